//! The ranking of a list.

use super::{Cell, Column, Sheet, Term};
use crate::club::Club;
use crate::club::question::rating_table::{RatingLine, RatingTable};
use crate::domain::rating::Missing;

const COLUMNS: &[Column] = &[
    Column::Rank,
    Column::Number,
    Column::Name,
    Column::Rating,
    Column::Games,
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

/// The whole ranking: established ratings in their order, then provisional ones without a rank, with what each misses.
/// Games are the rated games; wins, draws and losses count rated matches; low and high are the ends of the 95 %
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
