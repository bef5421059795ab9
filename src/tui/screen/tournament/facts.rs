//! What the page asks its tournament once per change instead of once per frame.

use crate::club::{MatchState, Phase, Tournament};
use crate::domain::format::{Format, Seeding};

/// How far a tournament is, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts {
    pub(super) phase: Phase,
    pub(super) format: Format,
    pub(super) seeding: Seeding,
    pub(super) entrants: usize,
    pub(super) matches: usize,
    pub(super) played: usize,
    pub(super) ready: usize,
}

impl Facts {
    /// The facts of a tournament; none if it has no stage.
    pub(super) fn new(tournament: &Tournament) -> Option<Self> {
        let plan = &tournament.stage()?.plan;
        let count = |state| tournament.matches_in(state).count();
        Some(Self {
            phase: tournament.phase,
            format: plan.format,
            seeding: plan.seeding,
            entrants: tournament.entrants.len(),
            matches: tournament.matches.len(),
            played: count(MatchState::Finished),
            ready: count(MatchState::Ready),
        })
    }

    /// Matches still to be played.
    pub(super) const fn open(&self) -> usize {
        self.matches - self.played
    }
}
