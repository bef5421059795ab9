use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::ensure;
use crate::club::refusal::EventRefusal;
use crate::club::tournament::LatePlace;
use crate::club::{Club, Fact, Place, Refusal, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;

/// Adds a late entry: into a round robin, or into an unused bye.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnterLate {
    pub tournament: TournamentId,
    pub player: PlayerId,
    /// The group, from 1, in a stage with groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    /// The seed whose bye is taken, in an elimination; in a Swiss the pairing number, from which on all others
    /// move down by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// In a Swiss, the rating as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// In a Swiss, what each round missed is worth; none where nothing was said, which is no points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<AskedBye>,
}

impl Kind for EnterLate {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, player, rating, missed, .. } = *self;
        club.registered(player)?;
        let tournament = club.in_play(id)?;
        ensure(!tournament.has(player), Refusal::AlreadyEntered(id, player))?;
        club.is_not_entered_as_another(id, player)?;
        let place = self.place(tournament).filter(|place| tournament.has_late_place(*place));
        if place.is_none() {
            return Err(match tournament.late_entries() {
                Ok(places) => EventRefusal::NoLatePlace(id, places).into(),
                Err(closed) => EventRefusal::LateEntriesClosed(id, closed).into(),
            });
        }
        missed.map_or(Ok(()), |_| club.swiss(id, 1).map(|_| ()))?;
        let swiss = tournament.stage_no(1).is_some_and(|stage| stage.plan.format.is_swiss());
        let sound = rating.is_none_or(|rating| swiss && rating.is_finite());
        ensure(sound, EventRefusal::RatingsMismatch(id))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.grow(self.tournament, |found, first| {
            if let Some(late) = self.place(found) {
                let player = (self.player, self.rating, self.missed);
                found.enter_late(player, late, first, place);
            }
        });
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::effect(&self.clone().into(), club)]
    }
}

impl EnterLate {
    fn place(&self, tournament: &Tournament) -> Option<LatePlace> {
        let format = tournament.stage()?.plan.format;
        match (self.group, self.seed) {
            (None, Some(number)) if format.is_swiss() => Some(LatePlace::Number(number)),
            (None, Some(seed)) => Some(LatePlace::Seed(seed)),
            (Some(_), None) => Some(LatePlace::Group(self.group)),
            (None, None) if format.draws_rounds() => Some(LatePlace::NextRound),
            (None, None) => Some(LatePlace::Group(None)),
            (Some(_), Some(_)) => None,
        }
    }
}
