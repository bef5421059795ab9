//! Ratings, and how they came about.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;

use super::{Change, Changes, Table, Value, day, integer, text};
use crate::club::rated::{Moved, RatedLine, RatedMatch};
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

/// The lists whose ratings were calculated again: all of them, or none.
fn rated_anew<'a>(before: &'a Club, after: &'a Club) -> impl Iterator<Item = ListId> + 'a {
    after.lists().filter(|_| !before.shares_ratings(after)).map(|list| list.id)
}

/// The rating changes of matches in tournaments that were not there before, in parts.
pub(super) fn added<'a>(
    before: &'a Club,
    after: &'a Club,
) -> impl Iterator<Item = Vec<Change>> + 'a {
    let lines = rated_anew(before, after).flat_map(move |list| {
        let lines = apart([before.ratings(list), after.ratings(list)]).1;
        lines.filter(move |line| is_added(before, line)).map(move |line| (list, line))
    });
    let put = |(list, line): (ListId, RatedLine<'a>)| {
        rows(list, line).into_iter().map(move |row| Change::Put(table(&line), row))
    };
    in_parts(lines.flat_map(put))
}

/// The rating changes of lines in which only the steps differ, in parts; those of matches only if `all` are wanted.
pub(super) fn moved_on<'a>(
    before: &'a Club,
    after: &'a Club,
    all: bool,
) -> impl Iterator<Item = Vec<Change>> + 'a {
    let by_hand = move |list| after.by_hand().iter().any(|one| one.list == list);
    let lists = rated_anew(before, after).filter(move |list| all || by_hand(*list));
    let rows = lists.flat_map(move |list| {
        let lines = aligned([before.ratings(list), after.ratings(list)]);
        let moved_on = lines.filter_map(|lines| lines.0.zip(lines.1).filter(is_moved_on));
        let moved_on = moved_on.filter(move |(_, is)| all || self::table(is) == Table::Adjustments);
        moved_on.flat_map(move |(was, is)| {
            let steps = was.steps.iter().zip(is.steps);
            let other = rows(list, is).into_iter().zip(steps).filter(|(_, (was, is))| was != is);
            other.map(move |(row, _)| Change::Put(table(&is), row))
        })
    });
    in_parts(rows)
}

/// Whether two lines that follow each other differ in nothing but their steps.
fn is_moved_on((was, is): &(RatedLine<'_>, RatedLine<'_>)) -> bool {
    // Most are the very same lines, with other steps.
    std::ptr::eq(was.moved, is.moved) || was.moved == is.moved
}

/// How many rows there may be of [`moved_on`].
pub(super) fn about(before: &Club, after: &Club) -> usize {
    let apart = rated_anew(before, after)
        .map(|list| apart([before.ratings(list), after.ratings(list)]).0.count());
    2 * apart.sum::<usize>()
}

/// For each list, the day from which on there may be rows of [`moved_on`].
pub(super) fn moved_from<'a>(
    before: &'a Club,
    after: &'a Club,
) -> impl Iterator<Item = (ListId, NaiveDate)> + 'a {
    rated_anew(before, after).filter_map(|list| {
        let lines = aligned([before.ratings(list), after.ratings(list)]);
        let mut moved_on = lines.filter_map(|lines| lines.0.zip(lines.1).filter(is_moved_on));
        let first =
            moved_on.find(|(was, is)| table(is) == Table::RatingChanges && was.steps != is.steps);
        first.map(|(_, is)| (list, is.moved.on()))
    })
}

/// The rows of the next rating changes of a list behind a place, and the place that they reach; in the order of days, and of
/// a day in that of their keys. None where there are no more.
pub(super) fn behind(
    rated: &ListRatings,
    list: ListId,
    at: Behind,
) -> Option<(Vec<Change>, Behind)> {
    let place = |rated: &RatedMatch| (rated.played_on, rated.tournament, rated.no);
    let mut next: Vec<_> = Vec::new();
    for line in rated.lines_from(at.0) {
        let Some(place) = line.moved.rated().map(place).filter(|it| *it > at) else { continue };
        // A day is complete before its first row is written.
        if next.len() >= PART && next.last().is_some_and(|(last, _): &(Behind, _)| last.0 < place.0)
        {
            break;
        }
        next.push((place, line));
    }
    if next.len() > PART {
        next.select_nth_unstable_by_key(PART - 1, |(place, _)| *place);
        next.truncate(PART);
    }
    next.sort_unstable_by_key(|(place, _)| *place);
    let reached = next.last()?.0;
    let rows = next.into_iter().flat_map(|(_, line)| rows(list, line));
    Some((rows.map(|row| Change::Put(Table::RatingChanges, row)).collect(), reached))
}

fn in_parts(changes: impl Iterator<Item = Change>) -> impl Iterator<Item = Vec<Change>> {
    let mut changes = changes.peekable();
    std::iter::from_fn(move || {
        changes.peek()?;
        Some(changes.by_ref().take(PART).collect())
    })
}

/// A match of a list by its day, event and number.
pub type Behind = (NaiveDate, TournamentId, MatchNo);

/// Up to this many lines are searched for players; if there are more, all players are compared.
const FEW: usize = if cfg!(test) { 3 } else { 4_096 };

/// How many rows are made at once.
const PART: usize = if cfg!(test) { 3 } else { 4_096 };

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

/// Pairs the lines of both lists that are of the same match or correction, in the order of
/// play. Where a match stands elsewhere in the other list, each of its lines stands alone.
fn aligned(
    lists: Lists<'_>,
) -> impl Iterator<Item = (Option<RatedLine<'_>>, Option<RatedLine<'_>>)> {
    let (old, new) = apart(lists);
    let (mut old, mut new) = (old.peekable(), new.peekable());
    std::iter::from_fn(move || {
        let next = match (old.peek(), new.peek()) {
            (None, None) => return None,
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(was), Some(is)) if key(was) == key(is) => Ordering::Equal,
            (Some(was), Some(is)) => match was.moved.played_at().cmp(&is.moved.played_at()) {
                Ordering::Equal => Ordering::Less,
                other => other,
            },
        };
        Some((old.next_if(|_| next.is_le()), new.next_if(|_| next.is_ge())))
    })
}

/// The last rating of all players with a rated match.
fn ratings(list: ListId, [old, new]: Lists<'_>, changes: &mut Changes) {
    let (were, are) = apart([old, new]);
    let mut lines = were.chain(are);
    let few = lines.by_ref().take(FEW).flat_map(|line| line.moved.players()).copied();
    let mut players: BTreeSet<PlayerId> = few.collect();
    if lines.next().is_some() {
        players.extend([old, new].into_iter().flatten().flat_map(ListRatings::players));
    }
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
    let lines = || rated.lines().filter(move |line| self::table(line) == table);
    // Where events followed each other, so do the keys of their lines.
    if lines().is_sorted_by_key(|line| key(&line)) {
        return Box::new(lines().map(move |line| rows(list, line)));
    }
    let mut lines: Vec<_> = lines().collect();
    lines.sort_unstable_by_key(key);
    Box::new(lines.into_iter().map(move |line| rows(list, line)))
}

/// One row for each player of each rated match or correction by hand, but for [`moved_on`]. Most lines stay in their
/// order: only where they do not, one is looked for by its key.
fn rating_changes<'a>(
    list: ListId,
    lists: Lists<'a>,
    is_wanted: impl Fn(&RatedLine<'a>) -> bool,
    changes: &mut Changes,
) {
    let (mut left, mut come) = (HashMap::new(), Vec::new());
    for (was, is) in aligned(lists) {
        if !was.zip(is).as_ref().is_some_and(is_moved_on) {
            left.extend(was.map(|was| (key(&was), was)));
            come.extend(is.filter(&is_wanted));
        }
    }
    for line in come {
        let was = left.remove(&key(&line)).map(|was| rows(list, was)).unwrap_or_default();
        changes.rows(table(&line), &was, rows(list, line));
    }
    for line in left.into_values() {
        changes.rows(table(&line), &rows(list, line), Vec::new());
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
        let (player, day) = (integer(player.0), day(line.moved.on()));
        let mut row = Vec::with_capacity(8);
        row.push(integer(list.0));
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
