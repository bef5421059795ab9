//! Asks installed engines of board games for the values of moves.
//!
//! An [`Engine`] is a child process that speaks UCI, USI or `NBoard`. [`Engine::search`] asks it for the best move of a
//! position, or for the value of one move; each answer that is late, missing or nonsense is an [`EngineError`].
//! The crate knows no rules: positions are texts, and the caller says which moves are legal.

#![warn(missing_docs)]

mod answer;
mod command;
mod error;
mod nboard;
mod process;
mod universal;

use std::time::Duration;

pub use answer::{Answer, Value};
pub use command::{Command, CommandError};
pub use error::{EngineError, Trouble};
pub use nboard::{Hint, NBoard};
pub use universal::{Engine, Position};

/// The protocol of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// UCI, of chess engines.
    Uci,
    /// USI, of shogi engines.
    Usi,
    /// `NBoard`, of Othello engines.
    NBoard,
}

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The number of positions to search.
    Nodes(u64),
    /// The depth in moves.
    Depth(u32),
}

/// The settings of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The program with its arguments.
    pub command: Command,
    /// The protocol that it speaks.
    pub protocol: Protocol,
    /// The limit of each search.
    pub limit: Limit,
    /// The engine's own options, by name, set before it plays.
    pub options: Vec<(String, String)>,
    /// The longest time for one answer.
    pub patience: Duration,
}
