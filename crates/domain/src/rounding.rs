//! Rounding for comparison: equal results that were calculated in different ways differ in their last digits.

use std::cmp::Ordering;

/// The parts of one to which shares, averages and sums are rounded for comparison.
pub const BILLIONTHS: f64 = 1e9;

/// A number rounded to the nearest of `parts` parts of one, halves to the even one as in printing; never −0.
pub fn rounded(figure: f64, parts: f64) -> f64 {
    (figure * parts).round_ties_even() / parts + 0.0
}

/// The order of two shares, averages or sums after rounding to billionths.
pub fn compare(a: f64, b: f64) -> Ordering {
    rounded(a, BILLIONTHS).total_cmp(&rounded(b, BILLIONTHS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_digits_make_no_difference() {
        assert_eq!(compare(0.1 + 0.2, 0.3), Ordering::Equal);
        assert_eq!(compare(-0.0, 0.0), Ordering::Equal);
        assert_eq!(compare(1.0 / 3.0, 0.333_333), Ordering::Greater);
        assert_eq!(compare(f64::INFINITY, 1e12), Ordering::Greater);
    }
}
