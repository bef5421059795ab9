//! How every rating moved.

use chrono::NaiveDate;

use super::{Cell, Sheet};
use crate::club::question::history::HistoryLine;
use crate::club::{Club, ListRatings};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;

const COLUMNS: &[&str] = &[
    "number",
    "name",
    "date",
    "event",
    "match",
    "opponent_number",
    "opponent",
    "score",
    "expected",
    "change",
    "rating",
];

/// The rated matches of a list as each player saw them, by player and then oldest first; with
/// `as_of`, up to the end of that day. The score is in games, drawn ones last; the expected score
/// is in games too. At a table there are several opponents, and each game scores the share of them
/// that were beaten: `2.25/3` is two and a quarter of three games.
pub fn history(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Sheet {
    let mut lines = club.ratings(list).map(|ratings| lines(ratings, as_of)).unwrap_or_default();
    // Stable, so each player's matches stay in order.
    lines.sort_by_key(HistoryLine::player);
    let rows = lines.iter().map(|line| row(club, line)).collect();
    Sheet::new(COLUMNS, rows)
}

fn lines(ratings: &ListRatings, as_of: Option<NaiveDate>) -> Vec<HistoryLine> {
    let count = as_of.map_or_else(|| ratings.matches().len(), |day| ratings.until(day));
    ratings.lines().take(count).flat_map(HistoryLine::of_all).collect()
}

fn row(club: &Club, line: &HistoryLine) -> Vec<Cell> {
    let name = |id: PlayerId| club.player(id).map(|player| player.name.as_str());
    let event = club.tournament(line.tournament).map(|tournament| tournament.name.as_str());
    vec![
        Cell::text(line.player().to_string()),
        Cell::maybe(name(line.player())),
        Cell::Day(line.played_on),
        Cell::maybe(event),
        line.no.0.into(),
        Cell::text(joined(line.opponents().map(|opponent| opponent.to_string()))),
        Cell::text(joined(line.opponents().filter_map(name).map(str::to_owned))),
        Cell::text(line.score()),
        Cell::Rating(line.expected),
        Cell::Rating(line.step.after - line.step.before),
        Cell::Rating(line.step.after),
    ]
}

fn joined(several: impl Iterator<Item = String>) -> String {
    several.collect::<Vec<_>>().join("; ")
}
