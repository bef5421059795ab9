//! The search with more than four empty squares.

use super::empty::Empty;
use super::{MOST, Solver, stable};
use crate::board::Board;
use crate::flip::{flips, moves};
use crate::search::BEYOND;
use crate::table::Known;

/// From this number of empty squares on, positions are remembered and moves sorted.
const SORTED: u32 = 7;

/// From this number of empty squares on, the evaluator, if there is
/// one, orders the moves: one ply deeper for every three squares.
const GUIDED: u32 = 12;

/// From this number of empty squares on, the table is asked whether one of the moves already gives a cutoff.
const FORESEEN: u32 = 9;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A move with the discs that it turns over, and a rank that is higher for moves to try later.
#[derive(Clone, Copy, Default)]
struct Candidate {
    flipped: u64,
    square: u8,
    late: i32,
}

impl Solver<'_> {
    /// The score of a position with these empty squares, or a bound outside `alpha` to `beta`.
    pub(super) fn node(&mut self, board: Board, empty: Empty, alpha: i32, beta: i32) -> i32 {
        match empty.count {
            0..=4 => self.last(board, empty, alpha, beta),
            5..SORTED => self.by_parity(board, empty, alpha, beta),
            _ => self.sorted(board, empty, alpha, beta),
        }
    }

    /// Searches moves to odd quadrants first, without the memory.
    fn by_parity(&mut self, board: Board, empty: Empty, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let legal = moves(board);
        if legal == 0 {
            if moves(board.pass()) == 0 {
                return board.score();
            }
            return -self.by_parity(board.pass(), empty, -beta, -alpha);
        }
        if let Some(bound) = stable_cut(board, empty, alpha) {
            return bound;
        }
        let mut best = -MOST;
        for group in [legal & empty.odd(), legal & !empty.odd()] {
            let mut left = group;
            while left != 0 {
                let square = (left.trailing_zeros() & 63) as usize;
                left &= left - 1;
                let next = board.turned(square, flips(board, square));
                let score = -self.node(next, empty.without(square), -beta, -alpha);
                if score >= beta {
                    return score;
                }
                best = best.max(score);
                alpha = alpha.max(score);
            }
        }
        best
    }

    /// Searches moves that leave few replies first, and stores the result.
    fn sorted(&mut self, board: Board, empty: Empty, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let legal = moves(board);
        if legal == 0 {
            if moves(board.pass()) == 0 {
                return board.score();
            }
            return -self.sorted(board.pass(), empty, -beta, -alpha);
        }
        if let Some(bound) = stable_cut(board, empty, alpha) {
            return bound;
        }
        let known = self.table.find(board, empty.count).unwrap_or(Known::NOTHING);
        let (low, high) = (i32::from(known.low), i32::from(known.high));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let (alpha, beta) = (alpha.max(low), beta.min(high));
        let mut list = [Candidate::default(); 64];
        let count = candidates(&mut list, board, legal, empty, known.best);
        self.guide(&mut list[..count], board, empty);
        if let Some(bound) = self.known_cut(&list[..count], board, empty, beta) {
            return bound;
        }
        let (best, square) = self.among(&mut list[..count], board, empty, alpha, beta);
        let found = known.narrowed(best, alpha, beta, square);
        self.table.keep(board, empty.count, found);
        best
    }

    /// Orders the moves by estimates.
    fn guide(&mut self, list: &mut [Candidate], board: Board, empty: Empty) {
        let (Some(guide), Some(over)) = (&mut self.guide, empty.count.checked_sub(GUIDED)) else {
            return;
        };
        for one in list.iter_mut().filter(|one| one.late != i32::MIN) {
            let next = board.turned(usize::from(one.square), one.flipped);
            one.late = guide.deepen(next, over / 3, -BEYOND, BEYOND);
        }
    }

    /// A bound of at least `beta` if a move is known to reach it.
    fn known_cut(&self, list: &[Candidate], board: Board, empty: Empty, beta: i32) -> Option<i32> {
        if empty.count < FORESEEN {
            return None;
        }
        let bound = |one: &Candidate| {
            let next = board.turned(usize::from(one.square), one.flipped);
            self.table.find(next, empty.count - 1).map(|known| -i32::from(known.high))
        };
        list.iter().filter_map(bound).find(|&bound| bound >= beta)
    }

    /// The best score among some moves, and its square. The first move has
    /// a full window; the others are tested with a narrow one.
    fn among(
        &mut self,
        list: &mut [Candidate],
        board: Board,
        empty: Empty,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, u8) {
        let mut best = -MOST - 1;
        let mut best_square = 64;
        for at in 0..list.len() {
            let next = (at..list.len()).min_by_key(|&other| list[other].late).unwrap_or(at);
            list.swap(at, next);
            let Candidate { flipped, square, .. } = list[at];
            let next = board.turned(usize::from(square), flipped);
            let empty = empty.without(usize::from(square));
            let mut score = 0;
            if at > 0 {
                score = -self.node(next, empty, -alpha - 1, -alpha);
            }
            if at == 0 || (alpha < score && score < beta) {
                score = -self.node(next, empty, -beta, -alpha);
            }
            if score > best {
                best = score;
                best_square = square;
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        (best, best_square)
    }
}

/// A bound below `alpha` if the opponent's stable discs are enough for it.
#[expect(clippy::cast_possible_wrap, reason = "at most 64")]
#[inline]
fn stable_cut(board: Board, empty: Empty, alpha: i32) -> Option<i32> {
    // If the mover needs only a few discs, the opponent hardly ever has enough stable discs.
    if alpha < 2 * empty.count as i32 - 16 {
        return None;
    }
    let bound = MOST - 2 * stable::opponents(board).count_ones() as i32;
    (bound <= alpha).then_some(bound)
}

/// Fills a list with the legal moves and returns their number:
/// first the best one known, then moves that leave few replies.
fn candidates(
    list: &mut [Candidate; 64],
    board: Board,
    legal: u64,
    empty: Empty,
    best: u8,
) -> usize {
    let mut left = legal;
    let mut count = 0;
    while left != 0 {
        let square = (left.trailing_zeros() & 63) as u8;
        left &= left - 1;
        let flipped = flips(board, usize::from(square));
        let late = if square == best {
            i32::MIN
        } else {
            let replies = moves(board.turned(usize::from(square), flipped));
            let replies = 4 * (replies.count_ones() + (replies & CORNERS).count_ones());
            let odd = if 1 << square & empty.odd() == 0 { 0 } else { 2 };
            let corner = if 1 << square & CORNERS == 0 { 0 } else { 6 };
            replies.cast_signed() - odd - corner
        };
        list[count] = Candidate { flipped, square, late };
        count += 1;
    }
    count
}
