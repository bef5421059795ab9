//! Forecasts of formats.

use std::collections::BTreeSet;

use super::entry::{score_line, walkover};
use super::{list, matches, name, spot};
use crate::club::question::consequences::{Change, Consequences, LostCall, MatchView, RankChange};
use crate::club::{Action, Club};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::slot::Slot;
use crate::domain::swiss::{Board, Difference, NoRound, ReportFault};
use crate::foresight::{Candidate, Foresight, FormatLine, Priority, Then};
use crate::words::{Voice, words};

words! {
    pub PlanWords in "plan" {
        priority[Priority];
    }

    pub PairingsWords in "pairings";

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
}

impl PlanWords {
    pub fn candidate(self, candidate: Candidate) -> String {
        let own = self.format(candidate.format, candidate.rounds);
        let Some(Then { format, takes }) = candidate.then else { return own };
        let then = self.format(format, 1);
        self.candidate_each(own, takes, then)
    }

    /// Like [`Self::candidate`], where there is little room.
    pub fn short(self, candidate: Candidate) -> String {
        let rounds = candidate.rounds;
        match (candidate.format, candidate.then) {
            (Format::SingleElimination { placement: true, .. }, _) => {
                self.single_all_places().to_owned()
            }
            (Format::SingleElimination { .. }, _) => self.single_elimination().to_owned(),
            (Format::DoubleElimination { grand_final: GrandFinal::Simple }, _) => {
                self.double_elimination().to_owned()
            }
            (Format::DoubleElimination { grand_final: GrandFinal::Reset }, _) => {
                self.double_reset().to_owned()
            }
            (Format::Groups { groups, .. }, Some(Then { takes, .. })) => {
                self.groups_best(groups, takes)
            }
            (Format::Tables { size, games }, _) => self.pods(size, rounds, games),
            (format, _) => self.format(format, rounds),
        }
    }

    fn format(self, format: Format, rounds: u32) -> String {
        let name = self.voice.words().term.format(format);
        match format {
            Format::SingleElimination { placement: true, .. } => self.all_places(name),
            Format::DoubleElimination { grand_final: GrandFinal::Reset } => self.reset(name),
            Format::Groups { groups, .. } => self.groups(groups),
            Format::Swiss { rounds, .. } => self.swiss(name, rounds),
            Format::Tables { size, games } => self.tables(name, size, rounds, games),
            _ => name.to_owned(),
        }
    }

    pub fn sorted(self, priority: Priority, until: Option<&str>) -> String {
        let by = self.priority(priority);
        let sure = (FormatLine::SURE * 100.0).round();
        match until {
            None => self.sorted_by(by),
            Some(until) => self.sorted_by_end(until, sure, by),
        }
    }

    pub fn played(self, plan: &Foresight, start: &str) -> Vec<String> {
        let (players, tables, evenings) = (plan.players.len(), plan.tables, plan.evenings);
        let lengths = self.voice.words().term.lengths(&plan.lengths);
        let (seen, seed) = (plan.durations.seen(), plan.seed);
        let minutes = plan.durations.median(plan.usual_games()).round();

        let rests = match seen {
            0 => self.as_elsewhere().to_owned(),
            seen => self.of_matches(seen),
        };
        let mut said = vec![
            self.simulated(players, tables, lengths, start, evenings, seed),
            self.match_takes(minutes, rests),
        ];
        if plan.are_equal() {
            let equal = self.equal();
            said.push(equal.to_owned());
        }
        said
    }
}

impl PairingsWords {
    pub fn difference(self, difference: &Difference) -> String {
        match *difference {
            Difference::Impossible(round) => self.impossible(round),
            Difference::Board { round, recorded, paired } => {
                let recorded = self.board(recorded);
                let paired = paired
                    .map_or_else(|| self.not_at_all().to_owned(), |paired| self.board(paired));
                self.round_paired_here(round, recorded, paired)
            }
        }
    }

    pub fn totals(self, files: usize, rounds: usize, differing: usize, unread: usize) -> String {
        let mut told = match differing {
            0 => self.paired_here_as(files, rounds),
            _ => self.paired_otherwise(files, rounds, differing),
        };
        if unread > 0 {
            told += &self.not_read(unread);
        }
        told
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

    pub fn choice(self, void: &[MatchNo], keep: Option<&[MatchNo]>) -> String {
        match keep {
            None => self.results_voided(matches(self.voice, void)),
            Some(keep) => {
                self.results_voided_or_kept(matches(self.voice, void), matches(self.voice, keep))
            }
        }
    }

    fn change(
        self,
        change: &Change,
        round: Option<RoundName>,
        left: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let no = change.no;
        let round = round
            .map_or_else(String::new, |round| self.round(self.voice.words().term.round(&round)));
        let shown =
            |view: Option<MatchView>, left| view.map(|view| shown(self.voice, view, left, club));
        match (shown(change.before, &BTreeSet::new()), shown(change.after, left)) {
            (Some(before), Some(after)) => self.match_changes(no, round, before, after),
            (None, Some(after)) => self.match_added(no, round, after),
            (Some(before), None) => self.match_removed(no, round, before),
            (None, None) => String::new(),
        }
    }

    /// A rank that changes, in a few words: `Ada 1 → 2`.
    pub fn short_rank(self, change: &RankChange, club: &Club) -> String {
        let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let [before, after] = [change.before, change.after].map(rank);
        let name = name(change.player, club);
        self.rank_moves(name, before, after)
    }

    /// A rank that changes, in which stage where there are several. None while it is still to be played for.
    fn rank(
        self,
        change: &RankChange,
        staged: bool,
        out: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let mut name = name(change.player, club);
        if staged {
            let stage = change.stage;
            name = self.stage(name, stage);
        }
        match (change.before, change.after) {
            (_, None) if out.contains(&change.player) => self.no_rank(name),
            (Some(before), Some(after)) => self.rank_changes(name, before, after),
            (Some(before), None) => self.rank_undecided_again(name, before),
            (None, Some(after)) => self.rank_known(name, after),
            (None, None) => self.rank_undecided(name),
        }
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
