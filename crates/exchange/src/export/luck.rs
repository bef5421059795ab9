//! The luck of the deals.

use super::{Cell, Column, Sheet};
use crate::club::Club;
use crate::club::question::luck::{DealtGame, Luck};
use crate::domain::number::PlayerId;

/// A row a player, the most points of luck first: the games with known hands, how many of them the deals alone would
/// have given and how many were won, the rating, the rating if no hand were known, and the difference.
pub fn luck(club: &Club, all: &[Luck]) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Number,
        Column::Name,
        Column::Games,
        Column::Deals,
        Column::Won,
        Column::Rating,
        Column::WithoutHands,
        Column::Luck,
    ];
    let row = |luck: &Luck| {
        vec![
            Cell::text(luck.player.to_string()),
            name(club, luck.player),
            luck.games.into(),
            Cell::Rating(luck.deals),
            Cell::Rating(luck.won),
            Cell::Rating(luck.rating),
            Cell::Rating(luck.without),
            Cell::Rating(luck.points()),
        ]
    };
    Sheet::new(COLUMNS, all.iter().map(row).collect())
}

/// A row a game of one player, in the order of rating: what the hand alone gave, and the share that was won. At a pod
/// there are several opponents and no name.
pub fn dealt_games<'a>(club: &Club, games: impl IntoIterator<Item = &'a DealtGame>) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Date,
        Column::Event,
        Column::Match,
        Column::Game,
        Column::OpponentNumber,
        Column::Opponent,
        Column::Hand,
        Column::Won,
    ];
    let row = |game: &DealtGame| {
        let opponent = game.opponent;
        vec![
            Cell::Day(game.played_on),
            Cell::maybe(club.tournament(game.tournament).map(|found| found.name.as_str())),
            game.no.0.into(),
            game.game.into(),
            opponent.map_or(Cell::Empty, |one| Cell::text(one.to_string())),
            opponent.map_or(Cell::Empty, |one| name(club, one)),
            Cell::Share(game.deal),
            Cell::Rating(game.won),
        ]
    };
    Sheet::new(COLUMNS, games.into_iter().map(row).collect())
}

fn name(club: &Club, player: PlayerId) -> Cell {
    Cell::maybe(club.player(player).map(|player| player.name.as_str()))
}
