//! Othello.
//!
//! * Rules on 64 bits: [`Board`], [`Position`], [`Game`].
//! * [`Solver`]: exact end-games, every move.
//! * [`wthor`]: the game base of the Fédération Française d'Othello, read and checked.
//!
//! Pure: no clock, no file, no terminal, no source of randomness.

#![warn(missing_docs)]

mod analyse;
mod board;
mod evaluate;
mod flip;
mod game;
mod position;
mod search;
mod solve;
mod square;
mod table;
pub mod train;
pub mod wthor;

pub use analyse::{Analyser, Limits, MoveScore, PlayedMove};
pub use board::Board;
pub use evaluate::{DISC, Evaluator, EvaluatorError, Provenance, STAGES, stage};
pub use game::{Game, GameError};
pub use position::{Illegal, Position, PositionError, Side};
pub use solve::Solver;
pub use square::{Iter, Square, SquareError, Squares};
