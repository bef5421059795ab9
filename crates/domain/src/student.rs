//! Student's distribution: what a mean deviates by where its own deviation is estimated from few numbers.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_PI};

/// From so many degrees of freedom on it is taken for the normal one, which is a thousandth narrower.
const MANY: u32 = 2000;

/// The deviations to each side that hold as much of Student's distribution with so many degrees of freedom, at least 1, as
/// `normal` deviations hold of the normal one.
pub fn as_wide_as(normal: f64, freedom: u32) -> f64 {
    if freedom >= MANY {
        return normal;
    }
    let share = libm::erf(normal * FRAC_1_SQRT_2);
    let (mut low, mut high) = (normal, 2.0 * normal);
    while held(high, freedom) < share && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if held(middle, freedom) < share { low = middle } else { high = middle }
    }
    low
}

/// The share of the distribution within `t` to each side (Abramowitz and Stegun, 26.7.3 and 26.7.4).
fn held(t: f64, freedom: u32) -> f64 {
    let angle = libm::atan(t / f64::from(freedom).sqrt());
    let (sin, cos) = (libm::sin(angle), libm::cos(angle));
    let is_odd = freedom % 2 == 1;
    let mut term = if is_odd { cos } else { 1.0 };
    let mut sum = if freedom == 1 { 0.0 } else { term };
    for power in ((if is_odd { 3 } else { 2 })..freedom.saturating_sub(1)).step_by(2) {
        term *= f64::from(power - 1) / f64::from(power) * cos * cos;
        sum += term;
    }
    if is_odd { FRAC_2_PI * (angle + sin * sum) } else { sin * sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any book of tables: 90 % within 6.3138, 2.9200, 2.3534, 2.0150, 1.8125, 1.6973 deviations.
    #[test]
    fn quantiles_are_those_of_the_tables() {
        let table =
            [(1, 6.3138), (2, 2.9200), (3, 2.3534), (5, 2.0150), (10, 1.8125), (30, 1.6973)];
        for (freedom, wanted) in table {
            let found = as_wide_as(1.644_854, freedom);
            assert!((found - wanted).abs() < 1e-4, "{freedom}: {found}");
        }
        assert!((as_wide_as(1.644_854, MANY) - 1.6449).abs() < 1e-4);
    }
}
