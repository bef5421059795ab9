//! Backups that are made without being asked for: in a folder beside the club's file, named by their time and their last
//! entry, the oldest taken away. Entries say which is older, since a clock may be wrong.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use rusqlite::Connection;

use super::backup::{put, unfinished_copy};
use super::companions::with;
use super::connection::connect_to_read;
use super::{Entry, Store, StoreError};
use crate::clock::in_the_hall;
use crate::club::action::DrawStage;
use crate::club::{Action, Seq};
use crate::system;

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
        backups.extend(named(club, file.map_err(failed)?.path()));
    }
    backups.sort_by_key(|backup| Reverse((backup.last, backup.at)));
    Ok(backups)
}

/// The information in the name of a backup, if it is one of this club.
fn named(club: &Path, path: PathBuf) -> Option<Automatic> {
    // By bytes: a name need be no text, as one from an old archive is none.
    let stem = club.file_stem()?.as_encoded_bytes();
    let rest = path.file_name()?.as_encoded_bytes().strip_prefix(stem)?;
    let rest = std::str::from_utf8(rest).ok()?;
    let (time, last) = rest.strip_prefix('-')?.strip_suffix(".db")?.rsplit_once('-')?;
    let at = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
    Some(Automatic { at, last: Seq(last.parse().ok()?), path })
}

/// The path of a backup, from whose name it is known again.
fn path_of(club: &Path, at: DateTime<Utc>, last: Seq) -> Result<PathBuf, StoreError> {
    let mut name = club.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}-{last}.db", at.format(TIME)));
    let path = folder(club).join(name);
    if named(club, path.clone()).is_some() { Ok(path) } else { Err(StoreError::Clock(at)) }
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

    /// Removes backups that are no longer kept. The new one stays, even if the clock is wrong. Those of a journal that a
    /// restored one has replaced are kept apart: their numbers say nothing about these, and what a mistaken restore put
    /// away is in them alone.
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

    /// Backups beyond those that are kept: so many, and of each of the [`DAYS`] days before the first one.
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
