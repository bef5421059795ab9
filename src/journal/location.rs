//! Whether the file that is open still lies where it was opened.
//!
//! A restored copy or a tool that synchronises folders may put another file into its place, and SQLite would go on
//! with the old one. On disk a file is known by its device and number; a file that was overwritten in place, by when
//! it was written last and how long it is.

use std::path::Path;
use std::time::SystemTime;

use file_id::FileId;

use super::connection::log_of;

/// The state of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    /// The file, as it was.
    Same,
    /// The file, but changed: by another desk, or overwritten by a program.
    Written,
    Another,
    Nothing,
}

/// How long a file is and when it was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileStamp(u64, Option<SystemTime>);

impl FileStamp {
    fn of(path: &Path) -> Option<Self> {
        let found = std::fs::metadata(path).ok()?;
        Some(Self(found.len(), found.modified().ok()))
    }
}

/// A file as it lay at its path when that was looked at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Location {
    id: FileId,
    file: FileStamp,
    /// The write-ahead log, if there was one.
    log: Option<FileStamp>,
}

impl Location {
    /// The state now; none if there is nothing.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let id = file_id::get_file_id(path).ok()?;
        Some(Self { id, file: FileStamp::of(path)?, log: FileStamp::of(&log_of(path)) })
    }

    /// Compares it with what lies there now.
    pub(super) fn compare(&self, path: &Path) -> Lies {
        match Self::of(path) {
            None => Lies::Nothing,
            Some(now) if now.id != self.id => Lies::Another,
            Some(now) if now.file != self.file => Lies::Written,
            Some(_) => Lies::Same,
        }
    }

    /// How many bytes the write-ahead log had.
    pub(super) fn log_length(&self) -> u64 {
        self.log.map_or(0, |FileStamp(length, _)| length)
    }

    /// The file, with its write-ahead log as it is now.
    pub(super) fn look_at_log(&mut self, path: &Path) {
        self.log = FileStamp::of(&log_of(path));
    }

    /// Whether there is a write-ahead log where there was none: a desk has opened the file.
    pub(super) fn log_has_come(&self, path: &Path) -> bool {
        self.log.is_none() && log_of(path).exists()
    }

    /// Whether the write-ahead log is not as it was: come, gone, or written.
    pub(super) fn log_is_another(&self, path: &Path) -> bool {
        FileStamp::of(&log_of(path)) != self.log
    }
}
