//! The matches that can be played now.

use std::sync::Arc;

use crate::club::{Club, Match, Phase, Tournament};

impl Club {
    /// All matches of two that can be played now, those at tables too, the oldest tournament
    /// first, each with its tournament.
    pub fn live(&self) -> impl Iterator<Item = (&Arc<Tournament>, &Arc<Match>)> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        running.flat_map(|tournament| {
            let live = tournament.matches.iter().filter(|played| played.state().is_live());
            live.map(move |played| (tournament, played))
        })
    }
}
