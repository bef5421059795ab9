//! An alpha-beta search with the evaluator, to a fixed depth.

use crate::board::Board;
use crate::evaluate::{DISC, Evaluator};
use crate::flip::{flips, moves};
use crate::table::{Known, Table};

/// A bound above every score.
pub(crate) const BEYOND: i32 = 65 * DISC;

/// With at least this many plies left, moves are sorted by their estimates.
const SORTED: u32 = 2;

/// A search and its memory. Scores are in 32nds of a disc.
///
/// The memory holds exact bounds for a position and a depth, so scores do not depend on earlier searches.
#[derive(Clone, Debug)]
pub(crate) struct Search<'a> {
    evaluator: &'a Evaluator,
    table: Table,
    nodes: u64,
}

/// A move with the discs that it turns over, and the opponent's estimate after it.
#[derive(Clone, Copy, Default)]
struct Candidate {
    flipped: u64,
    square: u8,
    left: i32,
}

impl<'a> Search<'a> {
    /// A search with a memory of 2^`bits` positions of 24 bytes each.
    pub(crate) fn new(evaluator: &'a Evaluator, bits: u32) -> Self {
        Self { evaluator, table: Table::new(bits), nodes: 0 }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Marks the memory as old, to be replaced first.
    pub(crate) fn next(&mut self) {
        self.table.next_search();
    }

    /// The score after `depth` plies of best play, found by searches of
    /// increasing depth; a bound if it lies outside `alpha` to `beta`.
    pub(crate) fn deepen(&mut self, board: Board, depth: u32, alpha: i32, beta: i32) -> i32 {
        for shallow in (SORTED + 1..depth).filter(|shallow| (depth - shallow).is_multiple_of(2)) {
            self.node(board, shallow, -BEYOND, BEYOND);
        }
        self.node(board, depth, alpha, beta)
    }

    /// The score after `depth` plies of best play, or a bound. A
    /// pass takes no ply; a finished game has its final score.
    fn node(&mut self, board: Board, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let legal = moves(board);
        if legal == 0 {
            if moves(board.pass()) == 0 {
                return board.score() * DISC;
            }
            return -self.node(board.pass(), depth, -beta, -alpha);
        }
        match depth {
            0 => self.evaluator.estimate_with(board, legal),
            1..SORTED => self.unsorted(board, legal, depth, alpha, beta),
            _ => self.sorted(board, legal, depth, alpha, beta),
        }
    }

    fn unsorted(&mut self, board: Board, legal: u64, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let mut best = -BEYOND;
        let mut left = legal;
        while left != 0 {
            let square = (left.trailing_zeros() & 63) as usize;
            left &= left - 1;
            let next = board.turned(square, flips(board, square));
            best = best.max(-self.node(next, depth - 1, -beta, -alpha));
            if best >= beta {
                break;
            }
            alpha = alpha.max(best);
        }
        best
    }

    fn sorted(&mut self, board: Board, legal: u64, depth: u32, alpha: i32, beta: i32) -> i32 {
        let known = self.table.find(board, depth).unwrap_or(Known::NOTHING);
        let (low, high) = (i32::from(known.low), i32::from(known.high));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let (from, beta) = (alpha.max(low), beta.min(high));
        // A shallower search of the same parity knows a good move.
        let hint = match known.best {
            64 => self.table.find(board, depth.saturating_sub(2)).map_or(64, |it| it.best),
            best => best,
        };
        let mut list = [Candidate::default(); 64];
        let count = self.candidates(&mut list, board, legal, hint);
        let (mut best, mut square, mut alpha) = (-BEYOND, 64, from);
        for (at, one) in list[..count].iter().enumerate() {
            let next = board.turned(usize::from(one.square), one.flipped);
            let mut score = 0;
            if at > 0 {
                score = -self.node(next, depth - 1, -alpha - 1, -alpha);
            }
            if at == 0 || (alpha < score && score < beta) {
                score = -self.node(next, depth - 1, -beta, -alpha);
            }
            if score > best {
                (best, square) = (score, one.square);
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        self.table.keep(board, depth, known.narrowed(best, from, beta, square));
        best
    }

    /// Fills a list with the legal moves and returns their number: first the
    /// hint, then the moves with the worst estimate for the opponent.
    fn candidates(&self, list: &mut [Candidate; 64], board: Board, legal: u64, hint: u8) -> usize {
        let mut rest = legal;
        let mut count = 0;
        while rest != 0 {
            let square = (rest.trailing_zeros() & 63) as u8;
            rest &= rest - 1;
            let flipped = flips(board, usize::from(square));
            let next = board.turned(usize::from(square), flipped);
            let left = if square == hint { -BEYOND } else { self.evaluator.estimate(next) };
            list[count] = Candidate { flipped, square, left };
            count += 1;
        }
        list[..count].sort_unstable_by_key(|one| (one.left, one.square));
        count
    }
}
