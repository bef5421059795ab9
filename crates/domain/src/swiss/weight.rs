//! How good a pair is: criteria in their order of priority, packed into whole numbers.

use std::cmp::Ordering;
use std::ops::{AddAssign, SubAssign};

/// Bits of a limb that criteria use. The rest is room for sums along the paths of a search.
const BITS: u32 = 48;

/// The worth of a pair: limbs that are compared in order, each of them added up by itself.
///
/// No limb carries over into the one before, so weights are an ordered group. The search for a heaviest matching needs no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weight<const L: usize>([i64; L]);

impl<const L: usize> Weight<L> {
    pub(super) const ZERO: Self = Self([0; L]);
    /// No pair at all.
    pub(super) const NONE: Self = Self([i64::MIN; L]);

    /// So many in the first limb.
    pub(super) fn top(count: i64) -> Self {
        let mut weight = Self::ZERO;
        weight.0[0] = count;
        weight
    }

    pub(super) fn is_none(&self) -> bool {
        self.0[0] == i64::MIN
    }

    /// Adds `count` to a criterion.
    pub(super) fn add(&mut self, field: Field, count: i64) {
        self.0[field.limb] += count << field.shift;
    }

    pub(super) fn doubled(mut self) -> Self {
        self.0.iter_mut().for_each(|limb| *limb *= 2);
        self
    }

    /// The least above it, or itself, that is even in each limb.
    pub(super) fn made_even(mut self) -> Self {
        self.0.iter_mut().for_each(|limb| *limb += *limb & 1);
        self
    }

    /// Half of what is even.
    pub(super) fn halved(mut self) -> Self {
        debug_assert!(self.0.iter().all(|limb| limb % 2 == 0));
        self.0.iter_mut().for_each(|limb| *limb /= 2);
        self
    }

    /// Whether the sum of two duals less twice a weight is below a bound, limb by limb as far as is needed.
    pub(super) fn is_less(a: &Self, b: &Self, weight: &Self, bound: &Self) -> bool {
        for at in 0..L {
            match (a.0[at] + b.0[at] - 2 * weight.0[at]).cmp(&bound.0[at]) {
                Ordering::Less => return true,
                Ordering::Greater => return false,
                Ordering::Equal => {}
            }
        }
        false
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0 == [0; L]
    }

    /// The limb of the tie-breaks among equally good pairings, the last one.
    pub(super) fn tie(&mut self) -> &mut i64 {
        &mut self.0[L - 1]
    }
}

impl<const L: usize> Ord for Weight<L> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<const L: usize> PartialOrd for Weight<L> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const L: usize> AddAssign for Weight<L> {
    fn add_assign(&mut self, other: Self) {
        for (limb, more) in self.0.iter_mut().zip(other.0) {
            *limb += more;
        }
    }
}

impl<const L: usize> SubAssign for Weight<L> {
    fn sub_assign(&mut self, other: Self) {
        for (limb, less) in self.0.iter_mut().zip(other.0) {
            *limb -= less;
        }
    }
}

/// Where the count of a criterion stands in a weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    limb: usize,
    shift: u32,
}

/// Hands out fields, the most important one first.
#[derive(Debug, Default)]
pub(super) struct Layout {
    limb: usize,
    used: u32,
}

impl Layout {
    /// A field that holds sums up to `most`.
    pub(super) fn field(&mut self, most: u64) -> Field {
        let bits = u64::BITS - most.leading_zeros();
        if self.used + bits > BITS {
            self.limb += 1;
            self.used = 0;
        }
        self.used += bits;
        // One bit stays free below, so that weights are even.
        Field { limb: self.limb, shift: BITS + 1 - self.used }
    }

    /// How many limbs are in use.
    pub(super) fn limbs(&self) -> usize {
        self.limb + 1
    }
}
