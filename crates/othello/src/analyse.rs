//! Scores of moves, and the loss of each move of a game.

use crate::board::Board;
use crate::evaluate::{DISC, Evaluator};
use crate::game::Game;
use crate::position::Side;
use crate::search::{BEYOND, Search};
use crate::solve::Solver;
use crate::square::Square;

/// The limits of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of plies, at least 1, from a position to the positions that are estimated.
    pub depth: u32,
    /// Scores are exact from this number of empty squares downwards.
    pub exact: u32,
}

impl Default for Limits {
    /// Depth 4, exact from 13 empties: about 5 ms a game.
    fn default() -> Self {
        Self { depth: 4, exact: 13 }
    }
}

/// A legal move and its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveScore {
    /// The move.
    pub square: Square,
    /// The expected final score for the side that makes it, −64 to 64 discs.
    pub score: f64,
}

/// A move of a game, compared with the best one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedMove {
    /// The number of the move in the game, from 1; passes do not count.
    pub ply: usize,
    /// The side that made it.
    pub side: Side,
    /// The move.
    pub square: Square,
    /// The best move: the played move if it loses nothing, otherwise the first of the best moves from a1 to h8.
    pub best_square: Square,
    /// The number of legal moves, at least 1.
    pub legal: u32,
    /// The score of the best move for this side, −64 to 64 discs.
    pub best: f64,
    /// The score of the played move, at most `best`.
    pub played: f64,
    /// Whether both scores are exact, under perfect play to the end.
    pub exact: bool,
}

impl PlayedMove {
    /// The loss by the move, in discs: 0 for a best move.
    pub fn loss(&self) -> f64 {
        self.best - self.played
    }
}

/// Analyses positions and games. Each score is that of a search of its own, whatever was searched before.
///
/// The score of every move is that of a search one ply less deep from the position after
/// it. So all are estimated at the same parity, and the loss of a best move is 0.
#[derive(Clone, Debug)]
pub struct Analyser<'a> {
    search: Search<'a>,
    solver: Solver<'a>,
    limits: Limits,
}

impl<'a> Analyser<'a> {
    /// An analysis with this evaluator. It takes 8 MB with the default limits, at most 200 MB with others.
    pub fn new(evaluator: &'a Evaluator, limits: Limits) -> Self {
        let limits = Limits { depth: limits.depth.max(1), ..limits };
        let search = Search::new(evaluator, (8 + 2 * limits.depth).min(22));
        let solver = Solver::guided((5 + limits.exact).clamp(12, 22), evaluator);
        Self { search, solver, limits }
    }

    /// Every legal move with its score, from the best to the worst and from a1 to h8 among equals.
    pub fn position(&mut self, board: Board) -> Vec<MoveScore> {
        if self.is_exact(board) {
            let moves = self.solver.moves(board).into_iter();
            return moves
                .map(|(square, score)| MoveScore { square, score: score.into() })
                .collect();
        }
        self.search.next();
        let depth = self.limits.depth - 1;
        let score = |square| {
            let score = -self.search.deepen(board.play(square)?, depth, -BEYOND, BEYOND);
            Some(MoveScore { square, score: discs(score) })
        };
        let mut moves: Vec<_> = board.moves().iter().filter_map(score).collect();
        moves.sort_by(|a, b| b.score.total_cmp(&a.score));
        moves
    }

    /// Every move of a game compared with the best one. The scores are
    /// those of [`position`](Self::position), found with less work.
    pub fn game(&mut self, game: &Game) -> Vec<PlayedMove> {
        self.search.next();
        self.solver.next();
        // From the end, so that solved positions help with the earlier ones.
        let plies = (1..=game.moves().len()).rev().zip(game.plies().rev());
        let mut moves: Vec<_> = plies
            .filter_map(|(ply, (position, square))| {
                let board = position.board();
                let (best, played, best_square) = self.best_and_played(board, square)?;
                Some(PlayedMove {
                    ply,
                    side: position.side(),
                    square,
                    best_square,
                    legal: board.moves().len(),
                    best,
                    played,
                    exact: self.is_exact(board),
                })
            })
            .collect();
        moves.reverse();
        moves
    }

    /// The scores of the best and of the played move, and the square of the best move.
    fn best_and_played(&mut self, board: Board, made: Square) -> Option<(f64, f64, Square)> {
        let next = board.play(made)?;
        if self.is_exact(board) {
            let best = self.solver.value(board);
            let played = -self.solver.within(next, -best - 1, 64);
            let reaches = |next| self.solver.within(next, -best, 1 - best) <= -best;
            let square = best_square(board, made, best == played, reaches);
            return Some((best.into(), played.into(), square));
        }
        let depth = self.limits.depth;
        let best = self.search.deepen(board, depth, -BEYOND, BEYOND);
        let played = -self.search.deepen(next, depth - 1, -best - 1, BEYOND);
        let reaches = |next| self.search.deepen(next, depth - 1, -best, 1 - best) <= -best;
        let square = best_square(board, made, best == played, reaches);
        Some((discs(best), discs(played), square))
    }

    fn is_exact(&self, board: Board) -> bool {
        board.empties() <= self.limits.exact
    }

    /// The number of positions that were estimated or searched for
    /// estimates, and the number searched for exact scores, so far.
    pub fn nodes(&self) -> (u64, u64) {
        (self.search.nodes(), self.solver.nodes())
    }
}

/// A best move, which may be the played one. `reaches` says whether the board after another move is as good.
fn best_square(
    board: Board,
    made: Square,
    is_best: bool,
    mut reaches: impl FnMut(Board) -> bool,
) -> Square {
    if is_best {
        return made;
    }
    let mut others = board.moves().iter().filter(|square| *square != made);
    others.find(|square| board.play(*square).is_some_and(&mut reaches)).unwrap_or(made)
}

/// Converts 32nds of a disc to discs.
fn discs(score: i32) -> f64 {
    f64::from(score) / f64::from(DISC)
}
