//! Random numbers, always from a seed.

use rand_core::{Rng, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A number below `n`, all equally likely up to one part in 2³² / `n`.
pub(crate) fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

/// The generator of all results in this crate: xoshiro256++ from a seed.
pub fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The generator with this number for a seed.
pub(crate) fn stream(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let start = seeded(seed).next_u64();
    seeded(start ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
