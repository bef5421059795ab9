//! Refused actions, and the reasons.

use crate::clock::in_the_hall;
use crate::club::refusal::{EventRefusal, PlanFault, Refusal};
use crate::club::tournament::LateClosed;
use crate::club::{Club, MatchState, Tournament};
use crate::domain::day;
use crate::domain::finish::FinishFault;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::words::message::outcome::{bad_score, outcome_alone, score_line};
use crate::words::message::refusal::{
    RefusalRooms, changed, comma, has_seats, person, rating, remedy,
};
use crate::words::message::{Message, few, list, matches, name, named, player, spot, tournament};
use crate::words::{Voice, words};

words! {
    /// Refused actions, and the reasons.
    pub RefusalWords in "refusals" {
        no_such_player(id) -> Message; no_such_tournament(id) -> Message;
        no_such_match(event, no, command) -> Message; no_such_stage(event, stage) -> Message;
        no_such_list(id) -> Message; empty(field) -> Message;
        too_long(field, length, longest) -> Message; unclean(field) -> Message;
        not_playable(day, year) -> Message; not_the_next_number(numbered, given, next) -> Message;
        own_name(player, name) -> Message; name_of_another(name, player) -> Message;
        no_such_alias(player, alias) -> Message; tournament_name_taken(name) -> Message;
        list_name_taken(name) -> Message; unsound_length(length, most) -> Message;
        unsound_scale() -> Message; already_drawn(event) -> Message; not_drawn(event) -> Message;
        closed(event) -> Message; closed_to_play(event, no, matches) -> Message;
        closed_and_correcting(event, no, matches) -> Message; has_draw(event) -> Message;
        has_no_draw(event) -> Message; already_entered(player, event) -> Message;
        named_twice(player, event) -> Message; not_entered(player, event, command) -> Message;
        entrant_count(event, entered, least, most) -> Message;
        not_the_entrants(event, missing) -> Message; players_named_not(event) -> Message;
        lots_mismatch(event) -> Message; waiting(no, event, matches) -> Message;
        other_sides(no, event, pair, given) -> Message; already_scored(no, event, ended, command) -> Message;
        not_scored(no, event) -> Message; same_result(no, event, ended) -> Message;
        bad_score(no, event, fault); against_themself(player) -> Message;
        unfinished(event, matches) -> Message; decided_by_exit(no, event) -> Message;
        is_void(no, event) -> Message; no_opponent(no, event) -> Message;
        other_start(no, event, start, second) -> Message;
        unsound_start(no, event, length) -> Message;
        stage_unfinished(stage, event, matches) -> Message;
        tied(event, names, places, command) -> Message; not_tied(event) -> Message;
        not_the_lots(event) -> Message; no_stage_after(event) -> Message;
        not_a_division(event) -> Message; ratings_mismatch(event) -> Message;
        no_points(stage, event) -> Message; stage_decided(stage, event) -> Message;
        no_seats(event) -> Message; stage_not_drawn(stage, event) -> Message;
        has_left(player, event); played_after_leaving(player, event) -> Message; reason_missing;
        closed_and_match(event, no, changed) -> Message;
        replacement_entered(to, from, event, command) -> Message;
        has_results(event, command) -> Message; some_results(event, results, command) -> Message;
        no_semi_finals(stage, event) -> Message; lots_after_close(event) -> Message;
        nobody_to_pair(round, event, title) -> Message;
        round_has_no(round, event, command) -> Message; effect_not_here(event) -> Message;
        later_stage(event) -> Message; no_pairings(event) -> Message;
        bracket_full(event) -> Message; byes_used(event) -> Message; last_round(event) -> Message;
        full(event) -> Message; round_passed(event); late_until_passed(event, until, reached);
        no_late_round(event) -> Message; no_paired_rounds(stage, event) -> Message;
        rounds_over(rounds, event, command) -> Message;
        rounds_left(event, left, command) -> Message; round_begun(round, event, begun) -> Message;
        not_each_once(event, wrong) -> Message; not_these_rounds(first, last, event) -> Message;
        no_pairing(round, event, command) -> Message;
        no_pairing_round(round, event, command) -> Message; no_late_place(event, open) -> Message;
        no_such_game(no, event, game) -> Message; pod_over(no, event, games) -> Message;
        nothing_reported(no, event) -> Message; reporter_elsewhere(by, no, event) -> Message;
        bad_finish(no, event, fault) -> Message; same_finish(game, no, event) -> Message;
        no_such_table(table, names) -> Message; unsound_range(range) -> Message;
        long_tag(tag) -> Message; tag_taken(tag, event) -> Message;
        table_name_taken(name, table) -> Message; table_taken(table, no, event) -> Message;
        not_to_be_called(no, event, state) -> Message; not_called(no, event) -> Message;
        already_playing(no, event) -> Message; same_postponement(no, event) -> Message;
        match_not_postponed(no, event) -> Message; not_gone(player, event) -> Message;
        no_way_back(player, event); no_places(event) -> Message;
        has_begun(no, event, player) -> Message; unsound_categories() -> Message;
        same_categories() -> Message; unsound_prizes(event) -> Message;
        unsound_fees(event) -> Message; no_fee(event, command) -> Message;
        same_payment(player, event) -> Message;
        unsound_days(event) -> Message; no_rounds(event) -> Message; no_break() -> Message;
        same_break(until) -> Message; break_over(until, now) -> Message;
        busy(player, no, event) -> Message; advancing(places); groups(groups) -> Message;
        takes(takes) -> Message; fill(groups) -> Message; takes_in_stage() -> Message;
        number_who_advance(stage) -> Message; rounds(least) -> Message; bands() -> Message;
        table_size(size) -> Message; table_games(games) -> Message; place_points() -> Message;
        points() -> Message; standings() -> Message; stranger(player); twice(player);
        missing(player); nobody_at(group); would_void(no, tournament, agreed); lost(no, ended);
        agreed(matches); correcting_match_changes(no, tournament, found, agreed);
        other_aliases(player, alias, aliases) -> Message;
        closed_or_swapped(event, no, matches, swap) -> Message; score_walkover; play_one_more;
        write_games_that; check_score_against; coming_back(named, player); if_player_here(seq);
        name_none; go_ahead_name(void); play_again(void, swap); byes_until(reached, until);
        late_until(reached, until); no_action;
    }
}

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(in crate::words::message) fn refusal(voice: Voice, refusal: &Refusal, club: &Club) -> Message {
    let (say, fields) = (RefusalWords::speaking(voice), RefusalRooms::speaking(voice));
    let title = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(voice, *id, club);
    match refusal {
        Refusal::NoSuchPlayer(id) => say.no_such_player(id),
        Refusal::NoSuchTournament(id) => say.no_such_tournament(id),
        Refusal::NoSuchMatch(id, no) => {
            say.no_such_match(title(id), no, remedy::tournament("matches", *id, club))
        }
        Refusal::NoSuchStage(id, stage) => say.no_such_stage(title(id), stage),
        Refusal::NoSuchList(id) => say.no_such_list(id.0),
        Refusal::Empty(field) => say.empty(fields.field(*field)),
        Refusal::TooLong(field, length) => {
            say.too_long(fields.field(*field), length, field.longest())
        }
        Refusal::Unclean(field) => say.unclean(fields.field(*field)),
        Refusal::NotPlayable(on) => say.not_playable(on, day::FIRST_YEAR),
        Refusal::NotTheNextNumber { of, given, next } => {
            say.not_the_next_number(fields.numbered(*of), given, next)
        }
        Refusal::OwnName(id, name) => say.own_name(who(id), name),
        Refusal::NameOfAnother(name, id) => say.name_of_another(name, who(id)),
        Refusal::NoSuchAlias(id, alias) => {
            let aliases = club.player(*id).map(|player| player.aliases.clone()).unwrap_or_default();
            if aliases.is_empty() {
                say.no_such_alias(who(id), alias)
            } else {
                say.other_aliases(who(id), alias, list(voice, aliases))
            }
        }
        Refusal::TournamentNameTaken(name, _) => say.tournament_name_taken(name),
        Refusal::ListNameTaken(name, _) => say.list_name_taken(name),
        Refusal::UnsoundLength(unsound) => {
            say.unsound_length(voice.words().term.length(*unsound), Length::MOST)
        }
        Refusal::UnsoundScale => say.unsound_scale(),
        Refusal::AlreadyDrawn(id) => say.already_drawn(title(id)),
        Refusal::NotDrawn(id) => say.not_drawn(title(id)),
        Refusal::Closed(id) => say.closed(title(id)),
        Refusal::ClosedToPlay(id, no, choice) if choice.void.is_empty() => {
            say.closed_to_play(title(id), no, matches(voice, &choice.open))
        }
        Refusal::ClosedToPlay(id, no, choice) => {
            let void = matches(voice, &choice.void);
            match &choice.keep {
                None => say.closed_and_correcting(title(id), no, void),
                Some(kept) => say.closed_or_swapped(title(id), no, void, comma(kept)),
            }
        }
        Refusal::HasDraw(id) => say.has_draw(title(id)),
        Refusal::HasNoDraw(id) => say.has_no_draw(title(id)),
        Refusal::AlreadyEntered(id, player) => {
            let refused = say.already_entered(who(player), title(id));
            if club.tournament(*id).is_some_and(|found| found.has_left(*player)) {
                Message::new(refused.what, remedy::coming_back(voice, *id, *player, club))
            } else {
                refused
            }
        }
        Refusal::NamedTwice(id, player) => say.named_twice(who(player), title(id)),
        Refusal::NotEntered(id, player) => {
            say.not_entered(who(player), title(id), remedy::tournament("show", *id, club))
        }
        Refusal::EntrantCount { tournament, entered, least, most } => {
            say.entrant_count(title(tournament), *entered, least, most)
        }
        Refusal::NotTheEntrants(id, missing) if !missing.is_empty() => {
            say.not_the_entrants(title(id), few(voice, missing.iter().map(who)))
        }
        Refusal::NotTheEntrants(id, _) => say.players_named_not(title(id)),
        Refusal::LotsMismatch(id) => say.lots_mismatch(title(id)),
        Refusal::Waiting(id, no, awaits) => say.waiting(no, title(id), matches(voice, awaits)),
        Refusal::OtherSides { tournament, no, actual, given } => say.other_sides(
            no,
            title(tournament),
            pair(voice, *actual, club),
            pair(voice, *given, club),
        ),
        Refusal::AlreadyScored(id, no, outcome) => {
            let command = format!("{} {no}", remedy::tournament("correct", *id, club));
            say.already_scored(no, title(id), ended(voice, *id, *no, *outcome, club), command)
        }
        Refusal::NotScored(id, no) => say.not_scored(no, title(id)),
        Refusal::SameResult(id, no, outcome) => {
            let ended = ended(voice, *id, *no, *outcome, club);
            say.same_result(no, title(id), ended)
        }
        Refusal::BadScore(id, no, length, fault) => Message::new(
            say.bad_score(no, title(id), bad_score(voice, *length, *fault)),
            remedy::bad_score(voice, *id, *no, *fault, club),
        ),
        Refusal::AgainstThemself(id) => say.against_themself(who(id)),
        Refusal::WouldVoid { tournament, no, choice, agreed } => Message::new(
            would_void(voice, *tournament, *no, &choice.void, agreed, club),
            remedy::would_void(voice, choice),
        ),
        Refusal::Unfinished(id, open) => say.unfinished(title(id), matches(voice, open)),
        Refusal::Changed { shown, now } => changed::changed(voice, shown, now, club),
        Refusal::Event(refusal) => stage_or_floor(voice, refusal, club),
        Refusal::Person(refusal) => person::refusal(voice, refusal, club),
        Refusal::Rating(refusal) => rating::refusal(voice, refusal, club),
    }
}

/// Refusals concerning stages, exits and tables.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
fn stage_or_floor(voice: Voice, refusal: &EventRefusal, club: &Club) -> Message {
    let say = RefusalWords::speaking(voice);
    let title = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(voice, *id, club);
    let place = |table: &str| spot(voice, table);
    match refusal {
        EventRefusal::FromExit(id, no) => say.decided_by_exit(no, title(id)),
        EventRefusal::CountsForNobody(id, no) => say.is_void(no, title(id)),
        EventRefusal::NoOpponent(id, no) => say.no_opponent(no, title(id)),
        EventRefusal::OtherStart(id, no, start) => {
            say.other_start(no, title(id), start[0], start[1])
        }
        EventRefusal::UnsoundStart(id, no, length) => {
            let length = voice.words().term.length(*length);
            say.unsound_start(no, title(id), length)
        }
        EventRefusal::StageUnfinished(id, stage, open) => {
            say.stage_unfinished(stage, title(id), matches(voice, open))
        }
        EventRefusal::Tied(id, tied) => {
            let names = list(voice, tied.iter().map(|id| name(*id, club)));
            let places = club.tournament(*id).and_then(|found| advancing(voice, found, tied));
            let places = places.unwrap_or_default();
            let tied: Vec<String> = tied.iter().map(ToString::to_string).collect();
            let (event, tied) = (named(*id, club), tied.join(" "));
            let command = format!("banzuke tournament break-tie {event} {tied}");
            say.tied(title(id), names, places, command)
        }
        EventRefusal::NotTied(id) => say.not_tied(title(id)),
        EventRefusal::NotTheLots(id) => say.not_the_lots(title(id)),
        EventRefusal::UnsoundPlan(fault) => plan_fault(voice, *fault),
        EventRefusal::NoStageAfter(id) => say.no_stage_after(title(id)),
        EventRefusal::NotADivision(id) => say.not_a_division(title(id)),
        EventRefusal::RatingsMismatch(id) => say.ratings_mismatch(title(id)),
        EventRefusal::NoPoints(id, stage) => say.no_points(stage, title(id)),
        EventRefusal::StageDecided(id, stage) => say.stage_decided(stage, title(id)),
        EventRefusal::NoSeats(id) => say.no_seats(title(id)),
        EventRefusal::StageNotDrawn(id, stage) => say.stage_not_drawn(stage, title(id)),
        EventRefusal::HasLeft(id, player) => Message::new(
            say.has_left(who(player), title(id)),
            remedy::coming_back(voice, *id, *player, club),
        ),
        EventRefusal::PlayedAfterLeaving(id, player) => {
            say.played_after_leaving(who(player), title(id))
        }
        EventRefusal::ReasonMissing(id, no, correction) => {
            let foresight = &voice.words().message.foresight;
            let changes = club.consequences(correction).map(|found| found.ranks);
            let ranks: Vec<String> = changes
                .unwrap_or_default()
                .iter()
                .map(|change| foresight.short_rank(change, club))
                .collect();
            let changed = match &ranks[..] {
                [] => say.reason_missing().to_owned(),
                _ => list(voice, ranks),
            };
            say.closed_and_match(title(id), no, changed)
        }
        EventRefusal::ReplacementEntered(id, from, to) => {
            say.replacement_entered(who(to), who(from), title(id), remedy::leave(*id, *from, club))
        }
        EventRefusal::HasResults(id, 0) => say.has_results(title(id), remedy::delete(*id, 0, club)),
        EventRefusal::HasResults(id, results) => {
            say.some_results(title(id), results, remedy::delete(*id, *results, club))
        }
        EventRefusal::NoSemiFinals(id, stage) => say.no_semi_finals(stage, title(id)),
        EventRefusal::LotsAfterClose(id) => say.lots_after_close(title(id)),
        EventRefusal::NobodyToPair(id, round) if has_seats(*id, club) => {
            say.nobody_to_pair(round, title(id), named(*id, club))
        }
        EventRefusal::NobodyToPair(id, round) => say.round_has_no(
            round,
            title(id),
            remedy::rounds(*id, round.saturating_sub(1).max(1), club),
        ),
        EventRefusal::EffectNotHere(id, _) => say.effect_not_here(title(id)),
        EventRefusal::LateEntriesClosed(id, closed) => match closed {
            LateClosed::LaterStage => say.later_stage(title(id)),
            LateClosed::NoPairings => say.no_pairings(title(id)),
            LateClosed::BracketFull => say.bracket_full(title(id)),
            LateClosed::ByesUsed => say.byes_used(title(id)),
            LateClosed::LastRound => say.last_round(title(id)),
            LateClosed::Full => say.full(title(id)),
            LateClosed::RoundPassed { until: 0, .. } => Message::new(
                say.round_passed(title(id)),
                remedy::reopening(voice, *id, *closed, club),
            ),
            LateClosed::RoundPassed { until, reached, .. } => Message::new(
                say.late_until_passed(title(id), until, reached),
                remedy::reopening(voice, *id, *closed, club),
            ),
        },
        EventRefusal::NoLateRound(id) => say.no_late_round(title(id)),
        EventRefusal::NoPairedRounds(id, stage) => say.no_paired_rounds(stage, title(id)),
        EventRefusal::RoundsOver(id, _, rounds) => {
            say.rounds_over(rounds, title(id), remedy::rounds(*id, rounds + 1, club))
        }
        EventRefusal::RoundsLeft(id, stage, left) => {
            let paired = club.tournament(*id).map_or(1, |found| found.last_round(*stage));
            say.rounds_left(title(id), left, remedy::rounds(*id, paired, club))
        }
        EventRefusal::RoundBegun(id, round, begun) => {
            let begun = matches(voice, begun);
            say.round_begun(round, title(id), begun)
        }
        EventRefusal::NotEachOnce(id, wrong) => {
            say.not_each_once(title(id), list(voice, wrong.iter().map(who)))
        }
        EventRefusal::NotTheseRounds(id, (first, last)) => {
            say.not_these_rounds(first, last, title(id))
        }
        EventRefusal::NoPairing { tournament, round, forbidden: true } => {
            say.no_pairing(round, title(tournament), remedy::allow(*tournament, club))
        }
        EventRefusal::NoPairing { tournament, round, forbidden: false } => say.no_pairing_round(
            round,
            title(tournament),
            remedy::rounds(*tournament, round.saturating_sub(1).max(1), club),
        ),
        EventRefusal::NoLatePlace(id, open) => {
            let term = voice.words().term;
            let open = list(voice, open.iter().map(|place| term.late_place(*place)));
            say.no_late_place(title(id), open)
        }
        EventRefusal::NoSuchGame(id, no, game) => say.no_such_game(no, title(id), game),
        EventRefusal::PodOver(id, no, games) => {
            let games = usize::try_from(*games).unwrap_or(usize::MAX);
            say.pod_over(no, title(id), games)
        }
        EventRefusal::NothingReported(id, no) => say.nothing_reported(no, title(id)),
        EventRefusal::ReporterElsewhere(id, no, by) => {
            say.reporter_elsewhere(name(*by, club), no, title(id))
        }
        EventRefusal::BadFinish(id, no, fault) => {
            say.bad_finish(no, title(id), bad_finish(voice, fault, club))
        }
        EventRefusal::SameFinish(id, no, game) => say.same_finish(game, no, title(id)),
        EventRefusal::NoSuchTable(table) => say.no_such_table(
            place(table),
            list(voice, club.tables().iter().map(|table| table.name.clone())),
        ),
        EventRefusal::UnsoundRange(range) => say.unsound_range(range),
        EventRefusal::LongTag(tag) => say.long_tag(tag),
        EventRefusal::TagTaken(tag, id) => say.tag_taken(tag, title(id)),
        EventRefusal::TableNameTaken(table) => say.table_name_taken(table, place(table)),
        EventRefusal::TableTaken(table, id, no) => say.table_taken(place(table), no, title(id)),
        EventRefusal::NotToBeCalled(id, no, MatchState::Waiting) => {
            let played = club.tournament(*id).and_then(|found| found.match_no(*no));
            let awaits = played.map(|played| played.awaits()).unwrap_or_default();
            say.waiting(no, title(id), matches(voice, &awaits))
        }
        EventRefusal::NotToBeCalled(id, no, state) => {
            say.not_to_be_called(no, title(id), voice.words().term.state(*state))
        }
        EventRefusal::NotCalled(id, no) => say.not_called(no, title(id)),
        EventRefusal::AlreadyPlaying(id, no) => say.already_playing(no, title(id)),
        EventRefusal::SamePostponement(id, no, true) => say.same_postponement(no, title(id)),
        EventRefusal::SamePostponement(id, no, false) => say.match_not_postponed(no, title(id)),
        EventRefusal::NotGone(id, player) => say.not_gone(who(player), title(id)),
        EventRefusal::NoWayBack(id, player) => Message::new(
            say.no_way_back(who(player), title(id)),
            remedy::coming_back(voice, *id, *player, club),
        ),
        EventRefusal::NoPlaces(id) => say.no_places(title(id)),
        EventRefusal::HasBegun(id, player, no) => say.has_begun(no, title(id), who(player)),
        EventRefusal::UnsoundCategories => say.unsound_categories(),
        EventRefusal::SameCategories => say.same_categories(),
        EventRefusal::UnsoundPrizes(id) => say.unsound_prizes(title(id)),
        EventRefusal::UnsoundFees(id) => say.unsound_fees(title(id)),
        EventRefusal::NoFee(id) => say.no_fee(title(id), remedy::tournament("fees", *id, club)),
        EventRefusal::SamePayment(id, player) => say.same_payment(who(player), title(id)),
        EventRefusal::UnsoundDays(id) => say.unsound_days(title(id)),
        EventRefusal::NoRounds(id) => say.no_rounds(title(id)),
        EventRefusal::NoBreak => say.no_break(),
        EventRefusal::SameBreak(until) => say.same_break(in_the_hall(*until).format("%H:%M")),
        EventRefusal::BreakOver { until, now } => {
            let [until, now] = [until, now].map(|at| in_the_hall(*at).format("%H:%M"));
            say.break_over(until, now)
        }
        EventRefusal::Busy(player, id, no) => say.busy(who(player), no, title(id)),
    }
}

/// How many of the tied advance, after a sentence; none where all do.
fn advancing(voice: Voice, found: &Tournament, tied: &[PlayerId]) -> Option<String> {
    let say = RefusalWords::speaking(voice);
    let next = found.current() + 1;
    if found.stage_no(next).is_none() || found.all_go_on(next, tied) {
        return None;
    }
    let places = voice.words().screen.start.places(found.places_among(next, tied), tied.len());
    Some(say.advancing(places.trim_end_matches('.')))
}

fn plan_fault(voice: Voice, fault: PlanFault) -> Message {
    let say = RefusalWords::speaking(voice);
    match fault {
        PlanFault::Groups(groups) => say.groups(groups),
        PlanFault::Takes(takes) => say.takes(takes),
        PlanFault::Fill(groups) => say.fill(groups),
        PlanFault::TakesInStage(1) => say.takes_in_stage(),
        PlanFault::TakesInStage(stage) => say.number_who_advance(stage),
        PlanFault::Rounds(least) => say.rounds(least),
        PlanFault::Bands => say.bands(),
        PlanFault::TableSize(size) => say.table_size(size),
        PlanFault::TableGames(games) => say.table_games(games),
        PlanFault::PlacePoints => say.place_points(),
        PlanFault::Points => say.points(),
        PlanFault::Standings => say.standings(),
    }
}

fn bad_finish(voice: Voice, fault: &FinishFault, club: &Club) -> String {
    let say = RefusalWords::speaking(voice);
    match fault {
        FinishFault::Stranger(id) => say.stranger(player(voice, *id, club)),
        FinishFault::Twice(id) => say.twice(player(voice, *id, club)),
        FinishFault::Missing(id) => say.missing(player(voice, *id, club)),
        FinishFault::NobodyAt { group } => say.nobody_at(group),
    }
}

fn would_void(
    voice: Voice,
    id: TournamentId,
    no: MatchNo,
    voided: &[MatchNo],
    agreed: &[MatchNo],
    club: &Club,
) -> String {
    let say = RefusalWords::speaking(voice);
    let tournament = tournament(id, club);
    if voided.is_empty() {
        let agreed = matches(voice, agreed);
        return say.would_void(no, tournament, agreed);
    }
    let lost = voided.iter().map(|no| {
        let record = club.tournament(id).and_then(|found| found.match_no(*no)?.record);
        let ended =
            record.map(|record| score_line(voice, record.sides, record.outcome, club.into()));
        say.lost(no, ended.unwrap_or_default())
    });
    let found = list(voice, lost);
    let agreed = if agreed.is_empty() { String::new() } else { say.agreed(matches(voice, agreed)) };
    say.correcting_match_changes(no, tournament, found, agreed)
}

fn pair(voice: Voice, sides: [PlayerId; 2], club: &Club) -> String {
    list(voice, sides.map(|id| player(voice, id, club)))
}

/// How the match of that number ended, with the names of who played it.
fn ended(voice: Voice, id: TournamentId, no: MatchNo, outcome: Outcome, club: &Club) -> String {
    let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
    record.map_or_else(
        || outcome_alone(voice, outcome),
        |record| score_line(voice, record.sides, outcome, club.into()),
    )
}
