//! The draw that the plan of a stage asks for.

use crate::club::{Action, Club, Tournament};
use crate::domain::draw;
use crate::domain::format::Seeding;
use crate::domain::number::PlayerId;

impl Club {
    /// The draw of the current stage of a tournament as planned. Where lots are drawn, their
    /// seed is the one `chosen` now, or the one agreed on beforehand, or `chance`. A seed chosen
    /// where no lots are drawn stands in the action, which is then refused.
    pub fn draw(&self, tournament: &Tournament, chosen: Option<u64>, chance: u64) -> Action {
        let plan = tournament.stage().map(|stage| &stage.plan);
        let seeding = plan.map(|plan| plan.seeding).unwrap_or_default();
        let lots = match seeding {
            Seeding::Random => chosen.or_else(|| plan?.lots).or(Some(chance)),
            Seeding::Rating | Seeding::Entry => chosen,
        };
        Action::DrawStage {
            tournament: tournament.id,
            stage: u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX),
            seeds: self.seeds(tournament, seeding, lots.unwrap_or_default()),
            lots,
        }
    }

    /// The entrants as seeds, best first; `lots` is looked at only where lots are drawn.
    pub fn seeds(&self, tournament: &Tournament, seeding: Seeding, lots: u64) -> Vec<PlayerId> {
        let mut seeds = tournament.entrants.to_vec();
        match seeding {
            Seeding::Entry => {}
            // The sort keeps the order of entry among equal ratings.
            Seeding::Rating => seeds.sort_by(|&a, &b| {
                let rating = |player| self.rating(tournament.list, player);
                rating(b).total_cmp(&rating(a))
            }),
            Seeding::Random => draw::shuffle(&mut seeds, lots),
        }
        seeds
    }
}
