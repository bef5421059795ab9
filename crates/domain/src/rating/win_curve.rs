//! Forms that the win rate may have over the difference of strengths (S4's F, whose log is the difference), and strengths
//! fitted under any of them.

use std::f64::consts::{FRAC_1_SQRT_2, LN_10, PI};

use super::logistic::{PER_DECADE, expected_evenly};

/// A form; all of them give 200 points the win rate that Elo's gives.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum WinCurve {
    /// Elo's: f(E) = E, so that F is the odds.
    Logistic,
    /// Thurstone's: performances are normal. The stronger wins more surely where they are far apart.
    Normal,
    /// The difference of performances has two exponential ends.
    Laplace,
    /// Cauchy's: upsets stay likely however far apart two are.
    Cauchy,
}

/// Points of a unit of each form.
const NORMAL: f64 = 200.0 / 0.705_488_724_088_498_7;
const LAPLACE: f64 = 200.0 / 0.732_915_258_345_422_8;
const CAUCHY: f64 = 200.0 / 1.063_196_635_553_290_2;

impl WinCurve {
    /// All of them, Elo's first.
    pub const ALL: [Self; 4] = [Self::Logistic, Self::Normal, Self::Laplace, Self::Cauchy];

    /// The win rate so many points above an opponent.
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

    /// By how much that grows with a point.
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

    /// The strengths of so many players, as the likeliest under all results, in points around 0. Each is given half a win and
    /// half a loss against 0, so that clean scores have an end.
    ///
    /// # Panics
    /// Where a result names a player beyond `players`.
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

    /// The derivative of the log-likelihood of a score by the difference, and how firmly it holds that.
    fn of_one(self, points: f64, score: f64, games: f64) -> (f64, f64) {
        let (p, slope) = (self.expected(points).clamp(LEAST, 1.0 - LEAST), self.slope(points));
        let each = slope / (p * (1.0 - p));
        ((score - games * p) * each, games * slope * each)
    }
}

/// The games of two players together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairResult {
    /// By their places.
    pub players: [usize; 2],
    /// Games won by the first, drawn ones half.
    pub score: f64,
    /// How many games.
    pub games: f64,
}

/// Rounds over all players at most, the longest step of one in points, and the step that is taken for none.
const SWEEPS: usize = 500;
const FARTHEST: f64 = 200.0;
const NEAR: f64 = 1e-6;
/// No win rate is taken to be less.
const LEAST: f64 = 1e-9;

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Two players are as far from 0, each where the pull of 3 games to 1 is that of half a win and half a loss.
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
