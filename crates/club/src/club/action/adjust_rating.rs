use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text};
use super::{Kind, Public};
use crate::club::refusal::{RatingRefusal, TextField};
use crate::club::{ByHand, Club, Place, Refusal};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;
use crate::journal::entry::LEFT_OUT;

/// Corrects ratings by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjustRating {
    pub list: ListId,
    /// The player; none for all players with a rated match by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// The change of the rating.
    pub change: Change,
    pub reason: String,
    /// The day; matches of that day recorded before it are rated before it.
    pub on: NaiveDate,
}

impl Kind for AdjustRating {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { list, player, change, ref reason, .. } = *self;
        club.list(list).ok_or(Refusal::NoSuchList(list))?;
        if let Some(player) = player {
            club.registered(player)?;
        }
        text(TextField::Reason, reason)?;
        let (points, is_change) = match change {
            Change::To(_) if player.is_none() => return Err(RatingRefusal::EverybodyTo.into()),
            Change::To(points) => (points, true),
            Change::By(points) => (points, points != 0.0),
        };
        let is_sound = is_change && points.abs() <= 10_000.0;
        ensure(is_sound, RatingRefusal::UnsoundChange(change))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let Self { list, player, change, ref reason, on } = *self;
        let by_hand = ByHand { list, player, change, reason: reason.as_str().into(), on, place };
        Arc::make_mut(&mut club.by_hand).push(by_hand);
        club.unsettled = true;
    }

    fn public(&self, _: &Club) -> Public {
        Public::Instead(Self { reason: LEFT_OUT.to_owned(), ..self.clone() }.into())
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.on)
    }
}
