//! A desk whose file was replaced, moved or deleted.
//!
//! A restore, a tool that synchronises folders or a user may put another file into its place, overwrite it, or take it
//! away. Nothing is written then: the desk lets go of the old file, keeps what the new one lacks beside it, and goes
//! over to the new one when it is next asked to follow.
//!
//! The old file is closed without the checkpoint that SQLite would make, and the log that was its own goes away: both
//! would otherwise reach the new file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Desk, DeskError};
use crate::club::Seq;
use crate::journal::orphaned_journal::{self, Kept};
use crate::journal::sibling_paths::folder_of;
use crate::journal::store::Missing;
use crate::journal::verify::{Finding, verify};
use crate::journal::{Entry, Lies, Store, StoreError};

/// Another file, or none, lies where the club's file was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// Where the file was.
    pub path: PathBuf,
    pub there: There,
    /// How many entries the file that lies there lacks, as far as it can be read.
    pub missing: usize,
    /// The journal with them, unless there are none or it could not be written.
    pub kept: Option<PathBuf>,
}

/// The outcome of a look at what others did.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "the desk may have gone over to another file"]
pub enum Followed {
    Nothing,
    /// Other desks wrote entries, or the file is back.
    Entries,
    /// The desk has gone over to another file, for this reason.
    Moved(Displaced),
}

/// The new state of the path.
#[derive(Clone, Debug)]
pub enum There {
    /// A club's file, which the desk goes over to.
    Club,
    /// A file that cannot be opened, for this reason.
    Unusable(Arc<StoreError>),
    /// No file, in a folder that is there.
    Nothing,
    NoFolder,
}

impl There {
    /// Whether any file lies there.
    pub fn is_file(&self) -> bool {
        matches!(self, Self::Club | Self::Unusable(_))
    }

    fn of(path: &Path, opened: Result<(), StoreError>) -> Self {
        match opened {
            Ok(()) => Self::Club,
            Err(_) if !folder_of(path).is_dir() => Self::NoFolder,
            Err(StoreError::Missing(_)) => Self::Nothing,
            Err(error) => Self::Unusable(Arc::new(error)),
        }
    }
}

impl PartialEq for There {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Unusable(one), Self::Unusable(other)) => one.to_string() == other.to_string(),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Eq for There {}

impl Desk {
    /// Checks that the file is the one that this desk knows. Every read and write begins with that.
    pub(super) fn find(&mut self) -> Result<(), DeskError> {
        if let Some(displaced) = self.displaced.clone() {
            // Perhaps its folder or stick is back, or another file lies there by now.
            self.move_over(displaced)?;
        }
        if let Some(moved) = self.moved.clone() {
            // Nothing is done to another club before the operator was informed.
            return Err(DeskError::Displaced(moved));
        }
        match self.store.compare() {
            Lies::Same => Ok(()),
            Lies::Another | Lies::Nothing => Err(self.displace()),
            Lies::Written | Lies::LogGone => self.find_changed(),
        }
    }

    /// Checks a file that was written, or whose log is gone, since it was looked at.
    fn find_changed(&mut self) -> Result<(), DeskError> {
        match self.look_into() {
            Ok(Holds::All) => Ok(()),
            Err(error) if is_passing(&error) => Err(error.into()),
            Ok(Holds::Other) | Err(_) => Err(self.displace()),
        }
    }

    /// Sees, after an entry was written, that it was not written into a file which lies there no more. Nothing else can
    /// fail here: the entry is durable.
    pub(super) fn find_after_writing(&mut self) -> Result<(), DeskError> {
        self.store.look_at_log();
        match self.store.compare() {
            Lies::Same | Lies::Written => {
                self.store.look_again();
                self.store.rest_from_long_work();
                Ok(())
            }
            // The entry may have gone into a log that is not found again.
            Lies::LogGone => self.find_changed(),
            Lies::Another | Lies::Nothing => Err(self.displace()),
        }
    }

    /// Looks whether a changed file still holds the journal that this desk knows. After another desk's entry it does;
    /// after another program overwrote it, it does not.
    fn look_into(&mut self) -> Result<Holds, StoreError> {
        // Pages of a log cover those of the file, and could hide that the rest is another.
        let look_at_all = self.store.has_log();
        self.store.reopen()?;
        self.version = None;
        if !self.holds_what_is_known()? {
            return Ok(Holds::Other);
        }
        if !look_at_all {
            return Ok(Holds::All);
        }
        let (known, club) = (self.ledger.entries(), self.ledger.club());
        // Nothing that another desk writes meanwhile is seen.
        let _held = self.store.hold()?;
        let found = self.store.read_since(Seq::default())?;
        // A table added by another program, or an unsound tournament, does not show whose file it is.
        let is_theirs = |finding: &Finding| {
            !matches!(finding, Finding::Alien(_) | Finding::Lacking(_) | Finding::Tournament(..))
        };
        let is_same = found.starts_with(known)
            && (found.len() > known.len()
                || !verify(&self.store, known, club)?.iter().any(is_theirs));
        Ok(if is_same { Holds::All } else { Holds::Other })
    }

    fn holds_what_is_known(&self) -> Result<bool, StoreError> {
        let last = self.ledger.last();
        Ok(last == Seq::default() || self.store.digest(last)?.as_ref() == Some(&self.head))
    }

    /// Lets go of the file, and keeps what the one that lies there now lacks. Kept first: the log that goes then may be
    /// the only place of the last entries.
    pub(super) fn displace(&mut self) -> DeskError {
        let kept = self.keep();
        self.store.abandon(kept.is_some() || self.store.is_reader());
        let there = Store::open_to_read(self.store.path());
        let there = there.and_then(|store| store.read_since(Seq::default()));
        let mut displaced = self.compared(there.as_deref().unwrap_or_default());
        displaced.there = There::of(&displaced.path, there.map(|_| ()));
        match kept {
            Some(kept) if displaced.missing == 0 => kept.take_back(),
            kept => displaced.kept = kept.map(|kept| kept.path),
        }
        self.displaced = Some(displaced.clone());
        DeskError::Displaced(displaced)
    }

    /// Keeps what a file lacks that was put there since the last look of a desk that is being left.
    pub(super) fn look_once_more(&mut self) {
        if self.displaced.is_none() && !self.store.is_reader() && self.store.has_been_moved() {
            self.displace().tell();
        }
    }

    /// Keeps the whole journal beside the file. A reader keeps nothing: the desk that made the entries does.
    fn keep(&self) -> Option<Kept> {
        let keeps = !self.store.is_reader() && !self.entries().is_empty();
        let kept = keeps.then(|| orphaned_journal::keep(self.store.path(), self.entries()));
        kept.and_then(|kept| kept.map_err(|error| log::error!("no journal was kept: {error}")).ok())
    }

    /// A club's file with these entries in the place of this desk's.
    fn compared(&self, there: &[Arc<Entry>]) -> Displaced {
        let also = self.entries().iter().zip(there).take_while(|(ours, theirs)| ours == theirs);
        let missing = self.entries().len() - also.count();
        Displaced { there: There::Club, path: self.store.path().to_owned(), missing, kept: None }
    }

    /// Goes over to the file that lies there now. Where none does, or none that can be opened, the desk stays without
    /// a file.
    pub(super) fn move_over(&mut self, displaced: Displaced) -> Result<(), DeskError> {
        let path = self.store.path();
        let opened = if self.store.is_reader() {
            Self::open_to_read(path)
        } else if self.is_alone() {
            Self::open_alone(path, Missing::Refuse, &self.name)
        } else {
            Self::open(path, Missing::Refuse, &self.name)
        };
        let mut opened = match opened {
            Ok(opened) => opened,
            Err(error) => {
                let fault = error.into_store();
                // Entries that could not be kept while there was no folder may be kept once there is one.
                let again = displaced.kept.is_none() && displaced.missing > 0;
                let kept = displaced
                    .kept
                    .or_else(|| again.then(|| self.keep()).flatten().map(|kept| kept.path));
                let there = There::of(&displaced.path, Err(fault));
                let displaced = Displaced { there, kept, ..displaced };
                self.displaced = Some(displaced.clone());
                return Err(DeskError::Displaced(displaced));
            }
        };
        let mut now = self.compared(opened.entries());
        if now.missing > 0 {
            now.kept = self.keep().map(|kept| kept.path);
        }
        // A file that was away and is there again says nothing new.
        let is_back = !displaced.there.is_file() && now.missing == 0;
        opened.moved = (!is_back).then_some(now);
        *self = opened;
        Ok(())
    }
}

/// The content of a changed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
enum Holds {
    /// All that this desk knows.
    All,
    /// Another journal, or other tables.
    Other,
}

/// Whether an error says nothing about the file itself, so that the next look may go well.
fn is_passing(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Busy
            | StoreError::Full
            | StoreError::ReadOnly
            | StoreError::Unreachable(_)
            | StoreError::Failed(_)
            | StoreError::Moved
            | StoreError::Replaced(_)
            // A newer program has brought it to its version: the same club, and not for this desk.
            | StoreError::NewerSchema { .. }
            | StoreError::NewerEntry(..)
            | StoreError::Io { .. }
    )
}
