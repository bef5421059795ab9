//! Exact end-games: what a position is worth if both sides play perfectly.

mod deep;
mod empty;
mod last;
mod stable;

use crate::board::Board;
use crate::evaluate::Evaluator;
use crate::search::Search;
use crate::square::Square;
use crate::table::Table;
use empty::Empty;

/// The bounds of every score, in discs.
pub(crate) const MOST: i32 = 64;

/// A search for exact scores, with what it remembers.
///
/// Its memory holds for every position, so the scores are the same whatever was searched before.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    table: Table,
    guide: Option<Search<'a>>,
    nodes: u64,
}

impl<'a> Solver<'a> {
    /// A solver that remembers 2^`bits` positions of 24 bytes each; `bits` from 10 to 28.
    pub fn new(bits: u32) -> Self {
        Self { table: Table::new(bits), guide: None, nodes: 0 }
    }

    /// A solver that first tries moves which an evaluator thinks good: less work from 16 empties or so on.
    pub fn guided(bits: u32, evaluator: &'a Evaluator) -> Self {
        Self { guide: Some(Search::new(evaluator, 14)), ..Self::new(bits) }
    }

    /// The score of the side to move under perfect play, in discs from −64 to 64, empty squares to the winner.
    pub fn value(&mut self, board: Board) -> i32 {
        self.within(board, -MOST, MOST)
    }

    /// The score where it lies between `low` and `high`; otherwise a bound on it: at most `low`, or at least `high`.
    pub fn within(&mut self, board: Board, low: i32, high: i32) -> i32 {
        self.node(board, Empty::of(board.empty().0), low, high)
    }

    /// Every legal move with its score for the side to move, from the best to the worst and from a1 to h8 among equals.
    /// A side without a move has none, even if it only has to pass.
    pub fn moves(&mut self, board: Board) -> Vec<(Square, i32)> {
        self.next();
        let mut moves: Vec<_> = board
            .moves()
            .iter()
            .filter_map(|square| Some((square, -self.value(board.play(square)?))))
            .collect();
        moves.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
        moves
    }

    /// Marks what is remembered as old, to be replaced first.
    pub(crate) fn next(&mut self) {
        self.table.next_search();
    }

    /// How many positions were searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
