//! Why a game is left out.

use std::fmt;

/// A game that is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Which game of the file, from 1.
    pub number: usize,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The fault there.
    pub fault: Fault,
}

/// A fault of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A move that nobody could make there, as it is written.
    IllegalMove(String),
    /// A move that could be one of several.
    AmbiguousMove(String),
    /// Something that is no move and nothing else of the notation.
    Unreadable(String),
    /// The position that the game begins from is none.
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

/// As much of a text as a message can show.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 60;
    let shown: String = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
    shown.trim().to_owned()
}
