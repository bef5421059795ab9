//! Files beside a club's file: SQLite's, with the proof that they belong to it, and what is kept of a file that was
//! replaced.
//!
//! After a power cut a write-ahead log or a rollback journal lies there, and SQLite applies it to whatever file has the
//! name by then: a copy from a stick that was laid over the damaged one, another club. So before either is used, the
//! journal is read with it and without it. Both are sound, and one continues the other, or the log is another file's
//! and is set aside. A file that some desk has open needs no proof: that desk had it.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags, ffi};
use tempfile::Builder;

use super::backup::quick_check;
use super::chain::{Digest, Link};
use super::connection::{hold, index_of, log_of, read_as_it_lies, rollback_of};
use super::rows::read_since;
use super::verify::is_as_written;
use super::{Entry, StoreError, schema};
use crate::club::Seq;
use crate::opener::sync_folder;

pub(crate) use crate::opener::folder_of;
pub(super) use crate::opener::with;

/// The head of a log; what is no longer than that holds no page.
const LOG_HEAD: u64 = 32;

/// Two desks that look at the same moment turn each other away.
const TRIES: usize = 3;
const PAUSE: Duration = Duration::from_millis(15);

/// A file that SQLite applies to the one it lies beside.
#[derive(Clone, Copy, Debug)]
enum Companion {
    /// The pages before an entry that was not completed, `-journal`.
    Rollback,
    /// Pages that were not yet written into the file, `-wal`.
    Log,
}

/// A companion, seen with the file.
enum Judged {
    /// There is none, a desk is at work with it, or it continues the file.
    Own,
    /// It is another file's. Held while it is moved.
    Foreign(Option<Connection>),
}

/// A journal, and whether its file is in order, as read with or without a companion.
struct View {
    journal: Result<Vec<Arc<Entry>>, StoreError>,
    /// The club that the file is of, where that is noted.
    club: Option<String>,
    is_in_order: bool,
}

impl View {
    fn of(opened: Result<&Connection, StoreError>, path: &Path) -> Self {
        match opened {
            Ok(connection) => Self {
                journal: journal(connection, path),
                club: schema::head(connection).ok().flatten().map(|head| head.club),
                is_in_order: quick_check(connection).is_ok(),
            },
            Err(error) => Self { journal: Err(error), club: None, is_in_order: false },
        }
    }

    /// The file by itself, without anything beside it.
    fn alone(path: &Path) -> Self {
        match read_as_it_lies(path) {
            Ok(connection) => Self::of(Ok(&connection), path),
            Err(error) => Self::of(Err(error), path),
        }
    }
}

/// The entries of a file, each as it was written.
fn journal(connection: &Connection, path: &Path) -> Result<Vec<Arc<Entry>>, StoreError> {
    let version = schema::recognise(connection, path, schema::VERSIONS)?;
    let entries = read_since(connection, Seq::default())?;
    is_as_written(connection, version, &entries)?;
    Ok(entries)
}

/// Moves a log or rollback journal away that another file has left. Gives where the first of them is kept.
pub(super) fn set_aside_foreign(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let mut kept = None;
    for companion in [Companion::Rollback, Companion::Log] {
        if let Judged::Foreign(held) = judge(path, companion)? {
            let at = companion.moved_aside(path, held)?;
            log::warn!("a log of another file was set aside");
            kept = kept.or(Some(at));
        }
    }
    Ok(kept)
}

/// [`set_aside_foreign`] where no file is yet: nothing beside it can be its own.
pub(super) fn set_aside_abandoned(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let mut kept = None;
    for companion in [Companion::Rollback, Companion::Log] {
        if fs::metadata(companion.of(path)).is_ok_and(|found| found.len() > 0) {
            let at = companion.moved_aside(path, None)?;
            kept = kept.or(Some(at));
        }
    }
    Ok(kept)
}

/// Moves away the log of a file that is no longer at its path.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    Companion::Log.set_aside(path, None)
}

/// Whether something beside a file is another's. Nothing is moved or written.
pub(super) fn are_foreign(path: &Path) -> Result<bool, StoreError> {
    for companion in [Companion::Rollback, Companion::Log] {
        if let Judged::Foreign(_) = judge(path, companion)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn judge(path: &Path, companion: Companion) -> Result<Judged, StoreError> {
    if companion.length(path) == 0 {
        return Ok(Judged::Own);
    }
    match companion {
        Companion::Rollback => judge_rollback(path),
        Companion::Log => judge_log(path),
    }
}

fn judge_log(path: &Path) -> Result<Judged, StoreError> {
    let mut held = hold(path);
    for _ in 1..TRIES {
        if matches!(held, Err(StoreError::Busy)) {
            std::thread::sleep(PAUSE * u32::from(std::process::id().is_multiple_of(3)) + PAUSE);
            held = hold(path);
        }
    }
    let merged = match held {
        // Another desk has it, and with it the log.
        Err(StoreError::Busy) => return Ok(Judged::Own),
        // A file that may only be read, or a log that makes no sense of it.
        Err(_) => return judge_by_copy(path, Companion::Log),
        Ok(merged) => merged,
    };
    let is_own = continues(View::alone(path), View::of(Ok(&merged), path), Companion::Log)?;
    Ok(if is_own { Judged::Own } else { Judged::Foreign(Some(merged)) })
}

fn judge_rollback(path: &Path) -> Result<Judged, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let looked = Connection::open_with_flags(path, flags)
        .and_then(|look| look.query_row("PRAGMA schema_version", [], |_| Ok(())));
    let waits = |error: rusqlite::Error| {
        error
            .sqlite_error()
            .is_some_and(|error| error.extended_code == ffi::SQLITE_READONLY_ROLLBACK)
    };
    if looked.is_err_and(waits) {
        judge_by_copy(path, Companion::Rollback)
    } else {
        Ok(Judged::Own)
    }
}

/// Judges on a copy, since SQLite would apply the companion to the file itself.
fn judge_by_copy(path: &Path, companion: Companion) -> Result<Judged, StoreError> {
    let failed = |source| StoreError::Io { path: path.to_owned(), source };
    let alone = View::alone(path);
    let folder = tempfile::tempdir().map_err(failed)?;
    let copy = folder.path().join("club.db");
    if copy_alone(path, &copy).is_err() {
        // So torn that only its own companion can mend it.
        return Ok(Judged::Own);
    }
    fs::copy(companion.of(path), companion.of(&copy)).map_err(failed)?;
    let applied = Connection::open(&copy).map_err(StoreError::from);
    let applied =
        View::of(applied.as_ref().map_err(|_error| StoreError::CutOff(copy.clone())), &copy);
    let is_own = continues(alone, applied, companion)?;
    Ok(if is_own { Judged::Own } else { Judged::Foreign(None) })
}

/// SQLite copies the pages: a second descriptor of the file, closed, would drop the locks of this program's desks.
fn copy_alone(path: &Path, to: &Path) -> Result<(), StoreError> {
    let mut copy = Connection::open(to)?;
    match Backup::new(&read_as_it_lies(path)?, &mut copy)?.step(-1)? {
        StepResult::Done => Ok(()),
        _ => Err(StoreError::Busy),
    }
}

/// Whether the file with its companion continues the journal of the file
/// alone. An error if neither can be read: then nothing may be done.
fn continues(alone: View, applied: View, companion: Companion) -> Result<bool, StoreError> {
    let is_other_club = alone.club.as_ref().zip(applied.club.as_ref()).is_some_and(|(a, b)| a != b);
    let makes_sense = !is_other_club && (applied.is_in_order || !alone.is_in_order);
    match (alone.journal, applied.journal) {
        // A newer program was at work: this one cannot tell whose its entries are.
        (Err(error), _) | (_, Err(error)) if is_newer(&error) => Err(error),
        (Err(_), Err(error)) => Err(error),
        (Err(_), Ok(_)) => Ok(true),
        (Ok(_), Err(_)) => Ok(false),
        (Ok(alone), Ok(applied)) => Ok(makes_sense
            && match companion {
                Companion::Log => applied.starts_with(&alone),
                // At most the entry that was being written is taken out again.
                Companion::Rollback => {
                    alone.starts_with(&applied) && alone.len() - applied.len() <= 1
                }
            }),
    }
}

fn is_newer(error: &StoreError) -> bool {
    matches!(error, StoreError::NewerSchema { .. } | StoreError::NewerEntry(..))
}

impl Companion {
    fn of(self, path: &Path) -> PathBuf {
        match self {
            Self::Rollback => rollback_of(path),
            Self::Log => log_of(path),
        }
    }

    /// How many bytes of it SQLite would look at.
    fn length(self, path: &Path) -> u64 {
        let found = fs::metadata(self.of(path)).map_or(0, |found| found.len());
        match self {
            Self::Rollback => {
                found * u64::from(begins(&self.of(path)).is_some_and(|byte| byte != 0))
            }
            Self::Log => found.saturating_sub(LOG_HEAD),
        }
    }

    /// [`Self::set_aside`] with the error as one of the file.
    fn moved_aside(self, path: &Path, held: Option<Connection>) -> Result<PathBuf, StoreError> {
        let moved = self.set_aside(path, held);
        moved.map_err(|source| StoreError::Io { path: self.of(path), source })
    }

    /// Gives it a name that SQLite does not know.
    fn set_aside(self, path: &Path, held: Option<Connection>) -> io::Result<PathBuf> {
        let name = match self {
            Self::Rollback => ".rollback-of-another-file",
            Self::Log => ".log-of-another-file",
        };
        let to = free(&with(path, name));
        if cfg!(windows) {
            drop(held);
            fs::rename(self.of(path), &to)?;
        } else {
            fs::rename(self.of(path), &to)?;
            // The index describes the log that is gone.
            match fs::remove_file(index_of(path)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            drop(held);
        }
        sync_folder(&to);
        Ok(to)
    }
}

/// The first byte of a file; 0 there marks a rollback journal that is done with.
fn begins(path: &Path) -> Option<u8> {
    let mut first = [0];
    File::open(path).ok()?.read_exact(&mut first).ok().map(|()| first[0])
}

/// The first of `path`, `path-2`, `path-3` … at which nothing lies.
pub(super) fn free(path: &Path) -> PathBuf {
    let numbered = (2..u32::MAX).map(|count| with(path, &format!("-{count}")));
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    [path.to_owned()].into_iter().chain(numbered).find(is_free).unwrap_or_else(|| path.to_owned())
}

/// A kept journal.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) path: PathBuf,
    /// Whether it was kept before.
    is_old: bool,
}

impl Kept {
    /// Removes it, unless it was kept before: it has nothing that the new file lacks.
    pub(crate) fn take_back(self) {
        if !self.is_old {
            let _ = fs::remove_file(self.path);
        }
    }
}

/// Writes a whole journal, days of birth included, into a file for its owner only. Its name depends on the journal, so
/// that the same journal is kept once.
pub(crate) fn keep(path: &Path, entries: &[Arc<Entry>]) -> io::Result<Kept> {
    let whole = std::path::absolute(path)?;
    let folder = whole.parent().unwrap_or(&whole);
    let mut file = Builder::new().prefix(".kept-").tempfile_in(folder)?;
    let mut before = Digest::default();
    let mut lines = BufWriter::new(&mut file);
    for entry in entries {
        before = Link::after(&before, entry).digest;
        writeln!(lines, "{}", entry.to_digested_line(&before))?;
    }
    lines.flush()?;
    drop(lines);
    file.as_file().sync_all()?;
    let to = with(&whole, &format!(".kept-{}-{}.jsonl", entries.len(), before.short()));
    let is_old = fs::exists(&to)?;
    file.persist(&to)?;
    sync_folder(&to);
    Ok(Kept { path: to, is_old })
}
