//! The line of a joined machine to the place that keeps the journal.

use std::fmt::Debug;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::club::{Club, Seq};
use crate::desk::{Appended, DeskError, LineFault, OpenMatch, Rights};
use crate::journal::chain::Ledger;
use crate::journal::verify::Finding;
use crate::journal::{Digest, Entry, Identity, News};
use crate::membership::Membership;

/// Opens a line for a desk that has drawn this number.
pub type OpensLine = fn(&Membership, String) -> Result<Box<dyn Line>, LineFault>;

/// The place's words to a machine that it lets in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    #[serde(flatten)]
    pub identity: Identity,
    /// The name that signs the machine's entries.
    pub desk: String,
    pub rights: Rights,
}

/// Part of a journal.
#[derive(Debug)]
pub struct Part {
    pub news: News,
    /// Whether more follows.
    pub more: bool,
    /// The matches that are open at the desks now.
    pub open: Vec<OpenMatch>,
}

/// A line. Questions go over it one after the other, each with the club and the epoch that are known here.
pub trait Line: Debug + Send {
    /// Asks to be let in.
    fn hello(&mut self, known: &Identity) -> Result<Welcome, LineFault>;

    /// Sees that the place's entries up to one, which this machine has a copy of, are still as they were written.
    fn verify(&mut self, _known: &Identity, _last: Seq) -> Result<(), LineFault> {
        Ok(())
    }

    /// The entries behind one, of which the digest is known; waits so long for some, or for another open match.
    fn entries(
        &mut self,
        known: &Identity,
        behind: (Seq, &Digest),
        wait: Duration,
    ) -> Result<Part, LineFault>;

    /// Appends an entry behind what is known; `after` is the club after it.
    fn append(
        &mut self,
        known: &Identity,
        behind: &Ledger,
        entry: &Entry,
        after: &Club,
    ) -> Result<Appended, LineFault>;

    /// Tells which match is open here, for the other desks to see; a place may have no way to tell them.
    fn attend(&mut self, _known: &Identity, _open: Option<&OpenMatch>) -> Result<(), LineFault> {
        Ok(())
    }

    /// Compares what the place publishes with the club after the journal; a place that is only asked for entries has none.
    fn findings(&mut self, _known: &Identity, _club: &Club) -> Result<Vec<Finding>, DeskError> {
        Err(DeskError::NoFile)
    }

    /// Has the place publish its tables anew.
    fn republish(&mut self, _known: &Identity, _at: &Ledger) -> Result<(), DeskError> {
        Err(DeskError::NoFile)
    }

    /// Gives up the turn that [`Appended::Moved`] gave.
    fn end_turn(&mut self) {}
}
