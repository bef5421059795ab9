//! Who owes which fee of an event, and the sums of it.

use chrono::NaiveDate;

use crate::club::{Club, Tournament};
use crate::domain::fee::{Account, Totals};
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;

impl Club {
    /// The due fee and the payment of a player. Ages count in what begins on the first day of the event, else today.
    pub fn account(&self, tournament: &Tournament, player: PlayerId, today: NaiveDate) -> Account {
        let begins = tournament.first_day().unwrap_or(today);
        let is_in = |category: &str| self.is_in_category(player, category, begins);
        let asked = tournament.has(player);
        let due = if asked { tournament.fees.due(is_in) } else { Money::NONE };
        Account { due, paid: tournament.paid(player) }
    }

    /// The accounts of all entrants in their order, then of those who paid and are no longer entered.
    pub fn accounts(&self, tournament: &Tournament, today: NaiveDate) -> Vec<(PlayerId, Account)> {
        let gone = tournament.payers().filter(|player| !tournament.has(*player));
        let all = tournament.entrants.iter().copied().chain(gone);
        all.map(|player| (player, self.account(tournament, player, today))).collect()
    }

    /// The sums of the fees of a tournament; none where no fee is asked and none was paid.
    pub fn fee_totals(&self, tournament: &Tournament, today: NaiveDate) -> Option<Totals> {
        let totals = || self.accounts(tournament, today).into_iter().map(|(_, one)| one).collect();
        tournament.has_fees().then(totals)
    }
}
