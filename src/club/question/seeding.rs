//! The order in which a draw would seat the entrants.

use crate::club::{Club, Tournament};
use crate::domain::draw;
use crate::domain::format::Seeding;
use crate::domain::number::PlayerId;

impl Club {
    /// The seeds that the plan of the current stage gives, best first. `lots` is the seed of the
    /// draw where the plan asks for lots, and is not looked at otherwise.
    pub fn seeds(&self, tournament: &Tournament, lots: u64) -> Vec<PlayerId> {
        let mut seeds = tournament.entrants.clone();
        match tournament.stage().map(|stage| stage.plan.seeding).unwrap_or_default() {
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
