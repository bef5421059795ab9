//! Ratings, and how they came about.

use std::collections::HashMap;

use rusqlite::types::Value;

use super::{Changes, Table, integer, text};
use crate::club::rated::RatedMatch;
use crate::club::{Club, ListRatings};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;

type Line<'a> = (&'a RatedMatch, &'a [Step]);

pub(super) fn diff(before: &Club, after: &Club, changes: &mut Changes) {
    if before.shares_ratings(after) {
        return;
    }
    let lists = before.lists().chain(after.lists()).map(|list| list.id);
    for list in lists.collect::<std::collections::BTreeSet<_>>() {
        let (old, new) = (before.ratings(list), after.ratings(list));
        ratings(list, old, new, changes);
        rating_changes(list, old, new, changes);
    }
}

/// The last rating of everybody with a rated match.
fn ratings(
    list: ListId,
    before: Option<&ListRatings>,
    after: Option<&ListRatings>,
    changes: &mut Changes,
) {
    let (old, new) = (latest(before), latest(after));
    for (number, player) in (0..old.len().max(new.len())).zip(0_u32..) {
        let rating = |of: &[Option<f64>]| of.get(number).copied().flatten();
        match (rating(&old), rating(&new)) {
            (Some(_), None) => {
                changes.drop(Table::Ratings, vec![integer(list.0), integer(player)]);
            }
            (old, Some(new)) if old.map(f64::to_bits) != Some(new.to_bits()) => {
                let row = vec![integer(list.0), integer(player), Value::Real(new)];
                changes.put(Table::Ratings, row);
            }
            _ => {}
        }
    }
}

/// By number, the rating of everybody with a rated match.
fn latest(ratings: Option<&ListRatings>) -> Vec<Option<f64>> {
    let mut latest = Vec::new();
    let Some(ratings) = ratings else { return latest };
    for &player in ratings.matches().iter().flat_map(|rated| rated.contest.players()) {
        let at = player.0 as usize;
        if latest.len() <= at {
            latest.resize(at + 1, None);
        }
        latest[at].get_or_insert_with(|| ratings.rating(player));
    }
    latest
}

/// One row for each player of each rated match. A new match at the end leaves all before it as
/// they are; only what comes after the first difference is compared row by row.
fn rating_changes(
    list: ListId,
    before: Option<&ListRatings>,
    after: Option<&ListRatings>,
    changes: &mut Changes,
) {
    let (old, new) = (lines(before), lines(after));
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let mut known: HashMap<(TournamentId, MatchNo), Line<'_>> =
        old[same..].iter().map(|line| ((line.0.tournament, line.0.no), *line)).collect();
    for line in &new[same..] {
        let was = known.remove(&(line.0.tournament, line.0.no));
        let old = was.map(|line| rows(list, line)).unwrap_or_default();
        changes.rows(Table::RatingChanges, &old, rows(list, *line));
    }
    for line in known.into_values() {
        changes.rows(Table::RatingChanges, &rows(list, line), Vec::new());
    }
}

fn lines(ratings: Option<&ListRatings>) -> Vec<Line<'_>> {
    ratings.map(|ratings| ratings.lines().collect()).unwrap_or_default()
}

fn rows(list: ListId, (rated, steps): Line<'_>) -> Vec<Vec<Value>> {
    let row = |(player, step): (&PlayerId, &Step)| {
        vec![
            integer(list.0),
            integer(rated.tournament.0),
            integer(rated.no.0),
            integer(player.0),
            text(rated.played_on.to_string()),
            Value::Real(step.before),
            Value::Real(step.after),
        ]
    };
    rated.contest.players().iter().zip(steps).map(row).collect()
}
