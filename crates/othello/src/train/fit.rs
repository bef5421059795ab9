//! Stochastic gradient descent on the weights of every stage.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng as _};

use super::{Recipe, Sample};
use crate::evaluate::{Canon, DISC, Evaluator, Provenance, SHARED, STAGES, features, stage};
use crate::flip::moves;

/// Learns an evaluator from samples. The same samples in the same order and the same recipe give the same
/// weights on every machine. `progress` is called after every round over the samples of a stage, with the
/// number of finished rounds among all and the mean absolute error of the round, in discs.
pub fn fit(
    samples: &[Sample],
    recipe: &Recipe,
    provenance: Provenance,
    mut progress: impl FnMut(u32, f32),
) -> Evaluator {
    let canon = Canon::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(recipe.seed);
    let mut rounds = 0;
    let mut shared = Vec::with_capacity(STAGES);
    for at in 0..STAGES {
        let own = |sample: &&Sample| is_near(sample.board.empties(), at);
        let mut stage: Vec<Sample> = samples.iter().filter(own).copied().collect();
        let mut weights = vec![0.0_f32; SHARED];
        for epoch in 0..recipe.epochs {
            shuffle(&mut stage, &mut rng);
            let error = round(&stage, &mut weights, &canon, rate(recipe, epoch));
            rounds += 1;
            progress(rounds, error);
        }
        shared.push(weights.into_iter().map(quantised).collect());
    }
    Evaluator::from_shared(shared, provenance)
}

/// Whether a stage learns from positions with this number of empty
/// squares: its own, and those two plies before and after.
fn is_near(empties: u32, at: usize) -> bool {
    [empties.saturating_sub(2), empties, empties + 2].into_iter().any(|it| stage(it) == at)
}

/// The learning rate of a round, decreasing in equal steps.
#[expect(clippy::cast_precision_loss, reason = "few rounds")]
fn rate(recipe: &Recipe, epoch: u32) -> f32 {
    let last = recipe.epochs.saturating_sub(1).max(1);
    let share = epoch as f32 / last as f32;
    recipe.first_rate + (recipe.last_rate - recipe.first_rate) * share
}

/// One pass over the samples. Returns the mean absolute error before each was learned, in discs.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a mean to look at"
)]
fn round(samples: &[Sample], weights: &mut [f32], canon: &Canon, rate: f32) -> f32 {
    let mut sum = 0.0;
    for sample in samples {
        let places = features(sample.board, moves(sample.board)).map(|weight| canon.place(weight));
        let estimate: f32 = places.iter().map(|&place| weights[place]).sum();
        let error = sample.score - estimate;
        sum += f64::from(error.abs());
        for place in places {
            weights[place] += rate * error;
        }
    }
    (sum / samples.len().max(1) as f64) as f32
}

/// A weight in 32nds of a disc.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "rounded; `as` keeps within bounds"
)]
fn quantised(weight: f32) -> i16 {
    (weight * DISC as f32).round() as i16
}

/// Shuffles the samples, with all orders equally likely up to one part in 2³² / n.
fn shuffle(samples: &mut [Sample], rng: &mut impl Rng) {
    for left in (1..samples.len()).rev() {
        let below = left as u64 + 1;
        let other = (u64::from(rng.next_u32()) * below) >> 32;
        samples.swap(left, usize::try_from(other).unwrap_or(left));
    }
}
