//! Two entrants exchange their places in a draw.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::plays_on;
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Fact, Match, Place, Refusal, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Exchanges the places of two entrants in the stage played now, seeds and groups among them, while neither has played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeEntrants {
    pub tournament: TournamentId,
    pub players: [PlayerId; 2],
}

impl Kind for ExchangeEntrants {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, players } = *self;
        let tournament = club.in_play(id)?;
        if players[0] == players[1] {
            return Err(Refusal::AgainstThemself(players[0]));
        }
        for player in players {
            club.registered(player)?;
            plays_on(tournament, player)?;
        }
        let number = tournament.current();
        let stage = tournament.stage().filter(|stage| !stage.plan.format.has_seats());
        let Some((stage, draw)) = stage.and_then(|stage| Some((stage, stage.draw.as_ref()?)))
        else {
            return Err(Refusal::Event(EventRefusal::NoPlaces(id, None)));
        };
        if let Some(stranger) = players.into_iter().find(|one| !draw.players().any(|it| it == *one))
        {
            return Err(Refusal::NotEntered(id, stranger));
        }
        if let Some(absent) = players.into_iter().find(|player| stage.swiss.is_absent(*player)) {
            return Err(Refusal::Event(EventRefusal::NoPlaces(id, Some(absent))));
        }
        for player in players {
            let mut own = tournament.matches_of(number).filter(|played| played.has(player));
            let is_begun = |played: &&Arc<Match>| played.record.is_some() || played.call.is_some();
            if let Some(begun) = own.find(is_begun) {
                return Err(Refusal::Event(EventRefusal::HasBegun(id, player, begun.no)));
            }
        }
        Ok(())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| self.exchange(found));
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::effect(&self.clone().into(), club)]
    }
}

impl ExchangeEntrants {
    fn exchange(&self, tournament: &mut Tournament) {
        let [a, b] = self.players;
        let other = |player: PlayerId| match player {
            one if one == a => b,
            one if one == b => a,
            one => one,
        };
        let number = tournament.current();
        if let Some(stage) = tournament.stage_at(number) {
            stage.swiss.exchange(other);
            if let Some(draw) = &mut stage.draw {
                draw.exchange(other);
            }
        }
        for played in &mut tournament.matches {
            let is_theirs = self.players.iter().any(|player| {
                played.has(*player) || played.slots.contains(&Slot::Entrant(*player))
            });
            if played.stage != number || !is_theirs {
                continue;
            }
            let played = Arc::make_mut(played);
            played.sides = played.sides.map(|side| side.map(other));
            played.slots = played.slots.map(|slot| match slot {
                Slot::Entrant(player) => Slot::Entrant(other(player)),
                slot => slot,
            });
        }
    }
}
