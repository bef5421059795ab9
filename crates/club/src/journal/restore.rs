//! Restores a backup over the club's file. The present file is kept, damaged or not.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, MAIN_DB, Row};
use tempfile::{Builder, NamedTempFile};

use super::backup::{UNFINISHED, copy_beside, read_sound, unfinished_copy};
use super::companions::{folder_of, free, set_aside_abandoned, set_aside_foreign, with};
use super::connection::{connect, connect_to_read, hold};
use super::{StoreError, schema};
use crate::opener::{NotOpened, sync_folder};

/// Endings of the files that SQLite keeps beside an open or unclosed file.
const NOTES: [&str; 3] = ["-wal", "-shm", "-journal"];
/// How long another desk may take to let go of the file.
const PATIENCE: Duration = Duration::from_secs(2);

/// The state of the present club's file.
enum Present {
    Nothing,
    /// A sound file, whole without notes beside it, locked by this connection.
    Sound(Connection),
    /// Something that cannot be read, with its write-ahead log: SQLite takes away one that it makes nothing of.
    Damaged(Option<NamedTempFile>),
}

/// The places of what lay where the backup was put.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    /// The file, if there was one.
    pub file: Option<PathBuf>,
    /// The log of another file that lay beside it.
    pub log: Option<PathBuf>,
}

/// Restores `backup` over the club's file, which no desk may have open. Returns where the present file is kept: a sound
/// one as a whole copy, a damaged one as it is, with its log. On failure that file is still there.
pub fn restore(club: &Path, backup: &Path, now: DateTime<Utc>) -> Result<Aside, StoreError> {
    let failed = |source| StoreError::Io { path: club.to_owned(), source };
    // A link is followed: the file is restored where it is kept.
    let club =
        &if club.is_symlink() { club.canonicalize().map_err(failed)? } else { club.to_owned() };
    if club.is_dir() {
        return Err(failed(NotOpened::Folder.into()));
    }
    let source = connect_to_read(backup)?;
    // On a new machine there is no folder yet, and a backup is the club's beginning there.
    fs::create_dir_all(folder_of(club)).map_err(failed)?;
    let (copy, _) = unfinished_copy(&source, club)?;
    if let Ok(found) = fs::metadata(club) {
        copy.as_file().set_permissions(found.permissions()).map_err(failed)?;
    }
    let name = with(club, &format!(".before-restore-{}", now.format("%Y%m%d-%H%M%SZ")));
    let (present, log) = present(club)?;
    let file = match &present {
        Present::Nothing => None,
        Present::Sound(connection) => Some(copy_beside(connection, &name)?),
        Present::Damaged(log) => Some(set_aside(club, &name, log.as_ref()).map_err(failed)?),
    };
    let earlier = match &present {
        Present::Sound(connection) => schema::origin(connection)?.0.epoch,
        Present::Nothing | Present::Damaged(_) => 0,
    };
    begin_epoch(copy.path(), earlier)?;
    // Elsewhere it stays locked until the other one lies there.
    let held = if cfg!(windows) { None } else { Some(present) };
    copy.persist(club).map_err(|error| failed(error.error))?;
    sync_folder(club);
    drop(held);
    Ok(Aside { file, log })
}

/// Counts up the epoch of a copy that is to be put in the place of a file: machines that follow the file see that its
/// journal is another one.
fn begin_epoch(copy: &Path, earlier: u64) -> Result<(), StoreError> {
    let copy = Connection::open(copy)?;
    let epoch = schema::origin(&copy)?.0.epoch.max(earlier) + 1;
    schema::set_origin(&copy, epoch, None)?;
    copy.close().map_err(|(_, error)| error.into())
}

/// Locks the file, so that no desk writes to it any more. Also
/// returns where another file's log, found beside it, is kept now.
fn present(club: &Path) -> Result<(Present, Option<PathBuf>), StoreError> {
    if !club.exists() {
        return Ok((Present::Nothing, set_aside_abandoned(club)?));
    }
    match set_aside_foreign(club) {
        Ok(foreign) => Ok((taken(club)?, foreign)),
        Err(StoreError::Busy) => Err(StoreError::Held(club.to_owned())),
        // Neither with its log nor without it can it be read, so not a byte of either is touched.
        Err(_) => match hold(club) {
            Err(StoreError::Busy) => Err(StoreError::Held(club.to_owned())),
            _ => Ok((Present::Damaged(None), None)),
        },
    }
}

fn taken(club: &Path) -> Result<Present, StoreError> {
    let log = log_of(club).map_err(|source| StoreError::Io { path: club.to_owned(), source })?;
    let taken = connect(club, false).and_then(|connection| {
        if connection.is_readonly(MAIN_DB)? {
            return Err(StoreError::ReadOnly);
        }
        take(&connection)?;
        Ok(connection)
    });
    match taken {
        Ok(connection) => Ok(if is_sound(&connection, club) {
            Present::Sound(connection)
        } else {
            Present::Damaged(log)
        }),
        Err(StoreError::Busy) => Err(StoreError::Held(club.to_owned())),
        Err(error @ (StoreError::ReadOnly | StoreError::Unreachable(_) | StoreError::Full)) => {
            Err(error)
        }
        Err(_) => Ok(Present::Damaged(log)),
    }
}

/// Has the file for itself as long as the connection is open, and everything in it: leaving the write-ahead log is
/// allowed to the only connection.
fn take(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(PATIENCE)?;
    let text = |row: &Row<'_>| row.get::<_, String>(0);
    connection.pragma_update_and_check(None, "journal_mode", "DELETE", text)?;
    connection.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", text)?;
    connection.execute_batch("BEGIN EXCLUSIVE; COMMIT")?;
    let mode = connection.pragma_query_value(None, "journal_mode", text)?;
    if mode == "delete" { Ok(()) } else { Err(StoreError::Busy) }
}

/// A copy of the write-ahead log that lies beside a file.
fn log_of(club: &Path) -> io::Result<Option<NamedTempFile>> {
    let mut log = match File::open(with(club, NOTES[0])) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        log => log?,
    };
    let mut copy = Builder::new().suffix(UNFINISHED).tempfile_in(folder_of(club))?;
    io::copy(&mut log, &mut copy)?;
    Ok(Some(copy))
}

fn is_sound(connection: &Connection, club: &Path) -> bool {
    let version = schema::version(connection, club);
    version.is_ok_and(|version| version > 0 && read_sound(connection, version).is_ok())
}

/// Keeps a file with its notes under another name. Its own name stays until another file takes it, where the disk can
/// do that.
fn set_aside(club: &Path, name: &Path, log: Option<&NamedTempFile>) -> io::Result<PathBuf> {
    let kept = free(name);
    fs::hard_link(club, &kept).or_else(|_| fs::rename(club, &kept))?;
    for notes in NOTES {
        match fs::rename(with(club, notes), with(&kept, notes)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let notes = with(&kept, NOTES[0]);
    if let Some(log) = log.filter(|_| !notes.exists()) {
        fs::copy(log.path(), notes)?;
    }
    sync_folder(&kept);
    Ok(kept)
}
