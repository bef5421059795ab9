//! The payments of the fee.

use std::collections::BTreeMap;

use super::Tournament;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;

/// The players who have paid, those among them who are no longer entered.
pub(in crate::club) type Payments = BTreeMap<PlayerId, Money>;

impl Tournament {
    /// The sum that a player has paid.
    pub fn paid(&self, player: PlayerId) -> Money {
        self.payments.get(&player).copied().unwrap_or_default()
    }

    /// Those who have paid something.
    pub fn payers(&self) -> impl Iterator<Item = PlayerId> {
        self.payments.keys().copied()
    }

    /// Whether fees are of any concern: one is asked, or one was paid.
    pub fn has_fees(&self) -> bool {
        self.fees.are_asked() || !self.payments.is_empty()
    }

    pub(in crate::club) fn note_paid(&mut self, player: PlayerId, paid: Money) {
        if paid == Money::NONE {
            self.payments.remove(&player);
        } else {
            self.payments.insert(player, paid);
        }
    }
}
