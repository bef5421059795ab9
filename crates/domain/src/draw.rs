//! Drawing lots, repeatably: the same seed and the same entrants give the same order, on every
//! machine and in every version.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// Puts `items` into the order that the draw with this `seed` gives them (Fisher–Yates over
/// the `ChaCha8` stream, unbiased by rejection).
pub fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut source = ChaCha8Rng::seed_from_u64(seed);
    for last in (1..items.len()).rev() {
        items.swap(last, below(&mut source, last as u64 + 1));
    }
}

/// A number below `bound`, each as likely as the others.
pub(crate) fn below(source: &mut ChaCha8Rng, bound: u64) -> usize {
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
