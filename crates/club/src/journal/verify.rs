//! Does the file still say what its journal says?

mod integrity;

use std::sync::Arc;
use std::thread;

use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::chain::{Digest, Link};
use super::publish::{Table, Value, order, pending, rows_of};
use super::rows::{AT_HAND, piecewise, written};
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
        // What SQLite and the chain take is as long as all else: where there can be another connection, it is done meanwhile.
        let beside = store.connect_beside();
        let looking = beside.map(|beside| scope.spawn(move || looked_at(&beside, entries)));
        let rows = compare(connection, club);
        let looked = looking.map(|looking| looking.join().expect("it does not panic"));
        let looked = looked.and_then(Result::ok);
        let (integrity, chain) = looked.map_or_else(|| looked_at(connection, entries), Ok)?;
        let [numbered, schema, rows] = rows?;
        let all_is_well = chain.is_none() && numbered.is_empty() && schema.is_empty();
        // Published rows were refused where they refer to nothing: those that are as they were published do not.
        let is_row = |finding: &Finding| matches!(finding, Finding::Row { .. });
        let keys = if all_is_well && !rows.iter().any(is_row) {
            Vec::new()
        } else {
            references(connection)?
        };
        let chain = chain.map(Finding::Chain).into_iter().collect();
        Ok([integrity, numbered, chain, schema, keys, rows].concat())
    });
    store.narrow();
    found
}

/// Kibibytes of pages that SQLite keeps while it looks through the file.
const WIDE: i64 = -16 * 1024;

/// The faults that SQLite finds in a file, and the first entry that is not as it was written.
fn looked_at(
    connection: &Connection,
    entries: &[Arc<Entry>],
) -> Result<(Vec<Finding>, Option<Seq>), StoreError> {
    connection.pragma_update(None, "cache_size", WIDE)?;
    let integrity = integrity::faults(connection)?.into_iter().map(Finding::Integrity);
    Ok((integrity.collect(), chained(connection, entries)?))
}

/// Rows of a file that refer to nothing.
fn references(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut keys = connection.prepare("PRAGMA foreign_key_check")?;
    let tables = keys.query_map([], |row| row.get(0).map(Finding::ForeignKey))?;
    Ok(tables.collect::<rusqlite::Result<_>>()?)
}

/// Compares a file with a club: its entries without a number, its schema, its published rows.
fn compare(connection: &Connection, club: &Club) -> Result<[Vec<Finding>; 3], StoreError> {
    let mut stray = connection.prepare("SELECT seq FROM journal WHERE seq < 1 ORDER BY seq")?;
    let numbered = stray.query_map([], |row| row.get(0).map(Finding::Numbered))?;
    let numbered = numbered.collect::<rusqlite::Result<_>>()?;
    let Difference { alien, lacking } = schema::difference(connection)?;
    let alien = alien.into_iter().map(Finding::Alien);
    let schema = alien.chain(lacking.into_iter().map(Finding::Lacking)).collect();
    let behind = pending::all(connection)?;
    let is_behind = |row: &[Value]| behind.iter().any(|place| is_behind(place, row));
    let published = compared(club, |table, give| read(connection, table, give), is_behind)?;
    Ok([numbered, schema, published])
}

/// Compares published rows with a club, and looks through the tournaments for what cannot be. `read` gives each row of a
/// table to the function, in the [`order`] of their keys: of neither side all rows are held.
pub fn published<E>(
    club: &Club,
    read: impl FnMut(Table, &mut dyn FnMut(&[Value])) -> Result<(), E>,
) -> Result<Vec<Finding>, E> {
    compared(club, read, |_| false)
}

/// [`published`], where the ratings of some rating changes are still to be written.
fn compared<E>(
    club: &Club,
    mut read: impl FnMut(Table, &mut dyn FnMut(&[Value])) -> Result<(), E>,
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
            let is_right = expected.as_deref() == Some(row);
            let is_to_come = || expected.as_ref().is_some_and(rests) && is_behind(row);
            if !is_right && !is_to_come() {
                differs(Some(row), expected.as_deref());
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

/// The rows of a table of a file, one after the other in the same room: a file may have millions.
fn read(
    connection: &Connection,
    table: Table,
    give: &mut dyn FnMut(&[Value]),
) -> Result<(), StoreError> {
    let mut query = connection.prepare(&table.select())?;
    let mut cells = vec![Value::Null; table.columns().len()];
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        for (column, cell) in cells.iter_mut().enumerate() {
            cell.take(row.get_ref(column)?);
        }
        give(&cells);
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
    let mut query = connection.prepare(&format!(
        "SELECT at, digest, sealed, {AT_HAND} FROM journal WHERE seq > 0 ORDER BY seq"
    ))?;
    let mut rows = query.query([])?;
    let mut before = Digest::default();
    for entry in entries {
        let link = Link::after(&before, entry);
        let sealed = link.sealed.map(|sealed| sealed.0);
        let expected = [Some(written(entry.at)), Some(link.digest.0.clone()), sealed];
        let Some(row) = rows.next()? else { return Ok(Some(entry.seq)) };
        let found: Vec<Option<String>> =
            (0..expected.len()).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?;
        let actions = row.get_ref(expected.len())?;
        if found != expected || !are_written(connection, entry, actions)? {
            return Ok(Some(entry.seq));
        }
        before = link.digest;
    }
    Ok(None)
}

/// Whether the row of an entry has its actions letter by letter, which stand there if they are [`AT_HAND`].
pub(super) fn are_written(
    connection: &Connection,
    entry: &Entry,
    there: ValueRef<'_>,
) -> rusqlite::Result<bool> {
    Ok(match there {
        ValueRef::Text(text) => entry.actions.are_written(text),
        ValueRef::Null => entry.actions.are_written(piecewise(connection, entry.seq)?),
        _ => false,
    })
}

/// A row as people read it.
fn cells(row: &[Value]) -> Vec<String> {
    row.iter().map(Value::to_string).collect()
}
