//! Journal entries in words: the decision of each action.

use crate::club::action::{CreateTournament, EnterPlayers, SetPresence};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::domain::days;
use crate::domain::finish::Finish;
use crate::domain::game::written as games;
use crate::journal::undo::about;
use crate::words::prelude::*;

words! {
    pub EntryWords in "entries" {
        rooms: { kinds: EntryKindWords, }
    }

    fn presence(say, club; noted: &SetPresence, who: &str) match noted.presence {
        Presence::Here => here(who, ..noted); Presence::Away => away(who, ..noted); Presence::Expected => expected(who, ..noted);
    }

    fn value(say, club; what: &str, player: PlayerId, value: Option<&str>) = set(player = Registered(player));

    fn rounds_from(say; from: u32) match from {
        0 | 1 => all_not_played; _ => { say.voice.words().message.event.rounds(from, None) };
    }

    fn told(say, club: Told) {
        Match { sides, outcome, .. } => { OutcomeWords::speaking(say.voice).line(*sides, *outcome, club) };
        Game { game, order } => game(order = say.finished(order, club));
    }

    fn report(say, club; report: Option<&Report>, no: MatchNo, tournament: TournamentId) match report {
        None => reports_dropped;
        Some(Report { told, by: None, .. }) => reported(result = say.told(told, club));
        Some(Report { told, by: Some(by), .. }) => reported_by(by = Called(*by), result = say.told(told, club));
    }

    fn summary(say, club; one: &Action, seq: Option<Seq>) match one {
        Action::EnterPlayers(of) if of.players.len() > NAMED => many_added(players = of.players.len(), ..of);
        Action::OrderEntrants(of) if of.order.len() > NAMED => many_put_in_order(order = of.order.len(), ..of);
        Action::SetPresence(of) if of.players.len() > NAMED => { say.presence(of, &say.entrants(of.players.len()), club) };
        other => { say.action(other, club, seq) };
    }

    fn action(say, club: Action, seq: Option<Seq>) {
        CreateTournament(of) => create_tournament(name = club.as_event(&of.name), plan = say.voice.words().term.plan(&of.plan, None));
        RenameTournament(of) => rename_tournament(tournament = of.tournament.to_string(), name = club.as_event(&of.name));
        NoteOrigin(..);
        DeleteTournament(of) => delete_tournament(
            name = club.as_event(&of.name), tournament = of.tournament.to_string(), lost = of.results);
        EnterPlayers(of) => added(names = AllCalled(&of.players), ..of);
        RemoveEntrant(of) => remove_entrant(player = Called(of.player), ..of);
        OrderEntrants(of) => put_in_order(names = AllCalled(&of.order), ..of);
        SetPresence(of) => { say.presence(of, &names(say.voice, &of.players, club), club) };
        DrawStage(of) => draw_stage(entrants = of.seeds.len(), ..of);
        RecordResult(of) => record_match(result = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), ..of);
        RecordMatch(of) => record_match(result = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), ..of);
        CorrectResult(of) => corrected_match(
            line = OutcomeWords::speaking(say.voice).line(of.sides, of.outcome, club), voided = &of.void,
            swapped = if of.void.is_empty() { &of.keep[..] } else { &[] }, ..of);
        CloseTournament(..);
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
        AddAlias(of) => add_alias(player = Registered(of.player), ..of);
        RemoveAlias(of) => remove_alias(player = Registered(of.player), ..of);
        SetExternalId(of) => set_external_id(player = Registered(of.player), ..of);
        SetBorn(..); SetPublicity(..);
        MergePlayers(of) => merge_players(absorb = Registered(of.absorb), keep = Registered(of.keep));
        UnmergePlayers(of) => unmerge_players(absorb = Registered(of.absorb), keep = Registered(of.keep));
        JudgePlayers(of) => judge_players(a = Registered(of.a), b = Registered(of.b), ..of);

        SetGames(of) => set_games(games = games(&of.games), ..of);
        SetHands(..); SetTag(..); SetFirstMove(..);
        SetCardGame(of) => set_card_game(card_game = of.game.map(|game| say.voice.words().message.hands.game(game)), ..of);
        SetDivision(of) => set_division(takes = say.voice.words().message.rating.takes(of.division), ..of);
        PublishList(of) => publish_list(list = club.list(of.list).map(|it| club.as_event(&it.name)), ..of);
        AdjustRating(of) => rating_on_by(
            who = of.player, list = club.list(of.list).map(|it| club.as_event(&it.name)),
            by = match of.change { Change::By(points) => Some(format!("{points:+}")), Change::To(_) => None },
            to = match of.change { Change::To(points) => Some(points), Change::By(_) => None }, ..of);
        AddStage(of) => add_stage(plan = {
            let stages = club.tournament(of.tournament);
            let before = stages.and_then(|found| found.stage_no(of.stage.checked_sub(1)?));
            say.voice.words().term.plan(&of.plan, before.map(|stage| stage.plan.format))
        }, ..of);
        AddThirdPlace(..); SetRounds(..); ReplaceEntrant(..); SetLengths(..); SetLateEntries(..);
        DrawRound(of) => draw_round(tables = of.tables.len(), ..of);
        DrawPairings(of) => round_paired(
            boards = of.pairs.len(), bye = of.bye.map(Called), absent = of.absent.len(), by_hand = of.rules.is_none(), ..of);
        SetAbsence(of) => set_absence(
            who = Called(of.player), rounds = say.voice.words().message.event.rounds(of.from, of.until), ..of);
        ForbidPair(of) => forbid_pair(names = AllCalled(&of.pair), ..of);
        EnterLate(of) => late_entry(
            late = Called(of.player),
            group = of.group.map(|group| say.voice.words().message.event.group(group)),
            seed = of.seed.filter(|_| of.group.is_none() && of.rating.is_none()),
            number = of.seed.filter(|_| of.group.is_none() && of.rating.is_some()), ..of);
        ReturnEntrant(of) => return_entrant(back = Called(of.player), rounds = say.rounds_from(of.from), ..of);
        ExchangeEntrants(of) => exchange_entrants(a = Called(of.players[0]), b = Called(of.players[1]), ..of);
        Withdraw(of) => withdraw(
            player = Called(of.player), effect = {
                let stage = club.tournament(of.tournament).and_then(|found| found.stage());
                let format = stage.map(|stage| stage.plan.format);
                match of.effect {
                    ExitEffect::ForfeitRest if format.is_some_and(|one| !one.has_draw()) => "out",
                    ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => "others",
                    ExitEffect::ForfeitRest => "rest",
                    ExitEffect::VoidUnplayed => "unplayed",
                    ExitEffect::VoidAll => "all",
                }
            }, ..of);
        BreakTie(of) => tie_broken(names = AllCalled(&of.order), ..of);
        SetPlaces(of) => set_places(players = of.order.len(), names = AllCalled(&of.order), ..of);
        AddPlayOff(of) => add_play_off(names = AllCalled(&of.sides), ..of);
        SetPoints(of) => set_points(points = say.voice.words().term.points(of.points), ..of);
        SetMatchLength(of) => match_is(has_start = of.start != [0, 0], a = of.start[0], b = of.start[1], ..of);
        RecordGame(of) => record_game(finished = say.finished(&of.order, club), ..of);
        CorrectGame(of) => correct_game(finished = say.finished(&of.order, club), ..of);
        SetTables(of) => set_tables(tables = of.tables.len());
        SetCategories(of) => set_categories(categories = of.categories.written());
        SetPrizes(of) => set_prizes(count = of.prizes.lists.iter().map(|list| list.awards.len()).sum::<usize>(), ..of);
        SetFees(of) => set_fees(fees = of.fees.are_asked().then(|| of.fees.written()), ..of);
        SetPaid(of) if of.paid == Money::NONE => payment_back(..of);
        SetPaid(of) => paid(amount = {
            let fees = club.tournament(of.tournament).map(|found| &found.fees);
            fees.map_or_else(|| of.paid.to_string(), |fees| fees.money(of.paid))
        }, ..of);
        SetBreak(of) if of.until.is_none() => break_ended;
        SetBreak(of) => {
            let until = of.until.map(|until| written_in_the_hall(until, in_the_hall(of.at).date()));
            say.voice.words().term.on_break(until.unwrap_or_default())
        };
        SetCalls(of) => calls_set(
            begins = of.not_before.map(|at| in_the_hall(at).format("%Y-%m-%d %H:%M")), ..of);
        CallMatch(of) => call_match(players = AllCalled(&called((of.tournament, of.no), seq, club)), ..of);
        CallAgain(..); StartMatch(..); WithdrawCall(..); SetMatchDay(..); PostponeMatch(..);
        ReportResult(of) => { say.report(of.report.as_deref(), of.no, of.tournament, club) };
        SetRoundDays(of) => set_round_days(days = days::written(&of.days), ..of);
    }

    pub EntryKindWords in "entry-kinds" {
        counted[Action];
    }

    pub OutcomeWords in "outcome" {
        side[Side];
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

    fn score(say; score: Score) match score.starts() {
        [0, 0] => { score.to_string() }; [a, b] => written;
    }

    fn alone(say: Outcome) {
        Score(score) => { say.score(*score) };
        Walkover(side) => walkover_for(side = say.side(side));
        WinnerOnly(side) => won_alone(side = say.side(side));
        Retired(of) => retired_alone(
            score = say.score(of.score), side = say.side(of.winner.other()));
        Disqualified(of) => disqualified_alone(
            score = say.score(of.score), side = say.side(of.winner.other()));
        DoubleWalkover => double_walkover_alone; DoubleDisqualification => both_disqualified;
    }

    fn bad_score(say: ScoreFault, length: Length) {
        NoGames; Unfinished { first_to }; Overrun { .. }; WrongTotal { given, .. };
        BeyondBelief => beyond_belief(most = Score::MOST); Level; Over => over_before;
    }
}

/// More actions than these are counted instead of described.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

/// The decisions of an entry. `seq` is its number, if known.
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
    // The rounds that a start sets are visible on the screen.
    let starts = actions.iter().any(|one| matches!(one, Action::DrawStage(_)));
    // A player whose presence is noted together with the entry has entered.
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
    // If the tournament's creation was undone, only the entry has its name.
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
    pub fn entry(self, entry: &Entry, entries: &[Arc<Entry>], club: Naming<'_>) -> String {
        let (decision, undos) = about(entry, entries);
        let decided = actions(self.voice, &decision.actions, Some(decision.seq), club);
        match undos {
            0 => decided,
            taken if taken % 2 == 1 => self.undo_of(decision.seq, decided),
            _ => self.redo_of(decision.seq, decided),
        }
    }

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

/// The players of a call; none if they have changed since, as the earlier ones are not known.
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
