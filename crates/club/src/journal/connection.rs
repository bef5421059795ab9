//! Opening a file with SQLite: as an ordinary file of any name, and for reading where writing is impossible.
//!
//! A reader changes no byte. A file that no program has open is read as it lies, without SQLite's notes beside it; such
//! a connection never notices a change, so a follower opens the file again once it is another. Closing a connection
//! writes no log into the file until its store knows that both belong together.

use std::fs;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Transaction};
use tempfile::Builder;

use super::companions::{folder_of, with};
use super::{StoreError, companions, schema};
use crate::journal::backup::{UNFINISHED, put};
use crate::journal::location::Location;
use crate::opener;
use crate::opener::NotOpened;

/// A path that SQLite takes for a file's name and nothing else: `:memory:` would be forgotten at
/// the end, and `file:` would begin an address.
pub(super) fn ordinary(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|source| StoreError::Io { path: path.to_owned(), source })
}

/// Opens a file that is there, for writing where that is allowed. `alone` takes it for this
/// connection only, as on a file system that other machines share.
pub(super) fn connect(path: &Path, alone: bool) -> Result<Connection, StoreError> {
    let whole = ordinary(path)?;
    // Where the file may not be written, SQLite itself opens it for reading, but would leave its notes beside it. Only
    // a first look shows whether it may make those at all.
    let connection = open(&whole, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if alone {
        keep_index_in_memory(&connection)?;
    }
    let look = |connection: &Connection| {
        connection.query_row("PRAGMA schema_version", [], |_| Ok(())).err()
    };
    // A read through a read-only connection would leave SQLite's notes beside the file.
    let read_only = connection.is_readonly(MAIN_DB)?;
    let refused = if read_only { None } else { look(&connection) };
    let has_no_room = refused.as_ref().is_some_and(has_no_room);
    if !read_only && !has_no_room && !refused.is_some_and(|error| is_locked_up(&error)) {
        return Ok(connection);
    }
    if lies_still(&whole) {
        return read_as_it_lies(&whole);
    }
    if !has_no_room {
        return Ok(connection);
    }
    // A full disk has no room for the memory that desks share, but the log can be read without it.
    drop(connection);
    let connection = open(&whole, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    keep_index_in_memory(&connection)?;
    connection.pragma_update(None, "query_only", true)?;
    look(&connection).map_or(Ok(connection), |error| Err(error.into()))
}

/// Opens a file, but forbids running anything in it, since a changed file may hold code, and writing
/// the log into it on closing, until a store knows that the file is in its place and the log its own.
fn open(whole: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(whole, flags)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    let has_log = std::fs::metadata(log_of(whole)).is_ok_and(|log| log.len() > 0);
    leave_log(&connection, has_log)?;
    Ok(connection)
}

/// Whether closing the file leaves the log beside it as it is.
pub(super) fn leave_log(connection: &Connection, leave: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave).map(|_| ())
}

/// Has SQLite keep the index of the log in its own memory, which
/// locks other desks out. Must come before the first read.
fn keep_index_in_memory(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")
}

/// Locks a file and its log for this connection alone, without writing anything. Busy if another connection has them.
pub(super) fn hold(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(&ordinary(path)?, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    keep_index_in_memory(&connection)?;
    connection.busy_timeout(Duration::ZERO)?;
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

pub(super) fn is_read_only(connection: &Connection) -> rusqlite::Result<bool> {
    let only_queried = || connection.pragma_query_value(None, "query_only", |row| row.get(0));
    Ok(connection.is_readonly(MAIN_DB)? || only_queried()?)
}

/// Opens a file for reading only; no byte of it changes. A file that no desk has open is read as it is,
/// without notes beside it; such a connection never notices a change, and another one must be opened for that.
pub(super) fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    let whole = ordinary(path)?;
    if lies_still(&whole) || companions::are_foreign(&whole)? {
        return read_as_it_lies(&whole);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags(&whole, flags)?)
}

/// A read transaction: until it is dropped, writes of other desks are
/// not seen. None within a transaction, which has that effect already.
pub(super) fn one_moment(connection: &Connection) -> rusqlite::Result<Option<Transaction<'_>>> {
    connection.is_autocommit().then(|| connection.unchecked_transaction()).transpose()
}

/// Opens a second connection, for reading, to a file that this program has open beside other desks.
pub(super) fn connect_beside(path: &Path) -> Result<Connection, StoreError> {
    Ok(open(&ordinary(path)?, OpenFlags::SQLITE_OPEN_READ_ONLY)?)
}

/// Whether the disk is full, as SQLite reports it when it makes the memory that desks share.
fn has_no_room(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure))
}

/// Whether SQLite may not keep its notes beside the file.
fn is_locked_up(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly))
}

/// Whether no desk writes to the file: one that does has a write-ahead log or a rollback journal.
fn lies_still(whole: &Path) -> bool {
    whole.exists() && !log_of(whole).exists() && !rollback_of(whole).exists()
}

/// The write-ahead log of a file.
pub(super) fn log_of(path: &Path) -> PathBuf {
    with(path, "-wal")
}

/// The file of the memory that the connections of a machine share.
pub(super) fn index_of(path: &Path) -> PathBuf {
    with(path, "-shm")
}

/// The rollback journal of a file, used where it has no write-ahead log.
pub(super) fn rollback_of(path: &Path) -> PathBuf {
    with(path, "-journal")
}

/// Opens a file as one that does not change, such as a copy on a locked stick; files beside it are ignored.
pub(super) fn read_as_it_lies(whole: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(address(whole), flags)?)
}

fn address(whole: &Path) -> String {
    let mut address = "file:".to_owned();
    for &byte in whole.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => address.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => address.push(char::from(byte)),
            _ => address.extend(["%".to_owned(), format!("{byte:02X}")]),
        }
    }
    address + "?immutable=1"
}

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

/// SQLite's default cache, in kibibytes, which SQLite writes as negative numbers.
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
            // have to check whether the file is still theirs. Desks do it when they empty the log: `Store::rest`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_every_letter_of_a_name() {
        let told = address(Path::new("/stick/秋 50%?.db"));
        assert_eq!(told, "file:/stick/%E7%A7%8B%2050%25%3F.db?immutable=1");
    }

    #[test]
    fn a_file_is_read_alone_whatever_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("秋 50%?.db");
        let file = Connection::open(&path).expect("a file");
        file.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE lamps (lamp)").expect("made");
        assert!(!lies_still(&path));
        drop(file);
        assert!(lies_still(&path));
        let file = read_as_it_lies(&path).expect("opened");
        file.query_row("SELECT count(*) FROM lamps", [], |_| Ok(())).expect("read");
        assert!(file.is_readonly(MAIN_DB).expect("asked"));
    }
}
