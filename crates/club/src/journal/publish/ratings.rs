//! Ratings, and how they came about.

use std::collections::{BTreeSet, HashMap};

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
    for list in lists.collect::<BTreeSet<_>>() {
        let lists = [before.ratings(list), after.ratings(list)];
        ratings(list, lists, changes);
        rating_changes(list, lists, |line| !is_added(before, line), changes);
    }
}

/// The rating changes of matches in tournaments that were not there before, in parts.
pub(super) fn added<'a>(
    before: &'a Club,
    after: &'a Club,
) -> impl Iterator<Item = Vec<Change>> + 'a {
    let lists = after.lists().filter(|_| !before.shares_ratings(after)).map(|list| list.id);
    let lines = lists.flat_map(move |list| {
        let lines = apart([before.ratings(list), after.ratings(list)]).1;
        lines.filter(move |line| is_added(before, line)).map(move |line| (list, line))
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

/// A list before and after.
type Lists<'a> = [Option<&'a ListRatings>; 2];

/// The lines of both that may differ.
fn apart<'a>(
    [old, new]: Lists<'a>,
) -> (impl Iterator<Item = RatedLine<'a>>, impl Iterator<Item = RatedLine<'a>>) {
    let apart =
        |one: Option<&'a ListRatings>, other| one.into_iter().flat_map(move |one| one.apart(other));
    (apart(old, new), apart(new, old))
}

/// The last rating of all players with a rated match.
fn ratings(list: ListId, [old, new]: Lists<'_>, changes: &mut Changes) {
    let (were, are) = apart([old, new]);
    let players: BTreeSet<PlayerId> =
        were.chain(are).flat_map(|line| line.moved.players()).copied().collect();
    for player in players {
        let rating = |of: Option<&ListRatings>| {
            of.filter(|of| of.is_rated(player)).map(|of| of.rating(player))
        };
        match (rating(old), rating(new)) {
            (Some(_), None) => {
                changes.drop(Table::Ratings, vec![integer(list.0), integer(player.0)]);
            }
            (old, Some(new)) if old.map(f64::to_bits) != Some(new.to_bits()) => {
                changes.put(Table::Ratings, rating_row(list, player, new));
            }
            _ => {}
        }
    }
}

fn rating_row(list: ListId, player: PlayerId, rating: f64) -> Vec<Value> {
    vec![integer(list.0), integer(player.0), Value::Real(rating)]
}

/// The rows of a list for a table, those of one line or player together, in the order of their keys.
pub(super) fn rows_of<'a>(
    table: Table,
    list: ListId,
    rated: &'a ListRatings,
) -> Box<dyn Iterator<Item = Vec<Vec<Value>>> + 'a> {
    if table == Table::Ratings {
        let players = rated.players().map(move |id| (id, rated.rating(id)));
        return Box::new(players.map(move |(id, rating)| vec![rating_row(list, id, rating)]));
    }
    let mut lines: Vec<_> = rated.lines().filter(|line| self::table(line) == table).collect();
    lines.sort_unstable_by_key(key);
    Box::new(lines.into_iter().map(move |line| rows(list, line)))
}

/// One row for each player of each rated match or correction by hand. Most lines stay in their order: only where they do
/// not, one is looked for by its key.
fn rating_changes<'a>(
    list: ListId,
    lists: Lists<'a>,
    is_wanted: impl Fn(&RatedLine<'a>) -> bool,
    changes: &mut Changes,
) {
    let (old, new) = apart(lists);
    let mut new = new.filter(is_wanted);
    let (mut left, mut come) = (HashMap::new(), Vec::new());
    for was in old {
        let is = new.next();
        if let Some(is) = is.filter(|is| key(is) == key(&was)) {
            row_by_row(list, Some(was), is, changes);
        } else {
            left.insert(key(&was), was);
            come.extend(is);
        }
    }
    for line in come.into_iter().chain(new) {
        row_by_row(list, left.remove(&key(&line)), line, changes);
    }
    for line in left.into_values() {
        changes.rows(table(&line), &rows(list, line), Vec::new());
    }
}

/// The rows of one line that differ; mostly nothing but the steps.
fn row_by_row(list: ListId, was: Option<RatedLine<'_>>, is: RatedLine<'_>, changes: &mut Changes) {
    let Some(was) = was else { return changes.rows(table(&is), &[], rows(list, is)) };
    if was.moved != is.moved {
        return changes.rows(table(&is), &rows(list, was), rows(list, is));
    }
    if was.steps != is.steps {
        let steps = was.steps.iter().zip(is.steps);
        let other = rows(list, is).into_iter().zip(steps).filter(|(_, (was, is))| was != is);
        other.for_each(|(row, _)| changes.put(table(&is), row));
    }
}

/// The key of a line: a match, or a rating adjustment.
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
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
