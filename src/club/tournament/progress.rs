//! Advancement from one stage to the next.

use std::collections::BTreeMap;

use super::Tournament;
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
        let mut made = BTreeMap::new();
        let standings = self.standings_of(before);
        for group in standings.chunk_by(|a, b| a.group == b.group) {
            let here = self.still_here(group);
            let takes = self.takes(number).min(here.len());
            if let Some(tied) = tied(&here, takes) {
                return Cut::Tied(tied);
            }
            for (rank, line) in (1..).zip(&here[..takes]) {
                let group = line.group.unwrap_or(1);
                made.insert(line.player, Qualifier { group, rank });
            }
        }
        Cut::Made(made)
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
    fn takes(&self, number: u32) -> usize {
        let takes = self.stage_no(number).and_then(|stage| stage.plan.takes).unwrap_or(1);
        usize::try_from(takes).unwrap_or(usize::MAX)
    }

    /// Those of a group who have not left.
    fn still_here<'a>(&self, group: &'a [Standing]) -> Vec<&'a Standing> {
        group.iter().filter(|line| !self.has_left(line.player)).collect()
    }
}

/// The first qualifiers who are tied with another player.
fn tied(here: &[&Standing], takes: usize) -> Option<Vec<PlayerId>> {
    let mut runs = here.chunk_by(|a, b| a.rank == b.rank);
    let mut before = 0;
    runs.find_map(|run| {
        let counts = before < takes && run.len() > 1;
        before += run.len();
        counts.then(|| run.iter().map(|line| line.player).collect())
    })
}
