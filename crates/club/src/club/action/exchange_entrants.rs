//! Two entrants exchange their places in a draw.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{ensure, plays_on};
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Fact, Place, Refusal, Tournament};
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
        ensure(players[0] != players[1], Refusal::AgainstThemself(players[0]))?;
        for player in players {
            club.registered(player)?;
            plays_on(tournament, player)?;
        }
        let number = tournament.current();
        let stage = tournament.stage().filter(|stage| !stage.plan.format.has_seats());
        let Some((stage, draw)) = stage.and_then(|stage| Some((stage, stage.draw.as_ref()?)))
        else {
            return Err(EventRefusal::NoPlaces(id, None).into());
        };
        for player in players {
            let is_drawn = draw.players().any(|drawn| drawn == player);
            ensure(is_drawn, Refusal::NotEntered(id, player))?;
        }
        for player in players {
            let is_absent = stage.swiss.is_absent(player);
            ensure(!is_absent, EventRefusal::NoPlaces(id, Some(player)))?;
        }
        for player in players {
            let own = tournament.matches_of(number).filter(|played| played.has(player));
            for played in own {
                let is_begun = played.record.is_some() || played.call.is_some();
                ensure(!is_begun, EventRefusal::HasBegun(id, player, played.no))?;
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
        for played in tournament.matches.iter_mut() {
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
