//! The seam: one journal, and the place where all desks of a club share it.
//!
//! A desk decides on what it knows and appends behind that. Where others appended meanwhile, the engine answers with
//! their entries, and the desk decides again. Everything above this trait is independent of files and of lines to other
//! machines.
//!
//! The matches whose results are being entered at the desks of a file, in a small file beside it.
//!
//! Nothing of it is kept: a desk that is silent for a minute is forgotten, and with the last note the file goes. Desks write it
//! without a lock, in the place of the one before. A desk whose note was lost that way writes it again at its next look.

use std::collections::HashSet;
use std::fmt::Debug;
use std::io;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tempfile::Builder;

use super::{DeskError, Displaced, FileEngine, Rights};
use crate::club::question::floor::Where;
use crate::club::{Club, Seq};
use crate::domain::progress::Progress;
use crate::journal::chain::Ledger;
use crate::journal::verify::Finding;
use crate::journal::{Digest, Entry, EntryFault, Identity, News};
use crate::opener;
use crate::opener::{folder_of, with};
use crate::outside::Environment;
use crate::system::SystemFault;

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

/// The state of a line, as the people at a joined machine see it.
#[derive(Clone, Debug)]
pub struct LineState {
    /// The host's address.
    pub host: String,
    pub rights: Rights,
    /// Why the host is not heard, and since when; none while it is.
    pub down: Option<(LineFault, DateTime<Utc>)>,
    /// Entries that are still to be sent, in order.
    pub unsent: Vec<Arc<Entry>>,
    /// Entries decided here that the host refused, or that what it had by then did not allow.
    pub refused: Vec<(Arc<Entry>, Arc<DeskError>)>,
}

/// Why a joined machine was not answered, or was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineFault {
    /// The host does not answer, and why.
    Down(SystemFault),
    /// Another machine answers than the one whose code was given.
    OtherHost,
    /// The code is unknown, or was revoked.
    NotLetIn,
    /// Too many wrong codes came from this machine: it must wait.
    Locked,
    /// Machines of these rights may not do this.
    NotAllowed(Rights),
    /// The host speaks another version of the protocol.
    Version { host: u32, here: u32 },
    /// An entry of a kind that this program does not know.
    Newer(String),
    /// The host's journal is not the one that is known here.
    OtherJournal,
    /// The host has another club than before.
    OtherClub,
    /// The host is not the one that counts: another machine took over.
    Displaced { host: u64, known: u64 },
    /// The operation was recorded before with another content.
    OtherOperation,
    /// The host found a fault in what this program allowed.
    Refused(String),
    /// A fault of a server alone.
    Server(ServerFault),
    /// The answer makes no sense; what is wrong with it.
    Garbled(String),
}

impl From<EntryFault> for LineFault {
    fn from(fault: EntryFault) -> Self {
        match fault {
            EntryFault::Newer(kind) => Self::Newer(kind),
            EntryFault::Damaged(why) => Self::Garbled(why),
        }
    }
}

/// Why a server with journals was not reached, or what is wrong with what it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerFault {
    /// The server knows no such user, or the password is another one.
    WrongPassword,
    /// This program cannot reach servers: it was built without.
    NoClient,
    /// An address that cannot be used, and why.
    Address(String),
    /// The server was not prepared for journals; its own words.
    NotPrepared(String),
    /// The server has no journal of that name; an address without a name means the only one.
    NoJournal { asked: String, there: Vec<String> },
    /// The club went on elsewhere.
    MovedTo(String),
    /// This entry is not as it was written.
    Altered(Seq),
}

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

    /// Notes exactly these matches for this desk. Returns those of all desks.
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
