//! An exported journal, taken in behind the one that the file has.

use std::sync::Arc;

use super::{Desk, DeskError, Followed, take};
use crate::journal::ledger::Ledger;
use crate::journal::publish::Diff;
use crate::journal::validate::is_whole;
use crate::journal::{Digest, Entry};

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
        let taken = Ledger::new(journal.to_vec())?;
        if journal.len() <= known {
            return Ok(0);
        }
        let Some(transaction) = take(&mut self.store, &mut self.ledger, &mut self.head)? else {
            return Err(self.displace());
        };
        if let Some(first) = self.ledger.entries().get(known) {
            return Err(DeskError::Diverges(first.seq));
        }
        let mut head = Digest::default();
        for entry in &journal[known..] {
            head = transaction.append(entry)?;
        }
        for part in Diff::new(self.ledger.club(), taken.club()).parts() {
            transaction.publish(&part)?;
        }
        transaction.commit()?;
        (self.ledger, self.head) = (taken, head);
        self.find_after_writing()?;
        Ok(journal.len() - known)
    }
}
