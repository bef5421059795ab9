//! The seam: one journal, and the place where all desks of a club share it.
//!
//! A desk decides on what it knows and appends behind that. Where others appended meanwhile, the engine answers with
//! their entries, and the desk decides again. Everything above this trait is independent of files and of lines to other
//! machines.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::{DeskError, Displaced, FileEngine, LineState, OpenMatch};
use crate::club::{Club, Seq};
use crate::domain::progress::Progress;
use crate::journal::chain::Ledger;
use crate::journal::verify::Finding;
use crate::journal::{Digest, Entry, Identity, News};

/// A place that keeps a journal for all desks of a club.
pub trait Engine: Debug + Send {
    /// The club, and which of its continuations this is.
    fn identity(&mut self) -> Result<Identity, DeskError>;

    /// The entries after `known`, as far as `look` asks for them.
    fn since(&mut self, known: &Ledger, look: Look) -> Result<Since, DeskError>;

    /// Appends behind `known`, durably and as a whole. Where other entries stand there already, nothing is appended, and
    /// the next turn is this desk's until [`Self::end_turn`].
    fn append(
        &mut self,
        known: &Ledger,
        addition: Addition<'_>,
        progress: &dyn Progress,
    ) -> Result<Appended, DeskError>;

    /// Sees that what was appended is where others find it. `known` holds it already, since it is durable.
    fn settle(&mut self, known: &Ledger) -> Result<(), DeskError>;

    /// Gives up the turn that [`Appended::Moved`] gave.
    fn end_turn(&mut self);

    /// Waits until something may have been appended after `known`, or that long. Says whether it may.
    fn wait(&mut self, known: &Ledger, patience: Duration) -> Result<bool, DeskError>;

    /// Leaves the file complete for whoever copies it, as the journal is known; what takes long is done a part at a time.
    fn rest(&mut self, _known: &Ledger) -> Result<(), DeskError> {
        Ok(())
    }

    /// Whether an entry stands there as it was written.
    fn is_as_written(&mut self, entry: &Entry) -> Result<bool, DeskError>;

    /// Compares what is kept with the journal as it is known, which is brought up to date.
    fn verify(&mut self, known: &mut Ledger) -> Result<Vec<Finding>, DeskError>;

    /// Publishes the tables anew, after another program has changed them.
    fn republish(&mut self, known: &mut Ledger) -> Result<(), DeskError>;

    /// The file of this machine that holds the journal, or a copy of it: drafts and exports lie beside it.
    fn path(&self) -> &Path;

    /// The club's own file, for what only it has; none where it is another machine's.
    fn file(&mut self) -> Option<&mut FileEngine>;

    /// Tells the other desks which matches are open here. Returns those that are open anywhere, as far as it is known; nothing
    /// is waited for.
    fn meet(&mut self, own: &[OpenMatch]) -> Vec<OpenMatch>;

    /// A last look of a desk that is being left.
    fn leave(&mut self, known: &Ledger);

    /// The line to the machine with the file; none where this is it.
    fn line(&self) -> Option<&LineState> {
        None
    }

    /// Forgets what was refused over that line.
    fn dismiss_refused(&mut self) {}
}

/// How sure a desk must be that it knows everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// All that is at hand: nothing is waited for.
    AtHand,
    /// All that was appended until now.
    Sure,
}

/// Entries to append, and the club after them. That of an import is [settled](Club::settle) once its text is written: ratings
/// take as much room.
#[derive(Debug)]
pub struct Addition<'a> {
    pub entries: &'a [Arc<Entry>],
    pub after: &'a mut Club,
}

/// The answer to entries that were to be appended.
#[derive(Debug)]
pub enum Appended {
    /// They are durable; the digest of the last.
    Here(Digest),
    /// Others came first: these entries.
    Moved(News),
    /// The operation was recorded before, as the entry of that number.
    Known(Seq),
}

/// The finding of a look.
#[derive(Debug)]
pub enum Since {
    Nothing,
    Entries(News),
    /// Another journal lies there now. Without a reason it is the known one that was away, perhaps longer than before.
    Another(Box<Ledger>, Option<Displaced>),
}
