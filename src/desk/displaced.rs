//! A desk whose file was replaced, moved or deleted.
//!
//! A restore, a tool that synchronises folders or a user may put another file into its place, overwrite it, or take it
//! away. Nothing is written then: the desk lets go of the old file, keeps what the new one lacks beside it, and goes
//! over to the new one when it is next asked to follow.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Desk, DeskError};
use crate::club::Seq;
use crate::journal::beside::folder_of;
use crate::journal::store::Missing;
use crate::journal::verify::{Finding, verify};
use crate::journal::{Entry, Lies, Store, StoreError, kept};

/// Another file, or none, lies where the club's file was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// Where the file was.
    pub path: PathBuf,
    /// Whether a file lies there at all.
    pub is_there: bool,
    /// Whether the folder is there in which it was.
    pub has_folder: bool,
    /// How many entries the file that lies there lacks.
    pub missing: usize,
    /// The journal with them, unless there are none or it could not be written.
    pub kept: Option<PathBuf>,
}

impl Desk {
    /// Checks that the file is the one that this desk knows. Every read and write begins with that.
    pub(super) fn find(&mut self) -> Result<(), DeskError> {
        if let Some(displaced) = self.displaced.clone() {
            if displaced.is_there {
                return Err(DeskError::Displaced(displaced));
            }
            // Perhaps its folder or stick is back.
            self.move_over(displaced)?;
            return self.moved.clone().map_or(Ok(()), |moved| Err(DeskError::Displaced(moved)));
        }
        match self.store.compare() {
            Lies::Same => Ok(()),
            Lies::Another | Lies::Nothing => Err(self.displace()),
            Lies::Written => match self.look_into() {
                Ok(true) => Ok(()),
                Err(error) if is_passing(&error) => Err(error.into()),
                Ok(false) | Err(_) => Err(self.displace()),
            },
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
            Lies::Another | Lies::Nothing => Err(self.displace()),
        }
    }

    /// Whether a changed file still holds the journal that this desk knows. After another desk's entry it does; after
    /// another program overwrote it, it does not.
    fn look_into(&mut self) -> Result<bool, StoreError> {
        // Pages of a log cover those of the file, and could hide that the rest is another.
        let look_at_all = self.store.has_log();
        self.store.reopen()?;
        self.version = None;
        if !self.holds_what_is_known()? {
            return Ok(false);
        }
        if !look_at_all {
            return Ok(true);
        }
        let (known, club) = (self.ledger.entries(), self.ledger.club());
        // Nothing that another desk writes meanwhile is seen.
        let _held = self.store.hold()?;
        let found = self.store.read_since(Seq::default())?;
        // A table added by another program, or an unsound tournament, does not tell the owner of a file.
        let is_theirs = |finding: &Finding| {
            !matches!(finding, Finding::Alien(_) | Finding::Lacking(_) | Finding::Tournament(..))
        };
        Ok(found.starts_with(known)
            && (found.len() > known.len()
                || !verify(&self.store, known, club)?.iter().any(is_theirs)))
    }

    fn holds_what_is_known(&self) -> Result<bool, StoreError> {
        let last = self.ledger.last();
        Ok(last == Seq::default() || self.store.digest(last)?.as_ref() == Some(&self.head))
    }

    /// Lets go of the file, and keeps what the one that lies there now lacks.
    pub(super) fn displace(&mut self) -> DeskError {
        self.store.abandon();
        let there = Store::open_to_read(self.store.path());
        let there = there.and_then(|store| store.read_since(Seq::default())).unwrap_or_default();
        let displaced = self.lacking(&there);
        self.displaced = Some(displaced.clone());
        DeskError::Displaced(displaced)
    }

    /// The entries that a file with these entries lacks; they are kept beside it.
    fn lacking(&self, there: &[Arc<Entry>]) -> Displaced {
        let path = self.store.path().to_owned();
        let also = self.entries().iter().zip(there).take_while(|(ours, theirs)| ours == theirs);
        let missing = self.entries().len() - also.count();
        // A reader keeps nothing: the desk that made the entry does.
        let keeps = missing > 0 && !self.store.is_reader();
        let kept = keeps.then(|| kept::keep(&path, self.entries()).ok()).flatten();
        let has_folder = folder_of(&path).is_dir();
        Displaced { is_there: path.exists(), has_folder, path, missing, kept }
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
        let Ok(mut opened) = opened else {
            // What could not be kept while there was no folder may be kept once there is one.
            let displaced = if displaced.kept.is_none() { self.lacking(&[]) } else { displaced };
            self.displaced = Some(displaced.clone());
            return Err(DeskError::Displaced(displaced));
        };
        let now = self.lacking(opened.entries());
        // A file that was away and is there again says nothing new.
        let is_back = !displaced.is_there && now.missing == 0;
        opened.moved = (!is_back).then_some(now);
        *self = opened;
        Ok(())
    }

    /// Takes the reason why the club is another since the last look.
    pub fn take_moved(&mut self) -> Option<Displaced> {
        self.moved.take()
    }
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
            | StoreError::Io { .. }
    )
}
