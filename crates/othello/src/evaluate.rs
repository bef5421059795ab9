//! Estimates the final score of a position from patterns of discs.

mod file;
mod pattern;
mod shape;

pub use file::{EvaluatorError, Provenance};
pub(crate) use pattern::features;
pub(crate) use shape::{Canon, SHARED};

use crate::board::Board;
use crate::flip::moves;

/// The number of stages of a game; each has weights of its own.
pub const STAGES: usize = 12;

/// One disc in the unit of weights and estimates.
pub const DISC: i32 = 32;

/// The highest estimate: 64 discs.
pub(crate) const MOST: i32 = 64 * DISC;

/// The stage of a position, 0 to 11, by its number of empty squares:
/// the first goes down to 45, each later one covers four.
pub const fn stage(empties: u32) -> usize {
    let plies = 60_u32.saturating_sub(empties);
    let stage = plies.saturating_sub(12) as usize / 4;
    if stage < STAGES { stage } else { STAGES - 1 }
}

/// Trained weights of patterns, by stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluator {
    /// The weights shared by mirrored patterns, by stage, as in the file.
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
    /// Intended for positions in which the side to move has a move.
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

    /// The origin of the weights.
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }
}
