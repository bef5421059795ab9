//! Copies of the file. A copy is written under a name that no club's file has, read again, made durable, and only then
//! named as wanted; so a file of that name is whole.
//!
//! Backups that are made without being asked for: in a folder beside the club's file, named by their time and their last
//! entry, the oldest taken away. Entries say which is older, since a clock may be wrong.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags, OptionalExtension as _};
use tempfile::{Builder, NamedTempFile};

use super::companions::{folder_of, free, with};
use super::connection::{connect_to_read, one_moment, ordinary};
use super::error::{cause_by, fill, named};
use super::rows::read_since;
use super::verify::is_as_written;
use super::{Entry, Store, StoreError, schema};
use crate::clock::in_the_hall;
use crate::club::action::DrawStage;
use crate::club::{Action, Seq};
use crate::opener::{self, sync_folder};
use crate::system;

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

/// A whole, durable copy, with the number of its last entry. It is removed unless [`put`] gives it its name.
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

/// Gives a finished copy its name, unless the name is taken, and
/// removes what copies beside it left when they were killed.
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
    inspect_own(path)
}

/// [`inspect`] for the file of the program's own club, which a person may not name for anything else.
pub fn inspect_own(path: &Path) -> Result<Vec<Arc<Entry>>, StoreError> {
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

/// Has SQLite check the file for damage, quickly.
pub(super) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// Copies all pages as of one moment. Returns the extent of the journal at that moment.
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

/// Between two backups while entries are added.
const EVERY: TimeDelta = TimeDelta::hours(1);
/// Between two looks at the folder while nothing is added.
const LOOK: TimeDelta = TimeDelta::minutes(1);
/// Between two attempts while backups fail.
const RETRY: TimeDelta = TimeDelta::minutes(10);
/// Of so many earlier days the last backup is kept as well.
const DAYS: usize = 14;
const TIME: &str = "%Y%m%d-%H%M%SZ";

/// An automatic backup, as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// The last entry in it.
    pub last: Seq,
    pub path: PathBuf,
}

/// Where the automatic backups of a club lie: `club.db.backups` beside `club.db`.
pub fn folder(club: &Path) -> PathBuf {
    with(club, ".backups")
}

/// The automatic backups of a club, those with the most entries first.
pub fn automatic(club: &Path) -> Result<Vec<Automatic>, StoreError> {
    let folder = folder(club);
    let failed = |source| StoreError::Io { path: folder.clone(), source };
    let found = match fs::read_dir(&folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        found => found.map_err(failed)?,
    };
    let mut backups = Vec::new();
    for file in found {
        backups.extend(named_by_itself(club, file.map_err(failed)?.path()));
    }
    backups.sort_by_key(|backup| Reverse((backup.last, backup.at)));
    Ok(backups)
}

/// The information in the name of a backup, if it is one of this club.
fn named_by_itself(club: &Path, path: PathBuf) -> Option<Automatic> {
    // By bytes: a name need be no text, as one from an old archive is none.
    let stem = club.file_stem()?.as_encoded_bytes();
    let rest = path.file_name()?.as_encoded_bytes().strip_prefix(stem)?;
    let rest = std::str::from_utf8(rest).ok()?;
    let (time, last) = rest.strip_prefix('-')?.strip_suffix(".db")?.rsplit_once('-')?;
    let at = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
    Some(Automatic { at, last: Seq(last.parse().ok()?), path })
}

/// The path of a backup. Its name holds the time and the last entry.
fn path_of(club: &Path, at: DateTime<Utc>, last: Seq) -> Result<PathBuf, StoreError> {
    let mut name = club.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}-{last}.db", at.format(TIME)));
    let path = folder(club).join(name);
    if named_by_itself(club, path.clone()).is_some() {
        Ok(path)
    } else {
        Err(StoreError::Clock(at))
    }
}

/// The outcome of a look whether a backup is due.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Rotated {
    /// It was made, and lies there.
    Made(PathBuf),
    /// None is due yet, or nothing was entered since the last one.
    NotDue,
    /// None are wanted.
    Off,
    /// Another desk made it this very second.
    Theirs,
    /// The file can only be read here, so nothing was entered here either.
    ReadOnly,
    /// It fails for a reason that was reported before.
    StillFailing,
    /// There is no file to be copied, which the desk says itself.
    NoFile,
}

/// Makes backups of one file now and then.
#[derive(Debug, Default)]
pub struct Rotation {
    keep: usize,
    /// The last entry when the folder was looked at last, and when that was.
    looked: Option<(Seq, DateTime<Utc>)>,
    failing: bool,
}

impl Rotation {
    /// Keeps so many backups; with 0 it makes none.
    pub fn new(keep: u32) -> Self {
        Self { keep: usize::try_from(keep).unwrap_or(usize::MAX), ..Self::default() }
    }

    /// Keeps another number from now on.
    pub fn keep(&mut self, keep: u32) {
        self.keep = Self::new(keep).keep;
    }

    /// Makes a backup if one is due: an hour after the last one if entries were added since, and at the
    /// start or end of a tournament. Of failures in a row only the first is reported.
    pub fn look(
        &mut self,
        store: &Store,
        entries: &[Arc<Entry>],
        now: DateTime<Utc>,
    ) -> Result<Rotated, StoreError> {
        if self.keep == 0 {
            return Ok(Rotated::Off);
        }
        let Some(last) = entries.last().map(|entry| entry.seq) else { return Ok(Rotated::NotDue) };
        let is_early = self.looked.is_some_and(|(seq, at)| {
            let passed = (now - at).abs();
            if self.failing { passed < RETRY } else { seq == last && passed < LOOK }
        });
        if is_early {
            return Ok(if self.failing { Rotated::StillFailing } else { Rotated::NotDue });
        }
        self.looked = Some((last, now));
        let done = self.back_up(store, entries, now);
        let was_failing = std::mem::replace(&mut self.failing, done.is_err());
        if was_failing { done.or(Ok(Rotated::StillFailing)) } else { done }
    }

    fn back_up(
        &self,
        store: &Store,
        entries: &[Arc<Entry>],
        now: DateTime<Utc>,
    ) -> Result<Rotated, StoreError> {
        let club = store.path();
        if !is_due(&automatic(club)?, store, entries, now) {
            return Ok(Rotated::NotDue);
        }
        if store.is_read_only()? {
            return Ok(Rotated::ReadOnly);
        }
        match make(store, now) {
            Ok(path) => {
                // Backups that cannot be removed now go with the next one.
                let _ = self.take_away(store, &path);
                Ok(Rotated::Made(path))
            }
            Err(StoreError::Exists(_)) => Ok(Rotated::Theirs),
            Err(error) => Err(error),
        }
    }

    /// Removes backups that are no longer kept. The new one stays, even if the clock is
    /// wrong. Backups of a journal that a restored one has replaced are counted apart: their
    /// numbers cannot be compared, and they alone hold what a mistaken restore removed.
    fn take_away(&self, store: &Store, made: &Path) -> Result<(), StoreError> {
        let all = automatic(store.path())?;
        let (ours, mut others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|backup| is_of(backup, store));
        others.sort_by_key(|backup| Reverse((backup.at, backup.last)));
        let gone = self.beyond(&ours).chain(self.beyond(&others));
        for backup in gone.filter(|backup| backup.path != made) {
            remove(&backup.path)?;
        }
        Ok(())
    }

    /// Backups beyond those that are kept: the newest ones, and
    /// the last one of each of the [`DAYS`] days before them.
    fn beyond<'b>(&self, newest_first: &'b [Automatic]) -> impl Iterator<Item = &'b Automatic> {
        let day = |backup: &Automatic| in_the_hall(backup.at).date();
        let (kept, rest) = newest_first.split_at(self.keep.min(newest_first.len()));
        let mut days: BTreeSet<_> = kept.iter().map(day).collect();
        let most = days.len() + DAYS;
        rest.iter().filter(move |backup| !(days.len() < most && days.insert(day(backup))))
    }
}

/// Makes a backup among the automatic ones, whether or not one is due.
pub fn make(store: &Store, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
    let club = store.path();
    make_folder(&folder(club))?;
    let (copy, last) = unfinished_copy(store.connection(), &folder(club).join("backup"))?;
    let path = path_of(club, now, last)?;
    put(copy, &path)?;
    Ok(path)
}

/// Whether a backup is one of the journal that the file has now, and not of one that a restored one has replaced.
fn is_of(backup: &Automatic, store: &Store) -> bool {
    let here = operation(store.connection(), backup.last);
    let there = || operation(&connect_to_read(&backup.path).ok()?, backup.last);
    here.is_some_and(|here| there() == Some(here))
}

/// The operation of an entry.
fn operation(connection: &Connection, seq: Seq) -> Option<String> {
    let seq = i64::try_from(seq.0).ok()?;
    connection.query_row("SELECT op FROM journal WHERE seq = ?1", [seq], |row| row.get(0)).ok()
}

/// Whether a backup is due.
fn is_due(
    backups: &[Automatic],
    store: &Store,
    entries: &[Arc<Entry>],
    now: DateTime<Utc>,
) -> bool {
    let Some(first) = entries.first() else { return false };
    let newest = backups.iter().find(|backup| is_of(backup, store));
    let (since, last) = newest.map_or((first.at, Seq(0)), |backup| (backup.at, backup.last));
    let news = &entries[entries.partition_point(|entry| entry.seq <= last)..];
    let is_late = now < since || now - since >= EVERY;
    !news.is_empty() && (is_late || news.iter().any(|entry| is_milestone(entry)))
}

/// Whether an entry starts or ends a tournament.
fn is_milestone(entry: &Entry) -> bool {
    let is_one = |action: &Action| {
        matches!(action, Action::DrawStage(DrawStage { stage: 1, .. }) | Action::CloseTournament(_))
    };
    let kinds = &["draw_stage", "close_tournament"];
    entry.actions.may_be(kinds) && entry.actions.each().any(|action| is_one(&action))
}

/// A folder that only the user can read.
fn make_folder(folder: &Path) -> Result<(), StoreError> {
    match system::private_folders().create(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        done => done.map_err(|source| StoreError::Io { path: folder.to_owned(), source }),
    }
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        // Another desk was quicker.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done.map_err(|source| StoreError::Io { path: path.to_owned(), source }),
    }
}
