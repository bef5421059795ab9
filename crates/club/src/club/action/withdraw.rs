use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::conditions::{ensure, plays_on};
use super::{Kind, is_default};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Exit, Later};
use crate::club::{Club, Fact, Place, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::{ExitEffect, ExitReason};

/// Takes an entrant out of the whole event after its start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    pub tournament: TournamentId,
    pub player: PlayerId,
    pub reason: ExitReason,
    /// The effect on the player's matches in the current stage.
    pub effect: ExitEffect,
    pub on: NaiveDate,
    /// In a tournament out of another club, which exits were decided together: those with one number.
    #[serde(default, skip_serializing_if = "is_default")]
    pub decision: u32,
}

impl Kind for Withdraw {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, player, effect, .. } = *self;
        club.registered(player)?;
        let tournament = club.in_play(id)?;
        ensure(tournament.has(player), Refusal::NotEntered(id, player))?;
        plays_on(tournament, player)?;
        let round_robin =
            tournament.stage().is_some_and(|stage| stage.plan.format.is_round_robin());
        let fits = effect == ExitEffect::ForfeitRest || round_robin;
        ensure(fits, EventRefusal::EffectNotHere(id, effect))
    }

    /// Takes the player out of the event, and settles what is left of their matches.
    fn apply(&self, club: &mut Club, place: Place) {
        let Self { tournament, player, reason, effect, on, decision } = *self;
        club.change(tournament, |found| {
            let stage = found.current();
            let exit = Exit { reason, effect, stage, on, place, decision };
            found.exits.insert(player, exit);
            let own = found.matches.iter().filter(|played| played.has(player));
            let due: Vec<MatchNo> = own.map(|played| played.no).collect();
            found.settle(due, Later::Falls, place);
        });
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::effect(&self.clone().into(), club)]
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.on)
    }
}
