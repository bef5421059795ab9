//! Who of the entrants is at the door, before the start.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::unless_same;
use crate::club::tournament::Presence;
use crate::club::{Club, Place, Refusal};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Notes that entrants are here, or away, or that it is not known after all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPresence {
    pub tournament: TournamentId,
    pub players: Vec<PlayerId>,
    pub presence: Presence,
}

impl Kind for SetPresence {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        let tournament = club.registering(id)?;
        if let Some(&stranger) = self.players.iter().find(|player| !tournament.has(**player)) {
            return Err(Refusal::NotEntered(id, stranger));
        }
        let is_so = |player: &PlayerId| tournament.presence(*player) == self.presence;
        unless_same(self.players.iter().all(is_so), id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            for player in &self.players {
                found.note_presence(*player, self.presence);
            }
        });
    }

    private!();
}
