//! Engines of board games that are programs of others, asked for what moves are worth.
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

/// How an engine is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// UCI, of chess engines.
    Uci,
    /// USI, of shogi engines.
    Usi,
    /// `NBoard`, of Othello engines.
    NBoard,
}

/// How far an engine searches each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many positions.
    Nodes(u64),
    /// So many moves ahead.
    Depth(u32),
}

/// How an engine is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The program with its arguments.
    pub command: Command,
    /// How it is spoken to.
    pub protocol: Protocol,
    /// How far it searches.
    pub limit: Limit,
    /// Its own options, by name, set before it plays.
    pub options: Vec<(String, String)>,
    /// The longest that one answer may take.
    pub patience: Duration,
}
