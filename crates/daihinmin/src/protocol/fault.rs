//! The faults that end a connection.

use std::io::{self, ErrorKind};
use std::time::Duration;

use crate::player::GameError;
use crate::position::Illegal;

/// A fault of the other end of a connection.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The connection was closed.
    #[error("the connection was closed")]
    Vanished,
    /// Nothing came in time, or nothing was accepted.
    #[error("no answer within {} s", .0.as_secs_f32())]
    Slow(Duration),
    /// It uses another version of the protocol, or another protocol.
    #[error("it speaks version {0} of the protocol, not 20070")]
    Version(u32),
    /// A number that is invalid at this place of a table.
    #[error("a broken table: {value} in row {row}, column {column}")]
    Cell {
        /// The row, from 0.
        row: usize,
        /// The column, from 0.
        column: usize,
        /// The number.
        value: u32,
    },
    /// An invalid answer.
    #[error("{0} is none of the answers that the protocol has")]
    Answer(u32),
    /// The seats, classes or counts are not those of a game.
    #[error("a broken table: {0}")]
    Game(#[from] GameError),
    /// It sent another hand or turn than follows from the plays so far.
    #[error("its table is not what the plays so far lead to")]
    Astray,
    /// It accepted an illegal play.
    #[error("it takes a play against the rules: {0}")]
    Illegal(#[from] Illegal),
    /// The operating system refused.
    #[error("{0}")]
    System(ErrorKind),
}

impl Fault {
    /// The fault of the other end for a failed read or write; `patience` was its time limit.
    pub(super) fn of(error: &io::Error, patience: Duration) -> Self {
        match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut => Self::Slow(patience),
            ErrorKind::UnexpectedEof
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::BrokenPipe
            | ErrorKind::WriteZero
            | ErrorKind::NotConnected => Self::Vanished,
            other => Self::System(other),
        }
    }
}
