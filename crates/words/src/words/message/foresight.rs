//! Consequences of an action, in the same words on the command line and on the screens.

use std::collections::BTreeSet;

use crate::club::question::consequences::{Change, Consequences, LostCall, MatchView, RankChange};
use crate::club::{Action, Club};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::slot::Slot;
use crate::words::message::outcome::{score_line, walkover};
use crate::words::message::{list, matches, name, spot};
use crate::words::{Voice, words};

words! {
    pub ForesightWords in "foresight" {
        repaired(round: u32); stands(stage: u32); calls_go(matches: &str);
        calls_gone(matches: &str); starts_stay_in(matches: &str); none; dry_run; each(no, table);
        results_voided(matches); results_voided_or_kept(matches, kept); round(round);
        match_changes(no, round, before, after); match_added(no, round, after);
        match_removed(no, round, before); rank_moves(name, before, after); stage(name, stage);
        no_rank(name); rank_changes(name, before, after); rank_undecided_again(name, before);
        rank_known(name, after); rank_undecided(name); side_unknown; not_yet_played(a, b);
    }
}

impl ForesightWords {
    /// The consequences of the first of these actions, a sentence each. Matches are named with the rounds that are
    /// known.
    pub fn lines(
        self,
        actions: &[Action],
        all: &Consequences,
        club: &Club,
        round: impl Fn(MatchNo) -> Option<RoundName>,
    ) -> Vec<String> {
        let calls = (!all.calls.is_empty()).then(|| self.calls_go(&self.calls(&all.calls)));
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

    /// The calls that were taken back, if there are any.
    pub fn gone(self, calls: &[LostCall]) -> Option<String> {
        (!calls.is_empty()).then(|| self.calls_gone(&self.calls(calls)))
    }

    /// Head starts that stay when another player takes a place, if there are any.
    pub fn starts_stay(self, agreed: &[MatchNo]) -> Option<String> {
        (!agreed.is_empty()).then(|| self.starts_stay_in(&matches(self.voice, agreed)))
    }

    /// Called matches, each with its table.
    pub fn calls(self, calls: &[LostCall]) -> String {
        let each = |LostCall { no, table }: &LostCall| self.each(no, spot(self.voice, table));
        list(self.voice, calls.iter().map(each))
    }

    /// Later results fall, or may stand for the other player instead.
    pub fn choice(self, void: &[MatchNo], keep: Option<&[MatchNo]>) -> String {
        match keep {
            None => self.results_voided(matches(self.voice, void)),
            Some(keep) => {
                self.results_voided_or_kept(matches(self.voice, void), matches(self.voice, keep))
            }
        }
    }

    /// A match gets other players, comes, goes, loses its result or gets one.
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
