//! The expectation of a game between two, by the formula and from a table.
//!
//! The table takes neither a division nor a power of two. Every 4 points of difference it holds the first six
//! coefficients of the Taylor series of `1/(1 + 10^(−D/400))` at that point, in a cache line each. No difference
//! is more than 2 points from the nearest, where the first term left out is below 2e-15. The compiler works
//! the table out, with the same operations of IEEE 754 for every machine.

use super::exp2::exp2;

/// Points of rating difference that stand for odds of ten to one.
pub(super) const PER_DECADE: f64 = 400.0;

/// Points between two cells.
const SPACING: f64 = 4.0;

/// The number of cells, half of them below 0, as a power of two.
const CELLS: u32 = 10;

/// The last point above 0 that has a cell.
const LAST: f64 = 2044.0;

/// So large that adding it leaves whole cells only, in the lowest bits: 1.5 · 2^52 · 4.
const WHOLE_CELLS: f64 = 27_021_597_764_222_976.0;

/// `1/(1 + against · 10^(−difference/400))`, to the last digits.
#[inline]
pub(super) const fn expected(difference: f64, against: f64) -> f64 {
    const DOUBLINGS: f64 = -std::f64::consts::LOG2_10 / PER_DECADE;
    1.0 / (1.0 + against * exp2(difference * DOUBLINGS))
}

/// [`expected`] at even odds, within 3e-15: from the table, or by the formula beyond its last cells.
#[inline]
pub(super) fn expected_evenly(difference: f64) -> f64 {
    if difference.abs() > LAST || difference.is_nan() {
        return expected(difference, 1.0);
    }
    // difference = 4·n + x: n in the lowest bits of `shifted`, |x| ≤ 2.
    let shifted = difference + WHOLE_CELLS;
    let n = (shifted.to_bits() & ((1 << CELLS) - 1)) as usize;
    let x = difference - (shifted - WHOLE_CELLS);
    let Cell([c0, c1, c2, c3, c4, c5]) = TABLE[n];
    let x2 = x * x;
    (c0 + c1 * x) + x2 * ((c2 + c3 * x) + x2 * (c4 + c5 * x))
}

/// The Taylor coefficients about one point, by ascending powers of points.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cell([f64; 6]);

/// Cell n at n modulo the number of cells, so that those below 0 are the last half.
static TABLE: [Cell; 1 << CELLS] = {
    let mut table = [Cell([0.0; 6]); 1 << CELLS];
    let (mut n, mut points) = (0, 0.0);
    while n < table.len() / 2 {
        let below = coefficients(-points);
        let [c0, c1, c2, c3, c4, c5] = below;
        table[(table.len() - n) % table.len()] = Cell(below);
        // f(D) = 1 − f(−D).
        table[n] = Cell([1.0 - c0, c1, -c2, c3, -c4, c5]);
        n += 1;
        points += SPACING;
    }
    table
};

/// The coefficients about this difference. By powers of the logarithm of the odds they follow from
/// `f′ = f·(1 − f)`: `(n+1)·c_{n+1} = c_n − Σ_k c_k·c_{n−k}`.
const fn coefficients(difference: f64) -> [f64; 6] {
    let mut c = [0.0; 6];
    c[0] = expected(difference, 1.0);
    let (mut n, mut next) = (0, 1.0);
    while n + 1 < c.len() {
        let (mut sum, mut k) = (0.0, 0);
        while k <= n {
            sum += c[k] * c[n - k];
            k += 1;
        }
        c[n + 1] = (c[n] - sum) / next;
        n += 1;
        next += 1.0;
    }
    let (mut n, mut power) = (1, 1.0);
    while n < c.len() {
        power *= std::f64::consts::LN_10 / PER_DECADE;
        c[n] *= power;
        n += 1;
    }
    c
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn equals_are_expected_to_score_a_half() {
        assert_eq!(expected_evenly(0.0).to_bits(), 0.5_f64.to_bits());
        assert_eq!(expected_evenly(-0.0).to_bits(), 0.5_f64.to_bits());
    }

    /// The points of the table, the middles between them, and both sides of its ends.
    #[test]
    fn the_table_is_the_formula() {
        for step in -8400..=8400 {
            let difference = f64::from(step) / 4.0;
            let (formula, table) = (expected(difference, 1.0), expected_evenly(difference));
            assert!((formula - table).abs() <= 3e-15, "{difference}: {table} is not {formula}");
        }
        assert!(expected_evenly(f64::NAN).is_nan());
        assert!(expected_evenly(f64::NEG_INFINITY) > 0.0);
        assert_eq!(expected_evenly(f64::INFINITY).to_bits(), 1.0_f64.to_bits());
    }

    /// FNV-1a over the bits of a hundred thousand results. Another number here means other ratings than on other
    /// machines.
    #[test]
    fn every_machine_gets_the_same_bits() {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for step in -50_000..50_000 {
            for byte in expected_evenly(f64::from(step) * 0.0427).to_bits().to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        }
        // Python's arithmetic, given the same steps, comes to the same number.
        assert_eq!(hash, 0x0118_8ACF_7F3F_7A79);
    }

    proptest! {
        #[test]
        fn both_are_that_of_the_library_but_for_the_last_digits(difference in -2500.0..2500.0_f64) {
            let library = 1.0 / (1.0 + 10.0_f64.powf(-difference / PER_DECADE));
            for own in [expected(difference, 1.0), expected_evenly(difference)] {
                prop_assert!((own - library).abs() <= 3e-15, "{own} is not {library}");
            }
        }

        /// f(−D) = 1 − f(D).
        #[test]
        fn what_one_is_expected_to_score_the_other_is_not(difference in -2500.0..2500.0_f64) {
            let both = expected_evenly(difference) + expected_evenly(-difference);
            prop_assert!((both - 1.0).abs() <= 3e-16, "{both}");
        }

        /// A millionth of a point more is always worth something, across all cells and ends.
        #[test]
        fn it_grows(difference in -2200.0..2200.0_f64, more in 1e-6..10.0_f64) {
            prop_assert!(expected_evenly(difference + more) > expected_evenly(difference));
        }

        #[test]
        fn it_grows_from_cell_to_cell(cell in -511..=510_i32, more in 1e-6..1e-3_f64) {
            let edge = (f64::from(cell) + 0.5) * SPACING;
            prop_assert!(expected_evenly(edge + more) > expected_evenly(edge - more));
        }
    }
}
