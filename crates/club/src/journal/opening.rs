//! A file that is about to be opened, its connection prepared for what it is to do; and a new file, which appears whole
//! or not at all.

use std::fs::{self, Metadata};
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;
use tempfile::Builder;

use super::backup::{UNFINISHED, put};
use super::companions::folder_of;
use super::connection::ordinary;
use super::location::Location;
use super::{StoreError, schema};
use crate::opener::{self, NotOpened};

/// How long a desk waits for another to finish writing.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// The length of every file of SQLite is a multiple of this, in bytes.
const SECTOR: u64 = 512;

/// The purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// To write, and to read beside other desks of this machine.
    Desk,
    /// To write, with no other desk at the file: other machines may reach it.
    Alone,
    /// To read and nothing else.
    Reader,
}

/// The version of a club's file.
pub(super) fn recognise(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    let version = schema::recognise(connection, path, schema::VERSIONS)?;
    if version == 0 {
        return Err(StoreError::Empty(path.to_owned()));
    }
    // SQLite fills up a page that is cut off, and may not notice for long.
    match std::fs::metadata(path) {
        Ok(found) if found.len() % SECTOR != 0 => Err(StoreError::CutOff(path.to_owned())),
        _ => Ok(version),
    }
}

/// Kibibytes of pages that SQLite keeps, written as it writes them; its own default.
pub(super) const CACHE: i64 = -2000;

pub(super) fn prepare(connection: &Connection, access: Access) -> rusqlite::Result<()> {
    match access {
        Access::Alone => {
            connection.pragma_update(None, "journal_mode", "DELETE")?;
            // The lock that this takes stays until the file is closed.
            connection.execute_batch("BEGIN EXCLUSIVE; COMMIT")?;
        }
        Access::Desk | Access::Reader => {
            write_ahead(connection)?;
            // Left to SQLite, one desk would write parts of its log into the file while others work, and these would
            // have to look whether the file is still theirs. Desks do it where it empties the log: `Store::rest`.
            connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        }
    }
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)
}

/// SQLite does not wait for others by itself where the journal mode changes, so that desks which
/// open a new file together would turn each other away.
fn write_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let pause = Duration::from_millis(10);
    let mut waited = Duration::ZERO;
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(error) if is_busy(&error) && waited < PATIENCE => std::thread::sleep(pause),
            done => return done,
        }
        waited += pause;
    }
}

pub(super) fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
}

/// The file that is to be opened, as it lies there.
///
/// SQLite takes an empty file and one of less than a page for an empty database and writes over it; a short list of
/// players given by mistake would be lost, and a club that lost its content would pass for a new one.
///
/// Only its length is asked for: reading it here would, once closed, take away the locks that
/// another desk of this process holds on it.
pub(super) fn found(path: &Path) -> Result<Location, StoreError> {
    match regular(path)?.len() {
        0 => Err(StoreError::Empty(path.to_owned())),
        1..SECTOR => Err(StoreError::NotOurs(path.to_owned())),
        _ => Location::of(path).ok_or_else(|| StoreError::Missing(path.to_owned())),
    }
}

/// The regular file at a path.
pub(super) fn regular(path: &Path) -> Result<Metadata, StoreError> {
    let failed = |source| StoreError::Io { path: path.to_owned(), source };
    match opener::look_at_any(path).map_err(failed)? {
        Some(found) if found.is_file() => Ok(found),
        Some(_) => Err(failed(NotOpened::Special.into())),
        None => {
            opener::not_dangling(path).map_err(failed)?;
            Err(StoreError::Missing(path.to_owned()))
        }
    }
}

/// Makes a file of today's version that holds no entry, for its owner only. Where another desk was faster, theirs
/// stays.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    opener::not_dangling(path)
        .map_err(|source| StoreError::Io { path: path.to_owned(), source })?;
    let whole = ordinary(path)?;
    let folder = folder_of(&whole);
    let io = |source| StoreError::Io { path: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(io)?;
    let file =
        Builder::new().prefix(".club.").suffix(UNFINISHED).tempfile_in(folder).map_err(io)?;
    let mut connection = Connection::open(file.path())?;
    // All of it goes to the disk at once, before it has its name.
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")?;
    Backup::new(&schema::newest()?, &mut connection)?.run_to_completion(
        i32::MAX,
        Duration::ZERO,
        None,
    )?;
    // There is nothing yet that would have to be chained.
    connection.execute("DELETE FROM due WHERE task = 'chain'", [])?;
    connection.close().map_err(|(_, error)| error)?;
    file.as_file().sync_all().map_err(io)?;
    match put(file, &whole) {
        Err(StoreError::Exists(_)) => Ok(()),
        put => put,
    }
}
