//! Ratings as people read them; data files have every digit.

/// A rating, to two decimals.
pub fn written(rating: f64) -> String {
    format!("{rating:.2}")
}

/// The change of a rating, to two decimals and with its sign; no change is `+0.00`.
pub fn written_change(points: f64) -> String {
    let text = format!("{points:+.2}");
    if text == "-0.00" { "+0.00".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_decimals_everywhere() {
        assert_eq!(
            (written(1500.0), written(1516.006)),
            ("1500.00".to_owned(), "1516.01".to_owned())
        );
        assert_eq!(
            ["+16.00", "-7.50", "+0.00"].map(str::to_owned),
            [16.0, -7.5, -0.001].map(written_change)
        );
    }
}
