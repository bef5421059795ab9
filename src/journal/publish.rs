//! The tables for anyone who brings SQL: what an entry changed in them.

mod events;
mod people;
mod ratings;
pub mod table;
mod tables;

use std::cmp::Reverse;

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use crate::club::Club;
pub use table::Table;

/// A row to be written or taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The whole row, in the order of [`Table::columns`].
    Put(Table, Vec<Value>),
    /// The key of a row, its first [`Table::key`] columns.
    Drop(Table, Vec<Value>),
}

impl Change {
    pub(super) fn write(&self, connection: &Connection) -> rusqlite::Result<()> {
        let (sql, values) = match self {
            Self::Put(table, row) => (table.put(), row),
            Self::Drop(table, key) => (table.delete(), key),
        };
        connection.prepare_cached(sql)?.execute(params_from_iter(values))?;
        Ok(())
    }
}

/// The rows that differ between two clubs.
pub fn diff(before: &Club, after: &Club) -> Vec<Change> {
    let mut changes = Changes::default();
    people::diff(before, after, &mut changes);
    events::diff(before, after, &mut changes);
    ratings::diff(before, after, &mut changes);
    changes.in_order()
}

/// Every row that the published tables hold of a club.
pub fn rows(club: &Club) -> Vec<Change> {
    diff(&Club::nothing(), club)
}

#[derive(Default)]
struct Changes(Vec<Change>);

impl Changes {
    /// Compares the rows of one thing before and after, each with each; for a few.
    fn rows(&mut self, table: Table, before: &[Vec<Value>], after: Vec<Vec<Value>>) {
        let key = table.key();
        let gone = |row: &&Vec<Value>| !after.iter().any(|kept| kept[..key] == row[..key]);
        let dropped: Vec<Vec<Value>> =
            before.iter().filter(gone).map(|row| row[..key].to_vec()).collect();
        self.0.extend(dropped.into_iter().map(|key| Change::Drop(table, key)));
        let new = after.into_iter().filter(|row| !before.contains(row));
        self.0.extend(new.map(|row| Change::Put(table, row)));
    }

    /// Rows are taken away before any is written, first those that refer to others: for each row
    /// that goes, SQLite looks through the tables that may still refer to it.
    fn in_order(mut self) -> Vec<Change> {
        self.0.sort_by_key(|change| match change {
            Change::Drop(table, _) => Reverse(Some(*table)),
            Change::Put(..) => Reverse(None),
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

fn optional<T>(value: Option<T>, make: impl FnOnce(T) -> Value) -> Value {
    value.map_or(Value::Null, make)
}
