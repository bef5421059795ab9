//! An exported journal, taken in behind the one that the file has.

use std::sync::Arc;

use super::{Addition, Appended, Desk, DeskError, Followed};
use crate::domain::progress::NoProgress;
use crate::journal::Entry;
use crate::journal::fold::fold;
use crate::journal::validate::is_whole;

impl Desk {
    /// Takes in an exported journal whose beginning is this file's journal. Gives how many
    /// entries were new.
    pub fn take_in(&mut self, journal: &[Arc<Entry>]) -> Result<usize, DeskError> {
        is_whole(journal)?;
        if let Followed::Moved(moved) = self.follow()? {
            return Err(DeskError::Displaced(moved));
        }
        let known = self.entries().len();
        let differs = self.entries().iter().zip(journal).find(|(ours, theirs)| ours != theirs);
        if let Some((ours, _)) = differs {
            return Err(DeskError::Diverges(ours.seq));
        }
        let club = fold(journal)?;
        let entries = &journal[known..];
        if entries.is_empty() {
            return Ok(0);
        }
        let appended =
            self.engine.append(&self.ledger, Addition { entries, after: &club }, &NoProgress);
        self.engine.end_turn();
        match appended? {
            Appended::Here(head) => self.ledger.grow(entries, head, club),
            Appended::Moved(news) => {
                let first = news.entries.first().map(|entry| entry.seq);
                return Err(DeskError::Diverges(first.unwrap_or_default()));
            }
            Appended::Known(seq) => return Err(DeskError::Diverges(seq)),
        }
        self.engine.settle(&self.ledger)?;
        Ok(entries.len())
    }
}
