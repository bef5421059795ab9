//! Failures of an engine.

use std::io;
use std::time::Duration;

/// An engine that did not do what it was asked.
#[derive(Debug)]
pub struct EngineError {
    /// The command that started it.
    pub command: String,
    /// The request that it was sent last; empty while it starts.
    pub asked: String,
    /// The kind of failure.
    pub trouble: Trouble,
}

/// The kinds of failure.
#[derive(Debug)]
pub enum Trouble {
    /// The program was not found.
    NotFound,
    /// The program could not be started, or its input could not be written; holds the error of the system.
    Failed(io::Error),
    /// The program ended, with this status if it is known.
    Ended(Option<i32>),
    /// It did not answer within this time.
    Silent(Duration),
    /// Its answer could not be read; holds the beginning of the answer.
    Nonsense(String),
    /// It named a move that is not legal.
    Illegal(String),
    /// Its answer has no value.
    NoValue,
}

/// The beginning of a line, short enough for a message, without control characters.
pub(crate) fn short(line: &str) -> String {
    const MOST: usize = 80;
    line.chars().filter(|letter| !letter.is_control()).take(MOST).collect()
}
