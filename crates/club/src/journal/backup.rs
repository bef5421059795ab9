//! Copies of the file. A copy is written under a name that no club's file has, read again, made durable, and only then
//! named as wanted; so a file of that name is whole.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags, OptionalExtension as _};
use tempfile::{Builder, NamedTempFile};

use super::companions::{folder_of, free};
use super::connection::{connect_to_read, one_moment, ordinary};
use super::error::{cause_by, fill, named};
use super::rows::read_since;
use super::verify::is_as_written;
use super::{Entry, StoreError, schema};
use crate::club::Seq;
use crate::opener::{self, sync_folder};

/// The ending of an unfinished copy's name.
pub(super) const UNFINISHED: &str = ".banzuke.part";

/// An unfinished copy that is so much older than a finished one is abandoned.
const ABANDONED: Duration = Duration::from_hours(1);

/// How many entries a journal has, and the last of them: its number and operation.
type Extent = (usize, Option<(i64, String)>);

/// Writes a copy to a new file, in a folder that is there.
pub(super) fn copy(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let not_copied = |why| StoreError::NotCopied { to: to.to_owned(), why: Box::new(why) };
    if fs::symlink_metadata(to).is_ok() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let (unfinished, _) = unfinished_copy(connection, to).map_err(not_copied)?;
    put(unfinished, to).map_err(|error| match error {
        StoreError::Exists(_) => error,
        why => not_copied(why),
    })
}

/// [`copy`] under the first free name: `name`, `name-2`, `name-3`.
pub(super) fn copy_beside(connection: &Connection, to: &Path) -> Result<PathBuf, StoreError> {
    loop {
        let free = free(to);
        match copy(connection, &free) {
            Ok(()) => return Ok(free),
            // Another desk took the name meanwhile.
            Err(StoreError::Exists(_)) => {}
            Err(error) => return Err(error),
        }
    }
}

/// A whole, durable copy, with the number of its last entry. It goes away unless it is [`put`] to where it was made
/// for.
pub(super) fn unfinished_copy(
    connection: &Connection,
    to: &Path,
) -> Result<(NamedTempFile, Seq), StoreError> {
    let folder = folder_of(to);
    // Not made: a folder that is missing is most likely a stick that is not in.
    if !folder.is_dir() {
        return Err(StoreError::NoFolder(folder.to_owned()));
    }
    let failed = |why| named(why, folder);
    let mut name = OsString::from(".");
    name.push(to.file_name().unwrap_or_default());
    name.push(".");
    let made = Builder::new().prefix(&name).suffix(UNFINISHED).tempfile_in(folder);
    // A short-lived file needs no telling name.
    let mut file = made.map_err(|error| failed(error.kind().into()))?;
    let length = length(connection)?;
    let expected = write(connection, file.path())
        .map_err(|error| cause_by(error, folder, || fill(file.as_file_mut(), length)))?;
    let last = verify(file.path(), &expected)?;
    file.as_file().sync_all().map_err(failed)?;
    Ok((file, last))
}

/// Gives a finished copy its name, unless something has it, and takes away what copies beside it left that were killed
/// half way.
pub(super) fn put(file: NamedTempFile, to: &Path) -> Result<(), StoreError> {
    let failed = |why| named(why, folder_of(to));
    match file.persist_noclobber(to) {
        Ok(_) => {}
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
            return Err(StoreError::Exists(to.to_owned()));
        }
        // Sticks often cannot do that in one step.
        Err(error) => {
            if fs::symlink_metadata(to).is_ok() {
                return Err(StoreError::Exists(to.to_owned()));
            }
            error.file.persist(to).map_err(|error| failed(error.error))?;
        }
    }
    sync_folder(to);
    // Abandoned copies that cannot be removed now go with the next backup.
    let _ = remove_abandoned(to);
    Ok(())
}

/// Removes abandoned copies beside a finished one. Times are those of the files: one clock has set them all.
fn remove_abandoned(made: &Path) -> io::Result<()> {
    let now = fs::metadata(made)?.modified()?;
    for file in fs::read_dir(folder_of(made))? {
        let path = file?.path();
        let is_copy = path.as_os_str().as_encoded_bytes().ends_with(UNFINISHED.as_bytes());
        let age = fs::metadata(&path).and_then(|found| found.modified());
        let is_old = age.is_ok_and(|at| now.duration_since(at).is_ok_and(|age| age > ABANDONED));
        if is_copy && is_old {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Reads a file to its end without changing a byte: the entries of a club of this or an earlier version that SQLite
/// finds nothing wrong with, each as it was written.
pub fn inspect(path: &Path) -> Result<Vec<Arc<Entry>>, StoreError> {
    match opener::find(path) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err(StoreError::Missing(path.to_owned()));
        }
        Err(source) => return Err(StoreError::Io { path: path.to_owned(), source }),
    }
    let connection = connect_to_read(path)?;
    let version = schema::recognise(&connection, path, schema::VERSIONS)?;
    if version == 0 {
        return Err(StoreError::NotOurs(path.to_owned()));
    }
    read_sound(&connection, version)
}

/// The entries of a file of this version, if SQLite finds nothing wrong with it and each is as it was written.
pub(super) fn read_sound(
    connection: &Connection,
    version: usize,
) -> Result<Vec<Arc<Entry>>, StoreError> {
    quick_check(connection)?;
    let entries = read_since(connection, Seq(0))?;
    is_as_written(connection, version, &entries)?;
    Ok(entries)
}

/// Has SQLite look through the file for what cannot be.
pub(super) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// Copies all pages as they are at one moment. Gives what the journal has at that moment.
fn write(connection: &Connection, to: &Path) -> Result<Extent, StoreError> {
    // The file is kept already by its lock.
    let _look = one_moment(connection)?;
    let extent = extent(connection)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut copy = Connection::open_with_flags(ordinary(to)?, flags)?;
    // A copy that fails is thrown away: it needs no journal of its own, and is made durable once.
    copy.pragma_update(None, "journal_mode", "OFF")?;
    copy.pragma_update(None, "synchronous", "OFF")?;
    match Backup::new(connection, &mut copy)?.step(-1)? {
        StepResult::Done => Ok(extent),
        _ => Err(StoreError::Busy),
    }
}

fn extent(connection: &Connection) -> Result<Extent, StoreError> {
    let count: i64 = connection.query_row("SELECT count(*) FROM journal", [], |row| row.get(0))?;
    let last = "SELECT seq, op FROM journal ORDER BY seq DESC LIMIT 1";
    let last = connection.query_row(last, [], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok((usize::try_from(count).unwrap_or_default(), last))
}

fn verify(copy: &Path, (count, last): &Extent) -> Result<Seq, StoreError> {
    let found = inspect(copy)?;
    let op =
        found.last().map(|entry| (i64::try_from(entry.seq.0).unwrap_or(i64::MAX), &entry.op.0));
    if found.len() != *count || op != last.as_ref().map(|(seq, op)| (*seq, op)) {
        return Err(StoreError::NotAlike { expected: *count, found: found.len() });
    }
    Ok(found.last().map(|entry| entry.seq).unwrap_or_default())
}

/// How many bytes the file has.
fn length(connection: &Connection) -> Result<u64, StoreError> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get(0));
    let (pages, size): (i64, i64) = (number("page_count")?, number("page_size")?);
    Ok(u64::try_from(pages.saturating_mul(size)).unwrap_or_default())
}
