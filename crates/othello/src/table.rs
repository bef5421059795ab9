//! A table of searched positions, with bounds on their scores.

use crate::board::Board;

/// The known bounds of the score of a position, and its best move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The lowest and the highest possible score.
    pub(crate) low: i16,
    pub(crate) high: i16,
    /// The square of the best move found, 64 for none.
    pub(crate) best: u8,
}

impl Known {
    pub(crate) const NOTHING: Self = Self { low: i16::MIN, high: i16::MAX, best: 64 };

    /// These bounds narrowed by the result of a search between `alpha` and `beta`.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "64 discs in their smallest unit are 2,048"
    )]
    pub(crate) fn narrowed(self, score: i32, alpha: i32, beta: i32, best: u8) -> Self {
        let low = if score > alpha { score as i16 } else { self.low };
        let high = if score < beta { score as i16 } else { self.high };
        Self { low, high, best }
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    board: Board,
    known: Known,
    depth: u8,
    search: u8,
}

/// Pairs of entries: the first keeps the deepest position of the current search, the second the newest one.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<[Entry; 2]>,
    shift: u32,
    search: u8,
}

impl Table {
    pub(crate) fn new(bits: u32) -> Self {
        let bits = bits.clamp(10, 28) - 1;
        let nothing = Entry { board: Board::NONE, known: Known::NOTHING, depth: 0, search: 0 };
        Self { entries: vec![[nothing; 2]; 1 << bits], shift: 64 - bits, search: 0 }
    }

    /// Marks all entries as old, to be replaced first.
    pub(crate) fn next_search(&mut self) {
        self.search = self.search.wrapping_add(1);
    }

    #[inline]
    fn slot(&self, board: Board) -> usize {
        let mixed = board.mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ board.opponent.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(29);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        usize::try_from(mixed >> self.shift).unwrap_or(0)
    }

    #[inline]
    pub(crate) fn find(&self, board: Board, depth: u32) -> Option<Known> {
        let pair = &self.entries[self.slot(board)];
        let found = pair.iter().find(|entry| entry.board == board && entry.depth == small(depth));
        found.map(|entry| entry.known)
    }

    pub(crate) fn keep(&mut self, board: Board, depth: u32, known: Known) {
        let slot = self.slot(board);
        let search = self.search;
        let depth = small(depth);
        let new = Entry { board, known, depth, search };
        let [deepest, newest] = &mut self.entries[slot];
        let same = deepest.board == board && deepest.depth == depth;
        if same || deepest.search != search || deepest.depth <= depth {
            if !same {
                *newest = *deepest;
            }
            *deepest = new;
        } else {
            *newest = new;
        }
    }
}

/// A depth in eight bits; it is at most the number of squares.
#[inline]
fn small(depth: u32) -> u8 {
    (depth & 0xff) as u8
}
