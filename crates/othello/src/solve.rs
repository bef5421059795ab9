//! Exact end-games: the score of a position under perfect play.

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

/// The largest absolute score, in discs.
pub(crate) const MOST: i32 = 64;

/// A search for exact scores, and its memory.
///
/// Entries of the memory are exact bounds, so scores do not depend on earlier searches.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    table: Table,
    guide: Option<Search<'a>>,
    nodes: u64,
}

impl<'a> Solver<'a> {
    /// A solver with a memory of 2^`bits` positions of 24 bytes each; `bits` is from 10 to 28.
    pub fn new(bits: u32) -> Self {
        Self { table: Table::new(bits), guide: None, nodes: 0 }
    }

    /// A solver that first tries moves with good estimates: less work from about 16 empty squares on.
    pub fn guided(bits: u32, evaluator: &'a Evaluator) -> Self {
        Self { guide: Some(Search::new(evaluator, 14)), ..Self::new(bits) }
    }

    /// The score of the side to move under perfect play, in discs from −64 to 64, with empty squares for the winner.
    pub fn value(&mut self, board: Board) -> i32 {
        self.within(board, -MOST, MOST)
    }

    /// The score if it lies between `low` and `high`; otherwise a bound: at most `low`, or at least `high`.
    pub fn within(&mut self, board: Board, low: i32, high: i32) -> i32 {
        self.node(board, Empty::of(board.empty().0), low, high)
    }

    /// Every legal move with its score for the side to move, from the best to the worst and
    /// from a1 to h8 among equals. A side without a move has none, even if it can pass.
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

    /// Marks the memory as old, to be replaced first.
    pub(crate) fn next(&mut self) {
        self.table.next_search();
    }

    /// The number of positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
