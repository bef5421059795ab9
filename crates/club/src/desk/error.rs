//! Why a desk did not do something.

use std::path::PathBuf;

use super::{Displaced, LineFault};
use crate::club::{Refusal, Seq};
use crate::domain::progress::Stopped;
use crate::journal::StoreError;
use crate::journal::fold::NotAllowed;
use crate::journal::undo::UndoRefusal;
use crate::journal::validate::Unsound;

/// Why a desk did not do something. Nothing was changed.
#[derive(Debug)]
pub enum DeskError {
    /// The club does not allow it.
    Refused(Refusal),
    /// It cannot be undone or redone.
    NotUndone(UndoRefusal),
    /// The file's own journal holds an entry that is not allowed where it stands.
    Broken(NotAllowed),
    /// An entry that no desk could have written where it stands.
    Unsound(Seq, Unsound),
    /// A journal to be taken in is not a continuation of this file's.
    Diverges(Seq),
    /// Another file, or none, lies where the club's file was opened.
    Displaced(Displaced),
    Store(StoreError),
    /// Another machine has the club's file, and only there this is done.
    NoFile,
    /// That machine did not answer, or refused it.
    Line(LineFault),
    /// This backup was not put back; what lay there lies there.
    NotRestored(PathBuf, Box<Self>),
    /// It was no longer wanted.
    Stopped,
}

impl DeskError {
    /// Why a file could not be opened, as an error of the file.
    pub(super) fn into_store(self) -> StoreError {
        match self {
            Self::Store(error) => error,
            Self::Broken(fault) => {
                StoreError::Damaged(format!("entry {} is not allowed", fault.seq))
            }
            Self::Unsound(seq, _) => StoreError::DamagedEntry(seq, "out of place".to_owned()),
            _ => StoreError::Busy,
        }
    }
}

impl From<Stopped> for DeskError {
    fn from(_stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<LineFault> for DeskError {
    fn from(fault: LineFault) -> Self {
        Self::Line(fault)
    }
}

impl From<StoreError> for DeskError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for DeskError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<UndoRefusal> for DeskError {
    fn from(refusal: UndoRefusal) -> Self {
        Self::NotUndone(refusal)
    }
}

impl From<(Seq, Unsound)> for DeskError {
    fn from((seq, fault): (Seq, Unsound)) -> Self {
        Self::Unsound(seq, fault)
    }
}

impl From<NotAllowed> for DeskError {
    fn from(fault: NotAllowed) -> Self {
        Self::Broken(fault)
    }
}
