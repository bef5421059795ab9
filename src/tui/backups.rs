//! The backups that can be restored.

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
    pub at: DateTime<Utc>,
    /// Kilobytes.
    pub size: u64,
    pub entries: usize,
    /// How many of the club's entries it lacks.
    pub lost: usize,
    /// How many entries it has that the club lacks.
    pub gained: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers {
    /// The sound backups, newest first.
    pub sound: Vec<Offer>,
    pub unsound: usize,
    pub folder: PathBuf,
}

impl Offers {
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

pub(super) fn in_the_hall(at: DateTime<Utc>) -> String {
    clock::in_the_hall(at).format("%Y-%m-%d %H:%M").to_string()
}
