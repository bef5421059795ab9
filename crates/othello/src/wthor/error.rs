//! The faults of a file.

/// The reasons why a file is not read. Records and moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WthorError {
    /// It is too short for a header; holds its number of bytes.
    #[error("{0} bytes; a WTHOR file begins with a header of 16")]
    Header(usize),
    /// Header and size do not match: the file is cut off, or of another kind.
    #[error("{found} bytes; a header and {records} records of {size} bytes take {expected}")]
    Size {
        /// The number of records in the header.
        records: u64,
        /// The bytes of each record.
        size: u64,
        /// The expected bytes of the file.
        expected: u64,
        /// The bytes of the file.
        found: u64,
    },
    /// The games are on a board of another size.
    #[error("games on a board of {0}x{0}; only 8x8 can be read")]
    Board(u8),
    /// It holds problems for one player.
    #[error("a file of solitaires; only games can be read")]
    Solitaires,
    /// One record is damaged.
    #[error("record {number}: {fault}")]
    Record {
        /// The number of the record.
        number: usize,
        /// The fault of the record.
        fault: RecordFault,
    },
}

/// A fault in a record of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// Black's score is above 64.
    #[error("black's score is {0}, above 64")]
    Score(u8),
    /// Black's theoretical score is above 64.
    #[error("black's theoretical score is {0}, above 64")]
    Theoretical(u8),
    /// A move is no square: column and row must be digits from 1 to 8.
    #[error("move {number} is {byte}, which is no square")]
    Square {
        /// The number of the move.
        number: usize,
        /// The byte.
        byte: u8,
    },
    /// A move follows the zero that ends the moves.
    #[error("move {0} follows after the end of the moves")]
    AfterEnd(usize),
}
