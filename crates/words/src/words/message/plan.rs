//! Forecasts of formats.

use std::collections::BTreeSet;

use super::entry::{score_line, walkover};
use super::{list, matches, name, spot};
use crate::club::question::consequences::{Change, Consequences, LostCall, MatchView, RankChange};
use crate::club::{Action, Club};
use crate::domain::bracket::{GrandFinal, Slot};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::swiss::{Board, Difference, NoRound, ReportFault};
use crate::foresight::{Candidate, Foresight, FormatLine, Priority, Then};
use crate::words::catalog::Called;
use crate::words::{Voice, words};

words! {
    pub PlanWords in "plan" {
        priority[Priority];
    }

    fn rests_on(say; seen: usize) match seen {
        0 => as_elsewhere; count => of_matches(count);
    }

    /// Like [`Self::candidate`], where there is little room.
    fn short(say; of: Candidate) match (of.format, of.then) {
        (Format::SingleElimination { placement: true, .. }, _) => single_all_places;
        (Format::SingleElimination { .. }, _) => single_elimination;
        (Format::DoubleElimination { grand_final: GrandFinal::Simple }, _) => double_elimination;
        (Format::DoubleElimination { grand_final: GrandFinal::Reset }, _) => double_reset;
        (Format::Groups { groups, .. }, Some(Then { takes, .. })) => groups_best(groups, takes);
        (Format::Tables { size, games }, _) => pods(size, rounds = of.rounds, games);
        (format, _) => { say.format(format, of.rounds) };
    }

    fn format(say; format: Format, rounds: u32) match format {
        Format::SingleElimination { placement: true, .. } => all_places(name = format);
        Format::DoubleElimination { grand_final: GrandFinal::Reset } => reset(name = format);
        Format::Groups { groups, .. } => groups(groups); Format::Swiss { rounds, .. } => swiss(name = format, rounds);
        Format::Tables { size, games } => tables(name = format, size, rounds, games);
        _ => { say.voice.words().term.format(format).to_owned() };
    }

    fn sorted(say; priority: Priority, until: Option<&str>) match until {
        None => sorted_by(by = say.priority(priority));
        Some(until) => sorted_by_end(until, sure = (FormatLine::SURE * 100.0).round(), by = say.priority(priority));
    }

    pub PairingsWords in "pairings";

    fn difference(say: Difference) {
        Impossible(round); Board { round, recorded, paired } => round_paired_here(
            round, recorded = say.board(recorded),
            paired = paired.map_or_else(|| say.not_at_all().to_owned(), |it| say.board(it)));
    }

    fn compared(say; files: usize, rounds: usize, differing: usize) match differing {
        0 => paired_here_as(files, rounds); _ => paired_otherwise(files, rounds, differing);
    }

    fn no_round(say; why: NoRound) -> Message = round_cannot_paired(round = why.0);

    fn board(say: Board) {
        Pair([white, black]) => pair(white, black); Bye(start);
    }

    fn fault(say: ReportFault, file: &str) -> Message {
        NoGames => no_games(file); EmptyRound(round) => empty_round(file, round);
        Unread { line, code } => unread(file, line, code);
        NotFollowed { line, code, text } => not_followed(file, line, code, text);
    }

    pub ForesightWords in "foresight";

    fn changes_to(say; no: MatchNo, round: &str, before: Option<&str>, after: Option<&str>) match (before, after) {
        (Some(before), Some(after)) => match_changes(no, round, before, after);
        (None, Some(after)) => match_added(no, round, after);
        (Some(before), None) => match_removed(no, round, before); (None, None) => { String::new() };
    }

    /// A rank that changes, in which stage where there are several. None while it is still to be played for.
    fn rank_of(say; name: &str, change: &RankChange, is_out: bool) match (change.before, change.after) {
        (_, None) if is_out => no_rank(name); (Some(before), Some(after)) => rank_changes(name, before, after);
        (Some(before), None) => rank_undecided_again(name, before); (None, Some(after)) => rank_known(name, after);
        (None, None) => rank_undecided(name);
    }

    fn choice(say; void: &[MatchNo], keep: Option<&[MatchNo]>) match keep {
        None => results_voided(matches = void); Some(keep) => results_voided_or_kept(matches = void, kept = keep);
    }

    /// A rank that changes, in a few words: `Ada 1 → 2`.
    fn short_rank(say, club; change: &RankChange) = rank_moves(
        name = Called(change.player), before = rank(change.before), after = rank(change.after));
}

impl PlanWords {
    pub fn candidate(self, candidate: Candidate) -> String {
        let own = self.format(candidate.format, candidate.rounds);
        let Some(Then { format, takes }) = candidate.then else { return own };
        let then = self.format(format, 1);
        self.candidate_each(own, takes, then)
    }

    pub fn played(self, plan: &Foresight, start: &str) -> Vec<String> {
        let (players, tables, evenings) = (plan.players.len(), plan.tables, plan.evenings);
        let lengths = self.voice.words().term.lengths(&plan.lengths);
        let minutes = plan.durations.median(plan.usual_games()).round();
        let simulated = self.simulated(players, tables, lengths, start, evenings, plan.seed);
        let takes = self.match_takes(minutes, self.rests_on(plan.durations.seen()));
        let equal = plan.are_equal().then(|| self.equal().to_owned());
        [simulated, takes].into_iter().chain(equal).collect()
    }
}

impl PairingsWords {
    pub fn totals(self, files: usize, rounds: usize, differing: usize, unread: usize) -> String {
        let told = self.compared(files, rounds, differing);
        if unread > 0 { told + &self.not_read(unread) } else { told }
    }
}

impl ForesightWords {
    /// The consequences of the first of these actions, a sentence each.
    pub fn lines(
        self,
        actions: &[Action],
        all: &Consequences,
        club: &Club,
        round: impl Fn(MatchNo) -> Option<RoundName>,
    ) -> Vec<String> {
        let calls = (!all.calls.is_empty()).then(|| self.calls_go(self.calls(&all.calls)));
        let changes = self.changes(actions, all, club, round);
        let lines: Vec<String> = calls.into_iter().chain(changes).collect();
        if lines.is_empty() { vec![self.none().to_owned()] } else { lines }
    }

    /// The matches and ranks that the first of these actions changes, and the pairings that stay; lost calls left out.
    pub fn changes(
        self,
        actions: &[Action],
        all: &Consequences,
        club: &Club,
        round: impl Fn(MatchNo) -> Option<RoundName>,
    ) -> Vec<String> {
        let found = actions.first().and_then(Action::tournament).and_then(|id| club.tournament(id));
        let staged = found.is_some_and(|found| found.stages.len() > 1);
        let matches = all.matches.iter();
        let matches =
            matches.map(|change| self.change(change, round(change.no), &all.forfeiting, club));
        let stands = all.stands.iter().map(|&stage| self.stands(stage));
        let repaired = all.repaired.iter().map(|&round| self.repaired(round));
        let ranks = all.ranks.iter().map(|change| self.rank(change, staged, &all.unranked, club));
        matches.chain(stands).chain(repaired).chain(ranks).collect()
    }

    pub fn gone(self, calls: &[LostCall]) -> Option<String> {
        (!calls.is_empty()).then(|| self.calls_gone(self.calls(calls)))
    }

    pub fn starts_stay(self, agreed: &[MatchNo]) -> Option<String> {
        (!agreed.is_empty()).then(|| self.starts_stay_in(matches(self.voice, agreed)))
    }

    pub fn calls(self, calls: &[LostCall]) -> String {
        let each = |LostCall { no, table }: &LostCall| self.each(no, spot(self.voice, table));
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

    fn rank(
        self,
        change: &RankChange,
        staged: bool,
        out: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let name = name(change.player, club);
        let name = if staged { self.stage(name, change.stage) } else { name };
        self.rank_of(&name, change, out.contains(&change.player))
    }
}

/// A match as it is or would be: `あおくま 2-1 TM`, or its players as far as they are known. The opponent of a player in
/// `left` advances by walkover.
fn shown(voice: Voice, view: MatchView, left: &BTreeSet<PlayerId>, club: &Club) -> String {
    let say = ForesightWords::speaking(voice);
    if let ([Some(a), Some(b)], Some(outcome)) = (view.sides, view.outcome) {
        return score_line(voice, [a, b], outcome, club.into());
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
        [true, false] => return walkover(voice, &b, &a),
        [false, true] => return walkover(voice, &a, &b),
        _ => {}
    }
    say.not_yet_played(a, b)
}

fn rank(rank: Option<u32>) -> String {
    rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string())
}
