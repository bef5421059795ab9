//! Analysed games as they were read last, from the files that the settings name.

use crate::domain::progress::{Progress, Stopped};
use crate::request::analysed_games::{AnalysedGames, FileStamps, RecordFault, RecordFiles};

/// The files, and what was read of them.
#[derive(Debug, Default)]
pub struct RecordShelf {
    files: RecordFiles,
    read: Option<(FileStamps, Result<AnalysedGames, RecordFault>)>,
}

impl RecordShelf {
    /// Files of which nothing is read yet.
    pub const fn new(files: RecordFiles) -> Self {
        Self { files, read: None }
    }

    /// Whether the settings name any.
    pub const fn is_named(&self) -> bool {
        self.files.are_named()
    }

    /// Whether they are named and not yet read.
    pub const fn is_unread(&self) -> bool {
        self.is_named() && self.read.is_none()
    }

    /// The analysed games, if they were read without a fault.
    pub fn games(&self) -> Option<&AnalysedGames> {
        self.read.as_ref()?.1.as_ref().ok()
    }

    /// Why nothing was read.
    pub fn fault(&self) -> Option<&RecordFault> {
        self.read.as_ref()?.1.as_ref().err()
    }

    /// Reads the files again; nothing where they have not changed since.
    pub(in crate::tui) fn again(&self, progress: &dyn Progress) -> Result<Option<Self>, Stopped> {
        let stamps = self.files.stamps();
        if self.read.as_ref().is_some_and(|(before, _)| *before == stamps) {
            return Ok(None);
        }
        let read = self.files.read(progress)?;
        Ok(Some(Self { files: self.files.clone(), read: Some((stamps, read)) }))
    }
}
