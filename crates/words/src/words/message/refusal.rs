//! Refusals of the club: what is not allowed, why, and what to do instead.

use crate::club::action::ReturnEntrant;
use crate::club::refusal::{
    EventRefusal, NoReturn, Numbered, PersonRefusal, PlanFault, RatingRefusal, Refusal, TextField,
};
use crate::domain::day;
use crate::domain::finish::FinishFault;
use crate::words::prelude::*;

words! {
    pub RefusalRooms in "refusal-fields" {
        rooms: {
            refused: RefusalWords, changed: ChangedWords, person: PersonRefusalWords,
            rating: RatingRefusalWords,
        }
        field[TextField];
        numbered[Numbered];
    }

    pub RefusalWords in "refusals" {
        no_return[NoReturn];
    }

    fn right_score(say; fault: ScoreFault, has_start: bool) -> Text match fault {
        ScoreFault::NoGames => score_walkover; ScoreFault::Level => play_one_more; _ if has_start => write_games_that;
        _ => check_score_against;
    }

    /// The matches that the command must name to go ahead.
    fn to_void(say; choice: &Correction) match &choice.keep {
        _ if choice.void.is_empty() => name_none; None => go_ahead_name(void = comma(&choice.void));
        Some(kept) => play_again(void = comma(&choice.void), swap = comma(kept));
    }

    fn refusal(say, club: Refusal) -> Message {
        NoSuchPlayer(id) => no_such_player(id = id.to_string());
        NoSuchTournament(id) => no_such_tournament(id = id.to_string());
        OfOtherKind(event, no) => other_kind(command = on("matches", *event, &club));
        NoSuchMatch(event, no) => no_such_match(command = on("matches", *event, &club));
        NoSuchStage(event, stage); NoSuchList(id) => no_such_list(id = id.0); Empty(field); Unclean(field);
        TooLong(field, length) => too_long(longest = field.longest()); NoSuchCategory(name) => { say.voice.words().message.meant.no_category(name, &club.category_names()) };
        NotPlayable(day) => not_playable(year = day::FIRST_YEAR); NotTheNextNumber { of: numbered, given, next };
        OwnName(player, name); NameOfAnother(name, player); TournamentNameTaken(name, _); ListNameTaken(name, _);
        NoSuchAlias(player, alias) => no_such_alias(
            aliases = list(say.voice, aliases(*player, &club).iter().cloned()));
        UnsoundLength(length) => unsound_length(most = Length::MOST); UnsoundScale;
        AlreadyDrawn(event); NotDrawn(event); Closed(event);
        ClosedToPlay(event, no, choice) if choice.void.is_empty() => closed_to_play(matches = &choice.open);
        ClosedToPlay(event, no, choice) if choice.keep.is_none() => closed_and_correcting(matches = &choice.void);
        ClosedToPlay(event, no, choice) => closed_or_swapped(
            matches = &choice.void, swap = comma(choice.keep.as_deref().unwrap_or_default()));
        HasDraw(event); HasNoDraw(event);
        AlreadyEntered(event, player) if club.tournament(*event).is_some_and(|it| it.has_left(*player)) =>
            already_entered + { say.way_back(*event, *player, &club) };
        AlreadyEntered(event, player); NamedTwice(event, player);
        NotEntered(event, player) => not_entered(command = on("show", *event, &club));
        EntrantCount { tournament: event, entered, least, most };
        NotTheEntrants(event, missing) => not_the_entrants(
            missing = JoinWords::speaking(say.voice).few(missing.iter().map(|id| player(say.voice, *id, club))));
        LotsMismatch(event); Waiting(event, no, matches);
        OtherSides { tournament: event, no, actual: pair, given };
        AlreadyScored(event, no, outcome) => already_scored(
            ended = say.ended(*event, *no, *outcome, club),
            command = format!("{} {no}", on("correct", *event, &club)));
        NotScored(event, no);
        SameResult(event, no, outcome) => same_result(ended = say.ended(*event, *no, *outcome, club));
        BadScore(event, no, length, fault) => bad_score(
            fault = OutcomeWords::speaking(say.voice).bad_score(fault, *length))
            + { say.right_score(*fault, has_start(*event, *no, &club)) };
        AgainstThemself(player);
        WouldVoid { tournament, no, choice, agreed } if choice.void.is_empty() => would_void + { say.to_void(choice) };
        WouldVoid { tournament, no, choice, agreed } => correcting_match_changes(
            found = say.losses(*tournament, &choice.void, club)) + { say.to_void(choice) };
        Unfinished(event, matches);
        Changed { shown, now } => {
            let say = ChangedWords::speaking(say.voice);
            Message::new(say.changed(shown, now, club), say.look_again())
        };
        Event(refusal) => { say.event(refusal, club) };
        Person(refusal) => { PersonRefusalWords::speaking(say.voice).refusal(refusal, club) };
        Rating(refusal) => { RatingRefusalWords::speaking(say.voice).refusal(refusal, club) };
    }

    fn event(say, club: EventRefusal) -> Message {
        FromExit(event, no) => decided_by_exit(gone = gone(*event, *no, &club));
        CountsForNobody(event, no) => is_void(gone = gone(*event, *no, &club)); NoOpponent(event, no);
        OtherStart(event, no, [start, second]);
        UnsoundStart(event, no, length); StageUnfinished(event, stage, matches);
        Tied(event, tied) => tied(
            names = list(say.voice, tied.iter().map(|id| name(*id, club))),
            places = say.places(*event, tied, &club),
            command = format!("banzuke tournament break-tie {} {}", named(*event, &club), tied.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")));
        NotTied(event); TieBroken(event); NotTheLots(event); UnsoundPlan(fault) => { say.plan_fault(fault) };
        NoStageAfter(event); NotADivision(event); RatingsMismatch(event); NoPoints(event, stage);
        NoSeats(event); StageDecided(event, stage); StageNotDrawn(event, stage);
        HasLeft(event, player, reason, on) => has_left + { say.way_back(*event, *player, &club) };
        NoWayBack(event, player, why) => no_way_back(why = say.no_return(*why))
            + { say.way_back(*event, *player, &club) };
        PlayedAfterLeaving(event, player, reason, on);
        ReasonMissing(event, no, correction) => closed_and_match(
            changed = say.ranks(&club, correction).unwrap_or_else(|| say.reason_missing().to_owned()));
        ReplacementEntered(event, from, to) => replacement_entered(command = leave(*event, *from, &club));
        HasResults(event, 0) => has_results(command = on("delete", *event, &club));
        HasResults(event, results) => some_results(
            command = format!("{} --results {results}", on("delete", *event, &club)));
        NoSemiFinals(event, stage); LotsAfterClose(event);
        NobodyToPair(event, round) if has_seats(*event, &club) => nobody_to_pair(title = named(*event, &club));
        NobodyToPair(event, round) => round_has_no(command = rounds(*event, round.saturating_sub(1), &club));
        EffectNotHere(event, _); LateEntriesClosed(event, LateClosed::LaterStage) => later_stage;
        LateEntriesClosed(event, LateClosed::NoPairings) => no_pairings;
        LateEntriesClosed(event, LateClosed::BracketFull) => bracket_full;
        LateEntriesClosed(event, LateClosed::ByesUsed) => byes_used;
        LateEntriesClosed(event, LateClosed::LastRound) => last_round;
        LateEntriesClosed(event, LateClosed::Full) => full;
        LateEntriesClosed(event, LateClosed::RoundPassed { until, reached, byes }) => round_passed(
            title = named(*event, &club));
        NoLateRound(event); NoPairedRounds(event, stage);
        RoundsOver(event, _, all) => rounds_over(rounds = all, command = rounds(*event, all + 1, &club));
        RoundsLeft(event, stage, left) => rounds_left(
            command = rounds(*event, club.tournament(*event).map_or(1, |found| found.last_round(*stage)), &club));
        RoundBegun(event, round, begun); NotEachOnce(event, wrong);
        NotTheseRounds(event, (first, last));
        NoPairing { tournament, round, forbidden: true } => no_pairing(
            event = tournament, command = allow(*tournament, &club));
        NoPairing { tournament, round, forbidden: false } => no_pairing_round(
            event = tournament, command = rounds(*tournament, round.saturating_sub(1), &club));
        NoLatePlace(event, open) => no_late_place(
            open = list(say.voice, open.iter().map(|it| say.voice.words().term.late_place(*it))));
        NoSuchGame(event, no, game); PodOver(event, no, games); NothingReported(event, no);
        ReporterElsewhere(event, no, by) => reporter_elsewhere(by = Called(*by));
        BadFinish(event, no, fault) => bad_finish(fault = say.finish_fault(fault, club));
        SameFinish(event, no, game);
        NoSuchTable(table) => no_such_table(names = list(say.voice, club.tables().iter().map(|it| it.name.clone())));
        UnsoundRange(range) => unsound_range(most = crate::domain::hall::MOST); LongTag(tag); TagTaken(tag, event);
        TableNameTaken(name) => table_name_taken(table = name); TableTaken(table, event, no);
        NotToBeCalled(event, no, MatchState::Waiting) if !awaits(*event, *no, &club).is_empty() =>
            waiting(matches = awaits(*event, *no, &club));
        NotToBeCalled(event, no, state); NotCalled(event, no); AlreadyPlaying(event, no);
        SamePostponement(event, no, postponed); NotGone(event, player);
        NoPlaces(event, Some(player)) => absent_has_no_place; NoPlaces(event, None);
        HasBegun(event, player, no); UnsoundCategories(name); SameCategories; UnsoundPrizes(event, category, place); UnsoundFees(event, category);
        NoFee(event) => no_fee(command = on("fees", *event, &club));
        SamePayment(event, player); NothingPaid(event, player); UnsoundDays(event, round); NoRounds(event); NoBreak;
        SameBreak(until); BreakOver { until, now }; Busy(player, event, no);
    }

    fn plan_fault(say: PlanFault) -> Message {
        Groups(groups); Takes(takes); Fill { fill, groups }; TakesInStage(1);
        TakesInStage(stage) => number_who_advance; Rounds(least); Bands; TableSize(size);
        TableGames(games); PlacePoints; Points; Standings;
    }

    fn finish_fault(say, club: FinishFault) {
        Stranger(player); Twice(player); Missing(player); NobodyAt { group };
    }

    pub PersonRefusalWords in "refusal-person";

    fn bearer(say, club; (who, number): &(PlayerId, String)) = number_of(player = registration(say.voice, *who, club));

    fn refusal(say, club: PersonRefusal) -> Message {
        AlreadyOne(a, b) => already_one(a = Registered(*a), b = Registered(*b));
        NotMerged(keep, absorb) => not_merged(absorb = Registered(*absorb), keep = Registered(*keep));
        SaidDifferent(a, b) => said_different(
            a = Registered(*a), b = Registered(*b), first = a.to_string(), second = b.to_string());
        Met(tournament, no, a, b) => met(a = Registered(*a), b = Registered(*b), matches = [*no]);
        BothEntered(tournament, a, b) => both_entered(a = Registered(*a), b = Registered(*b));
        BothPlaying(a, b, tournament, no) => both_playing(a = Registered(*a), b = Registered(*b));
        OtherExternal { scheme, bearers } => different_numbers(
            one = say.bearer(&bearers[0], club), other = say.bearer(&bearers[1], club));
        SameVerdict(a, b, verdict) => decided_already(a = Registered(*a), b = Registered(*b));
        AliasOfMerged { player, alias, bearer } => alias_of_merged(bearer = Registered(*bearer));
        EnteredAs { tournament, given, entered } => entered_as(
            given = Registered(*given), entered = Registered(*entered));
        ExternalOfAnother(id, bearer) => external_of_another(scheme = &id.scheme, value = &id.value);
        SameExternal(player, scheme) => same_external(
            player = Registered(*player), value = external(*player, scheme, &club));
        ExternalOfMerged { player, id, bearer } => external_of_merged(
            scheme = &id.scheme, value = &id.value, bearer = Registered(*bearer));
        SchemeTwice(scheme); UnlikelyBirth(born);
    }

    pub RatingRefusalWords in "refusal-rating";

    fn refusal(say, club: RatingRefusal) -> Message {
        NotTheScore(tournament, no, fault) => not_the_score(games = fault.games, score = fault.score);
        DecidedBefore(tournament, no); NothingPlayed(tournament, no);
        BadHands(tournament, no, fault) => bad_hands(fault = say.hands(fault, club));
        BadDeal(tournament, no, game); SameGames(tournament, no); SameSetting(tournament);
        UnsoundDivision; UnsoundChange(Change::By(points)) if *points == 0.0 => change_by_nothing;
        UnsoundChange(Change::By(points) | Change::To(points)) => change_too_large;
        PublishedAlready(id, on) => published_already(
            list = club.list(*id).map(|list| list.name.as_str()).unwrap_or_default());
        EverybodyTo; Ineligible(tournament, who, outside) => ineligible(why = say.outside(outside));
    }

    fn hands(say, club: HandTableFault) {
        Stranger(who) => stranger(who = Called(*who)); Alone(who) => alone(who = Called(*who));
        Twice(a, b) => twice(a = Called(*a), b = Called(*b));
    }

    fn outside(say: Ineligible) {
        TooLow { rating, above } => too_low(rating = written(*rating));
        TooHigh { rating, below } => too_high(rating = written(*rating)); Provisional;
    }

    pub ChangedWords in "refusal-changed";

    fn changed(say, club; shown: &Fact, now: &Fact) match (shown, now) {
        (Fact::Players((id, no), _), Fact::Players(_, players)) if players.is_empty() => players(event = id);
        (Fact::Players((id, no), before), Fact::Players(_, players)) => players_changed(
            event = id, sides = say.sides(players, club), before = say.sides(before, club));
        (Fact::Result((id, no), _), Fact::Result(_, None)) => result(event = id);
        (Fact::Result((id, no), _), Fact::Result(_, Some(outcome))) => result_changed(
            event = id, result = OutcomeWords::speaking(say.voice).alone(*outcome));
        (Fact::Game((id, no), game, _), Fact::Game(.., None)) => game_gone(game = say.game(game, no, tournament(*id, club)));
        (Fact::Game((id, no), game, _), Fact::Game(..)) => game_recorded(game = say.game(game, no, tournament(*id, club)));
        (Fact::Table((id, no), _), Fact::Table(_, None)) => table(event = id);
        (Fact::Table((id, no), _), Fact::Table(_, Some(table))) => table_changed(event = id);
        (Fact::Entrants(id, before), Fact::Entrants(_, now)) => { say.entered(*id, before, now, club) };
        (Fact::Boards(id, ..), Fact::Boards(_, round, _)) => boards(event = id);
        (Fact::Setting(..), Fact::Setting(_, Some(now))) => setting(
            action = entry::EntryWords::speaking(say.voice).action(&**now, club, None));
        (Fact::Plan(before), Fact::Plan(plan)) => { say.planned(before.first(), plan.first(), club) };
        _ => otherwise;
    }

    fn sides(say, club; players: &[Option<PlayerId>]) joined " - " {
        for one in players => { one.map_or_else(|| say.unknown().to_owned(), |id| name(id, club)) };
    }

    fn entered(say, club; id: TournamentId, before: &[PlayerId], now: &[PlayerId]) match (beside(now, before), beside(before, now)) {
        (new, gone) if new.is_empty() && gone.is_empty() => entrants(title = id);
        (new, gone) if gone.is_empty() => new_entrants(title = id, new = AllCalled(&new));
        (new, gone) if new.is_empty() => entrants_gone(title = id, gone = AllCalled(&gone));
        (new, gone) => entrants_exchanged(title = id, new = AllCalled(&new), gone = AllCalled(&gone));
    }

    fn planned(say, club; shown: Option<&Action>, now: Option<&Action>) match (shown, now) {
        (Some(Action::DrawStage(before)), Some(Action::DrawStage(now))) if sorted(&before.seeds) != sorted(&now.seeds) => {
            say.entered(now.tournament, &before.seeds, &now.seeds, club)
        };
        (Some(Action::DrawStage(_)), Some(Action::DrawStage(now))) => seeds_now(order = AllCalled(&now.seeds));
        (_, Some(Action::DrawPairings(now))) => pairings_now(
            named = list(say.voice, now.pairs.iter().take(PAIRINGS).map(|pair| pair.map(|id| name(id, club)).join(" - "))));
        _ => something_else;
    }
}

impl RefusalWords {
    fn ranks(self, club: &Club, correction: &Action) -> Option<String> {
        let ranks = club.consequences(correction).map(|found| found.ranks).unwrap_or_default();
        let short = |change| self.voice.words().message.foresight.short_rank(change, club);
        (!ranks.is_empty()).then(|| list(self.voice, ranks.iter().map(short)))
    }

    fn losses(self, id: TournamentId, void: &[MatchNo], club: Naming<'_>) -> String {
        let record = |no| club.tournament(id).and_then(|found| found.match_no(no)?.record);
        let line = |no| Some(self.ended(id, no, record(no)?.outcome, club));
        list(self.voice, void.iter().map(|no| self.lost(no, line(*no))))
    }

    fn ended(self, id: TournamentId, no: MatchNo, outcome: Outcome, club: Naming<'_>) -> String {
        let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
        record.map_or_else(
            || OutcomeWords::speaking(self.voice).alone(outcome),
            |record| OutcomeWords::speaking(self.voice).line(record.sides, outcome, club),
        )
    }

    /// How many of the tied players advance; nothing if all do.
    fn places(self, id: TournamentId, tied: &[PlayerId], club: &Club) -> String {
        let Some(found) = club.tournament(id) else { return String::new() };
        let next = found.current() + 1;
        if found.stage_no(next).is_none() || found.all_go_on(next, tied) {
            return String::new();
        }
        let start = self.voice.words().screen.start;
        let places = start.places(found.places_among(next, tied), tied.len());
        self.advancing(places.trim_end_matches('.'))
    }

    fn way_back(self, id: TournamentId, player: PlayerId, club: &Club) -> String {
        let found = club.tournament(id);
        let from = found.map_or(1, |found| found.back_from(player));
        let back = ReturnEntrant { tournament: id, player, from };
        if club.check(&back.into()).is_ok() {
            return self.coming_back(named(id, club), player);
        }
        let exit = found.and_then(|found| found.exits.get(&player));
        let seq = exit.map(|exit| exit.place.seq);
        seq.map_or_else(|| self.no_action().to_owned(), |seq| self.if_player_here(seq))
    }
}

fn on(command: &str, id: TournamentId, club: &Club) -> String {
    format!("banzuke tournament {command} {}", named(id, club))
}

fn rounds(id: TournamentId, rounds: u32, club: &Club) -> String {
    format!("{} --rounds {}", on("set", id, club), rounds.max(1))
}

fn leave(id: TournamentId, player: PlayerId, club: &Club) -> String {
    let phase = club.tournament(id).map(|found| found.phase);
    let command = if phase == Some(Phase::Registering) { "remove" } else { "withdraw" };
    format!("{} {player}", on(command, id, club))
}

fn allow(id: TournamentId, club: &Club) -> String {
    let stage = club.tournament(id).and_then(|found| found.stage());
    let pair = stage.and_then(|stage| stage.swiss.forbidden.first());
    let pair = pair.map(|[a, b]| format!("{a} {b}")).unwrap_or_default();
    format!("{} {pair} --allow", on("forbid", id, club))
}

fn aliases(id: PlayerId, club: &Club) -> &[String] {
    club.player(id).map_or(&[], |player| &player.aliases)
}

fn has_start(id: TournamentId, no: MatchNo, club: &Club) -> bool {
    club.tournament(id).and_then(|it| it.match_no(no)).is_some_and(|it| it.start != [0, 0])
}

fn awaits(id: TournamentId, no: MatchNo, club: &Club) -> Vec<MatchNo> {
    club.tournament(id).and_then(|it| it.match_no(no)).map(|it| it.awaits()).unwrap_or_default()
}

/// The players of a match who have left.
fn gone(id: TournamentId, no: MatchNo, club: &Club) -> Vec<PlayerId> {
    let Some(found) = club.tournament(id) else { return Vec::new() };
    let left = found.exits.keys().copied();
    left.filter(|player| found.match_no(no).is_some_and(|played| played.has(*player))).collect()
}

fn comma(matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}

fn has_seats(id: TournamentId, club: &Club) -> bool {
    club.tournament(id).and_then(|it| it.stage()).is_some_and(|it| it.plan.format.has_seats())
}

fn external<'a>(id: PlayerId, scheme: &str, club: &'a Club) -> &'a str {
    club.player(id).and_then(|found| found.external_in(scheme)).unwrap_or_default()
}

/// The most pairings that are listed, as in a question.
const PAIRINGS: usize = 8;

fn beside(all: &[PlayerId], others: &[PlayerId]) -> Vec<PlayerId> {
    all.iter().filter(|player| !others.contains(player)).copied().collect()
}

fn sorted(players: &[PlayerId]) -> Vec<PlayerId> {
    let mut players = players.to_vec();
    players.sort_unstable();
    players
}
