//! What a desk tells the log: numbers, kinds and times; nothing that a person is known by.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use log::Level;

use super::{Desk, DeskError};
use crate::domain::kind::kind;
use crate::journal::{Entry, StoreError};

/// An operator notices what takes longer.
const SLOW: Duration = Duration::from_secs(1);

impl Desk {
    pub(super) fn tell_opened(&self, since: Instant) {
        let (path, entries) = (self.path().display(), self.entries().len());
        let took = since.elapsed();
        log::log!(level(took), "opened {path}: entries={entries} ms={}", took.as_millis());
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        log::info!("closed {}", self.path().display());
    }
}

/// Tells of an entry that is durable now.
pub(super) fn tell_written(entry: &Entry, since: Instant) {
    let took = since.elapsed();
    if !log::log_enabled!(level(took)) {
        return;
    }
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for action in &entry.actions {
        *kinds.entry(kind(action)).or_default() += 1;
    }
    let counted = |(kind, count): (String, usize)| match count {
        1 => kind,
        _ => format!("{kind}*{count}"),
    };
    let mut decided: Vec<String> = kinds.into_iter().map(counted).collect();
    decided.extend(entry.undoes.map(|seq| format!("undoes {seq}")));
    let (seq, desk, decided) = (entry.seq, &entry.desk, decided.join(" "));
    log::log!(level(took), "entry {seq} by {desk}: {decided} ms={}", took.as_millis());
}

fn level(took: Duration) -> Level {
    if took < SLOW { Level::Info } else { Level::Warn }
}

impl DeskError {
    /// Tells the log why something was not done: of a refusal its kind, of a file that failed the whole reason.
    pub fn tell(&self) {
        match self {
            Self::Stopped => log::info!("stopped"),
            Self::Refused(_) | Self::NotUndone(_) | Self::Diverges(_) => {
                log::info!("refused: {}", kind(self));
            }
            Self::Broken(fault) => {
                log::error!("entry {} is not allowed: {}", fault.seq, kind(&fault.refusal));
            }
            Self::Unsound(seq, fault) => log::error!("entry {seq} is unsound: {}", kind(fault)),
            Self::Store(error) => log::error!("{}: {}", kind(error), reason(error)),
        }
    }
}

/// Why a file failed. What stands in an entry that cannot be read is left out: it may be anybody's name.
fn reason(error: &StoreError) -> String {
    match error {
        StoreError::DamagedEntry(seq, _) | StoreError::NewerEntry(seq, _) => format!("entry {seq}"),
        other => other.to_string(),
    }
}
