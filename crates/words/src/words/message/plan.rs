//! Forecasts of formats.

use std::collections::BTreeSet;

use crate::club::question::consequences::{Change, Consequences, LostCall, MatchView, RankChange};
use crate::foresight::{Candidate, Foresight, FormatLine, Priority, Then};
use crate::words::prelude::*;

words! {
    pub PlanWords in "plan" {
        priority[Priority];
    }

    fn candidate(say; of: Candidate) match of.then {
        None => { say.format(of.format, of.rounds) };
        Some(Then { format, takes }) => candidate_each(
            own = say.format(of.format, of.rounds), then = say.format(format, 1));
    }

    fn short(say; of: Candidate) match (of.format, of.then) {
        (Format::SingleElimination { placement: true, .. }, _) => single_all_places;
        (Format::SingleElimination { .. }, _) => single_elimination;
        (Format::DoubleElimination { grand_final: GrandFinal::Simple }, _) => double_elimination;
        (Format::DoubleElimination { grand_final: GrandFinal::Reset }, _) => double_reset;
        (Format::Groups { groups, .. }, Some(Then { takes, .. })) => groups_best;
        (Format::Tables { size, games }, _) => pods(rounds = of.rounds);
        (format, _) => { say.format(format, of.rounds) };
    }

    fn format(say; format: Format, rounds: u32) match format {
        Format::SingleElimination { placement: true, .. } => all_places(name = format);
        Format::DoubleElimination { grand_final: GrandFinal::Reset } => reset(name = format);
        Format::Groups { groups, .. } => groups; Format::Swiss { rounds, .. } => swiss(name = format);
        Format::Tables { size, games } => tables(name = format);
        _ => { say.voice.words().term.format(format).to_owned() };
    }

    fn sorted(say; priority: Priority, until: Option<&str>) = sorted_by(
        sure = (FormatLine::SURE * 100.0).round(), by = say.priority(priority));

    fn played(say; plan: &Foresight, start: &str) each {
        _ => simulated(
            players = plan.players.len(), tables = plan.tables, lengths = &plan.lengths,
            evenings = plan.evenings, seed = plan.seed);
        _ => match_takes(
            minutes = plan.durations.median(plan.usual_games()).round(), rests = say.rests_on(plan.durations.seen()));
        if plan.are_equal() => equal;
    }

    pub PairingsWords in "pairings";

    fn difference(say: Difference) {
        Impossible(round);
        Board { round, recorded, paired } => round_paired_here(
            recorded = say.board(recorded),
            paired = paired.map_or_else(|| say.not_at_all().to_owned(), |it| say.board(it)));
    }

    fn totals(say; files: usize, rounds: usize, differing: usize, unread: usize) joined "" {
        _ => { say.compared(files, rounds, differing) }; if unread > 0 => not_read;
    }

    fn no_round(say; why: NoRound) -> Message = round_cannot_paired(round = why.0);

    fn board(say: Board) {
        Pair([white, black]); Bye(start);
    }

    fn fault(say: ReportFault, file: &str) -> Message {
        NoGames; EmptyRound(round); Unread { line, code }; NotFollowed { line, code, text };
    }

    pub ForesightWords in "foresight";

    fn changes_to(say; no: MatchNo, round: &str, before: Option<&str>, after: Option<&str>) match (before, after) {
        (Some(before), Some(after)) => match_changes; (None, Some(after)) => match_added;
        (Some(before), None) => match_removed; (None, None) => { String::new() };
    }

    fn rank_of(say; name: &str, change: &RankChange, is_out: bool) match (change.before, change.after) {
        (_, None) if is_out => no_rank; (Some(before), Some(after)) => rank_changes;
        (Some(before), None) => rank_undecided_again; (None, Some(after)) => rank_known;
        (None, None) => rank_undecided;
    }

    fn rank(say; change: &RankChange, staged: bool, out: &BTreeSet<PlayerId>, club: &Club) match name(change.player, club) {
        name if staged => { say.rank_of(&say.stage(name, change.stage), change, out.contains(&change.player)) };
        name => { say.rank_of(&name, change, out.contains(&change.player)) };
    }

    /// The consequences of the first of these actions, a sentence each.
    fn lines(say; actions: &[Action], all: &Consequences, club: &Club, round: impl Fn(MatchNo) -> Option<RoundName>) each {
        if !all.calls.is_empty() => calls_go(matches = say.calls(&all.calls));
        for change in say.changes(actions, all, club, round) => { change }; if parts.is_empty() => none;
    }

    /// The matches and ranks that the first of these actions changes, and the pairings that stay; lost calls left out.
    fn changes(say; actions: &[Action], all: &Consequences, club: &Club, round: impl Fn(MatchNo) -> Option<RoundName>) each {
        for no in club.forgotten_games(actions) => games_go(no);
        for change in &all.matches => { say.change(change, round(change.no), &all.forfeiting, club) };
        for stage in &all.stands => stands; for round in &all.repaired => repaired;
        for change in &all.ranks => {
            let found = actions.first().and_then(Action::tournament).and_then(|id| club.tournament(id));
            say.rank(change, found.is_some_and(|found| found.stages.len() > 1), &all.unranked, club)
        };
    }

    fn gone(say; calls: &[LostCall]) if (!calls.is_empty()) = calls_gone(matches = say.calls(calls));
    /// Who gets money back and who owes it, where an entrant who has paid is replaced.
    fn payment(say, club; [from, to]: [PlayerId; 2], [paid, owed]: [String; 2]) = payment_stays(old = Called(from), new = Called(to));
    fn starts_stay(say; agreed: &[MatchNo]) if (!agreed.is_empty()) = starts_stay_in(matches = agreed);

    fn short_rank(say, club; change: &RankChange) = rank_moves(name = Called(change.player), ..change);
}

impl ForesightWords {
    pub fn calls(self, calls: &[LostCall]) -> String {
        let each = |it: &LostCall| self.each(it.no, self.voice.words().term.table(&it.table));
        list(self.voice, calls.iter().map(each))
    }

    fn change(
        self,
        change: &Change,
        round: Option<RoundName>,
        left: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let round =
            round.map(|it| self.round(self.voice.words().term.round(&it))).unwrap_or_default();
        let (say, none) = (self.voice, BTreeSet::new());
        let before = change.before.map(|view| shown(say, view, &none, club));
        let after = change.after.map(|view| shown(say, view, left, club));
        self.changes_to(change.no, &round, before.as_deref(), after.as_deref())
    }
}

/// A match as it is or would be: `あおくま 2-1 TM`, or its known
/// players. Opponents of players in `left` advance by walkover.
fn shown(voice: Voice, view: MatchView, left: &BTreeSet<PlayerId>, club: &Club) -> String {
    let say = ForesightWords::speaking(voice);
    if let ([Some(a), Some(b)], Some(outcome)) = (view.sides, view.outcome) {
        return OutcomeWords::speaking(voice).line([a, b], outcome, club);
    }
    let label = voice.words().message.label;
    let side = |at: usize| match (view.sides[at], view.slots[at]) {
        (Some(player), _) => name(player, club),
        (None, Slot::WinnerOf(no)) => label.winner_of(no),
        (None, Slot::LoserOf(no)) => label.loser_of(no),
        (None, _) => say.side_unknown().to_owned(),
    };
    let [a, b] = [side(0), side(1)];
    match view.sides.map(|side| side.is_some_and(|player| left.contains(&player))) {
        [true, false] => return OutcomeWords::speaking(voice).walkover(&b, &a),
        [false, true] => return OutcomeWords::speaking(voice).walkover(&a, &b),
        _ => {}
    }
    say.not_yet_played(a, b)
}
