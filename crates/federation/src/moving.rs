//! Moves a whole club to a server.

use std::sync::Arc;

use crate::club::Club;
use crate::desk::LineFault;
use crate::domain::progress::Stopped;
use crate::journal::{Digest, Entry, Identity};

/// Why a club was not moved to a server.
#[derive(Debug)]
pub enum NotMoved {
    Line(LineFault),
    Stopped,
    /// The server has another journal of that name: of another club, or with other entries.
    Taken(String),
}

impl From<LineFault> for NotMoved {
    fn from(fault: LineFault) -> Self {
        Self::Line(fault)
    }
}

impl From<Stopped> for NotMoved {
    fn from(_stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// A club to be moved, as a whole.
#[derive(Debug)]
pub struct Moving<'a> {
    pub identity: &'a Identity,
    pub entries: &'a [Arc<Entry>],
    pub head: &'a Digest,
    pub club: &'a Club,
}
