//! A game: its moves and positions.

use std::fmt;
use std::str::FromStr;

use crate::position::{Illegal, Position};
use crate::square::{Square, SquareError};

/// A legal game from the beginning, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    moves: Vec<Square>,
    /// The positions, one more than moves: the last one comes after all moves.
    positions: Vec<Position>,
}

/// The reasons why moves are no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// A move, counted from 1, is illegal.
    #[error("move {number}: {illegal}")]
    Illegal {
        /// The number of the move.
        number: usize,
        /// The reason.
        illegal: Illegal,
    },
    /// A move, counted from 1, names no square.
    #[error("move {number}: {error}")]
    Square {
        /// The number of the move.
        number: usize,
        /// The reason.
        error: SquareError,
    },
}

impl Game {
    /// Plays moves from the beginning. Passes are not listed; a side without a move passes automatically.
    pub fn new(moves: Vec<Square>) -> Result<Self, GameError> {
        let mut positions = Vec::with_capacity(moves.len() + 1);
        let mut position = Position::START;
        positions.push(position);
        for (number, &square) in (1..).zip(&moves) {
            let next = position.play(square);
            position = next.map_err(|illegal| GameError::Illegal { number, illegal })?;
            positions.push(position);
        }
        Ok(Self { moves, positions })
    }

    /// The moves in order.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Each move with the position before it.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = (Position, Square)> {
        self.positions.iter().copied().zip(self.moves.iter().copied())
    }

    /// The positions: the beginning, then one after each move.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position after the last move.
    pub fn end(&self) -> Position {
        self.positions.last().copied().unwrap_or(Position::START)
    }

    /// Whether neither side can move any more.
    pub fn is_finished(&self) -> bool {
        self.end().is_over()
    }

    /// Black's score on the board minus white's, −64 to 64, with the empty squares for the side with more discs.
    pub fn black_score(&self) -> i32 {
        let end = self.end();
        end.for_black(end.board().score())
    }
}

impl FromStr for Game {
    type Err = GameError;

    /// Reads moves without separators, as `f5d6c3`; spaces and line ends are skipped.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let square = |(at, pair): (usize, &[char])| {
            let written: String = pair.iter().collect();
            written.parse().map_err(|error| GameError::Square { number: at + 1, error })
        };
        Self::new(signs.chunks(2).enumerate().map(square).collect::<Result<_, _>>()?)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves.iter().try_for_each(|square| write!(f, "{square}"))
    }
}
