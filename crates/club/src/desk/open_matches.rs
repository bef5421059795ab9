//! The matches whose results are being entered at the desks of a file, in a small file beside it.
//!
//! Nothing of it is kept: a desk that is silent for a minute is forgotten, and with the last note the file goes. Desks write it
//! without a lock, in the place of the one before. A desk whose note was lost that way writes it again at its next look.

use std::collections::HashSet;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tempfile::Builder;

use crate::club::question::floor::Where;
use crate::opener::{self, folder_of, with};
use crate::outside::Environment;

/// Seconds after which a desk that is silent is forgotten, and after which a note is written again.
const SILENT: i64 = 60;
const AGAIN: i64 = 20;

/// A match whose result is being entered at a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenMatch {
    /// A number that the desk has drawn for itself.
    pub by: String,
    /// The desk's name.
    pub desk: String,
    pub at: Where,
}

/// An open match, and when its desk was heard last, in seconds since 1970.
#[derive(Debug, Serialize, Deserialize)]
struct Note {
    #[serde(flatten)]
    open: OpenMatch,
    seen: i64,
}

/// The notes of one file, as one desk on it sees them.
#[derive(Debug)]
pub(super) struct OpenMatches {
    path: PathBuf,
    /// The numbers of those that this desk has noted.
    noted: HashSet<String>,
}

impl OpenMatches {
    /// The notes beside a club's file.
    pub(super) fn beside(club: &Path) -> Self {
        Self { path: with(club, ".open"), noted: HashSet::new() }
    }

    /// Sees that these are noted, and no others of this desk. Returns those of all desks.
    pub(super) fn meet(&mut self, own: &[OpenMatch]) -> Vec<OpenMatch> {
        let now = Environment::default().now().timestamp();
        let mut notes = self.read();
        notes.retain(|note| (now - note.seen).abs() < SILENT);
        let is_noted =
            |one: &OpenMatch| notes.iter().any(|note| note.open == *one && now - note.seen < AGAIN);
        let is_own = |note: &Note| own.iter().any(|one| one.by == note.open.by);
        let is_left = |note: &Note| self.noted.contains(&note.open.by) && !is_own(note);
        if !own.iter().all(is_noted) || notes.iter().any(is_left) {
            notes.retain(|note| !is_own(note) && !is_left(note));
            notes.extend(own.iter().map(|one| Note { open: one.clone(), seen: now }));
            // In a folder where nothing may be written, the others do not see it.
            if self.write(&notes).is_ok() {
                self.noted = own.iter().map(|one| one.by.clone()).collect();
            }
        }
        notes.into_iter().map(|note| note.open).collect()
    }

    fn read(&self) -> Vec<Note> {
        let found = std::fs::metadata(&self.path).is_ok();
        let bytes = if found { opener::read(&self.path).ok() } else { None };
        bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
    }

    fn write(&self, notes: &[Note]) -> io::Result<()> {
        if notes.is_empty() {
            return std::fs::remove_file(&self.path);
        }
        let mut file = Builder::new().prefix(".open-").tempfile_in(folder_of(&self.path))?;
        file.write_all(&serde_json::to_vec(notes)?)?;
        file.persist(&self.path)?;
        Ok(())
    }
}

impl Drop for OpenMatches {
    fn drop(&mut self) {
        if !self.noted.is_empty() {
            self.meet(&[]);
        }
    }
}
