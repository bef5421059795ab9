//! The expectation of a game between two, by the formula and from a table.
//!
//! The table needs neither a division nor a power of two. For every 4 points of difference it has the first
//! six coefficients of the Taylor series of `1/(1 + 10^(−D/400))` at that point, in a cache line each. No
//! difference is more than 2 points from the nearest point, and there the first omitted term is below 2e-15.
//! The compiler calculates the table, with the same operations of IEEE 754 for every machine.

use std::f64::consts::{FRAC_1_SQRT_2, LN_10, PI};

use super::exp2::exp2;

/// The rating difference that means odds of ten to one.
pub(super) const PER_DECADE: f64 = 400.0;

/// The points between two cells.
const SPACING: f64 = 4.0;

/// The number of cells, half of them below 0, as a power of two.
const CELLS: u32 = 10;

/// The largest difference that has a cell.
const LAST: f64 = 2044.0;

/// A number so large that adding it leaves only whole cells, in the lowest bits: 1.5 · 2^52 · 4.
const WHOLE_CELLS: f64 = 27_021_597_764_222_976.0;

/// `1/(1 + against · 10^(−difference/400))`, up to the last digits.
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

/// The table. Cell n is at n modulo the number of cells, so that negative differences are in the last half.
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

/// The coefficients at this difference. By powers of the log-odds they follow
/// from `f′ = f·(1 − f)`: `(n+1)·c_{n+1} = c_n − Σ_k c_k·c_{n−k}`.
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

/// The form of the win curve; each gives the win rate of Elo's at 200 points.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum WinCurve {
    /// Elo's: f(E) = E, so that F is the odds.
    Logistic,
    /// Thurstone's: performances are normal. For large differences the stronger player wins more surely.
    Normal,
    /// The difference of performances has two exponential tails.
    Laplace,
    /// Cauchy's: upsets stay likely at any difference.
    Cauchy,
}

/// The points in one unit of each form.
const NORMAL: f64 = 200.0 / 0.705_488_724_088_498_7;
const LAPLACE: f64 = 200.0 / 0.732_915_258_345_422_8;
const CAUCHY: f64 = 200.0 / 1.063_196_635_553_290_2;

impl WinCurve {
    /// All forms, Elo's first.
    pub const ALL: [Self; 4] = [Self::Logistic, Self::Normal, Self::Laplace, Self::Cauchy];

    /// The win rate of a player `points` above an opponent.
    pub fn expected(self, points: f64) -> f64 {
        match self {
            Self::Logistic => expected_evenly(points),
            Self::Normal => f64::midpoint(1.0, libm::erf(points / NORMAL * FRAC_1_SQRT_2)),
            Self::Laplace => {
                let tail = 0.5 * libm::exp(-points.abs() / LAPLACE);
                if points < 0.0 { tail } else { 1.0 - tail }
            }
            Self::Cauchy => 0.5 + libm::atan(points / CAUCHY) / PI,
        }
    }

    /// The slope of the win rate per point.
    fn slope(self, points: f64) -> f64 {
        let at = |unit: f64| points / unit;
        match self {
            Self::Logistic => {
                let p = expected_evenly(points);
                p * (1.0 - p) * LN_10 / PER_DECADE
            }
            Self::Normal => libm::exp(-at(NORMAL).powi(2) / 2.0) / ((2.0 * PI).sqrt() * NORMAL),
            Self::Laplace => 0.5 * libm::exp(-at(LAPLACE).abs()) / LAPLACE,
            Self::Cauchy => 1.0 / (PI * CAUCHY * (1.0 + at(CAUCHY).powi(2))),
        }
    }

    /// The most likely strengths of the players under all results, in points around 0. Each player
    /// gets half a win and half a loss against 0, so that clean scores have a finite strength.
    ///
    /// # Panics
    /// If a result names a player not below `players`.
    pub fn strengths(self, players: usize, results: &[PairResult]) -> Vec<f64> {
        let mut own: Vec<Vec<(usize, f64, f64)>> = vec![Vec::new(); players];
        for &PairResult { players: [a, b], score, games } in results {
            own[a].push((b, score, games));
            own[b].push((a, games - score, games));
        }
        let mut strengths = vec![0.0; players];
        for _ in 0..SWEEPS {
            let mut farthest = 0.0_f64;
            for player in 0..players {
                let at: f64 = strengths[player];
                let (mut pull, mut weight) = self.of_one(at, 0.5, 1.0);
                for &(other, score, games) in &own[player] {
                    let (more, firm) = self.of_one(at - strengths[other], score, games);
                    (pull, weight) = (pull + more, weight + firm);
                }
                let step = (pull / weight).clamp(-FARTHEST, FARTHEST);
                strengths[player] = at + step;
                farthest = farthest.max(step.abs());
            }
            if farthest < NEAR {
                break;
            }
        }
        strengths
    }

    /// The derivative of the log-likelihood of a score by the difference, and its curvature.
    fn of_one(self, points: f64, score: f64, games: f64) -> (f64, f64) {
        let (p, slope) = (self.expected(points).clamp(LEAST, 1.0 - LEAST), self.slope(points));
        let each = slope / (p * (1.0 - p));
        ((score - games * p) * each, games * slope * each)
    }
}

/// The games of two players together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairResult {
    /// The two players, by their places.
    pub players: [usize; 2],
    /// The games won by the first player; a drawn game counts half.
    pub score: f64,
    /// The number of games.
    pub games: f64,
}

/// The most rounds over all players, the longest step in points, and the step below which a fit ends.
const SWEEPS: usize = 500;
const FARTHEST: f64 = 200.0;
const NEAR: f64 = 1e-6;
/// The smallest win rate.
const LEAST: f64 = 1e-9;

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn equals_are_expected_to_score_a_half() {
        assert_eq!(expected_evenly(0.0).to_bits(), 0.5_f64.to_bits());
        assert_eq!(expected_evenly(-0.0).to_bits(), 0.5_f64.to_bits());
    }

    /// The points of the table, the middles between them, and differences beyond its ends.
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

    /// FNV-1a over the bits of a hundred thousand results. If this number changes, ratings differ between machines.
    #[test]
    fn every_machine_gets_the_same_bits() {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for step in -50_000..50_000 {
            for byte in expected_evenly(f64::from(step) * 0.0427).to_bits().to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        }
        // Python's arithmetic with the same steps gives the same number.
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

        /// A millionth of a point always raises the expectation, across all cells and ends.
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

    /// By Python's `statistics.NormalDist`, `math.atan` and `math.exp`, each scaled to 0.759747 at 200 points.
    #[test]
    fn forms_agree_at_200_points_and_part_beyond() {
        let at = |points| WinCurve::ALL.map(|form| format!("{:.6}", form.expected(points)));
        assert_eq!(at(0.0), ["0.500000"; 4]);
        assert_eq!(at(200.0), ["0.759747"; 4]);
        assert_eq!(at(400.0), ["0.909091", "0.920874", "0.884557", "0.860074"]);
        for form in WinCurve::ALL {
            for points in [-700.0, -30.0, 10.0, 500.0] {
                let both = form.expected(points) + form.expected(-points);
                assert!((both - 1.0).abs() < 1e-12, "{form} {points}");
                let slope = (form.expected(points + 0.01) - form.expected(points - 0.01)) / 0.02;
                assert!((slope - form.slope(points)).abs() < 1e-8, "{form} {points}");
            }
        }
    }

    /// Two players are equally far from 0, each where 3 wins of 4 balance the assumed half win and half loss.
    #[test]
    fn strengths_are_the_likeliest() {
        let result = PairResult { players: [0, 1], score: 3.0, games: 4.0 };
        for form in WinCurve::ALL {
            let [a, b] = form.strengths(2, &[result])[..] else { panic!("two") };
            assert!((a + b).abs() < 1e-5, "{form}: {a} {b}");
            let pull = form.of_one(a - b, 3.0, 4.0).0 + form.of_one(a, 0.5, 1.0).0;
            assert!(pull.abs() < 1e-9 && a > 30.0, "{form}: {a}");
        }
    }
}
