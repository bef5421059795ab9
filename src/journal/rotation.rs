//! Backups that are made without being asked for: in a folder beside the club's file, named by their time, the oldest
//! taken away.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs::{self, DirBuilder};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::backup::{put, unfinished_copy};
use super::beside::with;
use super::connection::connect_to_read;
use super::{Entry, Store, StoreError};
use crate::clock::in_the_hall;
use crate::club::{Action, Seq};

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

/// The automatic backups of a club, the newest first.
pub fn automatic(club: &Path) -> Result<Vec<Automatic>, StoreError> {
    let folder = folder(club);
    let failed = |source| StoreError::Io { path: folder.clone(), source };
    let found = match fs::read_dir(&folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        found => found.map_err(failed)?,
    };
    let mut backups = Vec::new();
    for file in found {
        backups.extend(named(club, file.map_err(failed)?.path()));
    }
    backups.sort_by_key(|backup| Reverse((backup.at, backup.last)));
    Ok(backups)
}

/// The information in the name of a backup, if it is one of this club.
fn named(club: &Path, path: PathBuf) -> Option<Automatic> {
    let rest = path.file_name()?.to_str()?.strip_prefix(club.file_stem()?.to_str()?)?;
    let (time, last) = rest.strip_prefix('-')?.strip_suffix(".db")?.rsplit_once('-')?;
    let at = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
    Some(Automatic { at, last: Seq(last.parse().ok()?), path })
}

/// The path of a backup; none at times that no name tells.
fn path_of(club: &Path, at: DateTime<Utc>, last: Seq) -> Option<PathBuf> {
    let mut name = club.file_stem()?.to_owned();
    name.push(format!("-{}-{last}.db", at.format(TIME)));
    let path = folder(club).join(name);
    named(club, path.clone()).is_some().then_some(path)
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

    /// Makes a backup if one is due, and returns it: an hour after the last one if entries were added since, and at the
    /// start or end of a tournament. Of failures in a row only the first is reported.
    pub fn look(
        &mut self,
        store: &Store,
        entries: &[Arc<Entry>],
        now: DateTime<Utc>,
    ) -> Result<Option<PathBuf>, StoreError> {
        let Some(last) = entries.last().map(|entry| entry.seq) else { return Ok(None) };
        let is_early = self.looked.is_some_and(|(seq, at)| {
            let passed = (now - at).abs();
            if self.failing { passed < RETRY } else { seq == last && passed < LOOK }
        });
        if self.keep == 0 || is_early {
            return Ok(None);
        }
        self.looked = Some((last, now));
        let done = self.back_up(store, entries, now);
        let was_failing = std::mem::replace(&mut self.failing, done.is_err());
        if was_failing { done.or(Ok(None)) } else { done }
    }

    fn back_up(
        &self,
        store: &Store,
        entries: &[Arc<Entry>],
        now: DateTime<Utc>,
    ) -> Result<Option<PathBuf>, StoreError> {
        let club = store.path();
        if !is_due(&automatic(club)?, entries, now) || store.is_read_only()? {
            return Ok(None);
        }
        let made = match make(store, now) {
            // Another desk has made the same one this very second.
            Err(StoreError::Exists(_)) => None,
            made => made?,
        };
        if let Some(path) = &made {
            // What cannot be taken away now goes with the next one.
            let _ = self.take_away(club, path);
        }
        Ok(made)
    }

    /// Removes backups that are no longer kept. The new one stays, even if the clock is wrong.
    fn take_away(&self, club: &Path, made: &Path) -> Result<(), StoreError> {
        let day = |backup: &Automatic| in_the_hall(backup.at).date();
        let all = automatic(club)?;
        let (kept, rest) = all.split_at(self.keep.min(all.len()));
        let mut days: BTreeSet<_> = kept.iter().map(day).collect();
        let most = days.len() + DAYS;
        for backup in rest.iter().filter(|backup| backup.path != made) {
            let is_last_of_day = days.len() < most && days.insert(day(backup));
            if !is_last_of_day {
                remove(&backup.path)?;
            }
        }
        Ok(())
    }
}

/// Makes a backup among the automatic ones, whether or not one is due; none at times that no name tells.
pub fn make(store: &Store, now: DateTime<Utc>) -> Result<Option<PathBuf>, StoreError> {
    let club = store.path();
    make_folder(&folder(club))?;
    let (copy, last) = unfinished_copy(store.connection(), &folder(club).join("backup"))?;
    let Some(path) = path_of(club, now, last) else { return Ok(None) };
    put(copy, &path)?;
    Ok(Some(path))
}

/// Whether a backup is due. A backup of a journal that a restored one has replaced is none of this club.
fn is_due(backups: &[Automatic], entries: &[Arc<Entry>], now: DateTime<Utc>) -> bool {
    let Some(first) = entries.first() else { return false };
    let entry =
        |seq: Seq| entries.binary_search_by_key(&seq, |entry| entry.seq).map(|at| &entries[at]);
    let is_ours = |backup: &&Automatic| {
        entry(backup.last)
            .is_ok_and(|entry| last_operation(&backup.path) == Some(entry.op.0.clone()))
    };
    let newest = backups.iter().filter(|backup| backup.at <= now).find(is_ours);
    let (since, last) = newest.map_or((first.at, Seq(0)), |backup| (backup.at, backup.last));
    let news = &entries[entries.partition_point(|entry| entry.seq <= last)..];
    let is_late = now < since || now - since >= EVERY;
    !news.is_empty() && (is_late || news.iter().any(|entry| is_milestone(entry)))
}

/// Whether an entry starts or ends a tournament.
fn is_milestone(entry: &Entry) -> bool {
    entry.actions.iter().any(|action| {
        matches!(action, Action::DrawStage { stage: 1, .. } | Action::CloseTournament { .. })
    })
}

fn last_operation(backup: &Path) -> Option<String> {
    let connection = connect_to_read(backup).ok()?;
    let last = "SELECT op FROM journal ORDER BY seq DESC LIMIT 1";
    connection.query_row(last, [], |row| row.get(0)).ok()
}

/// A folder that only the user can read.
fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
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
