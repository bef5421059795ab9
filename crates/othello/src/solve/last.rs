//! The last empty squares, without a list of moves.

use super::empty::Empty;
use super::{MOST, Solver};
use crate::board::Board;
use crate::flip::flips;

/// The neighbours of each square: a move turns nothing over unless the opponent has a disc on one of them.
static NEXT_TO: [u64; 64] = {
    let mut next_to = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1_u64 << square;
        let wide = bit | (bit << 1 & 0xfefe_fefe_fefe_fefe) | (bit >> 1 & 0x7f7f_7f7f_7f7f_7f7f);
        next_to[square] = (wide | wide << 8 | wide >> 8) & !bit;
        square += 1;
    }
    next_to
};

/// How many discs a move turns over in a full line, by its place and the mover's discs.
static TURNED: [[u8; 256]; 8] = counts_turned();

#[expect(clippy::cast_possible_truncation, reason = "at most 6")]
const fn counts_turned() -> [[u8; 256]; 8] {
    let mut turned = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut line = 0;
        while line < 256 {
            let mut at = place + 1;
            while at < 8 && line >> at & 1 == 0 {
                at += 1;
            }
            if at < 8 {
                turned[place][line] += (at - place - 1) as u8;
            }
            at = place;
            while at > 0 && line >> (at - 1) & 1 == 0 {
                at -= 1;
            }
            if at > 0 {
                turned[place][line] += (place - at) as u8;
            }
            line += 1;
        }
        place += 1;
    }
    turned
}

/// Both diagonals through each square, without the square itself.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let (a, b) = (square % 8, square / 8);
            let (c, d) = (other % 8, other / 8);
            if other != square && a + d == b + c {
                diagonals[square][0] |= 1 << other;
            }
            if other != square && a + b == c + d {
                diagonals[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    diagonals
};

/// The number of discs that a move to the only empty square turns over.
#[inline]
fn turned(mover: u64, square: usize) -> i32 {
    const FILE: u64 = 0x0101_0101_0101_0101;
    let (column, row) = (square & 7, square >> 3 & 7);
    let [rising, falling] = DIAGONALS[square & 63];
    let across = (mover >> (8 * row) & 0xff) as usize;
    let down = ((mover >> column & FILE).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize;
    let rising = ((mover & rising).wrapping_mul(FILE) >> 56) as usize;
    let falling = ((mover & falling).wrapping_mul(FILE) >> 56) as usize;
    let by_column = &TURNED[column];
    i32::from(by_column[across])
        + i32::from(TURNED[row][down])
        + i32::from(by_column[rising])
        + i32::from(by_column[falling])
}

#[expect(clippy::cast_possible_wrap, reason = "at most 64")]
#[inline]
fn count(discs: u64) -> i32 {
    discs.count_ones() as i32
}

/// The score with one empty square.
#[inline]
fn one(mover: u64, square: usize) -> i32 {
    let discs = 2 * count(mover);
    let won = turned(mover, square);
    if won > 0 {
        return discs + 2 * won + 2 - MOST;
    }
    let lost = turned(!(mover | 1 << square), square);
    if lost > 0 || discs < MOST { discs - 2 * lost - MOST } else { discs + 2 - MOST }
}

/// The discs that a move turns over; none if the opponent has no disc next to it.
#[inline]
fn turn(board: Board, square: usize) -> u64 {
    if NEXT_TO[square & 63] & board.opponent == 0 { 0 } else { flips(board, square) }
}

/// The result of [`Solver::two`] and the others for a side without a move.
const NO_MOVE: i32 = i32::MIN;

/// The lowest square of a set.
#[inline]
fn lowest(set: u64) -> usize {
    (set.trailing_zeros() & 63) as usize
}

/// The three empty squares, those of odd quadrants first.
#[inline]
fn three_of(board: Board, empty: Empty) -> [usize; 3] {
    let all = board.empty().0;
    let mut squares = [0; 3];
    let mut at = 0;
    for group in [all & empty.odd(), all & !empty.odd()] {
        let mut left = group;
        while left != 0 && at < 3 {
            squares[at] = lowest(left);
            at += 1;
            left &= left - 1;
        }
    }
    squares
}

impl Solver<'_> {
    /// The score of a position with at most four empty squares, or a bound outside `alpha` to `beta`.
    pub(super) fn last(&mut self, board: Board, empty: Empty, alpha: i32, beta: i32) -> i32 {
        let free = board.empty().0;
        match empty.count {
            0 => board.score(),
            1 => {
                self.nodes += 1;
                one(board.mover, lowest(free))
            }
            2 => {
                let squares = [lowest(free), lowest(free & (free - 1))];
                self.two_or_pass(board, squares, alpha, beta)
            }
            3 => self.three_or_pass(board, three_of(board, empty), alpha, beta),
            _ => match self.four(board, empty, alpha, beta) {
                NO_MOVE => match self.four(board.pass(), empty, -beta, -alpha) {
                    NO_MOVE => board.score(),
                    score => -score,
                },
                score => score,
            },
        }
    }

    #[inline]
    fn two(&mut self, board: Board, [a, b]: [usize; 2], beta: i32) -> i32 {
        self.nodes += 1;
        let mut best = NO_MOVE;
        let flipped = turn(board, a);
        if flipped != 0 {
            self.nodes += 1;
            best = -one(board.opponent ^ flipped, b);
            if best >= beta {
                return best;
            }
        }
        let flipped = turn(board, b);
        if flipped != 0 {
            self.nodes += 1;
            best = best.max(-one(board.opponent ^ flipped, a));
        }
        best
    }

    #[inline]
    fn two_or_pass(&mut self, board: Board, squares: [usize; 2], alpha: i32, beta: i32) -> i32 {
        match self.two(board, squares, beta) {
            NO_MOVE => match self.two(board.pass(), squares, -alpha) {
                NO_MOVE => board.score(),
                score => -score,
            },
            score => score,
        }
    }

    #[inline]
    fn three(&mut self, board: Board, squares: [usize; 3], mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let [a, b, c] = squares;
        let mut best = NO_MOVE;
        for [first, second, third] in [[a, b, c], [b, a, c], [c, a, b]] {
            let flipped = turn(board, first);
            if flipped == 0 {
                continue;
            }
            let next = board.turned(first, flipped);
            let score = -self.two_or_pass(next, [second, third], -beta, -alpha);
            if score >= beta {
                return score;
            }
            best = best.max(score);
            alpha = alpha.max(score);
        }
        best
    }

    #[inline]
    fn three_or_pass(&mut self, board: Board, squares: [usize; 3], alpha: i32, beta: i32) -> i32 {
        match self.three(board, squares, alpha, beta) {
            NO_MOVE => match self.three(board.pass(), squares, -beta, -alpha) {
                NO_MOVE => board.score(),
                score => -score,
            },
            score => score,
        }
    }

    /// The score with four empty squares: those of odd quadrants first, at each level.
    fn four(&mut self, board: Board, empty: Empty, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let all = board.empty().0;
        let mut best = NO_MOVE;
        for group in [all & empty.odd(), all & !empty.odd()] {
            let mut left = group;
            while left != 0 {
                let first = lowest(left);
                left &= left - 1;
                let flipped = turn(board, first);
                if flipped == 0 {
                    continue;
                }
                let next = board.turned(first, flipped);
                let rest = three_of(next, empty.without(first));
                let score = -self.three_or_pass(next, rest, -beta, -alpha);
                if score >= beta {
                    return score;
                }
                best = best.max(score);
                alpha = alpha.max(score);
            }
        }
        best
    }
}
