//! Faults of a file.

/// A file that is not read, and why. Records and moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WthorError {
    /// Too short for a header.
    #[error("{0} bytes; a WTHOR file begins with a header of 16")]
    Header(usize),
    /// The header and the size do not fit: cut off, or another kind of file.
    #[error("{found} bytes; a header and {records} records of {size} bytes take {expected}")]
    Size {
        /// The number of records by the header.
        records: u64,
        /// The bytes of each.
        size: u64,
        /// The bytes of such a file.
        expected: u64,
        /// The bytes of this one.
        found: u64,
    },
    /// Games on a board of another size.
    #[error("games on a board of {0}x{0}; only 8x8 can be read")]
    Board(u8),
    /// Problems for one player.
    #[error("a file of solitaires; only games can be read")]
    Solitaires,
    /// One record is damaged.
    #[error("record {number}: {fault}")]
    Record {
        /// Which one.
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
    /// A move is no square: column and row are digits from 1 to 8.
    #[error("move {number} is {byte}, which is no square")]
    Square {
        /// Which move.
        number: usize,
        /// The byte that stands there.
        byte: u8,
    },
    /// A move follows the zero that ends the moves.
    #[error("move {0} follows after the end of the moves")]
    AfterEnd(usize),
}
