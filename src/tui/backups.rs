//! The backups as they are offered to be put back.

use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::clock;
use crate::desk::Backup;
use crate::journal::Entry;

/// A sound backup, compared with the club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub path: PathBuf,
    /// When it was made.
    pub at: DateTime<Utc>,
    /// Kilobytes.
    pub size: u64,
    /// How many entries it has.
    pub entries: usize,
    /// How many of the club it does not have.
    pub lost: usize,
    /// How many it has that the club does not.
    pub gained: usize,
}

/// The backups of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers {
    /// The backups that can be put back, the newest first.
    pub sound: Vec<Offer>,
    pub unsound: usize,
    pub folder: PathBuf,
}

impl Offers {
    /// Compares backups with the journal of the club.
    pub(super) fn new(folder: PathBuf, backups: Vec<Backup>, entries: &[Arc<Entry>]) -> Self {
        let all = backups.len();
        let sound: Vec<Offer> =
            backups.into_iter().filter_map(|backup| Offer::new(backup, entries)).collect();
        Self { unsound: all - sound.len(), sound, folder }
    }
}

impl Offer {
    fn new(backup: Backup, entries: &[Arc<Entry>]) -> Option<Self> {
        let journal = backup.journal.ok()?;
        let common = entries.iter().zip(&journal).take_while(|(ours, its)| ours == its).count();
        Some(Self {
            path: backup.automatic.path,
            at: backup.automatic.at,
            size: backup.size.div_ceil(1024),
            entries: journal.len(),
            lost: entries.len() - common,
            gained: journal.len() - common,
        })
    }
}

/// A time by the clock in the hall.
pub(super) fn in_the_hall(at: DateTime<Utc>) -> String {
    clock::in_the_hall(at).format("%Y-%m-%d %H:%M").to_string()
}
