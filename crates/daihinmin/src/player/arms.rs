//! Chooses the next play to try: UCB1-Tuned.

use crate::play::Play;

/// The results of simulations of a play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arm {
    /// The play.
    pub play: Play,
    /// The number of tries.
    pub tries: u32,
    /// The mean reward of the player, from 0 to 1.
    pub mean: f64,
    /// The mean points of the target from 0 to 1, or of the player itself without one.
    pub target: f64,
}

/// All plays of a turn with their results.
pub(super) struct Arms {
    plays: Vec<Play>,
    tries: Vec<f32>,
    sums: Vec<f32>,
    squares: Vec<f32>,
    targets: Vec<f32>,
}

impl Arms {
    pub(super) fn of(plays: Vec<Play>) -> Self {
        let zeros = vec![0.0; plays.len()];
        let (tries, sums) = (zeros.clone(), zeros.clone());
        Self { plays, tries, sums, squares: zeros.clone(), targets: zeros }
    }

    /// The play for try number `tried`: each once, then the one with the highest upper bound.
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "thousands")]
    pub(super) fn next(&self, tried: usize) -> usize {
        if tried < self.plays.len() {
            return tried;
        }
        let log = (tried as f64).ln() as f32;
        let bound = |at: usize| {
            let n = self.tries[at];
            let mean = self.sums[at] / n;
            let each = log / n;
            let spread = self.squares[at] / n - mean * mean + (2.0 * each).sqrt();
            mean + (spread.min(0.25) * each).sqrt()
        };
        let mut best = (0, bound(0));
        for at in 1..self.plays.len() {
            let bound = bound(at);
            if bound > best.1 {
                best = (at, bound);
            }
        }
        best.0
    }

    pub(super) fn play(&self, at: usize) -> Play {
        self.plays[at]
    }

    /// Adds a simulation with this reward, and the points of the target, from 0 to 1.
    pub(super) fn count(&mut self, at: usize, reward: f32, target: f32) {
        self.tries[at] += 1.0;
        self.sums[at] += reward;
        self.squares[at] += reward * reward;
        self.targets[at] += target;
    }

    /// The results of all plays, best mean first.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole numbers")]
    pub(super) fn ranked(&self) -> Vec<Arm> {
        let arm = |at: usize| {
            let n = f64::from(self.tries[at]).max(1.0);
            let mean = f64::from(self.sums[at]) / n;
            let target = f64::from(self.targets[at]) / n;
            Arm { play: self.plays[at], tries: self.tries[at] as u32, mean, target }
        };
        let mut arms: Vec<Arm> = (0..self.plays.len()).map(arm).collect();
        arms.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        arms
    }
}
