//! A test of primality.
//!
//! Miller–Rabin with fixed bases. Up to 3,317,044,064,679,887,385,961,980 (all of up to 24 digits,
//! so twelve cards of any kind) the answer is proven right: Jaeschke 1993 for the bases 2, 7 and 61
//! below 4,759,123,141, Sorenson and Webster 2015 for the first 13 primes. Above that "composite" is
//! always right; "prime" means that the first 40 primes as bases found no divisor. This is no proof,
//! but no composite number that was not made for it is known to pass.

use crate::number::Number;

#[cfg(test)]
mod tests;

/// The first 40 primes.
const BASES: [u64; 40] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173,
];

/// Below it three bases are enough (Jaeschke 1993).
const THREE_BASES: u64 = 4_759_123_141;

/// Below it the first 13 primes are (Sorenson and Webster 2015).
const THIRTEEN_BASES: u128 = 3_317_044_064_679_887_385_961_981;

/// Odd primes that are tried first.
const SMALL: [u64; 14] = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
const SMALL_PRODUCT: u64 = 307_444_891_294_245_705;

/// Whether a number is prime; proven for every number.
pub fn is_prime_u64(n: u64) -> bool {
    match by_small(n, n & 1 == 0, n % SMALL_PRODUCT) {
        Some(answer) => answer,
        None if n < THREE_BASES => Odd::new([n]).passes(&[2, 7, 61]),
        None => Odd::new([n]).passes(&BASES[..13]),
    }
}

/// Whether a number is prime; proven below 3.3 · 10^24, see the head of this file.
pub fn is_prime_u128(n: u128) -> bool {
    if let Ok(n) = u64::try_from(n) {
        return is_prime_u64(n);
    }
    #[expect(clippy::cast_possible_truncation, reason = "halves, and a rest below 2^64")]
    let (low, high, rest) = (n as u64, (n >> 64) as u64, (n % u128::from(SMALL_PRODUCT)) as u64);
    let bases = if n < THIRTEEN_BASES { &BASES[..13] } else { &BASES[..] };
    by_small(u64::MAX, low & 1 == 0, rest).unwrap_or_else(|| Odd::new([low, high]).passes(bases))
}

/// Whether a number of any play is prime; proven below 3.3 · 10^24, see the head of this file.
pub fn is_prime(n: Number) -> bool {
    if let Some(n) = n.to_u128() {
        return is_prime_u128(n);
    }
    let limbs = n.limbs();
    by_small(u64::MAX, limbs[0] & 1 == 0, n.rest(SMALL_PRODUCT))
        .unwrap_or_else(|| Odd::new(limbs).passes(&BASES))
}

/// Whether a number is prime, if small divisors decide it. `n` is the number, or
/// `u64::MAX` for a larger one; `rest` is its remainder by [`SMALL_PRODUCT`].
fn by_small(n: u64, is_even: bool, rest: u64) -> Option<bool> {
    if n < 2 {
        return Some(false);
    }
    if is_even {
        return Some(n == 2);
    }
    let divisor = SMALL.into_iter().find(|small| rest.is_multiple_of(*small));
    match divisor {
        Some(divisor) => Some(n == divisor),
        // 53 is the next prime.
        None if n < 53 * 53 => Some(true),
        None => None,
    }
}

/// An odd number above 1 of 64 `L` bits, with the constants for arithmetic with its
/// residues (Montgomery's form: a residue `a` is stored as `a · 2^(64 L)`).
struct Odd<const L: usize> {
    n: [u64; L],
    /// `-1 / n` modulo 2^64.
    inverse: u64,
    /// 1 and `n − 1` in Montgomery's form.
    one: [u64; L],
    minus_one: [u64; L],
}

impl<const L: usize> Odd<L> {
    fn new(n: [u64; L]) -> Self {
        // Newton: each step doubles the number of correct bits, and an odd number is correct in three.
        let mut inverse = n[0];
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(n[0].wrapping_mul(inverse)));
        }
        let mut odd = Self { n, inverse: inverse.wrapping_neg(), one: [0; L], minus_one: [0; L] };
        // 2^(64 L) modulo `n`, by doubling 1.
        let mut one = [0; L];
        one[0] = 1;
        for _ in 0..64 * L {
            one = odd.sum(one, one);
        }
        odd.one = one;
        odd.minus_one = minus(n, one).0;
        odd
    }

    /// Whether the number is a strong probable prime to each base. Bases that are multiples of it are skipped.
    fn passes(&self, bases: &[u64]) -> bool {
        let mut even_part = self.n;
        even_part[0] -= 1;
        let zeros = trailing_zeros(even_part);
        bases.iter().all(|&base| {
            let mut power = self.power(self.residue(base), even_part, zeros);
            if power == [0; L] || power == self.one || power == self.minus_one {
                return true;
            }
            for _ in 1..zeros {
                power = self.product(power, power);
                if power == self.minus_one {
                    return true;
                }
            }
            false
        })
    }

    /// A small number in Montgomery's form.
    fn residue(&self, small: u64) -> [u64; L] {
        let bits = 64 - small.leading_zeros();
        (0..bits).rev().fold([0; L], |sum, bit| {
            let doubled = self.sum(sum, sum);
            if small >> bit & 1 == 1 { self.sum(doubled, self.one) } else { doubled }
        })
    }

    /// `base` to the power of `exponent / 2^zeros`.
    fn power(&self, base: [u64; L], exponent: [u64; L], zeros: usize) -> [u64; L] {
        let mut power = self.one;
        for bit in (zeros..64 * L).rev() {
            power = self.product(power, power);
            if exponent[bit / 64] >> (bit % 64) & 1 == 1 {
                power = self.product(power, base);
            }
        }
        power
    }

    /// The sum of two residues.
    fn sum(&self, a: [u64; L], b: [u64; L]) -> [u64; L] {
        let mut sum = [0; L];
        let mut carry = 0;
        for at in 0..L {
            (sum[at], carry) = carrying(a[at], b[at], carry);
        }
        let (less, borrowed) = minus(sum, self.n);
        if carry == 1 || !borrowed { less } else { sum }
    }

    /// The product of two residues (Montgomery multiplication, coarsely integrated operand scanning).
    fn product(&self, a: [u64; L], b: [u64; L]) -> [u64; L] {
        let (mut sum, mut top, mut over) = ([0; L], 0, 0);
        for &digit in &b {
            let mut carry = 0;
            for at in 0..L {
                (sum[at], carry) = added(sum[at], a[at], digit, carry);
            }
            (top, carry) = carrying(top, carry, 0);
            over += carry;
            let factor = sum[0].wrapping_mul(self.inverse);
            let mut carry = added(sum[0], factor, self.n[0], 0).1;
            for at in 1..L {
                (sum[at - 1], carry) = added(sum[at], factor, self.n[at], carry);
            }
            (sum[L - 1], carry) = carrying(top, carry, 0);
            (top, over) = (over + carry, 0);
        }
        let (less, borrowed) = minus(sum, self.n);
        if top != 0 || !borrowed { less } else { sum }
    }
}

/// `a + b + carry` and the new carry.
fn carrying(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let (sum, first) = a.overflowing_add(b);
    let (sum, second) = sum.overflowing_add(carry);
    (sum, u64::from(first) + u64::from(second))
}

/// `sum + a · b + carry` and the new carry.
#[expect(clippy::cast_possible_truncation, reason = "the lower half")]
fn added(sum: u64, a: u64, b: u64, carry: u64) -> (u64, u64) {
    let all = u128::from(a) * u128::from(b) + u128::from(sum) + u128::from(carry);
    (all as u64, (all >> 64) as u64)
}

/// `a − b` and whether it borrowed.
fn minus<const L: usize>(a: [u64; L], b: [u64; L]) -> ([u64; L], bool) {
    let (mut less, mut borrowed) = ([0; L], false);
    for at in 0..L {
        let (once, first) = a[at].overflowing_sub(b[at]);
        let (twice, second) = once.overflowing_sub(u64::from(borrowed));
        (less[at], borrowed) = (twice, first || second);
    }
    (less, borrowed)
}

/// How often 2 divides a number other than 0.
fn trailing_zeros<const L: usize>(n: [u64; L]) -> usize {
    let whole = n.iter().take_while(|&&limb| limb == 0).count();
    let part = n.get(whole).map_or(0, |limb| limb.trailing_zeros());
    64 * whole + usize::try_from(part).unwrap_or_default()
}
