//! Journal entries in words: the decision of each action.

use crate::club::action::{CreateTournament, EnterPlayers, SetPresence};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::domain::days;
use crate::domain::finish::Finish;
use crate::domain::game::written as games;
use crate::domain::hall::Priority;
use crate::journal::undo::about;
use crate::words::prelude::*;

words! {
    pub EntryWords in "entries" {
        rooms: { kinds: EntryKindWords, }
    }

    fn presence(say, club; noted: &SetPresence, who: &str) match noted.presence {
        Presence::Here => here(title = noted.tournament, who); Presence::Away => away(title = noted.tournament, who);
        Presence::Expected => expected(title = noted.tournament, who);
    }

    fn value(say, club; what: &str, player: PlayerId, value: Option<&str>) match value {
        None => cleared(player, what); Some(value) => set(player, what, value);
    }

    fn rounds_from(say; from: u32) match from {
        0 | 1 => all_not_played; _ => { say.voice.words().message.event.rounds(from, None) };
    }

    /// A result as it is reported: `あおくま 2-1 TM`, or who finished where in a game.
    fn told(say, club: Told) {
        Match { sides, outcome, .. } => { OutcomeWords::speaking(say.voice).line(*sides, *outcome, club) };
        Game { game, order } => game(game, order = say.finished(order, club));
    }

    fn report(say, club; report: Option<&Report>, place: &str) match report {
        None => reports_dropped(place);
        Some(Report { told, by: None, .. }) => reported(result = say.told(told, club), place);
        Some(Report { told, by: Some(by), .. }) => reported_by(by = Called(*by), result = say.told(told, club), place);
    }

    fn summary(say, club; one: &Action, seq: Option<Seq>) match one {
        Action::EnterPlayers(of) if of.players.len() > NAMED => many_added(tournament = of.tournament, players = of.players.len());
        Action::OrderEntrants(of) if of.order.len() > NAMED => many_put_in_order(tournament = of.tournament, order = of.order.len());
        Action::SetPresence(of) if of.players.len() > NAMED => { say.presence(of, &say.entrants(of.players.len()), club) };
        other => { say.action(other, club, seq) };
    }

    fn place(say, club; no: MatchNo, id: TournamentId) = match_of(no, event = id);

    fn action(say, club: Action, seq: Option<Seq>) {
        CreateTournament(of) => create_tournament(
            name = club.as_event(&of.name), plan = say.voice.words().term.plan(&of.plan, None));
        RenameTournament(of) => rename_tournament(
            tournament = of.tournament.to_string(), name = club.as_event(&of.name));
        NoteOrigin(of) => note_origin(event = of.tournament, club = &of.club, number = of.number);
        DeleteTournament(of) if of.results == 0 => delete_tournament(
            name = club.as_event(&of.name), tournament = of.tournament.to_string());
        DeleteTournament(of) => deleted_with(
            name = club.as_event(&of.name), tournament = of.tournament.to_string(), lost = of.results);
        EnterPlayers(of) => added(event = of.tournament, names = AllCalled(&of.players));
        RemoveEntrant(of) => remove_entrant(event = of.tournament, player = Called(of.player));
        OrderEntrants(of) => put_in_order(event = of.tournament, names = AllCalled(&of.order));
        SetPresence(of) => { say.presence(of, &names(say.voice, &of.players, club), club) };
        DrawStage(of) if of.stage == 1 => started(
            event = of.tournament, entrants = of.seeds.len(), lots = of.lots);
        DrawStage(of) => stage_paired(
            event = of.tournament, stage = of.stage, entrants = of.seeds.len(), lots = of.lots);
        RecordResult(of) => record_match(
            result = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), no = of.no, event = of.tournament);
        RecordMatch(of) => record_match(
            result = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), no = of.no, event = of.tournament);
        CorrectResult(of) => corrected_match(
            line = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), no = of.no, event = of.tournament,
            voided = &of.void, swapped = if of.void.is_empty() { &of.keep[..] } else { &[] },
            reason = &of.reason);
        CloseTournament(of) => close_tournament(event = of.tournament);
        SetRatingList(of) => set_rating_list(
            name = club.as_event(&of.name), scale = say.voice.words().message.rating.scale(&of.scale),
            established = (of.established != Established::STANDARD)
                .then(|| say.voice.words().message.rating.established(&of.established)));

        AddPlayer(of) => add_player(name = club.as_player(&of.name), player = of.player.to_string());
        RenamePlayer(of) => rename_player(player = of.player.to_string(), name = club.as_player(&of.name));
        SetReading(of) => { say.value(say.set_reading(), of.player, of.reading.as_deref(), club) };
        SetClub(of) => { say.value(say.set_club(), of.player, of.club.as_deref(), club) };
        SetTitle(of) => { say.value(say.set_title(), of.player, of.title.as_deref(), club) };
        SetNote(of) => { say.value(say.set_note(), of.player, of.note.as_deref(), club) };
        SetPlayerCategories(of) => {
            let all = say.voice.words().term.list(&of.categories);
            let all = (!all.is_empty()).then_some(all.as_str());
            say.value(say.set_player_categories(), of.player, all, club)
        };
        AddAlias(of) => add_alias(player = of.player, alias = &of.alias);
        RemoveAlias(of) => remove_alias(player = of.player, alias = &of.alias);
        SetBorn(of) if of.born.is_some() => set_born(player = of.player);
        SetBorn(of) => birth_date_cleared(player = of.player);
        SetExternalId(of) if of.value.is_none() => id_removed(player = of.player, scheme = &of.scheme);
        SetExternalId(of) => set_external_id(player = of.player, scheme = &of.scheme, value = &of.value);
        SetPublicity(of) if of.publicity == Publicity::Full => full(who = of.player);
        SetPublicity(of) if of.publicity == Publicity::Initials => initials(who = of.player);
        SetPublicity(of) => hidden(who = of.player);
        MergePlayers(of) => merge_players(absorb = Registered(of.absorb), keep = Registered(of.keep));
        UnmergePlayers(of) => unmerge_players(absorb = Registered(of.absorb), keep = Registered(of.keep));
        JudgePlayers(of) => judge_players(
            a = Registered(of.a), b = Registered(of.b), verdict = of.verdict.map(|it| match it {
                Verdict::Different => "different",
                Verdict::Later => "later",
            }));

        SetGames(of) if of.games.is_empty() => set_games(no = of.no, event = of.tournament);
        SetGames(of) => games_match(no = of.no, event = of.tournament, games = games(&of.games));
        SetHands(of) => set_hands(game = of.game, no = of.no, event = of.tournament);
        SetTag(of) if of.tag.is_none() => tag_removed(event = of.tournament);
        SetTag(of) => set_tag(event = of.tournament, tag = &of.tag);
        SetCardGame(of) if of.game.is_none() => hands_typed_as(event = of.tournament);
        SetCardGame(of) => set_card_game(
            event = of.tournament, card_game = of.game.map(|game| say.voice.words().message.hands.game(game)));
        SetFirstMove(of) if of.p.is_none() => first_move_win(event = of.tournament);
        SetFirstMove(of) => set_first_move(event = of.tournament, p = of.p);
        SetDivision(of) => set_division(event = of.tournament, takes = say.voice.words().message.rating.takes(of.division));
        PublishList(of) => publish_list(
            list = club.list(of.list).map(|it| club.as_event(&it.name)), on = of.on);
        AdjustRating(of) => rating_on_by(
            who = of.player, list = club.list(of.list).map(|it| club.as_event(&it.name)),
            by = match of.change { Change::By(points) => Some(format!("{points:+}")), Change::To(_) => None },
            to = match of.change { Change::To(points) => Some(points), Change::By(_) => None },
            reason = &of.reason);
        AddStage(of) => add_stage(event = of.tournament, stage = of.stage, plan = {
            let stages = club.tournament(of.tournament);
            let before = stages.and_then(|found| found.stage_no(of.stage.checked_sub(1)?));
            say.voice.words().term.plan(&of.plan, before.map(|stage| stage.plan.format))
        });
        AddThirdPlace(of) => add_third_place(event = of.tournament);
        DrawRound(of) => draw_round(
            event = of.tournament, round = of.round, tables = of.tables.len(), lots = of.lots);
        DrawPairings(of) if of.again => round_paired_again(
            event = of.tournament, round = of.round, boards = of.pairs.len(), bye = of.bye.map(Called),
            absent = of.absent.len(), by_hand = of.rules.is_none());
        DrawPairings(of) => round_paired(
            event = of.tournament, round = of.round, boards = of.pairs.len(), bye = of.bye.map(Called),
            absent = of.absent.len(), by_hand = of.rules.is_none());
        SetAbsence(of) => {
            let event = say.voice.words().message.event;
            let rounds = event.rounds(of.from, of.until);
            let (title, who) = (tournament(of.tournament, club), name(of.player, club));
            match of.bye {
                Some(bye) => say.absent_in(title, who, rounds, event.asked_bye(bye)),
                None => say.present_in(title, who, rounds),
            }
        };
        ForbidPair(of) if of.forbidden => forbid_pair(event = of.tournament, names = AllCalled(&of.pair));
        ForbidPair(of) => may_be_paired_again(event = of.tournament, names = AllCalled(&of.pair));
        SetRounds(of) => set_rounds(event = of.tournament, rounds = of.rounds);
        EnterLate(of) => late_entry(
            event = of.tournament, late = Called(of.player),
            group = of.group.map(|group| say.voice.words().message.event.group(group)),
            seed = of.seed.filter(|_| of.group.is_none() && of.rating.is_none()),
            number = of.seed.filter(|_| of.group.is_none() && of.rating.is_some()),
            missed = of.missed.map(|worth| match worth {
                AskedBye::Half => "half",
                AskedBye::Zero => "zero",
            }));
        ReplaceEntrant(of) => replace_entrant(event = of.tournament, to = of.to, from = of.from);
        ReturnEntrant(of) => return_entrant(
            event = of.tournament, back = Called(of.player), rounds = say.rounds_from(of.from));
        ExchangeEntrants(of) => exchange_entrants(
            event = of.tournament, a = Called(of.players[0]), b = Called(of.players[1]));
        Withdraw(of) => withdraw(
            event = of.tournament, player = Called(of.player), how = match of.reason {
                ExitReason::Withdrawn => "withdrawn",
                ExitReason::Disqualified => "disqualified",
            }, effect = {
                let stage = club.tournament(of.tournament).and_then(|found| found.stage());
                let format = stage.map(|stage| stage.plan.format);
                match of.effect {
                    ExitEffect::ForfeitRest if format.is_some_and(|one| !one.has_draw()) => "out",
                    ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => "others",
                    ExitEffect::ForfeitRest => "rest",
                    ExitEffect::VoidUnplayed => "unplayed",
                    ExitEffect::VoidAll => "all",
                }
            });
        BreakTie(of) => tie_broken(
            event = of.tournament, lots = of.lots, reason = &of.reason, names = AllCalled(&of.order));
        SetPlaces(of) if of.order.is_empty() => places_removed(event = of.tournament);
        SetPlaces(of) if of.order.len() == 1 => winner(event = of.tournament, winner = of.order.first());
        SetPlaces(of) => final_places(event = of.tournament, names = AllCalled(&of.order));
        AddPlayOff(of) => add_play_off(
            place = say.place(of.no, of.tournament, club), names = AllCalled(&of.sides));
        SetLengths(of) => set_lengths(event = of.tournament, stage = of.stage, lengths = &of.lengths);
        SetPoints(of) => set_points(
            event = of.tournament, stage = of.stage, points = say.voice.words().term.points(of.points));
        SetLateEntries(of) if of.until == 0 => no_late_entries(event = of.tournament);
        SetLateEntries(of) => late_entries_until(event = of.tournament, until = of.until);
        SetMatchLength(of) => match_is(
            place = say.place(of.no, of.tournament, club), length = of.length,
            has_start = of.start != [0, 0], a = of.start[0], b = of.start[1]);
        RecordGame(of) => record_game(
            finished = say.finished(&of.order, club), game = of.game,
            place = say.place(of.no, of.tournament, club));
        CorrectGame(of) => correct_game(
            finished = say.finished(&of.order, club), game = of.game,
            place = say.place(of.no, of.tournament, club), reason = &of.reason);
        SetTables(of) => set_tables(tables = of.tables.len());
        SetCategories(of) if of.categories.list.is_empty() => categories_removed;
        SetCategories(of) => categories(categories = of.categories.written());
        SetPrizes(of) if of.prizes.lists.iter().all(|list| list.awards.is_empty()) => prizes_removed(
            event = of.tournament);
        SetPrizes(of) => prizes_set(
            event = of.tournament,
            count = of.prizes.lists.iter().map(|list| list.awards.len()).sum::<usize>());
        SetFees(of) if !of.fees.are_asked() => fees_removed(event = of.tournament);
        SetFees(of) => fees_set(event = of.tournament, fees = of.fees.written());
        SetPaid(of) if of.paid == Money::NONE => payment_back(player = of.player, event = of.tournament);
        SetPaid(of) => paid(player = of.player, event = of.tournament, amount = {
            let fees = club.tournament(of.tournament).map(|found| &found.fees);
            fees.map_or_else(|| of.paid.to_string(), |fees| fees.money(of.paid))
        });
        SetBreak(of) if of.until.is_none() => break_ended;
        SetBreak(of) => {
            let until = of.until.map(|until| written_in_the_hall(until, in_the_hall(of.at).date()));
            say.voice.words().term.on_break(until.unwrap_or_default())
        };
        SetCalls(of) => calls_set(
            event = of.tournament, priority = match of.priority {
                Priority::First => "first",
                Priority::Normal => "normal",
                Priority::Last => "last",
            }, begins = of.not_before.map(|at| in_the_hall(at).format("%Y-%m-%d %H:%M")),
            tables = &of.tables);
        CallMatch(of) => call_match(
            place = say.place(of.no, of.tournament, club), table = spot(say.voice, &of.table),
            players = AllCalled(&called((of.tournament, of.no), seq, club)));
        CallAgain(of) => call_again(place = say.place(of.no, of.tournament, club));
        StartMatch(of) => start_match(place = say.place(of.no, of.tournament, club));
        WithdrawCall(of) => withdraw_call(place = say.place(of.no, of.tournament, club));
        ReportResult(of) => { say.report(of.report.as_deref(), &say.place(of.no, of.tournament, club), club) };
        SetRoundDays(of) if of.days.is_empty() => no_round_days(event = of.tournament);
        SetRoundDays(of) => round_days(event = of.tournament, days = days::written(&of.days));
        SetMatchDay(of) if of.day.is_none() => day_of_its_round(
            place = say.place(of.no, of.tournament, club));
        SetMatchDay(of) => match_day(place = say.place(of.no, of.tournament, club), day = of.day);
        PostponeMatch(of) if of.postponed => match_postponed(
            place = say.place(of.no, of.tournament, club));
        PostponeMatch(of) => back_in_queue(place = say.place(of.no, of.tournament, club));
    }

    pub EntryKindWords in "entry-kinds" {
        counted[Action];
    }

    pub OutcomeWords in "outcome" {
        place[Side];
    }

    /// `あおくま 2-1 TM`.
    fn line(say, club; [a, b]: [PlayerId; 2], outcome: Outcome) match outcome {
        Outcome::Score(score) => { format!("{} {} {}", name(a, club), say.score(score), name(b, club)) };
        Outcome::Walkover(side) => walkover(winner = Called(of(a, b, side)), loser = Called(of(a, b, side.other())));
        Outcome::WinnerOnly(side) => winner_only(winner = Called(of(a, b, side)), loser = Called(of(a, b, side.other())));
        Outcome::Retired(broken) => retired(
            a = Called(a), score = say.score(broken.score), b = Called(b), loser = Called(of(a, b, broken.winner.other())));
        Outcome::Disqualified(broken) => disqualified(
            a = Called(a), score = say.score(broken.score), b = Called(b), loser = Called(of(a, b, broken.winner.other())));
        Outcome::DoubleWalkover => double_walkover(a = Called(a), b = Called(b));
        Outcome::DoubleDisqualification => double_disqualification(a = Called(a), b = Called(b));
    }

    /// Games, and what was given before them.
    fn score(say; score: Score) match score.starts() {
        [0, 0] => { score.to_string() }; [a, b] => written(score, a, b);
    }

    fn alone(say: Outcome) {
        Score(score) => { say.score(*score) };
        Walkover(side) => walkover_for(place = say.place(side));
        WinnerOnly(side) => won_alone(place = say.place(side));
        Retired(of) => retired_alone(
            score = say.score(of.score), place = say.place(of.winner.other()));
        Disqualified(of) => disqualified_alone(
            score = say.score(of.score), place = say.place(of.winner.other()));
        DoubleWalkover => double_walkover_alone; DoubleDisqualification => both_disqualified;
    }

    fn bad_score(say: ScoreFault, length: Length) {
        NoGames; Unfinished { first_to } => unfinished(length, first_to);
        Overrun { .. } => overrun(length); WrongTotal { given, .. } => wrong_total(length, given);
        BeyondBelief => beyond_belief(most = Score::MOST); Level; Over => over_before(length);
    }
}

/// More actions than this are counted, not described.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

pub(super) fn entry(
    voice: Voice,
    entry: &Entry,
    entries: &[Arc<Entry>],
    club: Naming<'_>,
) -> String {
    let say = EntryWords::speaking(voice);
    let (decision, undos) = about(entry, entries);
    let decided = actions(voice, &decision.actions, Some(decision.seq), club);
    match undos {
        0 => decided,
        taken if taken % 2 == 1 => say.undo_of(decision.seq, decided),
        _ => say.redo_of(decision.seq, decided),
    }
}

/// The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
pub(super) fn actions(
    voice: Voice,
    actions: &[Action],
    seq: Option<Seq>,
    club: Naming<'_>,
) -> String {
    let say = EntryWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    // `rescue` leaves an entry without actions in the place of a lost one.
    if actions.is_empty() {
        return say.lost().to_owned();
    }
    // The rounds that a start brings are seen at once.
    let starts = actions.iter().any(|one| matches!(one, Action::DrawStage(_)));
    // Who is noted as here at the door is entered.
    let arrives = actions.iter().any(|one| matches!(one, Action::SetPresence(_)));
    let told = |one: &Action| match one {
        Action::SetRounds(_) => !starts,
        Action::EnterPlayers(_) => !arrives || actions.len() <= TOLD,
        _ => true,
    };
    let beside = |one: &&Action| told(one);
    let actions: Vec<&Action> = actions.iter().filter(beside).collect();
    let mut tournaments = actions.iter().filter_map(|action| action.tournament());
    let about = tournaments.next().filter(|id| tournaments.all(|other| other == *id));
    // Of a tournament that its undo has taken away only the entry knows the name.
    let gone = about.filter(|id| club.tournament(*id).is_none());
    let created = gone.and_then(|_| {
        actions.iter().find_map(|action| match action {
            Action::CreateTournament(CreateTournament { name, .. }) => Some(name.as_str()),
            _ => None,
        })
    });
    if actions.len() <= TOLD && (created.is_none() || actions.len() == 1) {
        let told = actions.iter().map(|one| say.summary(one, seq, club));
        return told.collect::<Vec<_>>().join(joins.stop());
    }
    // In the order in which each kind first occurs.
    let kinds = EntryKindWords::speaking(voice);
    let mut counts: Vec<(String, &Action, usize)> = Vec::new();
    for action in actions {
        let kind = kinds.counted(action, 1);
        match counts.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., count)) => *count += weight(action),
            None => counts.push((kind, action, weight(action))),
        }
    }
    let counted = counts.into_iter().map(|(_, action, count)| kinds.counted(action, count));
    let counted = counted.collect::<Vec<_>>().join(joins.comma());
    let name =
        created.map(|name| club.as_event(name)).or_else(|| about.map(|id| tournament(id, club)));
    match name {
        Some(name) => say.of_tournament(name, counted),
        None => counted,
    }
}

impl EntryWords {
    /// `あおくま, TM = 辻 素子, コヨーテ`, with the places where the language has them.
    fn finished(self, order: &Finish, club: Naming<'_>) -> String {
        let mut place = 1;
        let level = |group: &Vec<_>| {
            let names: Vec<String> = group.iter().map(|id| name(*id, club)).collect();
            let told = self.finisher(place, names.join(self.level()));
            place += group.len();
            told
        };
        let comma = JoinWords::speaking(self.voice).comma();
        order.0.iter().map(level).collect::<Vec<_>>().join(comma)
    }
}

/// The players of a call; none if the match has lost it: its players have changed since, and the earlier ones are not
fn called(called: Where, seq: Option<Seq>, club: Naming<'_>) -> Vec<PlayerId> {
    let Some((_, played)) = club.fixture(called) else { return Vec::new() };
    let players = played.players();
    let is_that_call = |seq| played.call().is_some_and(|call| call.called.seq == seq);
    if players.len() < 2 || !seq.is_none_or(is_that_call) { Vec::new() } else { players }
}

fn weight(action: &Action) -> usize {
    match action {
        Action::EnterPlayers(EnterPlayers { players, .. })
        | Action::SetPresence(SetPresence { players, .. }) => players.len(),
        _ => 1,
    }
}

const fn of(a: PlayerId, b: PlayerId, side: Side) -> PlayerId {
    match side {
        Side::A => a,
        Side::B => b,
    }
}
