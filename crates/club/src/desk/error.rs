//! Why a desk did not do something.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use log::Level;

use super::{Desk, Displaced, LineFault};
use crate::club::{Refusal, Seq};
use crate::domain::progress::Stopped;
use crate::journal::fold::NotAllowed;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Unsound;
use crate::journal::{Entry, StoreError};
use crate::logfile::kind;

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

from_each!(DeskError: Refused(Refusal), NotUndone(UndoRefusal), Broken(NotAllowed));
from_each!(DeskError: Store(StoreError), Line(LineFault));

impl From<Stopped> for DeskError {
    fn from(_stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<(Seq, Unsound)> for DeskError {
    fn from((seq, fault): (Seq, Unsound)) -> Self {
        Self::Unsound(seq, fault)
    }
}

// Lines for the log: numbers, kinds and times; nothing that identifies a person.

/// An operator notices longer waits.
const SLOW: Duration = Duration::from_secs(1);

impl Desk {
    pub(super) fn tell_opened(&self, since: Instant) {
        let (path, entries) = (self.path().display(), self.entries().len());
        let took = since.elapsed();
        log::info!("opened {path}: entries={entries} ms={}", took.as_millis());
        tell_slow("opening", took);
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.engine.leave(&self.ledger);
        log::info!("closed {}", self.path().display());
    }
}

/// Logs an entry that is durable now.
pub(super) fn tell_written(entry: &Entry, since: Instant) {
    let took = since.elapsed();
    tell_slow("entry", took);
    if !log::log_enabled!(Level::Info) {
        return;
    }
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for action in entry.actions.each() {
        *kinds.entry(kind(&*action)).or_default() += 1;
    }
    let counted = |(kind, count): (String, usize)| match count {
        1 => kind,
        _ => format!("{kind}*{count}"),
    };
    let mut decided: Vec<String> = kinds.into_iter().map(counted).collect();
    decided.extend(entry.undoes.map(|seq| format!("undoes {seq}")));
    let (seq, desk, decided) = (entry.seq, &entry.desk, decided.join(" "));
    log::info!("entry {seq} by {desk}: {decided} ms={}", took.as_millis());
}

fn tell_slow(what: &str, took: Duration) {
    if took >= SLOW {
        log::warn!("slow {what}: ms={}", took.as_millis());
    }
}

impl DeskError {
    /// Logs why something was not done: the kind of a refusal, the full reason of a failed file. Errors go into bug
    /// reports, so they hold no path.
    pub fn tell(&self) {
        match self {
            Self::Stopped => log::info!("stopped"),
            Self::Refused(_) | Self::NotUndone(_) | Self::Diverges(_) | Self::NoFile => {
                log::info!("refused: {}", kind(self));
            }
            Self::Broken(fault) => {
                log::error!("entry {} is not allowed: {}", fault.seq, kind(&fault.refusal));
            }
            Self::Unsound(seq, fault) => log::error!("entry {seq} is unsound: {}", kind(fault)),
            Self::Displaced(displaced) => log::error!(
                "the file was replaced or is gone: there={} missing={}",
                displaced.there.is_file(),
                displaced.missing
            ),
            Self::Line(fault) => log::warn!("line: {}", kind(fault)),
            Self::NotRestored(_, why) => {
                log::error!("no backup was put back");
                why.tell();
            }
            Self::Store(error) => log::error!("{} {}", kind(error), reason(error)),
        }
    }
}

/// Why a file failed, in the words of SQLite or the system. Paths and the
/// text of unreadable entries are left out: both may hold names of people.
fn reason(error: &StoreError) -> String {
    match error {
        StoreError::DamagedEntry(seq, _)
        | StoreError::NewerEntry(seq, _)
        | StoreError::Altered(seq) => format!("entry {seq}"),
        StoreError::NewerSchema { found, known, .. } => format!("version {found}, known {known}"),
        StoreError::Unreachable(told) => told.split(": ").next().unwrap_or_default().to_owned(),
        StoreError::Inconsistent(told)
        | StoreError::Incomplete(told)
        | StoreError::Damaged(told)
        | StoreError::Failed(told) => told.clone(),
        StoreError::Io { source, .. } => source.to_string(),
        StoreError::NotCopied { why, .. } => format!("{} {}", kind(&**why), reason(why)),
        _ => String::new(),
    }
}
