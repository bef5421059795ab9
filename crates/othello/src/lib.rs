//! Othello.
//!
//! * Rules on 64 bits: [`Board`], [`Position`], [`Game`].
//! * [`Solver`]: exact end-games, every move.
//! * [`wthor`]: the game base of the Fédération Française d'Othello, read and checked.
//!
//! Pure: no clock, no file, no terminal, no source of randomness.

#![warn(missing_docs)]

mod board;
mod flip;
mod game;
mod position;
mod solve;
mod square;
pub mod wthor;

pub use board::Board;
pub use game::{Game, GameError};
pub use position::{Illegal, Position, PositionError, Side};
pub use solve::Solver;
pub use square::{Iter, Square, SquareError, Squares};
