//! The ranking of a list.

use chrono::NaiveDate;

use super::{Cell, Sheet};
use crate::club::Club;
use crate::domain::ids::ListId;

const COLUMNS: &[&str] = &[
    "rank",
    "number",
    "name",
    "rating",
    "games",
    "matches",
    "wins",
    "draws",
    "losses",
    "last_played",
];

/// Everybody registered by rating; with `as_of`, as it stood at the end of that day. Games are the
/// rated games; wins, draws and losses count rated matches.
pub fn ranking(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Sheet {
    let rows = club.ranking(list, as_of).into_iter().filter_map(|line| {
        let player = club.player(line.player)?;
        Some(vec![
            line.rank.into(),
            Cell::text(player.id.to_string()),
            Cell::text(&player.name),
            Cell::Rating(line.rating),
            line.tally.games().into(),
            line.tally.matches().into(),
            line.tally.wins.into(),
            line.tally.draws.into(),
            line.tally.losses.into(),
            line.last_played.map_or(Cell::Empty, Cell::Day),
        ])
    });
    Sheet::new(COLUMNS, rows.collect())
}
