//! Who goes on from one stage to the next.

use std::collections::BTreeMap;

use super::Tournament;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::slot::Qualifier;
use crate::domain::standings::Standing;

/// What the cut after a stage gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    /// Matches are still to be played.
    Unfinished(Vec<MatchNo>),
    /// These share a rank, and it matters who of them comes first.
    Tied(Vec<PlayerId>),
    /// Who goes on, with the rank that each of them goes on for.
    Made(BTreeMap<PlayerId, Qualifier>),
}

impl Tournament {
    /// The cut before stage `number`, from the standings of the stage before it as they are now.
    /// Those who have left are passed over, and whoever comes next moves up.
    pub fn cut(&self, number: u32) -> Cut {
        let before = number.saturating_sub(1);
        let open = self.matches_of(before).filter(|played| played.state().is_open());
        let open: Vec<MatchNo> =
            open.map(|played| played.no).chain(self.open_sittings(before)).collect();
        if !open.is_empty() {
            return Cut::Unfinished(open);
        }
        let takes = self.stage_no(number).and_then(|stage| stage.plan.takes).unwrap_or(1);
        let mut made = BTreeMap::new();
        let standings = self.standings_of(before);
        for group in standings.chunk_by(|a, b| a.group == b.group) {
            let here: Vec<&Standing> =
                group.iter().filter(|line| !self.has_left(line.player)).collect();
            let takes = usize::try_from(takes).unwrap_or(usize::MAX).min(here.len());
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
}

/// The first of those who go on and share their rank with somebody.
fn tied(here: &[&Standing], takes: usize) -> Option<Vec<PlayerId>> {
    let mut runs = here.chunk_by(|a, b| a.rank == b.rank);
    let mut before = 0;
    runs.find_map(|run| {
        let counts = before < takes && run.len() > 1;
        before += run.len();
        counts.then(|| run.iter().map(|line| line.player).collect())
    })
}
