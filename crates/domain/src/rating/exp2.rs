//! Powers of two, the same to the last bit on every machine.
//!
//! The `exp2` of a system's mathematical library may differ from another's in the last digit, so
//! ratings calculated with it would depend on the machine. This one uses only additions and
//! multiplications of IEEE 754 and integers, in a fixed order, and is faster too.

use std::f64::consts::{LN_2, SQRT_2};

/// The number of parts of an octave in the table, as a power of two.
const PARTS: u32 = 6;

/// 2^(i/64), each rounded to the nearest number (calculated in decimal with 60 digits).
const OCTAVE: [f64; 1 << PARTS] = [
    1.0,
    1.0108892860517005,
    1.0218971486541166,
    1.0330248790212284,
    1.0442737824274138,
    1.0556451783605572,
    1.0671404006768237,
    1.0787607977571199,
    1.0905077326652577,
    1.102382583307841,
    1.1143867425958924,
    1.1265216186082418,
    1.1387886347566916,
    1.1511892299529827,
    1.1637248587775775,
    1.1763969916502812,
    1.189207115002721,
    1.202156731452703,
    1.215247359980469,
    1.22848053610687,
    1.241857812073484,
    1.255380757024691,
    1.2690509571917332,
    1.2828700160787783,
    1.2968395546510096,
    1.3109612115247644,
    1.3252366431597413,
    1.339667524053303,
    1.3542555469368927,
    1.3690024229745905,
    1.383909881963832,
    1.3989796725383112,
    std::f64::consts::SQRT_2,
    1.42961333839197,
    1.4451808069770467,
    1.460917794180647,
    1.4768261459394993,
    1.4929077282912648,
    1.5091644275934228,
    1.5255981507445384,
    1.5422108254079407,
    1.559004400237837,
    1.5759808451078865,
    1.593142151342267,
    1.6104903319492543,
    1.6280274218573478,
    1.645755478153965,
    1.6636765803267364,
    1.681792830507429,
    1.7001063537185235,
    1.718619298122478,
    1.7373338352737062,
    1.7562521603732995,
    1.7753764925265212,
    1.7947090750031072,
    1.8142521755003989,
    1.8340080864093424,
    1.8539791250833855,
    1.8741676341103,
    1.8945759815869656,
    1.9152065613971474,
    1.9360617934922943,
    1.9571441241754002,
    1.978456026387951,
];

/// The table as bits, with i/64 of an octave already subtracted: see [`exp2`].
const TABLE: [u64; 1 << PARTS] = {
    let mut table = [0; 1 << PARTS];
    let mut i = 0;
    while i < table.len() {
        table[i] = OCTAVE[i].to_bits() - ((i as u64) << (MANTISSA - PARTS));
        i += 1;
    }
    table
};

/// The bits of a number after its leading one.
const MANTISSA: u32 = 52;

/// A number so large that adding it leaves only whole parts of an octave, in the lowest bits: 1.5 · 2^(52−6).
const WHOLE_PARTS: f64 = 105_553_116_266_496.0;

/// (ln 2)ⁿ/n!, the Taylor series of 2^x for n = 1 to 5. On |x| ≤ 1/128 the first term left out
/// is below 4e-17.
const SERIES: [f64; 5] = [
    std::f64::consts::LN_2,
    0.2402265069591007,
    0.05550410866482158,
    0.009618129107628477,
    0.0013333558146428443,
];

/// 2 to the power of `x`, with a relative error below 4e-16. An `x` beyond ±1000
/// counts as ±1000, so that the result is always a normal number above 0.
#[inline]
pub const fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1000.0, 1000.0);
    // x = n/64 + r: n in the lowest bits of `shifted`, |r| ≤ 1/128.
    let shifted = x + WHOLE_PARTS;
    let n = shifted.to_bits();
    let r = x - (shifted - WHOLE_PARTS);
    // 2^(n/64): the octave is added to the exponent. The part is added to
    // the mantissa too, and was subtracted from the table beforehand.
    let part = TABLE[(n & ((1 << PARTS) - 1)) as usize];
    let scale = f64::from_bits(part.wrapping_add(n << (MANTISSA - PARTS)));
    let [c1, c2, c3, c4, c5] = SERIES;
    let r2 = r * r;
    let rest = c1 * r + r2 * ((c2 + c3 * r) + r2 * (c4 + c5 * r));
    scale + scale * rest
}

/// The exponent of numbers from 1 to below 2.
const BIAS: i64 = 1023;

/// The natural logarithm of a normal number above 0, with a relative error
/// below 1e-15. Smaller numbers count as the smallest normal one.
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
    fn whole_powers_are_exact() {
        for n in -1000..=1000 {
            assert_eq!(exp2(f64::from(n)).to_bits(), 2.0_f64.powi(n).to_bits(), "2^{n}");
        }
        assert_eq!(exp2(0.5).to_bits(), std::f64::consts::SQRT_2.to_bits());
        assert_eq!(
            [-1e9, 1e9].map(exp2).map(f64::to_bits),
            [-1000.0, 1000.0].map(exp2).map(f64::to_bits)
        );
    }

    /// FNV-1a over the bits of a hundred thousand results. If this number changes, ratings differ between machines.
    #[test]
    fn every_machine_gets_the_same_bits() {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for step in -50_000..50_000 {
            for byte in exp2(f64::from(step) * 0.00173).to_bits().to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        }
        // Python's arithmetic with the same steps gives the same number.
        assert_eq!(hash, 0xB2B6_C112_1450_9295);
    }

    proptest! {
        #[test]
        fn it_is_that_of_the_library_but_for_the_last_digits(x in -900.0..900.0_f64) {
            let theirs = x.exp2();
            prop_assert!((exp2(x) - theirs).abs() <= 5e-16 * theirs, "{} is not {theirs}", exp2(x));
        }

        #[test]
        fn it_grows(x in -60.0..60.0_f64, more in 1e-12..1.0_f64) {
            prop_assert!(exp2(x + more) > exp2(x));
        }
    }

    #[test]
    fn powers_of_two_and_the_ends() {
        assert_eq!(ln(1.0).to_bits(), 0.0_f64.to_bits());
        assert_eq!(ln(2.0).to_bits(), LN_2.to_bits());
        assert_eq!(ln(0.0).to_bits(), ln(f64::MIN_POSITIVE).to_bits());
        assert!((ln(10.0) - std::f64::consts::LN_10).abs() < 1e-15);
    }

    proptest! {
        #[test]
        fn the_logarithm_is_that_of_the_library_but_for_the_last_digits(power in -700.0..700.0_f64) {
            let x = power.exp();
            let theirs = x.ln();
            let within = 1e-15 * theirs.abs() + 1e-16;
            prop_assert!((ln(x) - theirs).abs() <= within, "{} is not {theirs}", ln(x));
        }
    }
}
