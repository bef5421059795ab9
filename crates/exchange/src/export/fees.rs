//! Who has paid the fee of a tournament, and the sums of several.

use chrono::NaiveDate;

use super::{Cell, Column, Sheet};
use crate::club::{Club, Tournament};
use crate::domain::fee::Account;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;

/// A row an entrant, in their order, then those who paid and are no longer entered.
pub fn fees(club: &Club, tournament: &Tournament, today: NaiveDate) -> Sheet {
    sheet(club, &club.accounts(tournament, today))
}

/// Only those who still have to pay, or get money back.
pub fn open_fees(club: &Club, tournament: &Tournament, today: NaiveDate) -> Sheet {
    let mut accounts = club.accounts(tournament, today);
    accounts.retain(|(_, one)| one.due != one.paid);
    sheet(club, &accounts)
}

fn sheet(club: &Club, accounts: &[(PlayerId, Account)]) -> Sheet {
    const COLUMNS: &[Column] =
        &[Column::Number, Column::Name, Column::Due, Column::Paid, Column::Owed];
    let row = |(player, one): &(PlayerId, Account)| {
        let name = club.player(*player).map(|known| known.name.as_str());
        let [due, paid, owed] = sums(one.due, one.paid);
        vec![Cell::text(player.to_string()), Cell::maybe(name), due, paid, owed]
    };
    Sheet::new(COLUMNS, accounts.iter().map(row).collect())
}

/// A row for each tournament that asks a fee, or was paid one.
pub fn fee_totals(club: &Club, today: NaiveDate) -> Sheet {
    const COLUMNS: &[Column] =
        &[Column::Tournament, Column::Entrants, Column::Due, Column::Paid, Column::Owed];
    let rows = club.tournaments().filter_map(|found| {
        let totals = club.fee_totals(found, today)?;
        let [due, paid, owed] = sums(totals.due, totals.paid);
        let entrants = found.entrants.len();
        let entrants = u32::try_from(entrants).unwrap_or(u32::MAX).into();
        Some(vec![Cell::text(&*found.name), entrants, due, paid, owed])
    });
    Sheet::new(COLUMNS, rows.collect())
}

/// Due, paid, and what is left of it.
fn sums(due: Money, paid: Money) -> [Cell; 3] {
    [due.value(), paid.value(), due.value() - paid.value()].map(Cell::Points)
}
