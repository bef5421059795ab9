//! The tables for anyone who brings SQL: what an entry changed in them.
//!
//! Rating changes that are written after their entry. A correction long ago moves the ratings around every match since,
//! and SQLite takes longer for these rows than the operator is ready to wait: the entry notes from where on they are to
//! come, in the table `pending`, and its desk writes them in parts while nothing else is to be done. The note is in the file,
//! so a crash, a copy or another desk loses nothing: whichever desk is there next goes on.

mod events;
mod people;
mod ratings;
mod tables;

use std::cmp::{Ordering, Reverse};
use std::fmt::Write as _;

use chrono::NaiveDate;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, params, params_from_iter};
use serde::Serialize;

use crate::club::{Club, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::journal::schema;
pub use ratings::Behind;
pub use tables::Table;

/// The rules by which the tables follow from a journal, counted up whenever one changes what they say of journals that there
/// are: files of older rules are then published anew.
pub const RULES: u32 = 1;

/// A cell of a published table, whichever database it is in. As JSON it is the value alone.
#[derive(Clone, Debug, PartialEq, Serialize, strum::Display)]
#[serde(untagged)]
pub enum Value {
    #[strum(to_string = "-")]
    Null,
    #[strum(to_string = "{0}")]
    Integer(i64),
    #[strum(to_string = "{0}")]
    Real(f64),
    #[strum(to_string = "{0}")]
    Text(String),
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Integer(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl Value {
    /// Takes the value of a cell of the file, and reuses the memory of the present text.
    pub(super) fn take(&mut self, value: ValueRef<'_>) {
        *self = match (value, std::mem::replace(self, Self::Null)) {
            (ValueRef::Null, _) => Self::Null,
            (ValueRef::Integer(number), _) => Self::Integer(number),
            (ValueRef::Real(number), _) => Self::Real(number),
            (ValueRef::Text(text), Self::Text(mut room)) => {
                room.clear();
                room.push_str(&String::from_utf8_lossy(text));
                Self::Text(room)
            }
            (ValueRef::Text(text), _) => Self::Text(String::from_utf8_lossy(text).into_owned()),
            // No table of ours has blobs; a finding shows one.
            (ValueRef::Blob(bytes), _) => Self::Text(format!("{} bytes", bytes.len())),
        };
    }
}

/// A row to be written or taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The whole row, in the order of [`Table::columns`].
    Put(Table, Vec<Value>),
    /// The key of a row, its first [`Table::key`] columns.
    Drop(Table, Vec<Value>),
}

impl Change {
    /// Where it is written, and whether it is taken away from there.
    pub const fn to(&self) -> (Table, bool) {
        match self {
            Self::Put(table, _) => (*table, false),
            Self::Drop(table, _) => (*table, true),
        }
    }

    /// The whole row, or its key.
    pub fn values(&self) -> &[Value] {
        match self {
            Self::Put(_, values) | Self::Drop(_, values) => values,
        }
    }
}

/// Rows written by one statement: a statement costs SQLite as much as a row.
const BATCH: usize = 32;

/// Writes changes in their order.
pub(super) fn write(connection: &Connection, changes: &[Change]) -> rusqlite::Result<()> {
    for run in changes.chunk_by(|one, other| one.to() == other.to()) {
        let Some((table, gone)) = run.first().map(Change::to) else { continue };
        let statements = table.statements();
        let (batches, rest) =
            if gone { (&run[..0], run) } else { run.split_at(run.len() / BATCH * BATCH) };
        if !batches.is_empty() {
            let mut put = connection.prepare_cached(&statements.put_batch)?;
            for batch in batches.chunks(BATCH) {
                put.execute(params_from_iter(batch.iter().flat_map(Change::values)))?;
            }
        }
        let each = if gone { &statements.delete } else { &statements.put };
        let mut one = connection.prepare_cached(each)?;
        for change in rest {
            one.execute(params_from_iter(change.values()))?;
        }
    }
    Ok(())
}

/// The rows that differ between two clubs, in parts that are written one after the other. Those of tournaments that the
/// first does not have, and those in which nothing but ratings changed, are made only when their part is due: an import
/// may bring millions, and a correction long ago changes as many.
#[derive(Debug)]
pub struct Diff<'a> {
    before: &'a Club,
    after: &'a Club,
    first: Vec<Change>,
    /// Whether to include rows in which only ratings of matches changed.
    all: bool,
}

impl<'a> Diff<'a> {
    pub fn new(before: &'a Club, after: &'a Club) -> Self {
        let mut changes = Changes::default();
        people::diff(before, after, &mut changes);
        events::diff(before, after, &mut changes);
        ratings::diff(before, after, &mut changes);
        Self { before, after, first: changes.in_order(), all: true }
    }

    /// The rows without those in which nothing but ratings of matches changed, if they are many; for each list then the day
    /// from which on there are such rows.
    pub fn put_off(self, many: usize) -> (Self, Vec<(ListId, NaiveDate)>) {
        if ratings::about(self.before, self.after) <= many {
            return (self, Vec::new());
        }
        let lists: Vec<_> = ratings::moved_from(self.before, self.after).collect();
        (Self { all: lists.is_empty(), ..self }, lists)
    }

    /// How many rows there are, about.
    pub fn about(&self) -> usize {
        let new = new(self.before, self.after).map(events::about).sum::<usize>();
        let rated = if self.all { ratings::about(self.before, self.after) } else { 0 };
        self.first.len() + new + rated
    }

    /// Whether more rows change than tournaments have now.
    pub fn is_most(&self) -> bool {
        self.about() > self.before.tournaments().map(|one| events::about(one)).sum()
    }

    pub fn parts(self) -> impl Iterator<Item = Vec<Change>> + 'a {
        let Self { before, after, first, all } = self;
        let events = new(before, after).map(|one| {
            let mut changes = Changes::default();
            events::added(one, &mut changes);
            changes.in_order()
        });
        let lines = ratings::added(before, after).chain(ratings::moved_on(before, after, all));
        std::iter::once(first).chain(events).chain(lines)
    }
}

/// The next rating changes of a list behind a place, and the place that they reach; none where there are no more.
pub(super) fn behind(club: &Club, list: ListId, at: Behind) -> Option<(Vec<Change>, Behind)> {
    ratings::behind(club.ratings(list)?, list, at)
}

/// The events that one club has and an earlier one has not.
fn new<'a>(before: &'a Club, after: &'a Club) -> impl Iterator<Item = &'a Tournament> {
    let changed = before.changed_events(after);
    changed.filter_map(|(was, is)| if was.is_none() { is.map(AsRef::as_ref) } else { None })
}

/// The rows that differ between two clubs.
pub fn diff(before: &Club, after: &Club) -> Vec<Change> {
    Diff::new(before, after).parts().flatten().collect()
}

/// Every row that the published tables hold of a club.
pub fn rows(club: &Club) -> Vec<Change> {
    diff(&Club::nothing(), club)
}

/// The rows that a published table holds of a club, in the [`order`] of their keys. Those of one event, player or line
/// are made at a time.
pub(super) fn rows_of(club: &Club, table: Table) -> Box<dyn Iterator<Item = Vec<Value>> + '_> {
    let registry = club.registry();
    let parts: Box<dyn Iterator<Item = Vec<Vec<Value>>>> = match table {
        Table::Players | Table::Aliases | Table::ExternalIds => {
            let people = registry.registrations();
            Box::new(people.map(move |player| people::rows_of(table, player, registry)))
        }
        Table::Judgements => Box::new(std::iter::once(people::judgements(registry))),
        Table::RatingLists => Box::new(std::iter::once(people::lists(club))),
        Table::Hall => Box::new(std::iter::once(events::hall(club))),
        Table::Ratings | Table::RatingChanges | Table::Adjustments => {
            let lists = club.lists().filter_map(|list| Some((list.id, club.ratings(list.id)?)));
            Box::new(lists.flat_map(move |(list, rated)| ratings::rows_of(table, list, rated)))
        }
        _ => Box::new(club.tournaments().map(move |event| events::rows_of(table, event))),
    };
    Box::new(parts.flat_map(move |mut rows| {
        // Most are in order already, and a check is faster than a sort.
        let by_key = |one: &Vec<Value>, other: &Vec<Value>| {
            order(&one[..table.key()], &other[..table.key()])
        };
        if !rows.is_sorted_by(|one, other| by_key(one, other).is_le()) {
            rows.sort_by(by_key);
        }
        rows
    }))
}

/// The order of keys in a file: numbers, then texts by their bytes.
pub fn order(one: &[Value], other: &[Value]) -> Ordering {
    let cell = |(one, other): (&Value, &Value)| match (one, other) {
        (Value::Integer(one), Value::Integer(other)) => one.cmp(other),
        (Value::Text(one), Value::Text(other)) => one.cmp(other),
        (Value::Text(_), _) => Ordering::Greater,
        (_, Value::Text(_)) => Ordering::Less,
        // No key has any other.
        _ => Ordering::Equal,
    };
    one.iter().zip(other).map(cell).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

#[derive(Default)]
struct Changes(Vec<Change>);

impl Changes {
    /// Compares the rows of one thing before and after, each with each, so only a few.
    fn rows(&mut self, table: Table, before: &[Vec<Value>], after: Vec<Vec<Value>>) {
        let key = table.key();
        let gone = |row: &&Vec<Value>| !after.iter().any(|kept| kept[..key] == row[..key]);
        let dropped: Vec<Vec<Value>> =
            before.iter().filter(gone).map(|row| row[..key].to_vec()).collect();
        self.0.extend(dropped.into_iter().map(|key| Change::Drop(table, key)));
        let new = after.into_iter().filter(|row| !before.contains(row));
        self.0.extend(new.map(|row| Change::Put(table, row)));
    }

    /// Compares the rows of something that is there before, after, or both.
    fn compare<T>(
        &mut self,
        table: Table,
        [before, after]: [Option<T>; 2],
        rows: impl Fn(T) -> Vec<Vec<Value>>,
    ) {
        let [before, after] = [before, after].map(|found| found.map(&rows).unwrap_or_default());
        self.rows(table, &before, after);
    }

    /// Rows are taken away before any is written, first those that refer to others: for each row
    /// that goes, SQLite looks through the tables that may still refer to it.
    fn in_order(mut self) -> Vec<Change> {
        // Stable, so the rows of a table stay in the order of their keys.
        self.0.sort_by_key(|change| match change {
            Change::Drop(table, _) => (Reverse(Some(*table)), None),
            Change::Put(table, _) => (Reverse(None), Some(*table)),
        });
        self.0
    }

    fn put(&mut self, table: Table, row: Vec<Value>) {
        self.0.push(Change::Put(table, row));
    }

    fn drop(&mut self, table: Table, key: Vec<Value>) {
        self.0.push(Change::Drop(table, key));
    }
}

fn integer(n: impl Into<i64>) -> Value {
    Value::Integer(n.into())
}

fn count(n: usize) -> Value {
    Value::Integer(i64::try_from(n).unwrap_or(i64::MAX))
}

fn text(text: impl Into<String>) -> Value {
    Value::Text(text.into())
}

fn day(on: NaiveDate) -> Value {
    // The length of a written day.
    let mut day = String::with_capacity(10);
    let _ = write!(day, "{on}");
    Value::Text(day)
}

fn optional<T>(value: Option<T>, make: impl FnOnce(T) -> Value) -> Value {
    value.map_or(Value::Null, make)
}

/// Notes that the rating changes of a list are to be written from a day on.
pub(in crate::journal) fn put_off(
    connection: &Connection,
    list: ListId,
    day: NaiveDate,
) -> rusqlite::Result<()> {
    let mut put = connection.prepare_cached(
        "INSERT INTO pending (list, played_on, tournament, match) VALUES (?1, ?2, 0, 0)
         ON CONFLICT (list) DO UPDATE SET played_on = ?2, tournament = 0, match = 0
         WHERE played_on >= ?2",
    )?;
    put.execute(params![list.0, day.to_string()]).map(|_| ())
}

/// Notes how far a list is written; none where nothing is left of it.
pub(in crate::journal) fn reached(
    connection: &Connection,
    list: ListId,
    at: Option<Behind>,
) -> rusqlite::Result<()> {
    let Some((day, tournament, no)) = at else {
        return connection.execute("DELETE FROM pending WHERE list = ?1", [list.0]).map(|_| ());
    };
    let mut set = connection.prepare_cached(
        "UPDATE pending SET played_on = ?2, tournament = ?3, match = ?4 WHERE list = ?1",
    )?;
    set.execute(params![list.0, day.to_string(), tournament.0, no.0]).map(|_| ())
}

/// A list with rating changes still to be written, and the place behind which they are.
pub(in crate::journal) fn next(
    connection: &Connection,
) -> rusqlite::Result<Option<(ListId, Behind)>> {
    // A file that is only read may be of a program without the table.
    if !schema::has(connection, "pending")? {
        return Ok(None);
    }
    let mut first = connection.prepare_cached(
        "SELECT list, played_on, tournament, match FROM pending ORDER BY list LIMIT 1",
    )?;
    let read = first.query_row([], |row| {
        // A note that is no day is of a damaged file, and all of the list is written anew.
        let day = row.get::<_, String>(1)?.parse().unwrap_or(NaiveDate::MIN);
        let place = (day, TournamentId(row.get(2)?), MatchNo(row.get(3)?));
        Ok((ListId(row.get(0)?), place))
    });
    read.optional()
}

/// A row of the table: a list, and a match by its day, event and number.
pub(in crate::journal) type Note = (i64, (String, i64, i64));

/// The lists with rating changes still to be written, each with the place behind which they are, as rows have it.
pub(in crate::journal) fn all(connection: &Connection) -> rusqlite::Result<Vec<Note>> {
    if !schema::has(connection, "pending")? {
        return Ok(Vec::new());
    }
    let mut all = connection.prepare("SELECT list, played_on, tournament, match FROM pending")?;
    let rows =
        all.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?))))?;
    rows.collect()
}
