//! How well an evaluator estimates positions that it was not learned from.

use super::Sample;
use crate::evaluate::{DISC, Evaluator, STAGES, stage};

/// How well the positions of one stage are estimated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageError {
    /// The empty squares of the stage, from the most to the least.
    pub empties: (u32, u32),
    /// How many positions.
    pub positions: usize,
    /// The mean absolute difference between estimate and score, in discs.
    pub error: f64,
    /// The error of one who knows nothing but the mean score of these positions, in discs.
    pub error_of_mean: f64,
}

/// The errors of all stages on samples; those of other games than an evaluator was learned from say how good it is.
#[expect(clippy::cast_precision_loss, reason = "means for people to look at")]
pub fn test(evaluator: &Evaluator, samples: &[Sample]) -> Vec<StageError> {
    let of = |at: usize| {
        let own: Vec<&Sample> =
            samples.iter().filter(|sample| stage(sample.board.empties()) == at).collect();
        let count = own.len().max(1) as f64;
        let mean = own.iter().map(|sample| f64::from(sample.score)).sum::<f64>() / count;
        let error = |estimate: &dyn Fn(&Sample) -> f64| {
            let one = |sample: &&Sample| (estimate(sample) - f64::from(sample.score)).abs();
            own.iter().map(one).sum::<f64>() / count
        };
        let empties = own.iter().map(|sample| sample.board.empties());
        StageError {
            empties: (empties.clone().max().unwrap_or(0), empties.min().unwrap_or(0)),
            positions: own.len(),
            error: error(&|sample| f64::from(evaluator.estimate(sample.board)) / f64::from(DISC)),
            error_of_mean: error(&|_| mean),
        }
    };
    (0..STAGES).map(of).collect()
}
