use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::conditions::ensure;
use super::{Action, Kind};
use crate::club::{Club, Place, Refusal};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Says the first places of a record of matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPlaces {
    pub tournament: TournamentId,
    /// The entrants in the first places, the winner first; none where its matches say it.
    pub order: Vec<PlayerId>,
}

impl Kind for SetPlaces {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        let tournament = club.found(id)?;
        ensure(tournament.is_record(), Refusal::HasDraw(id))?;
        let mut named = HashSet::new();
        for &player in &self.order {
            ensure(tournament.has(player), Refusal::NotEntered(id, player))?;
            ensure(named.insert(player), Refusal::NamedTwice(id, player))?;
        }
        Ok(())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.places.clone_from(&self.order));
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { order: club.tournament(self.tournament)?.places.clone(), ..*self }.into())
    }
}
