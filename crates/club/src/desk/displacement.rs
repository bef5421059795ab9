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

use super::{DeskError, FileEngine, Since};
use crate::club::Seq;
use crate::journal::chain::Ledger;
use crate::journal::companions::{self, Kept, folder_of};
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
    /// The journal of the host.
    Host,
    /// No file, in a folder that is there.
    Nothing,
    NoFolder,
}

impl Displaced {
    /// The host's journal is another one than the copy at `path` followed: what it lacks is kept beside the copy. None if
    /// nothing is missing.
    pub fn by_host(path: &Path, known: &[Arc<Entry>], there: &[Arc<Entry>]) -> Option<Self> {
        let mut displaced = Self::compared(There::Host, path, known, there);
        if displaced.missing == 0 {
            return None;
        }
        displaced.kept = keep(path, known).map(|kept| kept.path);
        Some(displaced)
    }

    /// The displacement by a journal with these entries.
    fn compared(lies: There, path: &Path, known: &[Arc<Entry>], there: &[Arc<Entry>]) -> Self {
        let also = known.iter().zip(there).take_while(|(ours, theirs)| ours == theirs).count();
        Self { path: path.to_owned(), there: lies, missing: known.len() - also, kept: None }
    }
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

impl FileEngine {
    /// Checks that the file is the one that this desk knows. Every read and write begins with that.
    pub(super) fn find(&mut self, known: &Ledger) -> Result<(), DeskError> {
        if let Some(displaced) = self.displaced.clone() {
            return Err(DeskError::Displaced(displaced));
        }
        match self.store.compare() {
            Lies::Same => Ok(()),
            Lies::Another | Lies::Nothing => Err(self.displace(known)),
            Lies::Written | Lies::LogGone => self.find_changed(known),
        }
    }

    /// Checks a file that was written, or whose log is gone, since it was looked at.
    fn find_changed(&mut self, known: &Ledger) -> Result<(), DeskError> {
        match self.look_into(known) {
            Ok(Holds::All) => Ok(()),
            Err(error) if is_passing(&error) => Err(error.into()),
            Ok(Holds::Other) | Err(_) => Err(self.displace(known)),
        }
    }

    /// Checks, after an entry was written, that the file is still at
    /// its path. Nothing else can fail here: the entry is durable.
    pub(super) fn find_after_writing(&mut self, known: &Ledger) -> Result<(), DeskError> {
        self.find_after_a_part(known)?;
        self.store.rest_from_long_work();
        Ok(())
    }

    /// [`Self::find_after_writing`] between the parts of a long write: the log
    /// may grow, since other desks reopen the file whenever it is emptied.
    pub(super) fn find_after_a_part(&mut self, known: &Ledger) -> Result<(), DeskError> {
        self.store.look_at_log();
        match self.store.compare() {
            Lies::Same | Lies::Written => {
                self.store.look_again();
                Ok(())
            }
            // The entry may have gone into a log that is not found again.
            Lies::LogGone => self.find_changed(known),
            Lies::Another | Lies::Nothing => Err(self.displace(known)),
        }
    }

    /// Looks whether a changed file still holds the journal that this desk knows. After another desk's entry it does;
    /// after another program overwrote it, it does not.
    fn look_into(&mut self, known: &Ledger) -> Result<Holds, StoreError> {
        // Pages of the log replace those of the file, and could hide that the rest is another file.
        // Once they are in the file they cannot; each desk that leaves or rests writes them there.
        let look_at_all = self.store.has_log() && !self.store.has_emptied_log();
        self.store.reopen()?;
        self.version = None;
        if !self.holds(known)? {
            return Ok(Holds::Other);
        }
        if !look_at_all {
            return Ok(Holds::All);
        }
        let (known, club) = (known.entries(), known.club());
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

    pub(super) fn holds(&self, known: &Ledger) -> Result<bool, StoreError> {
        let last = known.last();
        Ok(last == Seq::default() || self.store.digest(last)?.as_ref() == Some(known.head()))
    }

    /// Lets go of the file. First keeps the entries that the file at the
    /// path lacks: the log that goes may be the only place of the last ones.
    pub(super) fn displace(&mut self, known: &Ledger) -> DeskError {
        let kept = self.keep(known);
        self.store.abandon(kept.is_some() || self.store.is_reader());
        let there = Store::open_to_read(self.store.path());
        let there = there.and_then(|store| store.read_since(Seq::default()));
        let mut displaced = self.compared(known, there.as_deref().unwrap_or_default());
        displaced.there = There::of(&displaced.path, there.map(|_| ()));
        match kept {
            Some(kept) if displaced.missing == 0 => kept.take_back(),
            kept => displaced.kept = kept.map(|kept| kept.path),
        }
        self.displaced = Some(displaced.clone());
        DeskError::Displaced(displaced)
    }

    /// Keeps the whole journal beside the file. A reader keeps nothing: the desk that made the entries does.
    fn keep(&self, known: &Ledger) -> Option<Kept> {
        let keeps = !self.store.is_reader() && !known.entries().is_empty();
        keeps.then(|| keep(self.store.path(), known.entries())).flatten()
    }

    /// The displacement by a club's file with these entries.
    fn compared(&self, known: &Ledger, there: &[Arc<Entry>]) -> Displaced {
        Displaced::compared(There::Club, self.store.path(), known.entries(), there)
    }

    /// Goes over to the file that lies there now. Where none does, or none that can be opened, the desk stays without
    /// a file.
    pub(super) fn move_over(
        &mut self,
        known: &Ledger,
        displaced: Displaced,
    ) -> Result<Since, DeskError> {
        let (opened, ledger) = match self.open_again() {
            Ok(opened) => opened,
            Err(error) => {
                let fault = error.into_store();
                // Entries that could not be kept while there was no folder may be kept once there is one.
                let again = displaced.kept.is_none() && displaced.missing > 0;
                let kept = displaced
                    .kept
                    .or_else(|| again.then(|| self.keep(known)).flatten().map(|kept| kept.path));
                let there = There::of(&displaced.path, Err(fault));
                let displaced = Displaced { there, kept, ..displaced };
                self.displaced = Some(displaced.clone());
                return Err(DeskError::Displaced(displaced));
            }
        };
        let mut now = self.compared(known, ledger.entries());
        if now.missing > 0 {
            now.kept = self.keep(known).map(|kept| kept.path);
        }
        // A file that was away and is there again says nothing new.
        let is_back = !displaced.there.is_file() && now.missing == 0;
        *self = opened;
        Ok(Since::Another(Box::new(ledger), (!is_back).then_some(now)))
    }
}

/// Keeps a journal beside the file, if it can be written.
fn keep(path: &Path, known: &[Arc<Entry>]) -> Option<Kept> {
    companions::keep(path, known).map_err(|error| log::error!("no journal was kept: {error}")).ok()
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

/// Whether an error is not the fault of the file, so that the next attempt may succeed.
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
