//! The patterns of a board: the content of each shape in each of its places.

use super::shape::{BLOCK, CORNER, DIAGONALS, EDGE, FEATURES, MOBILITY, ROWS, STARTS};
use crate::board::Board;
use crate::flip::moves;

/// Ten bits converted to digits in base 3.
static TERNARY: [u32; 1024] = {
    let mut table = [0; 1024];
    let mut bits = 0_u32;
    while bits < 1024 {
        let mut at = 10;
        while at > 0 {
            at -= 1;
            table[bits as usize] = 3 * table[bits as usize] + (bits >> at & 1);
        }
        bits += 1;
    }
    table
};

/// Mirrors the columns: a to h become h to a.
#[inline]
fn mirror(discs: u64) -> u64 {
    let discs = (discs >> 1 & 0x5555_5555_5555_5555) | (discs & 0x5555_5555_5555_5555) << 1;
    let discs = (discs >> 2 & 0x3333_3333_3333_3333) | (discs & 0x3333_3333_3333_3333) << 2;
    (discs >> 4 & 0x0f0f_0f0f_0f0f_0f0f) | (discs & 0x0f0f_0f0f_0f0f_0f0f) << 4
}

/// Exchanges rows and columns.
#[inline]
fn transpose(mut discs: u64) -> u64 {
    for (step, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)]
    {
        let swapped = (discs ^ discs >> step) & mask;
        discs ^= swapped ^ swapped << step;
    }
    discs
}

/// The eight views of a board: unchanged, with columns reversed, rows, both, and these four transposed.
#[inline]
fn views(discs: u64) -> [u64; 8] {
    let (mirrored, transposed) = (mirror(discs), transpose(discs));
    let both = mirror(transposed);
    [
        discs,
        mirrored,
        discs.swap_bytes(),
        mirrored.swap_bytes(),
        transposed,
        both,
        transposed.swap_bytes(),
        both.swap_bytes(),
    ]
}

/// The views in which one of the edges is the first row, each edge once.
const EDGE_VIEWS: [usize; 4] = [0, 2, 4, 6];
/// The views in which one of the corners is a1, each corner once.
const CORNER_VIEWS: [usize; 4] = [0, 1, 2, 3];
/// The views in which one of the short diagonals lies above the one from a1 to h8, each diagonal once.
const DIAGONAL_VIEWS: [usize; 4] = [0, 4, 1, 6];

#[inline]
fn edge(view: u64) -> u64 {
    view & 0xff | view >> 1 & 0x100 | view >> 5 & 0x200
}

#[inline]
fn diagonal(view: u64, shorter: usize) -> u64 {
    const LONG: u64 = 0x8040_2010_0804_0201;
    const FILE: u64 = 0x0101_0101_0101_0101;
    let squares = LONG << shorter & !0 >> (8 * shorter);
    (view & squares).wrapping_mul(FILE) >> (56 + shorter)
}

#[inline]
fn corner(view: u64) -> u64 {
    view & 0b111 | view >> 5 & 0b111_000 | view >> 10 & 0b1_1100_0000
}

#[inline]
fn block(view: u64) -> u64 {
    view & 0x1f | view >> 3 & 0x3e0
}

/// The indices of all weights of a position, within a stage. `legal` are the mover's moves.
#[inline]
pub(crate) fn features(board: Board, legal: u64) -> [u32; FEATURES] {
    let (mine, theirs) = (views(board.mover), views(board.opponent));
    let content = |of: &dyn Fn(u64) -> u64, view: usize, shape: usize| {
        let digits = |view: u64| TERNARY[(of(view) & 1023) as usize];
        STARTS[shape] + digits(mine[view]) + 2 * digits(theirs[view])
    };
    let mut found = [0; FEATURES];
    let mut at = 0;
    let mut add = |feature: u32| {
        found[at] = feature;
        at += 1;
    };
    for view in EDGE_VIEWS {
        add(content(&edge, view, EDGE));
        for row in 0..3 {
            add(content(&|view| view >> (8 * row + 8) & 0xff, view, ROWS + row));
        }
    }
    add(content(&|view| diagonal(view, 0), 0, DIAGONALS));
    add(content(&|view| diagonal(view, 0), 1, DIAGONALS));
    for view in DIAGONAL_VIEWS {
        for shorter in 1..5 {
            add(content(&|view| diagonal(view, shorter), view, DIAGONALS + shorter));
        }
    }
    for view in CORNER_VIEWS {
        add(content(&corner, view, CORNER));
    }
    for view in 0..8 {
        add(content(&block, view, BLOCK));
    }
    let most = MOBILITY - 1;
    add(STARTS[11] + legal.count_ones().min(most));
    add(STARTS[12] + moves(board.pass()).count_ones().min(most));
    add(STARTS[13] + board.empties());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::shape::{Canon, SHARED, WEIGHTS};

    fn all(board: Board) -> [u32; FEATURES] {
        features(board, moves(board))
    }

    /// Boards with random discs, by a linear congruential generator.
    fn boards() -> Vec<Board> {
        let mut state = 5_u64;
        let mut random = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state ^ state >> 29
        };
        (0..500)
            .map(|_| {
                let (discs, colours) = (random() | random(), random());
                Board { mover: discs & colours, opponent: discs & !colours }
            })
            .collect()
    }

    #[test]
    fn a_board_and_its_seven_images_have_the_same_shared_weights() {
        let canon = Canon::new();
        let shared = |board: Board| {
            let mut places = all(board).map(|weight| canon.place(weight));
            places.sort_unstable();
            places
        };
        for board in boards() {
            let (mine, theirs) = (views(board.mover), views(board.opponent));
            for (mover, opponent) in mine.into_iter().zip(theirs) {
                assert_eq!(shared(Board { mover, opponent }), shared(board), "{board:?}");
            }
            assert_ne!(shared(board.pass()), shared(board));
        }
    }

    #[test]
    fn every_square_lies_in_as_many_patterns_as_it_should() {
        // The number of patterns that a single disc changes.
        let empty = all(Board::NONE);
        let changed = |square: u32| {
            let one = all(Board { mover: 1 << square, opponent: 0 });
            one[..46].iter().zip(&empty[..46]).filter(|(a, b)| a != b).count()
        };
        // a1: two edges, the long diagonal, a corner, two blocks.
        assert_eq!(changed(0), 6);
        // b2: two edges as an X square, two rows, the long diagonal, a corner, two blocks.
        assert_eq!(changed(9), 8);
        // c3: two rows, two diagonals (of 8 and 5 squares), a corner.
        assert_eq!(changed(18), 5);
        // d1: an edge, the row d, diagonals of 4 and 5 squares, a block.
        assert_eq!(changed(3), 6);
        // d4: two rows, diagonals of 8 and 7.
        assert_eq!(changed(27), 4);
    }

    #[test]
    fn shared_weights_are_numbered_without_gaps() {
        let canon = Canon::new();
        let mut seen = vec![false; SHARED];
        for weight in 0..WEIGHTS {
            seen[canon.place(u32::try_from(weight).expect("small"))] = true;
        }
        assert!(seen.into_iter().all(|seen| seen));
        let most = boards().into_iter().flat_map(all).max();
        assert!(most.is_some_and(|most| (most as usize) < WEIGHTS));
    }
}
