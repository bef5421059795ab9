//! A look at a club's file for a report: how it does, without a word of what it holds.

use std::fs::{self, Metadata};
use std::path::Path;

use rusqlite::Connection;

use super::connection::connect_to_read;
use super::opening::regular;
use super::rows::read_since;
use super::sibling_paths::with;
use super::{StoreError, schema};
use crate::club::Seq;

/// The newest version of the file that this program knows.
pub const NEWEST: usize = schema::VERSIONS.len();

/// The rights of those who do not own a file, as Unix has them.
pub const OTHERS: u32 = 0o077;

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
    let writable = is_writable(path, &found);
    let log = fs::metadata(with(path, "-wal")).ok().map(|found| found.len());
    let content = read(path, found.len());
    Ok(Health { length: found.len(), mode: mode(&found), writable, log, content })
}

/// Whether this user may write a file. The system is asked, since opening it would drop the locks of an open desk.
#[cfg(unix)]
fn is_writable(path: &Path, _found: &Metadata) -> bool {
    rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok()
}

#[cfg(not(unix))]
fn is_writable(_path: &Path, found: &Metadata) -> bool {
    !found.permissions().readonly()
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
    let mode = fs::metadata(path).ok().and_then(|found| mode(&found));
    mode.is_some_and(|mode| mode & OTHERS != 0)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
fn mode(found: &Metadata) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt as _;
    Some(found.permissions().mode() & 0o777)
}

#[cfg(not(unix))]
fn mode(_found: &Metadata) -> Option<u32> {
    None
}
