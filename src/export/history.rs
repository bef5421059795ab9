//! How every rating moved.

use chrono::NaiveDate;

use super::{Cell, Sheet};
use crate::club::rated::RatedMatch;
use crate::club::{Club, ListRatings};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Step, expected};
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
    let mut seen = club.ratings(list).map(|ratings| seen(ratings, as_of)).unwrap_or_default();
    // Stable, so each player's matches stay in order.
    seen.sort_by_key(|seen| seen.rated.sides[seen.side.index()]);
    let rows = seen.iter().map(|seen| row(club, seen)).collect();
    Sheet { columns: COLUMNS, rows }
}

/// A match as one of its players saw it.
struct Seen<'a> {
    rated: &'a RatedMatch,
    steps: [Step; 2],
    side: Side,
}

fn seen(ratings: &ListRatings, as_of: Option<NaiveDate>) -> Vec<Seen<'_>> {
    let count = as_of.map_or_else(|| ratings.matches().len(), |day| ratings.until(day));
    let matches = ratings.matches().iter().zip(ratings.steps()).take(count);
    matches.flat_map(|(rated, &steps)| Side::BOTH.map(|side| Seen { rated, steps, side })).collect()
}

fn row(club: &Club, seen: &Seen<'_>) -> Vec<Cell> {
    let Seen { rated, steps, side } = seen;
    let [own, other] = [*side, side.other()].map(Side::index);
    let mut score = rated.score;
    [score.a, score.b] = [rated.score.won_by(*side), rated.score.won_by(side.other())];
    let foretold = expected(steps[own].before - steps[other].before, 0.0);
    let name = |id: PlayerId| Cell::maybe(club.player(id).map(|player| player.name.as_str()));
    let event = club.tournament(rated.tournament).map(|tournament| tournament.name.as_str());
    vec![
        Cell::text(rated.sides[own].to_string()),
        name(rated.sides[own]),
        Cell::Day(rated.played_on),
        Cell::maybe(event),
        rated.no.0.into(),
        Cell::text(rated.sides[other].to_string()),
        name(rated.sides[other]),
        Cell::text(score.to_string()),
        Cell::Rating(f64::from(score.games()) * foretold),
        Cell::Rating(steps[own].after - steps[own].before),
        Cell::Rating(steps[own].after),
    ]
}
