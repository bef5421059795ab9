//! Numbers made of cards: up to 72 digits, when all 54 cards of a deck stand together.

use std::fmt;

/// A number from 0 to 2^256 − 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Number([u64; 4]);

/// 10^19, the largest power of ten of 64 bits.
const CHUNK: u64 = 10_000_000_000_000_000_000;

impl Number {
    /// 0.
    pub const ZERO: Self = Self([0; 4]);

    /// 1.
    pub const ONE: Self = Self([1, 0, 0, 0]);

    /// Appends another number of `digits` digits; none if the result is too large.
    pub fn then(self, other: u64, digits: u32) -> Option<Self> {
        self.times_plus(10u64.checked_pow(digits)?, other)
    }

    /// The product; none if it is too large.
    pub fn times(self, other: Self) -> Option<Self> {
        let mut product = Self::ZERO;
        for limb in other.0.into_iter().rev() {
            let mut shifted = [0; 4];
            shifted[1..].copy_from_slice(&product.0[..3]);
            let partial = self.times_plus(limb, 0)?;
            product = (product.0[3] == 0).then_some(Self(shifted))?.plus(partial)?;
        }
        Some(product)
    }

    /// The power; none if it is too large.
    pub fn power(self, exponent: u32) -> Option<Self> {
        if self == Self::ZERO || self == Self::ONE {
            return Some(if exponent == 0 { Self::ONE } else { self });
        }
        // From base 2 on, 256 steps are too many.
        (0..exponent).try_fold(Self::ONE, |power, _| power.times(self))
    }

    /// The number in 128 bits; none if it does not fit.
    pub fn to_u128(self) -> Option<u128> {
        let [low, high, 0, 0] = self.0 else { return None };
        Some(u128::from(high) << 64 | u128::from(low))
    }

    /// The 64-bit parts, the lowest first.
    pub(crate) fn limbs(self) -> [u64; 4] {
        self.0
    }

    /// The remainder of a division.
    pub(crate) fn rest(self, divisor: u64) -> u64 {
        self.divided(divisor).1
    }

    /// The number minus 1.
    #[cfg(test)]
    pub(crate) fn before(self) -> Self {
        let mut limbs = self.0;
        for limb in &mut limbs {
            let (less, borrowed) = limb.overflowing_sub(1);
            *limb = less;
            if !borrowed {
                break;
            }
        }
        Self(limbs)
    }

    fn plus(self, other: Self) -> Option<Self> {
        let (mut sum, mut carry) = (self.0, 0);
        for (limb, more) in sum.iter_mut().zip(other.0) {
            let all = u128::from(*limb) + u128::from(more) + carry;
            (*limb, carry) = (low(all), all >> 64);
        }
        (carry == 0).then_some(Self(sum))
    }

    fn times_plus(self, factor: u64, more: u64) -> Option<Self> {
        let (mut product, mut carry) = (self.0, u128::from(more));
        for limb in &mut product {
            let all = u128::from(*limb) * u128::from(factor) + carry;
            (*limb, carry) = (low(all), all >> 64);
        }
        (carry == 0).then_some(Self(product))
    }

    /// The quotient and the remainder.
    fn divided(self, divisor: u64) -> (Self, u64) {
        let (mut quotient, mut rest) = (self.0, 0);
        for limb in quotient.iter_mut().rev() {
            let all = rest << 64 | u128::from(*limb);
            *limb = low(all / u128::from(divisor));
            rest = all % u128::from(divisor);
        }
        (Self(quotient), low(rest))
    }
}

/// The lower 64 bits.
#[expect(clippy::cast_possible_truncation, reason = "the lower half")]
fn low(n: u128) -> u64 {
    n as u64
}

impl From<u64> for Number {
    fn from(n: u64) -> Self {
        Self([n, 0, 0, 0])
    }
}

impl From<u128> for Number {
    fn from(n: u128) -> Self {
        Self([low(n), low(n >> 64), 0, 0])
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (above, chunk) = self.divided(CHUNK);
        if above == Self::ZERO {
            return write!(f, "{chunk}");
        }
        write!(f, "{above}{chunk:019}")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Powers of 2 and 10 as printed in tables.
    #[test]
    fn large_numbers_are_those_of_tables() {
        let power = |base: u64, exponent| Number::from(base).power(exponent);
        assert_eq!(
            power(2, 200).map(|it| it.to_string()).as_deref(),
            Some("1606938044258990275541962092341162602522202993782792835301376")
        );
        assert_eq!(power(2, 255).and_then(|it| it.times(Number::from(2u64))), None);
        assert_eq!(power(2, 256), None);
        assert_eq!(power(10, 77).map(|it| it.to_string().len()), Some(78));
        assert_eq!(power(1, 4_000_000_000), Some(Number::ONE));
        assert_eq!(power(7, 0), Some(Number::ONE));
        let forty = Number::from(10u128.pow(38)).then(99, 2);
        assert_eq!(forty.map(|it| it.to_string()), Some(format!("1{}99", "0".repeat(38))));
    }

    proptest! {
        #[test]
        fn it_counts_as_128_bits_do(a: u64, b: u64, c in 1u64..) {
            let (wide_a, wide_b) = (u128::from(a), u128::from(b));
            let product = Number::from(a).times(Number::from(b)).expect("fits");
            prop_assert_eq!(product.to_u128(), Some(wide_a * wide_b));
            prop_assert_eq!(product.to_string(), (wide_a * wide_b).to_string());
            prop_assert_eq!(u128::from(product.rest(c)), wide_a * wide_b % u128::from(c));
            prop_assert_eq!(Number::from(a).cmp(&Number::from(wide_b)), a.cmp(&b));
            let squared = product.times(product).expect("fits");
            prop_assert_eq!(squared.rest(c), Number::from((wide_a * wide_b % u128::from(c)).pow(2)).rest(c));
        }
    }
}
