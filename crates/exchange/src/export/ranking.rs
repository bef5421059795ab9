//! The ranking of a list.

use std::collections::HashMap;

use super::{Cell, Column, Sheet, Term};
use crate::club::Club;
use crate::club::question::rating_table::{RatingLine, RatingTable};
use crate::domain::number::PlayerId;
use crate::domain::rating::Missing;

const COLUMNS: &[Column] = &[
    Column::Rank,
    Column::Number,
    Column::Name,
    Column::Rating,
    Column::Games,
    Column::GamesWon,
    Column::Matches,
    Column::Wins,
    Column::Draws,
    Column::Losses,
    Column::LastPlayed,
    Column::Low,
    Column::High,
    Column::Status,
    Column::Missing,
];

/// How the players of a list stood before something.
#[derive(Clone, Debug)]
pub struct Before(HashMap<PlayerId, (Option<u32>, f64)>);

impl Before {
    /// The places and ratings of an earlier ranking.
    pub fn new(table: &RatingTable) -> Self {
        let stood = |line: &RatingLine| (line.player, (line.rank, line.interval.rating));
        Self(table.lines.iter().map(stood).collect())
    }

    /// A ranking with the places and points that everybody has gained since, in two more columns. Who had no place then
    /// is new among those who have one; points are of those who were on the list at all.
    #[must_use]
    pub fn beside(&self, sheet: Sheet, table: &RatingTable) -> Sheet {
        let stood = |line: &RatingLine| self.0.get(&line.player).copied();
        let moved = |line: &RatingLine| match (stood(line).and_then(|(rank, _)| rank), line.rank) {
            (_, None) => Cell::Empty,
            (None, Some(_)) => Term::New.into(),
            (Some(before), Some(now)) => Cell::Whole(i64::from(before) - i64::from(now)),
        };
        let gained = |line: &RatingLine| {
            stood(line).map_or(Cell::Empty, |(_, was)| Cell::Rating(line.interval.rating - was))
        };
        let sheet = sheet.and(Column::Moved, table.lines.iter().map(moved));
        sheet.and(Column::Gained, table.lines.iter().map(gained))
    }
}

/// The whole ranking: established ratings in their order, then provisional ones without a rank, with what each misses.
/// Games are the rated games, and so are those won; wins, draws and losses count rated matches; low and high are the ends of the 95 %
/// interval.
pub fn ranking(club: &Club, table: &RatingTable, missing: impl Fn(&Missing) -> String) -> Sheet {
    let row = |line: &RatingLine| {
        let player = club.player(line.player)?;
        let (ranked, interval) = (line.ranked, line.interval);
        let established = line.missing.is_empty();
        let rating = if established { Cell::Rating } else { Cell::Provisional };
        let lacks: Vec<String> = line.missing.iter().map(&missing).collect();
        Some(vec![
            line.rank.map_or(Cell::Empty, Cell::from),
            Cell::text(player.id.to_string()),
            Cell::text(&player.name),
            rating(interval.rating),
            ranked.games.into(),
            ranked.tally.games_won.into(),
            ranked.tally.matches().into(),
            ranked.tally.wins.into(),
            ranked.tally.draws.into(),
            ranked.tally.losses.into(),
            ranked.last_played.map_or(Cell::Empty, Cell::Day),
            Cell::Rating(interval.low()),
            Cell::Rating(interval.high()),
            Term::Established(established).into(),
            if established { Cell::Empty } else { Cell::text(lacks.join("; ")) },
        ])
    };
    Sheet::new(COLUMNS, table.lines.iter().filter_map(row).collect())
}
