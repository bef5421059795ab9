//! Failures of an engine.

use std::io;
use std::time::Duration;

/// An engine that did not do what it was asked.
#[derive(Debug)]
pub struct EngineError {
    /// The command that started it.
    pub command: String,
    /// The request; empty while it starts.
    pub asked: String,
    /// The trouble it ended in.
    pub trouble: Trouble,
}

/// The kinds of trouble.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such program.
    NotFound,
    /// The system could not start it, or could not talk to it.
    Failed(io::Error),
    /// It ended by itself, with this status where that is known.
    Ended(Option<i32>),
    /// It did not answer in this time.
    Silent(Duration),
    /// It answered something else, as far as that can be shown.
    Nonsense(String),
    /// It named a move that is not legal.
    Illegal(String),
    /// Its answer has no value.
    NoValue,
}

/// As much of a line as a message can show.
pub(crate) fn short(line: &str) -> String {
    const MOST: usize = 80;
    line.chars().filter(|letter| !letter.is_control()).take(MOST).collect()
}
