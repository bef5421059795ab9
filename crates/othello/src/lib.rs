//! Othello: the rules, exact end-games, game records, and the loss of each move in a game.
//!
//! ```
//! use othello::{Analyser, Evaluator, Game, Limits};
//!
//! let evaluator = Evaluator::default();
//! let mut analyser = Analyser::new(&evaluator, Limits::default());
//! let game: Game = "f5d6c3d3c4f4f6".parse()?;
//! for it in analyser.game(&game) {
//!     println!("{} {}: {:.1} of {:.1} discs", it.side, it.square, it.played, it.best);
//! }
//! let worst = analyser.game(&game).into_iter().max_by(|a, b| a.loss().total_cmp(&b.loss()));
//! assert!(worst.is_some_and(|it| it.loss() > 0.0));
//! # Ok::<(), othello::GameError>(())
//! ```
//!
//! * [`Board`], [`Position`], [`Game`]: the rules, on 64 bits.
//! * [`wthor`]: the game base of the Fédération Française d'Othello, read and checked.
//! * [`Solver`]: exact end-games, every move.
//! * [`Evaluator`]: estimates the final score of a position from patterns; [`train`] learns one from recorded games.
//! * [`Analyser`]: every move of a position with its score, every move of a game with its loss.
//!
//! Scores are the discs of one side minus those of the other at
//! the end, −64 to 64, with empty squares for the winner.
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
