//! Random numbers that are equal on every machine: a stream from a seed,
//! without any operation that mathematical libraries round differently.
//!
//! Lots are drawn from it: the same seed and the same entrants give the same order, on every machine and in every version.

use std::f64::consts::LOG2_E;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use crate::rating::exp2;

/// The default seed: of the first ten, the one whose medians of the virtual game are nearest to those of 40,000 sets.
pub const SEED: u64 = 9;

/// One of the random streams of a seed.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of this number. The streams of a seed are independent, so
    /// each set of an experiment uses its own, whichever thread plays it.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut source = ChaCha8Rng::seed_from_u64(seed);
        source.set_stream(stream);
        Self(source)
    }

    /// A number from 0 to below 1, all equally likely, in steps of 2⁻⁵³.
    #[expect(clippy::cast_precision_loss, reason = "53 bits are as many as it holds")]
    pub fn unit(&mut self) -> f64 {
        const STEP: f64 = 1.0 / (1_u64 << 53) as f64;
        (self.0.next_u64() >> 11) as f64 * STEP
    }

    /// A number from 0 to below 1, all equally likely, in steps of 2⁻³².
    pub(crate) fn coarse_unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 4_294_967_296.0
    }

    /// A whole number below a bound, all equally likely.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(below(&mut self.0, u64::from(bound.max(1)))).unwrap_or(0)
    }

    /// Returns true with probability `these` / `of`.
    pub(crate) fn is(&mut self, these: u32, of: u32) -> bool {
        self.below(of) < these
    }

    /// Returns true with this probability.
    pub fn happens(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Shuffles items, all orders equally likely (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, self.seed());
    }

    /// A seed for drawing lots.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A standard normal deviate, by the ratio of uniform numbers (Kinderman and Monahan 1977): v/u is one for a point
    /// (u, v) of the region `u² ≤ e^(−(v/u)²/2)`.
    pub fn normal(&mut self) -> f64 {
        /// √(2/e), the largest v of the region.
        const HEIGHT: f64 = 0.857_763_884_960_706_8;
        loop {
            let u = 1.0 - self.unit();
            let x = HEIGHT * (2.0 * self.unit() - 1.0) / u;
            if u * u <= exp2(-0.5 * LOG2_E * x * x) {
                return x;
            }
        }
    }
}

/// Puts `items` into the order that the draw with this `seed` gives them (Fisher–Yates over
/// the `ChaCha8` stream, unbiased by rejection).
pub fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut source = ChaCha8Rng::seed_from_u64(seed);
    for last in (1..items.len()).rev() {
        items.swap(last, below(&mut source, last as u64 + 1));
    }
}

/// A number below `bound`, all equally likely.
fn below(source: &mut ChaCha8Rng, bound: u64) -> usize {
    let fair = u64::MAX - u64::MAX % bound;
    loop {
        let value = source.next_u64();
        if value < fair {
            return usize::try_from(value % bound).expect("below a slice's length");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_deviates_are_spread_as_they_should_be() {
        let mut chance = Chance::new(7, 0);
        let drawn: Vec<f64> = (0..100_000).map(|_| chance.normal()).collect();
        let moment = |power: i32| drawn.iter().map(|x| x.powi(power)).sum::<f64>() / 100_000.0;
        // Four standard errors of each moment of 100,000 deviates.
        for (power, wanted, within) in
            [(1, 0.0, 0.0127), (2, 1.0, 0.0179), (3, 0.0, 0.049), (4, 3.0, 0.124)]
        {
            let found = moment(power);
            assert!((found - wanted).abs() < within, "moment {power}: {found}");
        }
        let beyond = |limit: f64| drawn.iter().filter(|x| x.abs() > limit).count();
        assert!((beyond(1.959_964).abs_diff(5000)) < 280, "{}", beyond(1.959_964));
        assert!((beyond(2.575_829).abs_diff(1000)) < 127, "{}", beyond(2.575_829));
    }

    /// If these numbers change, tables would differ between machines.
    #[test]
    fn every_machine_draws_the_same() {
        let mut chance = Chance::new(1, 2);
        let drawn = [chance.normal(), chance.unit(), chance.normal()];
        let bits = [0x4004_4A44_4B39_D2AF, 0x3FD5_8BF0_E590_7230, 0x3FF9_F725_7C79_D265];
        assert_eq!(drawn.map(f64::to_bits), bits);
    }

    #[test]
    fn streams_differ() {
        let first = |stream| Chance::new(1, stream).unit();
        assert!(first(0) < first(1) || first(0) > first(1));
    }

    #[test]
    fn a_seed_always_draws_the_same_order() {
        let draw = |seed| {
            let mut lots: Vec<u32> = (1..=8).collect();
            shuffle(&mut lots, seed);
            lots
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
        let mut sorted = draw(7);
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn every_order_of_three_comes_about_equally_often() {
        let mut counts = std::collections::HashMap::new();
        for seed in 0..6000 {
            let mut lots = [1, 2, 3];
            shuffle(&mut lots, seed);
            *counts.entry(lots).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        // Six standard deviations of a fair draw.
        assert!(counts.values().all(|&n| (827..=1173).contains(&n)), "{counts:?}");
    }
}
