//! Does the file still say what its journal says?

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use rusqlite::Connection;

use super::chain::{Digest, Link};
use super::publish::{Change, Table, Value, rows};
use super::rows::{actions_of, written};
use super::schema::{self, Difference};
use super::{Entry, Store, StoreError};
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Seq};
use crate::domain::ids::TournamentId;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// SQLite's own check of the file found this.
    Integrity(String),
    /// The first entry that is not as it was written, or no longer follows what stands before it.
    Chain(Seq),
    /// A row of the journal with a number that no entry has: they begin with 1.
    Numbered(i64),
    /// A table, index or trigger that does not belong in the file, or is not as it should be.
    Alien(String),
    /// An index or table that the file lacks.
    Lacking(String),
    /// A row of this table refers to something that is not there.
    ForeignKey(String),
    /// A tournament holds something that cannot be.
    Tournament(TournamentId, Inconsistency),
    /// A published row is not what the journal gives.
    Row {
        table: Table,
        /// The key of the row.
        key: Vec<String>,
        /// The published row, if there is one.
        published: Option<Vec<String>>,
        /// The row by the journal, if there is one.
        folded: Option<Vec<String>>,
    },
}

/// Compares every published row of a file with the club folded from its journal, has SQLite check
/// the file itself, and looks through the tournaments for what cannot be.
pub fn verify(
    store: &Store,
    entries: &[Arc<Entry>],
    club: &Club,
) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    let connection = store.connection();
    let mut integrity = connection.prepare("PRAGMA integrity_check")?;
    let lines = integrity.query_map([], |row| row.get::<_, String>(0))?;
    for line in lines {
        let line = line?;
        if line != "ok" {
            findings.push(Finding::Integrity(line));
        }
    }
    let mut stray = connection.prepare("SELECT seq FROM journal WHERE seq < 1 ORDER BY seq")?;
    for number in stray.query_map([], |row| row.get(0))? {
        findings.push(Finding::Numbered(number?));
    }
    findings.extend(chained(connection, entries)?.map(Finding::Chain));
    let Difference { alien, lacking } = schema::difference(connection)?;
    findings.extend(alien.into_iter().map(Finding::Alien));
    findings.extend(lacking.into_iter().map(Finding::Lacking));
    let mut keys = connection.prepare("PRAGMA foreign_key_check")?;
    let tables = keys.query_map([], |row| row.get::<_, String>(0))?;
    for table in tables {
        findings.push(Finding::ForeignKey(table?));
    }
    findings.extend(published(club, |table| read(store, table))?);
    Ok(findings)
}

/// Compares published rows with a club, and looks through the tournaments for what cannot be. `rows` reads those of a table.
pub fn published<E>(
    club: &Club,
    mut rows: impl FnMut(Table) -> Result<Vec<Vec<Value>>, E>,
) -> Result<Vec<Finding>, E> {
    let scanned = club.scan().into_iter();
    let mut findings: Vec<Finding> =
        scanned.map(|(id, found)| Finding::Tournament(id, found)).collect();
    let mut folded = rows_of(club);
    for table in Table::ALL {
        let folded = folded.remove(table.name()).unwrap_or_default();
        compare(table, rows(table)?, folded, &mut findings);
    }
    Ok(findings)
}

/// The rows of a table of a file.
fn read(store: &Store, table: Table) -> Result<Vec<Vec<Value>>, StoreError> {
    let mut query = store.connection().prepare(&table.select())?;
    let width = table.columns().len();
    let rows = query.query_map([], |row| (0..width).map(|column| row.get(column)).collect())?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Sees that all entries of a file are as they were written. Files of versions without digests, and those not yet
/// chained since, say nothing about it.
pub(super) fn is_as_written(
    connection: &Connection,
    version: usize,
    entries: &[Arc<Entry>],
) -> Result<(), StoreError> {
    let due = "SELECT EXISTS (SELECT 1 FROM due WHERE task = 'chain')";
    if version < schema::CHAINED || connection.query_row(due, [], |row| row.get(0))? {
        return Ok(());
    }
    chained(connection, entries)?.map_or(Ok(()), |seq| Err(StoreError::Altered(seq)))
}

/// Follows the chain through the journal. Entries are compared as they are written, so that no letter may change, not
/// even one that the reading of JSON passes over. Gives the first that is wrong.
fn chained(connection: &Connection, entries: &[Arc<Entry>]) -> Result<Option<Seq>, StoreError> {
    let mut query = connection
        .prepare("SELECT at, actions, digest, sealed FROM journal WHERE seq > 0 ORDER BY seq")?;
    let mut rows = query.query([])?;
    let mut before = Digest::default();
    for entry in entries {
        let link = Link::after(&before, entry);
        let expected =
            [Some(written(entry.at)), Some(actions_of(entry, 0)), Some(link.digest.0.clone())];
        let expected = [&expected[..], &[link.sealed.map(|sealed| sealed.0)]].concat();
        let Some(row) = rows.next()? else { return Ok(Some(entry.seq)) };
        let found: Vec<Option<String>> =
            (0..expected.len()).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?;
        if found != expected {
            return Ok(Some(entry.seq));
        }
        before = link.digest;
    }
    Ok(None)
}

type Rows = HashMap<String, Vec<Value>>;

fn rows_of(club: &Club) -> BTreeMap<&'static str, Rows> {
    let mut tables: BTreeMap<&'static str, Rows> = BTreeMap::new();
    for change in rows(club) {
        if let Change::Put(table, row) = change {
            tables.entry(table.name()).or_default().insert(key(table, &row), row);
        }
    }
    tables
}

/// A key as text, since numbers with a fraction have no hash.
fn key(table: Table, row: &[Value]) -> String {
    format!("{:?}", &row[..table.key()])
}

/// A row as people read it.
fn cells(row: &[Value]) -> Vec<String> {
    row.iter().map(Value::to_string).collect()
}

fn compare(table: Table, rows: Vec<Vec<Value>>, mut folded: Rows, findings: &mut Vec<Finding>) {
    for published in rows {
        let expected = folded.remove(&key(table, &published));
        if expected.as_ref() != Some(&published) {
            findings.push(Finding::Row {
                table,
                key: cells(&published[..table.key()]),
                published: Some(cells(&published)),
                folded: expected.as_deref().map(cells),
            });
        }
    }
    let mut missing: Vec<Vec<Value>> = folded.into_values().collect();
    missing.sort_by_key(|row| key(table, row));
    findings.extend(missing.into_iter().map(|row| Finding::Row {
        table,
        key: cells(&row[..table.key()]),
        published: None,
        folded: Some(cells(&row)),
    }));
}
