//! Errors of the file, as finely as a user can act on them.

use std::fs::File;
use std::io;
use std::io::{ErrorKind, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{ErrorCode, ffi};

use super::connection::ordinary;
use crate::club::Seq;

/// Errors of the file.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no file, and none was to be made.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// The folder that a copy was to be written to is not there.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// The file belongs to another program.
    #[error("{} is not a Banzuke file", .0.display())]
    NotOurs(PathBuf),
    /// The file is there and holds nothing.
    #[error("{} is empty", .0.display())]
    Empty(PathBuf),
    /// The end of the file is missing.
    #[error("the end of {} is missing", .0.display())]
    CutOff(PathBuf),
    /// The file was replaced while it was being opened.
    #[error("{} was replaced just now", .0.display())]
    Replaced(PathBuf),
    /// Another desk holds a file that only one may open, since other machines reach it.
    #[error("{} lies on a network file system ({kind}) and another desk has it open", .path.display())]
    HeldElsewhere {
        path: PathBuf,
        /// The kind of the file system.
        kind: String,
    },
    /// The tables are of a newer version.
    #[error("{} has version {found}, this program knows {known}", .path.display())]
    NewerSchema {
        path: PathBuf,
        found: usize,
        /// The newest this program knows.
        known: usize,
    },
    /// The tables are of an older version, and cannot be brought to today's in a file that may
    /// not be written.
    #[error("{} is of an older version, and may not be written", .0.display())]
    OlderSchema(PathBuf),
    /// The tables are of an older version, and the file was opened only to be read.
    #[error("{} is of an older version, and was opened only to be read", .0.display())]
    OlderToRead(PathBuf),
    /// The file is a copy that follows another machine, and is to be written to.
    #[error("{} is the copy of a club that {host} has", .path.display())]
    Copy { path: PathBuf, host: String },
    /// An entry was written by a newer version.
    #[error("entry {0} was written by a newer version: {1}")]
    NewerEntry(Seq, String),
    /// An entry cannot be read.
    #[error("entry {0} is damaged: {1}")]
    DamagedEntry(Seq, String),
    /// An entry is not as it was written: its digest does not fit.
    #[error("entry {0} is not as it was written")]
    Altered(Seq),
    /// Entries at the end of the journal were deleted.
    #[error("the journal ends with entry {last}, but entry {noted} was written")]
    Shortened {
        /// The last entry that is there.
        last: Seq,
        /// The last entry that was noted.
        noted: Seq,
    },
    /// A copy would overwrite something.
    #[error("{} exists", .0.display())]
    Exists(PathBuf),
    /// A copy was not made, and nothing was left under its name.
    #[error("no copy was written to {}: {why}", .to.display())]
    NotCopied {
        /// The name it was to have.
        to: PathBuf,
        why: Box<Self>,
    },
    /// The copy differs from what was written.
    #[error("{found} of {expected} entries were found in what was written")]
    NotAlike {
        /// Entries of the file.
        expected: usize,
        /// Entries of the copy.
        found: usize,
    },
    /// Another desk or program has the file open, which is to be replaced.
    #[error("another desk has {} open", .0.display())]
    Held(PathBuf),
    /// The clock shows a time that is written in no entry and in the name of no backup.
    #[error("the clock shows {}; the years are 1 to 9999", .0.to_rfc3339())]
    Clock(DateTime<Utc>),
    /// There is no sound automatic backup of that time or before.
    #[error("there is no sound backup of {} of that time or before", .0.display())]
    NoBackup(PathBuf),
    /// The file cannot be opened, not even for reading; SQLite's words name it.
    #[error("the club's file cannot be opened: {0}")]
    Unreachable(String),
    /// The file was moved or deleted while it was written to.
    #[error("the club's file was moved or replaced just now")]
    Moved,
    /// The file may be read, but not written.
    #[error("the club's file may not be written")]
    ReadOnly,
    /// Another program held the file for too long.
    #[error("the club's file is in use")]
    Busy,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The disk takes no writes from anybody.
    #[error("the disk can only be read")]
    ReadOnlyDisk,
    /// The disk does not do what it should; the system's own words.
    #[error("the disk fails: {0}")]
    Disk(String),
    /// The published tables do not fit together.
    #[error("the published tables do not fit together: {0}")]
    Inconsistent(String),
    /// A table or column is not there.
    #[error("the club's file is not complete: {0}")]
    Incomplete(String),
    /// The content of the file makes no sense.
    #[error("the club's file is damaged: {0}")]
    Damaged(String),
    /// Anything else, in SQLite's own words.
    #[error("the club's file failed: {0}")]
    Failed(String),
    /// The file system's own words, or a [`NotOpened`](crate::opener::NotOpened).
    #[error("{}: {source}", .path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        source: io::Error,
    },
}

impl StoreError {
    /// A system error about a disk, where we have one.
    pub fn of_disk(why: &io::Error) -> Option<Self> {
        match why.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some(Self::Full),
            ErrorKind::ReadOnlyFilesystem => Some(Self::ReadOnlyDisk),
            _ => None,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let told = error.to_string();
        match error.sqlite_error().map(|error| error.extended_code) {
            // Another program is putting another file there, or has a rollback to finish.
            Some(ffi::SQLITE_READONLY_DBMOVED) => return Self::Moved,
            Some(
                ffi::SQLITE_READONLY_ROLLBACK
                | ffi::SQLITE_READONLY_RECOVERY
                | ffi::SQLITE_READONLY_CANTLOCK,
            ) => return Self::Busy,
            _ => {}
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::CannotOpen) => Self::Unreachable(told),
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ConstraintViolation) => Self::Inconsistent(told),
            // Without a code, a value that was read has the wrong type.
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) | None => {
                Self::Damaged(told)
            }
            // SQLite has no code of its own for it.
            Some(_) if told.contains("no such table") || told.contains("column") => {
                Self::Incomplete(told)
            }
            Some(_) => Self::Failed(told),
        }
    }
}

// Why the disk refused: SQLite says only that it failed, the system says why.

/// As many bytes as an entry needs, so that a disk with less room is found to be full.
const PROBE: u64 = 64 * 1024;

/// The error with its true cause, from the system or from writing beside the file.
///
/// The file itself is not opened: once closed again, that would take away the locks that other desks of this process
/// hold on it.
pub(super) fn true_cause(error: StoreError, path: &Path) -> StoreError {
    let Ok(whole) = ordinary(path) else { return error };
    let folder = whole.parent().unwrap_or(&whole);
    if let StoreError::Io { source, .. } = &error
        && let Some(cause) = system_error(source, folder)
    {
        return cause;
    }
    cause_by(error, folder, || probe(folder))
}

/// The error with the cause that another attempt to write in that folder shows.
pub(super) fn cause_by(
    error: StoreError,
    folder: &Path,
    attempt: impl FnOnce() -> io::Result<()>,
) -> StoreError {
    match error {
        StoreError::Io { .. }
        | StoreError::Failed(_)
        | StoreError::Unreachable(_)
        | StoreError::ReadOnly => match attempt() {
            Err(why) if !is_of_the_path(&why) => named(why, folder),
            Err(_) | Ok(()) => error,
        },
        _ => error,
    }
}

/// A system error about a folder, as our error.
pub(super) fn named(why: io::Error, folder: &Path) -> StoreError {
    system_error(&why, folder).unwrap_or_else(|| {
        if is_of_the_path(&why) || why.kind() == ErrorKind::FileTooLarge {
            StoreError::Io { path: folder.to_owned(), source: why }
        } else {
            StoreError::Disk(why.to_string())
        }
    })
}

/// Whether an error says nothing about the disk itself.
fn is_of_the_path(why: &io::Error) -> bool {
    matches!(
        why.kind(),
        ErrorKind::PermissionDenied | ErrorKind::NotADirectory | ErrorKind::InvalidFilename
    )
}

/// A system error as ours, where we have one.
fn system_error(why: &io::Error, folder: &Path) -> Option<StoreError> {
    let is_gone = why.kind() == ErrorKind::NotFound;
    StoreError::of_disk(why).or_else(|| is_gone.then(|| StoreError::NoFolder(folder.to_owned())))
}

/// Writes to a file of its own.
fn probe(folder: &Path) -> io::Result<()> {
    let path = folder.join(format!(".club-probe-{}", std::process::id()));
    let mut file = match File::create_new(&path) {
        // The disk failed before the last one could be taken away.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            std::fs::remove_file(&path)?;
            File::create_new(&path)?
        }
        opened => opened?,
    };
    let written = fill(&mut file, PROBE);
    let removed = std::fs::remove_file(path);
    written.and(removed)
}

/// Extends a file to this many bytes, and has the disk keep them.
pub(super) fn fill(file: &mut File, length: u64) -> io::Result<()> {
    const BLOCK: [u8; 4096] = [0; 4096];
    let mut at = file.seek(SeekFrom::End(0))?;
    while at < length {
        file.write_all(&BLOCK)?;
        at += 4096;
    }
    file.sync_all()
}
