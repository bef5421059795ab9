//! Players who fill a stage from the rank behind those who advance: the best of each group's next, compared across
//! groups.

use super::Tournament;
use crate::domain::number::PlayerId;
use crate::domain::standings::Standing;

/// A player who may have the next rank of a group after those who advance.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub player: PlayerId,
    pub group: Option<u32>,
    /// The ranked players of the group, the best first; this player before those of the same rank.
    pub ranked: Vec<PlayerId>,
}

impl Candidate {
    /// The place in the group, from 0.
    fn place(&self) -> Option<usize> {
        self.ranked.iter().position(|&player| player == self.player)
    }
}

/// How many of those who share a rank go on to the next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TiedPlaces {
    /// So many in any case.
    pub places: usize,
    /// The rank behind them, whose best across the groups fill up the stage, if one more may be among these.
    pub one_more: Option<u32>,
}

/// The candidates of all groups, compared with each other.
#[derive(Debug)]
struct Compared<'a> {
    groups: &'a [Vec<Candidate>],
    lines: Vec<Standing>,
    /// How many the smallest group has.
    smallest: usize,
    fill: usize,
}

impl Compared<'_> {
    /// Whether the player with the next rank of a group, one of these equals, may fill up the stage.
    fn may_fill_up(&self, equals: &[Candidate]) -> bool {
        let [first, ..] = equals else { return false };
        let place = first.place().unwrap_or(0);
        // Which results count depends on their order.
        let is_split = (place + 2..place + equals.len()).contains(&self.smallest);
        self.fill > 0 && (is_split || !equals.iter().all(|own| self.is_out(own)))
    }

    fn is_out(&self, own: &Candidate) -> bool {
        let beats =
            |one: &Candidate| self.rank(one).zip(self.rank(own)).is_some_and(|(a, b)| a < b);
        self.groups.iter().filter(|equals| equals.iter().all(beats)).count() >= self.fill
    }

    fn rank(&self, one: &Candidate) -> Option<u32> {
        self.lines.iter().find(|line| line.player == one.player).and_then(|line| line.rank)
    }
}

impl Tournament {
    /// The best of the next rank who fill up stage `number`, as the standings are; otherwise those who share a rank
    /// that matters. Groups of different sizes are compared without the results against players whose rank the smallest
    /// group does not have.
    pub fn best_of_next(&self, number: u32) -> Result<Vec<Standing>, Vec<PlayerId>> {
        let fill = self.fills(number);
        if fill == 0 {
            return Ok(Vec::new());
        }
        let groups = self.candidates(number);
        if let Some(tied) = self.ties_of_next(number, &groups).into_iter().next() {
            return Err(tied);
        }
        // Of equals who cannot be among the best, any will do.
        let candidates: Vec<Candidate> =
            groups.iter().filter_map(|equals| equals.first().cloned()).collect();
        let mut best = self.compare_groups(number.saturating_sub(1), &candidates);
        let last = best.get(fill - 1).and_then(|line| line.rank);
        if best.get(fill).is_some_and(|line| line.rank == last) {
            return Err(best
                .iter()
                .filter(|line| line.rank == last)
                .map(|line| line.player)
                .collect());
        }
        best.truncate(fill);
        Ok(best)
    }

    /// The next of each group behind those who go on to stage `number`, in their order across the groups as the standings
    /// are. Of equals in a group one stands for all, another one for each `turn`.
    pub fn next_across(&self, number: u32, turn: usize) -> Vec<Standing> {
        if self.fills(number) == 0 {
            return Vec::new();
        }
        let one = |equals: &Vec<Candidate>| equals.get(turn % equals.len().max(1)).cloned();
        let next: Vec<Candidate> = self.candidates(number).iter().filter_map(one).collect();
        self.compare_groups(number.saturating_sub(1), &next)
    }

    /// Whether the groups before stage `number` are of different sizes; before they are drawn, whether they may be.
    pub fn group_sizes_differ(&self, number: u32) -> bool {
        let standings = self.results_of(number.saturating_sub(1));
        let mut sizes = standings
            .chunk_by(|a, b| a.group == b.group)
            .map(|group| group.iter().filter(|line| line.rank.is_some()).count());
        let first = sizes.next();
        first.is_none() || sizes.any(|size| Some(size) != first)
    }

    /// The candidates for the next rank after those who advance, by group; several where they share a rank.
    pub(super) fn candidates(&self, number: u32) -> Vec<Vec<Candidate>> {
        let takes = self.takes(number);
        let standings = self.results_of(number.saturating_sub(1));
        let groups = standings.chunk_by(|a, b| a.group == b.group);
        let of_group = |group: &[Standing]| {
            let here = self.still_here(group);
            let next = here.get(takes)?;
            let equals: Vec<PlayerId> =
                here.iter().filter(|line| line.rank == next.rank).map(|line| line.player).collect();
            let ranked: Vec<PlayerId> =
                group.iter().filter(|line| line.rank.is_some()).map(|line| line.player).collect();
            let first = ranked.iter().position(|player| equals.first() == Some(player));
            let option = |&player: &PlayerId| {
                let mut ranked = ranked.clone();
                let own = ranked.iter().position(|&other| other == player);
                if let Some((first, own)) = first.zip(own) {
                    ranked.swap(first, own);
                }
                Candidate { player, group: next.group, ranked }
            };
            Some(equals.iter().map(option).collect())
        };
        groups.filter_map(of_group).collect()
    }

    /// The ties among `groups` of candidates whose order may decide who fills up stage `number`.
    pub(super) fn ties_of_next(
        &self,
        number: u32,
        groups: &[Vec<Candidate>],
    ) -> Vec<Vec<PlayerId>> {
        let takes = self.takes(number);
        let compared = self.compared(number, groups);
        let matters = |equals: &&Vec<Candidate>| {
            let [first, _, ..] = equals.as_slice() else { return false };
            // Some of them advance anyway, or one may as the next.
            first.place().unwrap_or(takes) < takes || compared.may_fill_up(equals)
        };
        let ties = groups.iter().filter(matters);
        ties.map(|equals| equals.iter().map(|one| one.player).collect()).collect()
    }

    fn compared<'a>(&self, number: u32, groups: &'a [Vec<Candidate>]) -> Compared<'a> {
        let all: Vec<Candidate> = groups.iter().flatten().cloned().collect();
        let lines = self.compare_groups(number.saturating_sub(1), &all);
        let smallest = all.iter().map(|one| one.ranked.len()).min().unwrap_or(0);
        Compared { groups, lines, smallest, fill: self.fills(number) }
    }

    /// How many of the next rank fill up stage `number`.
    pub(in crate::club) fn fills(&self, number: u32) -> usize {
        let fill = self.stage_no(number).and_then(|stage| stage.plan.fill).unwrap_or(0);
        usize::try_from(fill).unwrap_or(usize::MAX)
    }

    /// The lines of the tied before stage `number` as they were compared across groups: without what the larger groups
    /// leave out. None where the tied are all of one group.
    pub fn compared_across(&self, number: u32, tied: &[PlayerId]) -> Vec<Standing> {
        let candidates: Vec<Candidate> =
            self.candidates(number).iter().filter_map(|equals| equals.first().cloned()).collect();
        let mut lines = self.compare_groups(number.saturating_sub(1), &candidates);
        lines.retain(|line| tied.contains(&line.player));
        if lines.len() < 2 { Vec::new() } else { lines }
    }

    /// How many of the tied before stage `number` go on to it.
    pub fn places_among(&self, number: u32, tied: &[PlayerId]) -> TiedPlaces {
        let standings = self.standings_of(number.saturating_sub(1));
        let groups: Vec<&[Standing]> = standings
            .chunk_by(|a, b| a.group == b.group)
            .filter(|group| group.iter().any(|line| tied.contains(&line.player)))
            .collect();
        let better = |lines: &[&Standing]| {
            lines.iter().take_while(|line| !tied.contains(&line.player)).count()
        };
        if let [group] = groups.as_slice() {
            let takes = self.takes(number);
            let places = takes.saturating_sub(better(&self.still_here(group))).min(tied.len());
            let groups = self.candidates(number);
            let compared = self.compared(number, &groups);
            let next =
                groups.iter().find(|equals| equals.iter().any(|one| tied.contains(&one.player)));
            let may = next.is_some_and(|equals| compared.may_fill_up(equals));
            let rank = u32::try_from(takes + 1).unwrap_or(u32::MAX);
            return TiedPlaces { places, one_more: may.then_some(rank) };
        }
        let candidates: Vec<Candidate> =
            self.candidates(number).iter().filter_map(|equals| equals.first().cloned()).collect();
        let compared = self.compare_groups(number.saturating_sub(1), &candidates);
        let better = better(&compared.iter().collect::<Vec<_>>());
        TiedPlaces { places: self.fills(number).saturating_sub(better), one_more: None }
    }
}
