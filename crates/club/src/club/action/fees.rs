//! The fee of an event, and what its entrants have paid.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text, unless_same};
use super::{Action, Kind};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::{Club, Place, Refusal};
use crate::domain::fee::Fees;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;

/// Sets the fee of a tournament; without an amount none is asked. It may be put right at any time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetFees {
    pub tournament: TournamentId,
    pub fees: Fees,
}

impl Kind for SetFees {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let found = club.found(self.tournament)?;
        for one in &self.fees.reduced {
            text(TextField::Category, &one.category)?;
        }
        if !self.fees.is_sound() {
            let category = self.fees.fault().map(str::to_owned);
            return Err(EventRefusal::UnsoundFees(self.tournament, category).into());
        }
        unless_same(*found.fees == self.fees, self.tournament)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.fees = Arc::new(self.fees.clone()));
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { fees: (*club.tournament(self.tournament)?.fees).clone(), ..*self }.into())
    }
}

/// Notes what an entrant has paid in all, under all numbers of a merged player. Zero cancels a payment, also that of a player who is no longer entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPaid {
    pub tournament: TournamentId,
    pub player: PlayerId,
    pub paid: Money,
}

impl Kind for SetPaid {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, player, paid } = *self;
        let found = club.found(id)?;
        let before = club.paid(found, player);
        let is_known = found.has(player) || before != Money::NONE;
        ensure(is_known, Refusal::NotEntered(id, player))?;
        ensure(paid <= before || found.fees.are_asked(), EventRefusal::NoFee(id))?;
        ensure(paid <= Money::MOST, EventRefusal::UnsoundFees(id, None))?;
        let is_none = paid == Money::NONE && before == paid;
        ensure(!is_none, EventRefusal::NothingPaid(id, player))?;
        ensure(paid != before, EventRefusal::SamePayment(id, player))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let mut others = club.registry().numbers(self.player);
        others.retain(|own| *own != self.player);
        club.change(self.tournament, |found| {
            // What was paid under another number stays there, for the case that the two are taken apart again.
            let elsewhere = others.iter().map(|own| found.paid(*own).0).sum();
            let rest = self.paid.0.checked_sub(elsewhere);
            for own in others.into_iter().filter(|_| rest.is_none()) {
                found.note_paid(own, Money::NONE);
            }
            found.note_paid(self.player, rest.map_or(self.paid, Money));
        });
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let paid = club.paid(club.tournament(self.tournament)?, self.player);
        Some(Self { paid, ..*self }.into())
    }
}
