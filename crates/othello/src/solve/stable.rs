//! Discs that can never be turned over, as far as they are found quickly.

use std::sync::LazyLock;

use crate::board::Board;

const EDGE_ROWS: u64 = 0xff00_0000_0000_00ff;
const EDGE_COLUMNS: u64 = 0x8181_8181_8181_8181;
const FILE: u64 = 0x0101_0101_0101_0101;

/// The stable discs of an edge, by the discs of both sides on it: no further play on the edge turns them over.
static EDGES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut edges = vec![0; 1 << 16];
    // Edges with fewer empty squares first: each follows from those with one disc more.
    let mut pairs: Vec<(u8, u8)> =
        (0..=255).flat_map(|a: u8| (0..=255).map(move |b| (a, b))).collect();
    pairs.retain(|(a, b)| a & b == 0);
    pairs.sort_by_key(|(a, b)| std::cmp::Reverse((a | b).count_ones()));
    for (a, b) in pairs {
        edges[edge_index(a, b)] = stable_edge(&edges, a, b);
    }
    edges
});

fn edge_index(a: u8, b: u8) -> usize {
    usize::from(a) << 8 | usize::from(b)
}

/// The discs that keep their colour whatever either side adds to the edge.
fn stable_edge(edges: &[u8], a: u8, b: u8) -> u8 {
    let mut stable = a | b;
    for place in 0..8 {
        let bit = 1 << place;
        if (a | b) & bit != 0 {
            continue;
        }
        for (mover, other, swap) in [(a, b, false), (b, a, true)] {
            let flipped = edge_flips(mover, other, place);
            let (mover, other) = (mover | bit | flipped, other & !flipped);
            let (next_a, next_b) = if swap { (other, mover) } else { (mover, other) };
            stable &= !flipped & edges[edge_index(next_a, next_b)];
        }
    }
    stable & (a | b)
}

/// The discs that a move on an edge turns over there.
fn edge_flips(mover: u8, other: u8, place: u32) -> u8 {
    let towards = |places: &mut dyn Iterator<Item = u32>| {
        let mut run = 0;
        for at in places {
            if other >> at & 1 == 0 {
                return if mover >> at & 1 == 1 { run } else { 0 };
            }
            run |= 1 << at;
        }
        0
    };
    towards(&mut (place + 1..8)) | towards(&mut (0..place).rev())
}

/// A column as eight bits, from row 1.
fn column(discs: u64, column: u32) -> u8 {
    ((discs >> column & FILE).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Eight bits as a column.
fn as_column(bits: u8) -> u64 {
    (u64::from(bits & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & FILE) | u64::from(bits >> 7) << 56
}

/// The stable discs of both sides on the four edges.
fn edges(board: Board) -> u64 {
    let stable = |mover: u8, opponent: u8| EDGES[edge_index(mover, opponent)];
    let (movers, opponents) = (board.mover.to_le_bytes(), board.opponent.to_le_bytes());
    let row = |at: usize| u64::from(stable(movers[at], opponents[at])) << (8 * at);
    let column =
        |at: u32| as_column(stable(column(board.mover, at), column(board.opponent, at))) << at;
    row(0) | row(7) | column(0) | column(7)
}

/// The squares of full rows, columns and diagonals of both kinds, in this order.
fn full(discs: u64) -> [u64; 4] {
    let mut rows = discs & discs >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & FILE).wrapping_mul(0xff);
    let mut columns = discs & discs.rotate_left(32);
    columns &= columns.rotate_left(16);
    columns &= columns.rotate_left(8);
    [
        rows,
        columns,
        full_diagonals(discs, 9, FILE, FILE << 7),
        full_diagonals(discs, 7, FILE << 7, FILE),
    ]
}

/// The squares of full diagonals. A step upwards must not enter the column `first`, one downwards not `last`.
#[inline]
fn full_diagonals(discs: u64, step: u32, first: u64, last: u64) -> u64 {
    let (mut up, mut down) = (!discs, !discs);
    let (mut may_up, mut may_down) = (!first, !last);
    for far in [step, 2 * step, 4 * step] {
        up |= may_up & up << far;
        down |= may_down & down >> far;
        may_up &= may_up << far;
        may_down &= may_down >> far;
    }
    !(up | down)
}

/// The opponent's stable discs, though not always all of them.
pub(super) fn opponents(board: Board) -> u64 {
    let Board { mover, opponent } = board;
    let discs = mover | opponent;
    let mut stable = edges(board) & opponent;
    let [rows, columns, falling, rising] = full(discs);
    stable |= opponent & rows & columns & falling & rising;
    if stable == 0 {
        return stable;
    }
    let inner = opponent & !(EDGE_ROWS | EDGE_COLUMNS);
    loop {
        let right = stable << 1 | stable >> 1 | rows;
        let down = stable << 8 | stable >> 8 | columns;
        let fall = stable << 9 | stable >> 9 | falling;
        let rise = stable << 7 | stable >> 7 | rising;
        let grown = stable | inner & right & down & fall & rise;
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stable_discs_are_never_turned_over() {
        // A linear congruential generator chooses the moves.
        let mut state = 7_u64;
        let mut found = 0;
        for _ in 0..3_000 {
            let mut board = Board::START;
            let mut stable = [0, 0];
            for side in [0, 1].into_iter().cycle() {
                if board.is_over() {
                    break;
                }
                let [mine, theirs] = [stable[side], stable[1 - side]];
                assert_eq!(mine & !board.mover | theirs & !board.opponent, 0, "{board:?}");
                stable[1 - side] |= opponents(board);
                let moves: Vec<_> = board.moves().iter().collect();
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let chosen = moves.get((state >> 33) as usize % moves.len().max(1));
                board =
                    chosen.and_then(|&square| board.play(square)).unwrap_or_else(|| board.pass());
            }
            found += (stable[0] | stable[1]).count_ones();
        }
        // A finished game is stable as a whole, but not every disc is found earlier.
        assert!(found > 3_000 * 15, "{found}");
    }

    #[test]
    fn a_corner_and_what_leans_on_it_are_stable() {
        let opponent = 0b0011 << 8 | 0b0111;
        assert_eq!(opponents(Board { mover: 0b1000, opponent }), opponent);
        assert_eq!(opponents(Board { mover: 0b1000, opponent: 0b0110 }), 0);
    }
}
