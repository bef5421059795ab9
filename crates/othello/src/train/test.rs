//! Tests an evaluator on positions that it was not learned from.

use super::Sample;
use crate::evaluate::{DISC, Evaluator, STAGES, stage};

/// The errors of the estimates in one stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageError {
    /// The empty squares of the stage, from the most to the least.
    pub empties: (u32, u32),
    /// The number of positions.
    pub positions: usize,
    /// The mean absolute difference between estimate and score, in discs.
    pub error: f64,
    /// The error in discs if the mean score of these positions is the estimate for all.
    pub error_of_mean: f64,
}

/// The errors of all stages on samples; samples of games that the evaluator was not learned from show its quality.
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
