//! Estimates: what a position is likely to end in, from patterns of discs.

mod file;
mod pattern;
mod shape;

pub use file::{EvaluatorError, Provenance};
pub(crate) use pattern::features;
pub(crate) use shape::{Canon, SHARED};

use crate::board::Board;
use crate::flip::moves;

/// How many stages of a game have weights of their own.
pub const STAGES: usize = 12;

/// A disc in the unit of weights and estimates.
pub const DISC: i32 = 32;

/// The best estimate short of certainty: 64 discs.
pub(crate) const MOST: i32 = 64 * DISC;

/// The stage of a position, 0 to 11, by its number of empty squares: the first is that down to 45, then every four.
pub const fn stage(empties: u32) -> usize {
    let plies = 60_u32.saturating_sub(empties);
    let stage = plies.saturating_sub(12) as usize / 4;
    if stage < STAGES { stage } else { STAGES - 1 }
}

/// Trained weights of patterns, by stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluator {
    /// Weights that mirrored patterns share, by stage, as they lie in the file.
    shared: Vec<Vec<i16>>,
    /// All weights by the number of the pattern, by stage.
    weights: Vec<Vec<i16>>,
    provenance: Provenance,
}

impl Evaluator {
    /// An evaluator of shared weights, [`STAGES`] times [`SHARED`] of them.
    pub(crate) fn from_shared(shared: Vec<Vec<i16>>, provenance: Provenance) -> Self {
        let canon = Canon::new();
        let weights = shared.iter().map(|stage| canon.spread(stage)).collect();
        Self { shared, weights, provenance }
    }

    /// The estimated final score of the side to move, in 32nds of a disc ([`DISC`]), from −64 to 64 discs.
    ///
    /// Meant for positions in which the side to move has a move.
    pub fn estimate(&self, board: Board) -> i32 {
        self.estimate_with(board, moves(board))
    }

    /// The estimate where the mover's moves are known.
    #[inline]
    pub(crate) fn estimate_with(&self, board: Board, legal: u64) -> i32 {
        let weights = &self.weights[stage(board.empties())];
        let weight = |at: u32| i32::from(weights[at as usize]);
        let sum: i32 = features(board, legal).into_iter().map(weight).sum();
        sum.clamp(-MOST, MOST)
    }

    /// Where it comes from.
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }
}
