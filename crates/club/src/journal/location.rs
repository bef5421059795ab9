//! Whether the file that is open still lies where it was opened, with SQLite's files beside it.
//!
//! A restored copy or a tool that synchronises folders may put another file into its place, and SQLite would go on
//! with the old one. On disk a file is known by its device and number, which never change while it is open; a file that
//! was overwritten in place, by when it was written last and how long it is.

use std::path::Path;
use std::time::SystemTime;

use file_id::FileId;

use super::connection::{index_of, log_of};
use crate::system;

/// The state of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    /// The file, as it was.
    Same,
    /// The file, but changed: by another desk, or overwritten by a program.
    Written,
    /// The file, but its write-ahead log was deleted or replaced: entries would go where they are not found.
    LogGone,
    Another,
    Nothing,
}

/// Which file lies at a path, how long it is, and when it was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileState {
    id: FileId,
    length: u64,
    written: Option<SystemTime>,
}

impl FileState {
    fn of(path: &Path) -> Option<Self> {
        let found = std::fs::metadata(path).ok()?;
        let (length, written) = (found.len(), found.modified().ok());
        // One look gives number and length, so that they are of one file.
        Some(Self { id: system::id_of(&found, path)?, length, written })
    }
}

/// An open file, as it lay at its path when that was looked at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Location {
    file: FileState,
    /// The write-ahead log, if there was one.
    log: Option<FileState>,
    /// The memory that the desks of a machine share, if there was a file for it.
    index: Option<FileId>,
}

impl Location {
    /// The state now; none if there is nothing.
    pub(super) fn of(path: &Path) -> Option<Self> {
        Some(Self { file: FileState::of(path)?, log: None, index: None }.with_companions(path))
    }

    fn with_companions(self, path: &Path) -> Self {
        let index = FileState::of(&index_of(path)).map(|index| index.id);
        Self { log: FileState::of(&log_of(path)), index, ..self }
    }

    /// Takes the log and the index that lie there for those that were opened.
    pub(super) fn adopt_companions(&mut self, path: &Path) {
        *self = self.with_companions(path);
    }

    /// Compares it with what lies there now.
    pub(super) fn compare(&self, path: &Path) -> Lies {
        match FileState::of(path) {
            None => Lies::Nothing,
            Some(now) if now.id != self.file.id => Lies::Another,
            Some(_) if self.has_lost_companions(path) => Lies::LogGone,
            Some(now) if now != self.file => Lies::Written,
            Some(_) => Lies::Same,
        }
    }

    fn has_lost_companions(&self, path: &Path) -> bool {
        let is_lost =
            |known: FileId, path: &Path| FileState::of(path).is_none_or(|found| found.id != known);
        self.log.is_some_and(|log| is_lost(log.id, &log_of(path)))
            || self.index.is_some_and(|index| is_lost(index, &index_of(path)))
    }

    /// Takes the state of the known file and the known log for their last one. Other files that lie there are not
    /// taken for them.
    pub(super) fn look_again(&mut self, path: &Path) {
        if let Some(now) = FileState::of(path).filter(|now| now.id == self.file.id) {
            self.file = now;
        }
        self.look_at_log(path);
    }

    /// [`Self::look_again`] for the write-ahead log alone.
    pub(super) fn look_at_log(&mut self, path: &Path) {
        if let Some(log) = &mut self.log
            && let Some(now) = FileState::of(&log_of(path)).filter(|now| now.id == log.id)
        {
            *log = now;
        }
    }

    /// Whether the write-ahead log that is known lies there and is empty.
    pub(super) fn has_emptied_log(&self, path: &Path) -> bool {
        let now = FileState::of(&log_of(path));
        now.zip(self.log).is_some_and(|(now, known)| now.id == known.id && now.length == 0)
    }

    /// The length of the write-ahead log, in bytes.
    pub(super) fn log_length(&self) -> u64 {
        self.log.map_or(0, |log| log.length)
    }

    /// Whether there is a write-ahead log where there was none: a desk has opened the file.
    pub(super) fn log_has_come(&self, path: &Path) -> bool {
        self.log.is_none() && log_of(path).exists()
    }

    /// Whether the log that was opened lies beside another file now, even if others have written to it since.
    pub(super) fn has_left_log(&self, path: &Path) -> bool {
        let lies = FileState::of(&log_of(path));
        let is_moved = !matches!(self.compare(path), Lies::Same | Lies::Written);
        is_moved && lies.zip(self.log).is_some_and(|(lies, log)| lies.id == log.id)
    }

    /// Whether the write-ahead log is not as it was: come, gone, or written.
    pub(super) fn log_is_another(&self, path: &Path) -> bool {
        FileState::of(&log_of(path)) != self.log
    }
}
