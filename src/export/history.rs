//! How every rating moved.

use chrono::NaiveDate;

use super::{Cell, Sheet};
use crate::club::question::history::HistoryLine;
use crate::club::{Club, ListRatings};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

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
/// is in games too.
pub fn history(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Sheet {
    let mut lines = club.ratings(list).map(|ratings| lines(ratings, as_of)).unwrap_or_default();
    // Stable, so each player's matches stay in order.
    lines.sort_by_key(|line| line.player);
    let rows = lines.iter().map(|line| row(club, line)).collect();
    Sheet { columns: COLUMNS, rows }
}

fn lines(ratings: &ListRatings, as_of: Option<NaiveDate>) -> Vec<HistoryLine> {
    let count = as_of.map_or_else(|| ratings.matches().len(), |day| ratings.until(day));
    let matches = ratings.matches().iter().zip(ratings.steps()).take(count);
    let seen = |(rated, steps)| Side::BOTH.map(|side| HistoryLine::new(rated, steps, side));
    matches.flat_map(seen).collect()
}

fn row(club: &Club, line: &HistoryLine) -> Vec<Cell> {
    let name = |id: PlayerId| Cell::maybe(club.player(id).map(|player| player.name.as_str()));
    let event = club.tournament(line.tournament).map(|tournament| tournament.name.as_str());
    vec![
        Cell::text(line.player.to_string()),
        name(line.player),
        Cell::Day(line.played_on),
        Cell::maybe(event),
        line.no.0.into(),
        Cell::text(line.opponent.to_string()),
        name(line.opponent),
        Cell::text(line.score.to_string()),
        Cell::Rating(line.expected),
        Cell::Rating(line.step.after - line.step.before),
        Cell::Rating(line.step.after),
    ]
}
