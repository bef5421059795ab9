//! Ratings, and how they came about.

use std::collections::HashMap;

use super::{Change, Changes, Table, Value, integer, text};
use crate::club::rated::{Moved, RatedLine};
use crate::club::{Club, ListRatings, Place};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;

pub(super) fn diff(before: &Club, after: &Club, changes: &mut Changes) {
    if before.shares_ratings(after) {
        return;
    }
    let lists = before.lists().chain(after.lists()).map(|list| list.id);
    for list in lists.collect::<std::collections::BTreeSet<_>>() {
        let (old, new) = (before.ratings(list), after.ratings(list));
        ratings(list, old, new, changes);
        rating_changes(list, old, lines(new).filter(|line| !is_added(before, line)), changes);
    }
}

/// The rating changes of matches in tournaments that were not there before, in parts.
pub(super) fn added<'a>(
    before: &'a Club,
    after: &'a Club,
) -> impl Iterator<Item = Vec<Change>> + 'a {
    let lists = after.lists().filter(|_| !before.shares_ratings(after)).map(|list| list.id);
    let lines = lists.flat_map(move |list| {
        let added = lines(after.ratings(list)).filter(move |line| is_added(before, line));
        added.map(move |line| (list, line))
    });
    let mut lines = lines.peekable();
    std::iter::from_fn(move || {
        lines.peek()?;
        let part = lines.by_ref().take(PART).flat_map(|(list, line)| {
            rows(list, line).into_iter().map(move |row| Change::Put(table(&line), row))
        });
        Some(part.collect())
    })
}

/// How many lines are made into rows at once.
const PART: usize = 4_096;

fn is_added(before: &Club, line: &RatedLine<'_>) -> bool {
    matches!(line.moved, Moved::Match(rated) if before.tournament(rated.tournament).is_none())
}

/// The last rating of all players with a rated match.
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

/// By number, the rating of all players with a rated match.
fn latest(ratings: Option<&ListRatings>) -> Vec<Option<f64>> {
    let mut latest = Vec::new();
    let Some(ratings) = ratings else { return latest };
    for &player in ratings.lines().flat_map(|line| line.moved.players()) {
        let at = player.0 as usize;
        if latest.len() <= at {
            latest.resize(at + 1, None);
        }
        latest[at].get_or_insert_with(|| ratings.rating(player));
    }
    latest
}

/// One row for each player of each rated match or correction by hand. A new match at the end leaves
/// all before it as they are; only what comes after the first difference is compared row by row.
fn rating_changes<'a>(
    list: ListId,
    before: Option<&ListRatings>,
    after: impl Iterator<Item = RatedLine<'a>>,
    changes: &mut Changes,
) {
    let (old, new): (Vec<_>, Vec<_>) = (lines(before).collect(), after.collect());
    let alike =
        |old: &RatedLine<'_>, new: &RatedLine<'_>| old.moved == new.moved && old.steps == new.steps;
    let same = old.iter().zip(&new).take_while(|(old, new)| alike(old, new)).count();
    let mut known: HashMap<Key, RatedLine<'_>> =
        old[same..].iter().map(|line| (key(line), *line)).collect();
    for line in &new[same..] {
        let was = known.remove(&key(line));
        let old = was.map(|line| rows(list, line)).unwrap_or_default();
        changes.rows(table(line), &old, rows(list, *line));
    }
    for line in known.into_values() {
        changes.rows(table(&line), &rows(list, line), Vec::new());
    }
}

/// The key of a line: a match, or a rating adjustment.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Match(TournamentId, MatchNo),
    ByHand(Place),
}

fn key(line: &RatedLine<'_>) -> Key {
    match line.moved {
        Moved::Match(rated) => Key::Match(rated.tournament, rated.no),
        Moved::ByHand(adjusted) => Key::ByHand(adjusted.by_hand.place),
    }
}

fn table(line: &RatedLine<'_>) -> Table {
    match line.moved {
        Moved::Match(_) => Table::RatingChanges,
        Moved::ByHand(_) => Table::Adjustments,
    }
}

fn lines(ratings: Option<&ListRatings>) -> impl Iterator<Item = RatedLine<'_>> {
    ratings.into_iter().flat_map(ListRatings::lines)
}

fn rows(list: ListId, line: RatedLine<'_>) -> Vec<Vec<Value>> {
    let row = |(player, step): (&PlayerId, &Step)| {
        let (player, day) = (integer(player.0), text(line.moved.on().to_string()));
        let mut row = vec![integer(list.0)];
        match line.moved {
            Moved::Match(rated) => {
                row.extend([integer(rated.tournament.0), integer(rated.no.0), player, day]);
            }
            Moved::ByHand(adjusted) => {
                let place = adjusted.by_hand.place;
                let entry = i64::try_from(place.seq.0).unwrap_or(i64::MAX);
                row.extend([Value::Integer(entry), integer(place.index), player, day]);
                row.push(text(&*adjusted.by_hand.reason));
            }
        }
        row.extend([Value::Real(step.before), Value::Real(step.after)]);
        row
    };
    line.moved.players().iter().zip(line.steps).map(row).collect()
}
