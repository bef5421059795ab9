//! Who wins which prize of a tournament, who has paid its fee, and the sums of several.

use chrono::NaiveDate;

use super::{Cell, Column, Sheet, Term};
use crate::club::{Club, Tournament};
use crate::domain::fee::Account;
use crate::domain::number::PlayerId;
use crate::domain::prize::{Money, Won};
use crate::domain::standings::TieDecision;

/// A row a prize, list by list: who wins it as the standings are, and its money after sharing. A prize that nobody is left
/// to win has no name.
pub fn prizes(club: &Club, tournament: &Tournament) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Category,
        Column::PrizePlace,
        Column::Number,
        Column::Name,
        Column::Prize,
        Column::Money,
        Column::Shared,
        Column::SeparatedBy,
    ];
    let prizes = &tournament.prizes;
    let row = |won: &Won| {
        let category = prizes.lists.get(won.list).and_then(|list| list.category.as_deref());
        let player = won.player.and_then(|player| club.player(player));
        let money = won.money > Money::NONE;
        let shared = money && won.first < won.last;
        vec![
            category.map_or_else(|| Term::Everybody.into(), Cell::text),
            won.place.into(),
            player.map_or(Cell::Empty, |player| Cell::text(player.id.to_string())),
            Cell::maybe(player.map(|player| player.name.as_str())),
            Cell::text(prizes.written_award(won.money, won.thing.as_deref())),
            if money { Cell::Points(won.money.value()) } else { Cell::Empty },
            if shared { Cell::text(format!("{}-{}", won.first, won.last)) } else { Cell::Empty },
            if won.lots { Term::Tie(TieDecision::Lots).into() } else { Cell::Empty },
        ]
    };
    Sheet::new(COLUMNS, club.awarded(tournament).iter().map(row).collect())
}

/// The prizes as they are read out, without the columns that only books need.
pub fn prizes_to_read(club: &Club, tournament: &Tournament) -> Sheet {
    let sheet = prizes(club, tournament);
    let is_read = |column: &Column| !matches!(column, Column::Number | Column::Money);
    let kept: Vec<bool> = sheet.columns.iter().map(is_read).collect();
    sheet.with_only(&kept)
}

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
