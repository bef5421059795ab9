//! Faults of a tournament report: facts only.

use std::ops::RangeInclusive;

/// A fault of a tournament report, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFault {
    /// The line of the file, from 1.
    pub line: u64,
    /// The columns at fault, in characters from 1.
    pub columns: RangeInclusive<usize>,
    /// The text that stands there.
    pub value: String,
    /// Why it cannot be read.
    pub why: TrfWhy,
}

impl TrfFault {
    /// The columns as people write them: `92-95`, or `99`.
    pub fn place(&self) -> String {
        super::columns(&self.columns)
    }
}

/// Why a tournament report cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfWhy {
    /// It has no line `001`.
    NoPlayers,
    /// A tab stands where columns are counted.
    Tab,
    /// Not a whole number that fits.
    NotANumber,
    /// Not points like `3.5`.
    NotPoints,
    /// Not a day like `2026/11/21`.
    NotADate,
    /// More rounds than any tournament has.
    TooManyRounds,
    /// A player without a name.
    NoName,
    /// Neither `w`, `b` nor `-`.
    NoColour,
    /// No result stands for this sign.
    NoResult,
    /// Something stands behind the last round that can be read.
    Remainder,
    /// The starting number is that of an earlier line.
    SameStart(u64),
    /// No player has the starting number of the opponent.
    NoOpponent(u32),
    /// The opponent is the player of the line.
    OwnOpponent,
    /// A result of a game without an opponent, or a bye with one.
    ByeOrGame,
    /// The line of the opponent has another opponent in this round.
    OtherOpponent {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
        /// The opponent's opponent.
        theirs: Option<u32>,
    },
    /// The line of the opponent has a result that does not fit this one.
    OtherResult {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
        /// The sign that stands there.
        theirs: char,
    },
    /// Both have the same colour.
    SameColour {
        /// The starting number of the opponent.
        opponent: u32,
        /// The line of the opponent.
        line: u64,
    },
}
