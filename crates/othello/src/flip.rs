//! Finds the discs that a move turns over, and the legal moves, for 64 squares at a time.

use crate::board::Board;

/// Columns b to g: only discs there can be turned over sideways or diagonally.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The four lines from a square towards higher numbers (east, south-west, south, south-east), then the four back.
static LINES: [[u64; 8]; 64] = lines();

#[expect(clippy::cast_possible_truncation, reason = "below 8")]
const fn lines() -> [[u64; 8]; 64] {
    const STEPS: [(i8, i8); 8] =
        [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];
    let mut lines = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < 8 {
            let (across, down) = STEPS[way];
            let mut column = (square % 8) as i8 + across;
            let mut row = (square / 8) as i8 + down;
            while column >= 0 && column < 8 && row >= 0 && row < 8 {
                lines[square][way] |= 1 << (column + 8 * row);
                column += across;
                row += down;
            }
            way += 1;
        }
        square += 1;
    }
    lines
}

/// The opponent's discs that the mover turns over from an empty square; none if the move is illegal.
#[inline]
pub(crate) fn flips(board: Board, square: usize) -> u64 {
    let Board { mover, opponent } = board;
    let lines = &LINES[square & 63];
    let mut flipped = 0;
    // Upwards: adding 1 carries through the run of the opponent's discs and stops at the first other square.
    for &line in &lines[..4] {
        let end = (opponent | !line).wrapping_add(1) & line & mover;
        flipped |= end.wrapping_sub(u64::from(end != 0)) & line;
    }
    // Downwards: the highest square of the line without an opponent's disc ends the run.
    for &line in &lines[4..] {
        let open = line & !opponent;
        let end = (1 << 63 >> (open | 1).leading_zeros()) & open & mover;
        flipped |= (end.wrapping_neg() << 1) & line;
    }
    flipped
}

/// The empty squares to which the mover can move.
#[inline]
pub(crate) fn moves(board: Board) -> u64 {
    let Board { mover, opponent } = board;
    let inner = opponent & INNER;
    let found = along(mover, inner, 1)
        | along(mover, opponent, 8)
        | along(mover, inner, 7)
        | along(mover, inner, 9);
    found & !(mover | opponent)
}

/// The squares after a run of the opponent's discs that begins next to one of the mover's, both ways along one axis.
#[inline]
fn along(mover: u64, opponent: u64, step: u32) -> u64 {
    let mut up = opponent & (mover << step);
    let mut down = opponent & (mover >> step);
    up |= opponent & (up << step);
    down |= opponent & (down >> step);
    let pairs_up = opponent & (opponent << step);
    let pairs_down = opponent & (opponent >> step);
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    (up << step) | (down >> step)
}
