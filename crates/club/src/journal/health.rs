//! A look at a club's file for a report: how it does, without a word of what it holds.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::companions::with;
use super::connection::connect_to_read;
use super::opening::regular;
use super::rows::read_since;
use super::{StoreError, schema};
use crate::club::Seq;
use crate::system;

/// The newest version of the file that this program knows.
pub const NEWEST: usize = schema::VERSIONS.len();

/// How a file does.
#[derive(Debug)]
pub struct Health {
    /// Its length in bytes.
    pub length: u64,
    pub mode: Option<u32>,
    /// Whether this user may write it.
    pub writable: bool,
    /// The length of the write-ahead log beside it, if there is one.
    pub log: Option<u64>,
    /// The content, if it can be read.
    pub content: Result<Content, StoreError>,
}

/// How the content of a file does.
#[derive(Debug)]
pub struct Content {
    /// The version of its tables.
    pub schema: usize,
    /// Whether SQLite finds its pages and indexes in order.
    pub in_order: bool,
    /// The number of entries, if every one can be read.
    pub entries: Result<usize, StoreError>,
}

/// Looks at a file of any version, without writing.
pub fn look(path: &Path) -> Result<Health, StoreError> {
    let found = regular(path)?;
    let writable = system::is_writable(path, &found);
    let log = fs::metadata(with(path, "-wal")).ok().map(|found| found.len());
    let content = read(path, found.len());
    Ok(Health { length: found.len(), mode: system::mode(&found), writable, log, content })
}

fn read(path: &Path, length: u64) -> Result<Content, StoreError> {
    if length == 0 {
        return Err(StoreError::Empty(path.to_owned()));
    }
    let connection = connect_to_read(path)?;
    let schema = schema::recognise(&connection, path, schema::VERSIONS)?;
    let in_order = in_order(&connection)?;
    let entries = read_since(&connection, Seq::default()).map(|entries| entries.len());
    Ok(Content { schema, in_order, entries })
}

fn in_order(connection: &Connection) -> Result<bool, StoreError> {
    let said: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok(said == "ok")
}

/// Whether the rights of a file let others on this machine read or write it: it holds days of birth.
pub fn is_open_to_others(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| system::is_open_to_others(&found))
}
