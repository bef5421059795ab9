//! A position of a game: a board, and the colour whose turn it is.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::square::Square;

/// One of the two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Black, who begins.
    Black,
    /// White.
    White,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

/// A board and the side to move. That side has a move unless the game is over: passes are made at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    side: Side,
}

/// The reasons why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The square has a disc already.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// The move would turn over nothing.
    #[error("{1} turns over no disc at {0}")]
    NoFlip(Square, Side),
    /// Neither side has a move.
    #[error("the game is over before {0}")]
    Over(Square),
}

/// The reasons why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A character other than `X`, `O` and `-`.
    #[error("sign {number} is {sign:?}; expected X, O or -")]
    Sign {
        /// The number of the character, from 1 without spaces.
        number: usize,
        /// The character.
        sign: char,
    },
    /// The text has too few or too many characters; holds their number.
    #[error("{0} signs; a position has 64 from a1 to h8 and one for the side to move")]
    Count(usize),
    /// The last character names no side.
    #[error("the side to move is X or O")]
    Side,
}

impl Position {
    /// The beginning of a game: black has e4 and d5, white d4 and e5, black moves.
    pub const START: Self = Self { board: Board::START, side: Side::Black };

    /// Creates a position. If the side cannot move and the other can, the side passes.
    pub fn new(board: Board, side: Side) -> Self {
        if board.moves().is_empty() && !board.pass().moves().is_empty() {
            Self { board: board.pass(), side: side.other() }
        } else {
            Self { board, side }
        }
    }

    /// The board from the view of the side to move.
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move.
    pub const fn side(self) -> Side {
        self.side
    }

    /// Whether neither side can move.
    pub fn is_over(self) -> bool {
        self.board.moves().is_empty()
    }

    /// The position after a move and the passes that follow.
    pub fn play(self, square: Square) -> Result<Self, Illegal> {
        match self.board.play(square) {
            Some(board) => Ok(Self::new(board, self.side.other())),
            None if !self.board.empty().has(square) => Err(Illegal::Occupied(square)),
            None if self.is_over() => Err(Illegal::Over(square)),
            None => Err(Illegal::NoFlip(square, self.side)),
        }
    }

    /// A score of the side to move, from the view of black.
    pub const fn for_black(self, score: i32) -> i32 {
        match self.side {
            Side::Black => score,
            Side::White => -score,
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads 64 characters from a1 to h8 (`X` for black, `O` for white, `-` for
    /// empty), then the side to move. Spaces and line ends are skipped.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let (&[.., last], 65) = (signs.as_slice(), signs.len()) else {
            return Err(PositionError::Count(signs.len()));
        };
        let (mut black, mut white) = (0, 0);
        for (at, &sign) in signs.iter().take(64).enumerate() {
            match sign {
                'X' | 'x' => black |= 1 << at,
                'O' | 'o' => white |= 1 << at,
                '-' => {}
                sign => return Err(PositionError::Sign { number: at + 1, sign }),
            }
        }
        let (side, mover, opponent) = match last {
            'X' | 'x' => (Side::Black, black, white),
            'O' | 'o' => (Side::White, white, black),
            _ => return Err(PositionError::Side),
        };
        let board = Board::new(mover, opponent).expect("every sign is one square");
        Ok(Self::new(board, side))
    }
}

impl fmt::Display for Position {
    /// Writes the format that [`FromStr`] reads: 64 characters, a space, the side.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mover, opponent) = match self.side {
            Side::Black => ('X', 'O'),
            Side::White => ('O', 'X'),
        };
        for at in 0..64 {
            let sign = match (self.board.mover().0 >> at & 1, self.board.opponent().0 >> at & 1) {
                (1, _) => mover,
                (_, 1) => opponent,
                _ => '-',
            };
            write!(f, "{sign}")?;
        }
        write!(f, " {mover}")
    }
}
