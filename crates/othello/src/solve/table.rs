//! Positions that were searched, with bounds on their scores.

use crate::board::Board;

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// The least and the most that the score can be.
    pub(super) low: i8,
    pub(super) high: i8,
    /// The square of the best move found, 64 for none.
    pub(super) best: u8,
}

impl Known {
    pub(super) const NOTHING: Self = Self { low: -64, high: 64, best: 64 };

    /// What is known after a search between `alpha` and `beta` gave a score and a best move.
    #[expect(clippy::cast_possible_truncation, reason = "scores are -64 to 64")]
    pub(super) fn narrowed(self, score: i32, alpha: i32, beta: i32, best: u8) -> Self {
        let low = if score > alpha { score as i8 } else { self.low };
        let high = if score < beta { score as i8 } else { self.high };
        Self { low, high, best }
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    board: Board,
    known: Known,
    empties: u32,
    search: u8,
}

/// Pairs of places: the first keeps the largest position of the current search, the second the newest.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    shift: u32,
    search: u8,
}

impl Table {
    pub(super) fn new(bits: u32) -> Self {
        let bits = bits.clamp(10, 28) - 1;
        let nothing = Entry { board: Board::NONE, known: Known::NOTHING, empties: 0, search: 0 };
        Self { entries: vec![[nothing; 2]; 1 << bits], shift: 64 - bits, search: 0 }
    }

    /// Marks what is there as old, to be replaced first.
    pub(super) fn next_search(&mut self) {
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
    pub(super) fn find(&self, board: Board) -> Option<Known> {
        let pair = &self.entries[self.slot(board)];
        let found = pair.iter().find(|entry| entry.board == board);
        found.map(|entry| entry.known)
    }

    pub(super) fn keep(&mut self, board: Board, empties: u32, known: Known) {
        let slot = self.slot(board);
        let search = self.search;
        let new = Entry { board, known, empties, search };
        let [large, newest] = &mut self.entries[slot];
        let same = large.board == board;
        if same || large.search != search || large.empties <= empties {
            if !same {
                *newest = *large;
            }
            *large = new;
        } else {
            *newest = new;
        }
    }
}
