//! What can be played now.

use std::sync::Arc;

use crate::club::{Club, Match, MatchState, Phase, Tournament};

impl Club {
    /// All matches ready to be played, the oldest tournament first, each with its tournament.
    pub fn ready(&self) -> impl Iterator<Item = (&Arc<Tournament>, &Arc<Match>)> {
        self.tournaments().filter(|tournament| tournament.phase == Phase::Running).flat_map(
            |tournament| {
                tournament.matches_in(MatchState::Ready).map(move |played| (tournament, played))
            },
        )
    }
}
