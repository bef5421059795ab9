use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::ensure;
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Phase, Place, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};

/// Ends a tournament: nothing more is recorded, corrections stay possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloseTournament {
    pub tournament: TournamentId,
}

impl Kind for CloseTournament {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        let tournament = club.in_play(id)?;
        if let Some(stage) = tournament.next_stage() {
            ensure(stage == 1, EventRefusal::StageNotDrawn(id, stage))?;
        }
        let stage = tournament.current();
        let left = tournament.rounds_left(stage);
        ensure(left == 0, EventRefusal::RoundsLeft(id, stage, left))?;
        let open = tournament.matches.iter().filter(|played| played.state().is_open());
        let pods = tournament.open_pods(stage);
        let open: Vec<MatchNo> = open.map(|played| played.no).chain(pods).collect();
        ensure(open.is_empty(), Refusal::Unfinished(id, open))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        Arc::make_mut(&mut club.open).remove(&self.tournament);
        let categories = Arc::clone(&club.categories);
        club.change(self.tournament, |found| {
            (found.phase, found.categories) = (Phase::Closed, Some(categories));
        });
    }
}
