//! Who wins which prize of a tournament.

use super::{Cell, Column, Sheet, Term};
use crate::club::{Club, Tournament};
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
