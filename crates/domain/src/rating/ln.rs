//! Natural logarithms, the same to the last bit on every machine, for the reason that [`exp2`](super::exp2) gives.

use std::f64::consts::{LN_2, SQRT_2};

/// Bits of a number behind its leading one.
const MANTISSA: u32 = 52;
/// The exponent of numbers from 1 to below 2.
const BIAS: i64 = 1023;

/// The natural logarithm of an ordinary number above 0, with a relative error below 1e-15. What is smaller than any
/// ordinary number counts as the smallest.
///
/// `ln(2^e·m) = e·ln 2 + 2·artanh((m−1)/(m+1))` with m between √½ and √2, where the series of artanh is short.
pub fn ln(x: f64) -> f64 {
    let bits = x.max(f64::MIN_POSITIVE).to_bits();
    let mut exponent = (bits >> MANTISSA).cast_signed() - BIAS;
    let ones = (1_u64 << MANTISSA) - 1;
    let mut m = f64::from_bits((bits & ones) | (BIAS.cast_unsigned() << MANTISSA));
    if m > SQRT_2 {
        m /= 2.0;
        exponent += 1;
    }
    let s = (m - 1.0) / (m + 1.0);
    let square = s * s;
    // Σ s^2k/(2k+1): |s| is at most 0.1716, so the first term left out is below 1e-17.
    let terms = [21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0];
    let rest = terms.into_iter().fold(0.0, |sum, odd| square * (1.0 / odd + sum));
    i32::try_from(exponent).map_or(f64::INFINITY, f64::from) * LN_2 + (2.0 * s + 2.0 * s * rest)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn powers_of_two_and_the_ends() {
        assert_eq!(ln(1.0).to_bits(), 0.0_f64.to_bits());
        assert_eq!(ln(2.0).to_bits(), LN_2.to_bits());
        assert_eq!(ln(0.0).to_bits(), ln(f64::MIN_POSITIVE).to_bits());
        assert!((ln(10.0) - std::f64::consts::LN_10).abs() < 1e-15);
    }

    proptest! {
        #[test]
        fn it_is_that_of_the_library_but_for_the_last_digits(power in -700.0..700.0_f64) {
            let x = power.exp();
            let theirs = x.ln();
            let within = 1e-15 * theirs.abs() + 1e-16;
            prop_assert!((ln(x) - theirs).abs() <= within, "{} is not {theirs}", ln(x));
        }
    }
}
