//! Ratings as people read and compare them; data files have every digit.

use std::cmp::Ordering;

use crate::rounding::rounded;

/// Parts of a point that are written.
const HUNDREDTHS: f64 = 1e2;

/// A rating, to two decimals.
pub fn written(rating: f64) -> String {
    format!("{:.2}", rounded(rating, HUNDREDTHS))
}

/// The change of a rating, to two decimals and with its sign; no change is `+0.00`.
pub fn written_change(points: f64) -> String {
    format!("{:+.2}", rounded(points, HUNDREDTHS))
}

/// The order of two ratings; those that are written alike are equal.
pub fn compare_ratings(a: f64, b: f64) -> Ordering {
    rounded(a, HUNDREDTHS).total_cmp(&rounded(b, HUNDREDTHS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_decimals_everywhere() {
        assert_eq!(
            [1500.0, 1516.006, 1500.125, -0.001].map(written),
            ["1500.00", "1516.01", "1500.12", "0.00"]
        );
        assert_eq!([16.0, -7.5, -0.001].map(written_change), ["+16.00", "-7.50", "+0.00"]);
    }

    #[test]
    fn ratings_that_are_written_alike_are_equal() {
        assert_eq!(compare_ratings(1516.0 + 16.1 - 16.1, 1516.0), Ordering::Equal);
        assert_eq!(compare_ratings(1516.004, 1515.996), Ordering::Equal);
        assert_eq!(compare_ratings(1516.006, 1516.0), Ordering::Greater);
    }
}
