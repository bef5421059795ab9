//! The differences between two lists of ratings, a line for each reason.

use super::{Cell, Column, Sheet, Term};
use crate::club::Club;
use crate::club::question::changes::{RatingDifference, Why};

const COLUMNS: &[Column] = &[
    Column::Number,
    Column::Name,
    Column::Before,
    Column::After,
    Column::Status,
    Column::Event,
    Column::Matches,
    Column::Change,
];

/// One row for each player and reason; the ratings stand in the first row of a player.
pub fn differences(before: &Club, after: &Club, all: &[RatingDifference]) -> Sheet {
    let mut rows = Vec::new();
    for one in all {
        let name = after.player(one.player).map(|player| player.name.as_str());
        for part in &one.parts {
            let event = |club: &Club, id| club.tournament(id).map(|found| found.name.clone());
            let (status, event) = match part.why {
                Why::Added(id) => (Term::New, event(after, id)),
                Why::Removed(id) => (Term::Removed, event(before, id)),
                Why::ByHand => (Term::ByHand, None),
                Why::Replayed => (Term::Replayed, None),
            };
            rows.push(vec![
                Cell::text(one.player.to_string()),
                Cell::maybe(name),
                Cell::Rating(one.before),
                Cell::Rating(one.after),
                status.into(),
                Cell::maybe(event.as_deref()),
                part.matches.into(),
                Cell::Rating(part.change),
            ]);
        }
    }
    Sheet::new(COLUMNS, rows)
}
