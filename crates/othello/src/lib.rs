//! Othello.
//!
//! Rules on 64 bits ([`Board`], [`Position`]).
//!
//! Pure: no clock, no file, no terminal, no source of randomness.

#![warn(missing_docs)]

mod board;
mod flip;
mod position;
mod solve;
mod square;

pub use board::Board;
pub use position::{Illegal, Position, PositionError, Side};
pub use solve::Solver;
pub use square::{Iter, Square, SquareError, Squares};
