//! Squares of the board, and sets of them.

use std::fmt;
use std::str::FromStr;

/// A square: a1 is 0, h1 is 7, a8 is 56, h8 is 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A text that names no square; holds the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no square; squares are a1 to h8")]
pub struct SquareError(pub String);

impl Square {
    /// The square with this number, 0 to 63.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square in a column (0 for a) and a row (0 for the row of a1), both 0 to 7.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < 8 && row < 8 { Some(Self(column + 8 * row)) } else { None }
    }

    /// The number of the square, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for a to 7 for h.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, 0 for the row of a1 to 7 for that of a8.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The bit of the square in a set of 64.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The lowest square of a non-empty set.
    pub(crate) const fn lowest(bits: u64) -> Self {
        Self((bits.trailing_zeros() & 63) as u8)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), char::from(b'1' + self.row()))
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads `f5` or `F5`.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        let square = match *text.as_bytes() {
            [column, row] => {
                Self::at(column.to_ascii_lowercase().wrapping_sub(b'a'), row.wrapping_sub(b'1'))
            }
            _ => None,
        };
        square.ok_or_else(|| SquareError(text.to_owned()))
    }
}

/// A set of squares, in the order from a1 to h8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u64);

impl Squares {
    /// The number of squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares, one after the other.
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// Whether a square is among them.
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The squares of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}
