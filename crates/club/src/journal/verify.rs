//! Does the file still say what its journal says?

mod integrity;

use std::sync::Arc;
use std::thread;

use rusqlite::Connection;

use super::chain::{Digest, Link};
use super::publish::{Table, Value, order, pending, rows_of};
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
    let connection = store.connection();
    connection.pragma_update(None, "cache_size", WIDE)?;
    let found = thread::scope(|scope| {
        // What SQLite checks takes as long as all else: where there can be another connection, it does so meanwhile.
        let beside = store.connect_beside();
        let integrity = beside.map(|beside| scope.spawn(move || integrity(&beside)));
        let found = compare(connection, entries, club);
        let integrity = integrity.map(|checking| checking.join().expect("it does not panic"));
        let integrity =
            integrity.and_then(Result::ok).map_or_else(|| self::integrity(connection), Ok);
        Ok([integrity?, found?].concat())
    });
    store.narrow();
    found
}

/// Kibibytes of pages that SQLite keeps while it looks through the file.
const WIDE: i64 = -16 * 1024;

fn integrity(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    connection.pragma_update(None, "cache_size", WIDE)?;
    Ok(integrity::faults(connection)?.into_iter().map(Finding::Integrity).collect())
}

/// Compares a file with its journal.
fn compare(
    connection: &Connection,
    entries: &[Arc<Entry>],
    club: &Club,
) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    let mut stray = connection.prepare("SELECT seq FROM journal WHERE seq < 1 ORDER BY seq")?;
    for number in stray.query_map([], |row| row.get(0))? {
        findings.push(Finding::Numbered(number?));
    }
    findings.extend(chained(connection, entries)?.map(Finding::Chain));
    let Difference { alien, lacking } = schema::difference(connection)?;
    findings.extend(alien.into_iter().map(Finding::Alien));
    findings.extend(lacking.into_iter().map(Finding::Lacking));
    let behind = pending::all(connection)?;
    let is_behind = |row: &[Value]| behind.iter().any(|place| is_behind(place, row));
    let published = compared(club, |table, give| read(connection, table, give), is_behind)?;
    // Published rows were refused where they refer to nothing: those that are as they were published do not.
    let is_row = |finding: &Finding| matches!(finding, Finding::Row { .. });
    if !findings.is_empty() || published.iter().any(is_row) {
        let mut keys = connection.prepare("PRAGMA foreign_key_check")?;
        for table in keys.query_map([], |row| row.get::<_, String>(0))? {
            findings.push(Finding::ForeignKey(table?));
        }
    }
    Ok([findings, published].concat())
}

/// Compares published rows with a club, and looks through the tournaments for what cannot be. `read` gives each row of a
/// table to the function, in the [`order`] of their keys: of neither side all rows are held.
pub fn published<E>(
    club: &Club,
    read: impl FnMut(Table, &mut dyn FnMut(Vec<Value>)) -> Result<(), E>,
) -> Result<Vec<Finding>, E> {
    compared(club, read, |_| false)
}

/// [`published`], where the ratings of some rating changes are still to be written.
fn compared<E>(
    club: &Club,
    mut read: impl FnMut(Table, &mut dyn FnMut(Vec<Value>)) -> Result<(), E>,
    is_behind: impl Fn(&[Value]) -> bool,
) -> Result<Vec<Finding>, E> {
    let scanned = club.scan().into_iter();
    let mut findings: Vec<Finding> =
        scanned.map(|(id, found)| Finding::Tournament(id, found)).collect();
    for table in Table::ALL {
        let mut folded = rows_of(club, table).peekable();
        let mut differs = |published: Option<&[Value]>, folded: Option<&[Value]>| {
            let key = cells(&published.or(folded).unwrap_or_default()[..table.key()]);
            let [published, folded] = [published, folded].map(|row| row.map(cells));
            findings.push(Finding::Row { table, key, published, folded });
        };
        read(table, &mut |row| {
            let place = |known: &Vec<Value>| order(&known[..table.key()], &row[..table.key()]);
            while let Some(missing) = folded.next_if(|known| place(known).is_lt()) {
                differs(None, Some(&missing));
            }
            let expected = folded.next_if(|known| place(known).is_eq());
            let rests = |other: &Vec<Value>| {
                let ratings = row.len() - RATINGS;
                table == Table::RatingChanges && other[..ratings] == row[..ratings]
            };
            let is_right = expected.as_ref() == Some(&row);
            let is_to_come = || expected.as_ref().is_some_and(rests) && is_behind(&row);
            if !is_right && !is_to_come() {
                differs(Some(&row), expected.as_deref());
            }
        })?;
        folded.for_each(|missing| differs(None, Some(&missing)));
    }
    Ok(findings)
}

/// The last columns of a rating change.
const RATINGS: usize = 2;

/// Whether a rating change comes behind the place up to which those of a list are written.
fn is_behind((list, (day, tournament, no)): &pending::Note, row: &[Value]) -> bool {
    let [Value::Integer(of), Value::Integer(event), Value::Integer(played), _, Value::Text(on), ..] =
        row
    else {
        return false;
    };
    of == list && (on, event, played) > (day, tournament, no)
}

/// The rows of a table of a file.
fn read(
    connection: &Connection,
    table: Table,
    give: &mut dyn FnMut(Vec<Value>),
) -> Result<(), StoreError> {
    let mut query = connection.prepare(&table.select())?;
    let width = table.columns().len();
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        give((0..width).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?);
    }
    Ok(())
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

/// A row as people read it.
fn cells(row: &[Value]) -> Vec<String> {
    row.iter().map(Value::to_string).collect()
}
