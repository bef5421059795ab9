//! Backups of the file: asked for, made now and then, looked through and put back.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::{Desk, DeskError, FileEngine};
use crate::domain::progress::{Progress, Stopped, Task};
use crate::journal::backup::inspect;
use crate::journal::fold::fold;
use crate::journal::restore::{self, Aside};
use crate::journal::rotation::{Automatic, Rotated, Rotation, automatic, make};
use crate::journal::validate::follows;
use crate::journal::{Entry, StoreError};

/// An automatic backup, looked through.
#[derive(Debug)]
pub struct Backup {
    /// The information in its name.
    pub automatic: Automatic,
    /// How many bytes it has.
    pub size: u64,
    /// Its journal, or why it cannot be restored.
    pub journal: Result<Vec<Arc<Entry>>, DeskError>,
}

impl Backup {
    fn read(automatic: Automatic) -> Self {
        let size = std::fs::metadata(&automatic.path).map_or(0, |found| found.len());
        let journal = sound(&automatic.path);
        Self { automatic, size, journal }
    }

    /// All of a club, those with the most entries first, each read to its end.
    pub fn all(
        club: &Path,
        progress: &dyn Progress,
    ) -> Result<Result<Vec<Self>, DeskError>, Stopped> {
        let found = match automatic(club) {
            Ok(found) => found,
            Err(error) => return Ok(Err(error.into())),
        };
        let of = found.len();
        let read = |(done, automatic)| {
            progress.reached(Task::Verifying, done, of)?;
            Ok(Self::read(automatic))
        };
        Ok(Ok(found.into_iter().enumerate().map(read).collect::<Result<_, _>>()?))
    }

    /// The latest one of a club that is sound and was made no later than that, and how many made after it are not sound.
    pub fn latest(club: &Path, by: DateTime<Utc>) -> Result<(Self, usize), DeskError> {
        let mut earlier = automatic(club)?;
        earlier.retain(|backup| backup.at <= by);
        earlier.sort_by_key(|backup| Reverse((backup.at, backup.last)));
        let mut read = earlier.into_iter().map(Self::read).enumerate();
        let sound = read.find(|(_, backup)| backup.journal.is_ok());
        let sound = sound.map(|(unsound, backup)| (backup, unsound));
        sound.ok_or_else(|| StoreError::NoBackup(club.to_owned()).into())
    }
}

/// The journal of a file that can be put in the place of the club's.
fn sound(backup: &Path) -> Result<Vec<Arc<Entry>>, DeskError> {
    let entries = inspect(backup)?;
    follows(&[], &entries)?;
    fold(&entries)?;
    Ok(entries)
}

/// The result of restoring a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// How many entries it has.
    pub entries: usize,
    /// Where the file that lay there before is kept.
    pub kept: Option<PathBuf>,
    /// Where a log is kept that another file had left beside it.
    pub log: Option<PathBuf>,
}

/// Replaces a club's file by a copy of a sound backup. The file may be damaged; no desk may have it open.
pub fn restore(club: &Path, backup: &Path, now: DateTime<Utc>) -> Result<Restored, DeskError> {
    let named = |why: DeskError| DeskError::NotRestored(backup.to_owned(), Box::new(why));
    let entries = sound(backup).map_err(named)?.len();
    let Aside { file: kept, log } =
        restore::restore(club, backup, now).map_err(|error| named(error.into()))?;
    log::warn!("restored: entries={entries}");
    Ok(Restored { entries, kept, log })
}

impl Desk {
    /// Writes a copy of the file to a new one.
    pub fn backup(&mut self, to: &Path) -> Result<(), DeskError> {
        Ok(self.file()?.store.backup(to)?)
    }

    /// Makes a backup beside the file now. Gives it.
    pub fn back_up(&mut self, now: DateTime<Utc>) -> Result<PathBuf, DeskError> {
        Ok(make(&self.file()?.store, now)?)
    }

    /// Makes a backup beside the file if one is due.
    pub fn rotate(
        &mut self,
        rotation: &mut Rotation,
        now: DateTime<Utc>,
    ) -> Result<Rotated, DeskError> {
        let entries = self.ledger.entries();
        let Some(FileEngine { store, displaced: None, .. }) = self.engine.file() else {
            return Ok(Rotated::NoFile);
        };
        let rotated = rotation.look(store, entries, now)?;
        if matches!(rotated, Rotated::Made(_)) {
            log::info!("backup: entries={}", entries.len());
        }
        Ok(rotated)
    }

    /// Puts a backup in the place of the file and goes on with it. Where that fails, it goes on with the file as it is.
    pub fn restore(&mut self, backup: &Path, now: DateTime<Utc>) -> Result<Restored, DeskError> {
        let file = self.engine.file().ok_or(DeskError::NoFile)?;
        file.store.let_go()?;
        let restored = restore(file.store.path(), backup, now);
        (*file, self.ledger) = file.open_again()?;
        self.moved = None;
        restored
    }
}
