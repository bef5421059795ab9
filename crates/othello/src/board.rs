//! A board from the view of the side to move.

use crate::flip;
use crate::square::{Square, Squares};

/// The discs of the side to move and of its opponent. A [`Position`](crate::Position) knows the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) mover: u64,
    pub(crate) opponent: u64,
}

impl Board {
    /// The beginning: the mover's discs on e4 and d5, the opponent's on d4 and e5.
    pub const START: Self = Self { mover: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 };

    /// No discs at all.
    pub(crate) const NONE: Self = Self { mover: 0, opponent: 0 };

    /// A board with these discs, bit 0 for a1 to bit 63 for h8; none where a square holds both.
    pub const fn new(mover: u64, opponent: u64) -> Option<Self> {
        if mover & opponent == 0 { Some(Self { mover, opponent }) } else { None }
    }

    /// The discs of the side to move.
    pub const fn mover(self) -> Squares {
        Squares(self.mover)
    }

    /// The discs of the other side.
    pub const fn opponent(self) -> Squares {
        Squares(self.opponent)
    }

    /// The empty squares.
    pub const fn empty(self) -> Squares {
        Squares(!(self.mover | self.opponent))
    }

    /// The number of empty squares, 0 to 64.
    pub const fn empties(self) -> u32 {
        self.empty().len()
    }

    /// The legal moves. Without any the mover has to pass, or the game is over.
    #[inline]
    pub fn moves(self) -> Squares {
        Squares(flip::moves(self))
    }

    /// The discs that a move turns over; none if it is not legal.
    #[inline]
    pub fn flips(self, square: Square) -> Squares {
        if self.empty().has(square) {
            Squares(flip::flips(self, square.index()))
        } else {
            Squares(0)
        }
    }

    /// The board after a move, from the view of the opponent, who moves next; none if the move is illegal.
    #[inline]
    pub fn play(self, square: Square) -> Option<Self> {
        let flipped = self.flips(square).0;
        (flipped != 0).then(|| self.turned(square.index(), flipped))
    }

    /// The board after a move that turns over these discs.
    #[inline]
    pub(crate) const fn turned(self, square: usize, flipped: u64) -> Self {
        Self { mover: self.opponent ^ flipped, opponent: self.mover | flipped | 1 << square }
    }

    /// This board from the view of the other side.
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { mover: self.opponent, opponent: self.mover }
    }

    /// Whether neither side can move.
    pub fn is_over(self) -> bool {
        self.moves().is_empty() && self.pass().moves().is_empty()
    }

    /// The final score of the mover if the game ends here, in discs from −64 to 64: empty squares count for the winner.
    #[expect(clippy::cast_possible_wrap, reason = "counts up to 64")]
    pub const fn score(self) -> i32 {
        let (mover, opponent) = (self.mover.count_ones() as i32, self.opponent.count_ones() as i32);
        let empty = 64 - mover - opponent;
        let difference = mover - opponent;
        difference + difference.signum() * empty
    }
}
