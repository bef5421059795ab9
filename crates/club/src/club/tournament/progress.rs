//! Advancement from one stage to the next.

use std::collections::BTreeMap;

use super::Tournament;
use crate::club::Phase;
use crate::club::question::awaits::Awaits;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::slot::Qualifier;
use crate::domain::standings::Standing;

/// The result of the cut after a stage.
#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    /// Matches are still to be played.
    Unfinished(Vec<MatchNo>),
    /// These share a rank, and it matters who of them comes first.
    Tied(Vec<PlayerId>),
    /// The qualifiers, each with the rank that qualified them.
    Made(BTreeMap<PlayerId, Qualifier>),
}

impl Tournament {
    /// The cut before stage `number`, from the present standings of the previous stage. Withdrawn entrants are skipped,
    /// and the next ones move up.
    pub fn cut(&self, number: u32) -> Cut {
        let before = number.saturating_sub(1);
        let open = self.matches_of(before).filter(|played| played.state().is_open());
        let open: Vec<MatchNo> =
            open.map(|played| played.no).chain(self.open_pods(before)).collect();
        if !open.is_empty() {
            return Cut::Unfinished(open);
        }
        let takes = self.takes(number);
        let mut made = BTreeMap::new();
        let standings = self.standings_of(before);
        for group in standings.chunk_by(|a, b| a.group == b.group) {
            let here = self.still_here(group);
            let takes = takes.min(here.len());
            if let Some(tied) = tied(&here, takes).into_iter().next() {
                return Cut::Tied(tied);
            }
            for (rank, line) in (1..).zip(&here[..takes]) {
                let group = line.group.unwrap_or(1);
                made.insert(line.player, Qualifier { group, rank });
            }
        }
        let rank = u32::try_from(takes + 1).unwrap_or(u32::MAX);
        match self.best_of_next(number) {
            Err(tied) => Cut::Tied(tied),
            Ok(best) => {
                let qualifier =
                    |line: &Standing| Qualifier { group: line.group.unwrap_or(1), rank };
                made.extend(best.iter().map(|line| (line.player, qualifier(line))));
                Cut::Made(made)
            }
        }
    }

    /// Whether a player advances to stage `number` as the standings are, for each of the lines of the stage before it; of
    /// equals of whom only some would, none.
    pub fn going_on(&self, number: u32, lines: &[Standing]) -> Vec<bool> {
        if self.stage_no(number).is_none() {
            return vec![false; lines.len()];
        }
        let takes = self.takes(number);
        let fill = self.best_of_next(number).unwrap_or_default();
        let mut marked = Vec::new();
        for group in lines.chunk_by(|a, b| a.group == b.group) {
            let here = |line: &&Standing| line.rank.is_some() && !self.has_left(line.player);
            for line in group {
                let before = group.iter().filter(here).filter(|other| other.rank <= line.rank);
                let filled = fill.iter().any(|best| best.player == line.player);
                marked.push(filled || here(&line) && before.count() <= takes);
            }
        }
        marked
    }

    /// All ties within groups that matter for stage `number`: group by group, then those at the rank that fills up.
    pub fn open_ties(&self, number: u32) -> Vec<Vec<PlayerId>> {
        let standings = self.standings_of(number.saturating_sub(1));
        let groups = standings.chunk_by(|a, b| a.group == b.group);
        let within = groups.flat_map(|group| {
            let here = self.still_here(group);
            let takes = self.takes(number).min(here.len());
            tied(&here, takes)
        });
        let mut ties: Vec<Vec<PlayerId>> = within.collect();
        if self.fills(number) > 0 {
            let mut next = self.ties_of_next(number, &self.candidates(number));
            next.retain(|tied| !ties.contains(tied));
            ties.extend(next);
        }
        ties
    }

    /// Whether players share a rank that has to be decided: before the next stage, or at the end.
    pub fn has_open_tie(&self) -> bool {
        matches!(self.awaits(), Awaits::Ties(_)) || !self.final_ties().is_empty()
    }

    /// Players who share a rank in a running round robin or Swiss with no open match and no stage behind it; the best
    /// first.
    pub fn final_ties(&self) -> Vec<Vec<PlayerId>> {
        let stage = self.current();
        let is_last = self.stage_no(stage + 1).is_none() && self.phase == Phase::Running;
        let robin = self.stage().is_some_and(|stage| {
            stage.plan.format.is_round_robin() || stage.plan.format.is_swiss()
        }) && self.rounds_left(stage) == 0;
        if !is_last || !robin || self.matches_of(stage).any(|played| played.state().is_open()) {
            return Vec::new();
        }
        let lines = self.standings_of(stage);
        let equal = lines.chunk_by(|a, b| (a.group, a.rank) == (b.group, b.rank));
        let tied = equal.filter(|run| run.len() > 1 && run[0].rank.is_some());
        tied.map(|run| run.iter().map(|line| line.player).collect()).collect()
    }

    /// Whether all of those who share a rank before stage `number` go on to it, so that only their order is open.
    pub fn all_go_on(&self, number: u32, tied: &[PlayerId]) -> bool {
        let standings = self.standings_of(number.saturating_sub(1));
        let is_tied = |line: &Standing| tied.contains(&line.player);
        standings.chunk_by(|a, b| a.group == b.group).all(|group| {
            let here = self.still_here(group);
            here.iter().skip(self.takes(number)).all(|line| !is_tied(line))
        })
    }

    /// How many go on to stage `number` from each group of the stage before it.
    pub(in crate::club) fn takes(&self, number: u32) -> usize {
        let takes = self.stage_no(number).and_then(|stage| stage.plan.takes).unwrap_or(1);
        usize::try_from(takes).unwrap_or(usize::MAX)
    }

    /// The players of a group who have not left.
    pub(in crate::club) fn still_here<'a>(&self, group: &'a [Standing]) -> Vec<&'a Standing> {
        group.iter().filter(|line| !self.has_left(line.player)).collect()
    }
}

/// The qualifiers who are tied with another player, rank by rank.
fn tied(here: &[&Standing], takes: usize) -> Vec<Vec<PlayerId>> {
    let mut before = 0;
    let mut all = Vec::new();
    for run in here.chunk_by(|a, b| a.rank == b.rank) {
        if before < takes && run.len() > 1 {
            all.push(run.iter().map(|line| line.player).collect());
        }
        before += run.len();
    }
    all
}
