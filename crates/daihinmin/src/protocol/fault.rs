//! Why a connection is of no use any more.

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
    /// Nothing came in time, or nothing was taken.
    #[error("no answer within {} s", .0.as_secs_f32())]
    Slow(Duration),
    /// It speaks another version of the protocol, or none.
    #[error("it speaks version {0} of the protocol, not 20070")]
    Version(u32),
    /// A number that no table has there.
    #[error("a broken table: {value} in row {row}, column {column}")]
    Cell {
        /// The row, from 0.
        row: usize,
        /// The column, from 0.
        column: usize,
        /// The number.
        value: u32,
    },
    /// A number that no answer has.
    #[error("{0} is none of the answers that the protocol has")]
    Answer(u32),
    /// Seats, classes or counts are not those of a game.
    #[error("a broken table: {0}")]
    Game(#[from] GameError),
    /// It shows another hand or turn than the plays so far lead to.
    #[error("its table is not what the plays so far lead to")]
    Astray,
    /// It lets somebody play against the rules.
    #[error("it takes a play against the rules: {0}")]
    Illegal(#[from] Illegal),
    /// The system refuses.
    #[error("{0}")]
    System(ErrorKind),
}

impl Fault {
    /// The fault of the other end by a failed read or write, where `patience` was the time it had.
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
