//! Entrants before the start.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{are_the_entrants, ensure, entrant_count, entrants_taken};
use crate::club::tournament::Presence;
use crate::club::{Club, Fact, Place, Refusal};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Enters players, in this order, after those already entered. In a record of matches they are entrants without a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnterPlayers {
    pub tournament: TournamentId,
    pub players: Vec<PlayerId>,
}

impl Kind for EnterPlayers {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        let tournament = club.entering(id)?;
        let mut entered: HashSet<PlayerId> = tournament.entrants.iter().copied().collect();
        for &player in &self.players {
            club.registered(player)?;
            if !entered.insert(player) {
                let is_in = tournament.has(player);
                let refusal = if is_in { Refusal::AlreadyEntered } else { Refusal::NamedTwice };
                return Err(refusal(id, player));
            }
            club.is_not_entered_as_another(id, player)?;
        }
        club.are_different_people(self.players.iter().copied())?;
        let most = *entrants_taken(tournament).end();
        ensure(entered.len() <= most, entrant_count(tournament, entered.len()))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.entrants.enter_all(&self.players));
    }
}

/// Takes an entrant out again, before the start, or who has no match in a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveEntrant {
    pub tournament: TournamentId,
    pub player: PlayerId,
}

impl Kind for RemoveEntrant {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.registered(self.player)?;
        let tournament = club.entering(self.tournament)?;
        let is_free = !tournament.places.contains(&self.player)
            && tournament.matches.iter().all(|played| !played.has(self.player));
        ensure(is_free, Refusal::HasNoDraw(self.tournament))?;
        ensure(tournament.has(self.player), Refusal::NotEntered(self.tournament, self.player))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            found.entrants.remove(self.player);
            found.note_presence(self.player, Presence::Expected);
        });
    }
}

/// Arranges the entrants by hand, before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderEntrants {
    pub tournament: TournamentId,
    /// All entrants in their new order.
    pub order: Vec<PlayerId>,
}

impl Kind for OrderEntrants {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        are_the_entrants(club.registering(self.tournament)?, &self.order)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.entrants = self.order.clone().into());
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::entrants(self.tournament, club)]
    }
}
