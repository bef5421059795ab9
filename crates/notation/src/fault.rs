//! The reasons why a game is left out.

use std::fmt;

/// A game that is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The fault in that line.
    pub fault: Fault,
}

/// A fault of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An illegal move, as it is written.
    IllegalMove(String),
    /// An ambiguous move.
    AmbiguousMove(String),
    /// A text that is no move and nothing else of the notation.
    Unreadable(String),
    /// The start position is invalid.
    BadStart(String),
    /// The game has other rules.
    OtherRules(String),
    /// A comment, a tag or a variation without its end.
    Unclosed(char),
    /// The record has no move.
    NoMoves,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove(text) => write!(f, "illegal move \"{text}\""),
            Self::AmbiguousMove(text) => write!(f, "ambiguous move \"{text}\""),
            Self::Unreadable(text) => write!(f, "unreadable \"{text}\""),
            Self::BadStart(text) => write!(f, "impossible starting position \"{text}\""),
            Self::OtherRules(text) => write!(f, "other rules: {text}"),
            Self::Unclosed(opening) => write!(f, "no end of \"{opening}\""),
            Self::NoMoves => write!(f, "no moves"),
        }
    }
}

/// The beginning of a text, short enough for a message, without control characters.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 60;
    let shown: String = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
    shown.trim().to_owned()
}
