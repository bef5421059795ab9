//! The line of a joined machine to its host: its state, and why something is not done over it.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{DeskError, Rights};
use crate::club::Seq;
use crate::journal::{Entry, EntryFault};
use crate::system_fault::SystemFault;

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
