//! The arithmetic of S4: rating difference and win rate, the unbiased deviation, the
//! effect of the order of games; and the noise of a rating under each K.

use std::f64::consts::PI;

use super::play_all;
use crate::domain::berger;
use crate::domain::chance::{Chance, SEED};
use crate::domain::game::Hand;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::{
    Odds, Played, Scale, Totals, Unit, difference, expected, ln, noise_floor, rate, step,
};

/// The part of the experiment that is shown.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Rating difference and win rate.
    Curve,
    /// The unbiased deviation.
    Deviation,
    /// The influence of the order of games.
    Order,
    /// The noise of ratings.
    Noise,
}

impl Part {
    pub const ALL: [Self; 4] = [Self::Curve, Self::Deviation, Self::Order, Self::Noise];
}

/// The settings of the simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EloTable {
    pub seed: u64,
    /// The number of samples, and of orders of the event. Above 0.
    pub sets: u32,
    /// The number of games under each K. Above 0.
    pub games: u32,
}

/// The numbers of values in the samples.
const COUNTS: [u32; 10] = [2, 3, 4, 5, 6, 8, 10, 15, 20, 30];
/// K factors.
const KS: [f64; 6] = [8.0, 16.0, 24.0, 32.0, 48.0, 64.0];
/// The number of players in the event, who play each other once.
const PLAYERS: usize = 8;
/// The initial rating, in points.
const START: f64 = 1500.0;
/// The number of games between two compared ratings, for the speed of forgetting.
const LAG: usize = 10;

impl EloTable {
    pub const STANDARD: Self = Self { seed: SEED, sets: 10_000, games: 200_000 };

    /// Runs the whole experiment.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let units = [Unit::Game, Unit::Match, Unit::Event];
        let parts = COUNTS.len() + units.len() + KS.len();
        let counter = ProgressCounter::new(progress, Task::Simulating, parts);
        Ok(Findings {
            table: *self,
            curve: curve(),
            deviations: play_all(COUNTS, &counter, |count| self.deviation(count))?,
            orders: play_all(units, &counter, |unit| self.order(unit))?,
            noise: play_all(0..KS.len(), &counter, |at| self.noise(KS[at], at as u64))?,
        })
    }

    fn deviation(&self, count: u32) -> Deviation {
        let mut chance = Chance::new(self.seed, count.into());
        let factor = unbiased_factor(count);
        let n = f64::from(count);
        let mut sum = 0.0;
        for _ in 0..self.sets {
            let values: Vec<f64> = (0..count).map(|_| chance.normal()).collect();
            let mean = values.iter().sum::<f64>() / n;
            let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
            sum += factor * squares.sqrt();
        }
        let approximation = 1.0 / (n - 1.5).sqrt();
        Deviation { count, factor, approximation, mean: sum / f64::from(self.sets) }
    }

    /// One event with fixed results, rated in many orders of its matches.
    fn order(&self, unit: Unit) -> Order {
        // The event is the same for all units.
        let mut chance = Chance::new(self.seed, 1 << 32);
        let strengths: Vec<f64> = (0..PLAYERS).map(|_| 200.0 * chance.normal()).collect();
        let pairs = berger::table(PLAYERS).into_iter().flatten().map(|(a, b)| [a - 1, b - 1]);
        let mut played: Vec<Played> = pairs
            .map(|players| {
                let p = expected(strengths[players[0]] - strengths[players[1]], Odds::EVEN);
                let mut won = [0_u16; 2];
                while won.iter().all(|own| *own < 2) {
                    won[usize::from(!chance.happens(p))] += 1;
                }
                let totals = Totals { a: won[0], b: won[1], draws: 0 };
                let players = players.map(|player| u32::try_from(player).unwrap_or(u32::MAX));
                Played::Duel { players, totals, event: 1 }
            })
            .collect();
        let scale = Scale { unit, ..Scale::STANDARD };
        let mut ends = [[f64::INFINITY, f64::NEG_INFINITY]; PLAYERS];
        let mut off = 0.0_f64;
        for _ in 0..self.sets {
            let ratings = rate(&scale, PLAYERS, &played);
            let sum: f64 = ratings.iter().map(|rating| rating - START).sum();
            off = off.max(sum.abs());
            for (ends, rating) in ends.iter_mut().zip(&ratings) {
                *ends = [ends[0].min(*rating), ends[1].max(*rating)];
            }
            chance.shuffle(&mut played);
        }
        let spread = ends.iter().map(|[least, most]| most - least).fold(0.0, f64::max);
        Order { unit, off: rounded(off), spread: rounded(spread) }
    }

    /// A player of strength 1500 against opponents whose ratings are correct and fixed.
    fn noise(&self, k: f64, stream: u64) -> Noise {
        let mut chance = Chance::new(self.seed, (2 << 32) | stream);
        let scale = Scale { k, ..Scale::STANDARD };
        let mut rating = START;
        let path: Vec<f64> = (0..self.games)
            .map(|_| {
                let won = u16::from(chance.happens(0.5));
                let totals = Totals { a: won, b: 1 - won, draws: 0 };
                rating = step(&scale, [rating, START], totals)[0].after;
                rating - START
            })
            .collect();
        let products = |lag: usize| {
            let pairs = path.iter().zip(path.iter().skip(lag));
            let (sum, count) =
                pairs.fold((0.0, 0.0), |(sum, count), (a, b)| (sum + a * b, count + 1.0));
            sum / f64::max(count, 1.0)
        };
        let variance = products(0);
        let time =
            -f64::from(u32::try_from(LAG).unwrap_or(u32::MAX)) / ln(products(LAG) / variance);
        Noise { k, deviation: variance.sqrt(), floor: noise_floor(k, 1.0), time }
    }
}

/// Results of the formulas and of the simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub table: EloTable,
    /// From 0 to 800 points.
    pub curve: Vec<Point>,
    pub deviations: Vec<Deviation>,
    pub orders: Vec<Order>,
    pub noise: Vec<Noise>,
}

/// A rating difference and its win rate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The difference, in points.
    pub difference: f64,
    /// The win rate of the stronger player.
    pub expected: f64,
    /// The difference calculated back from the win rate, to a millionth of a point.
    pub back: f64,
}

/// The deviation of n values, as a factor of the root of the sum of their squared distances from their mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deviation {
    pub count: u32,
    /// Γ((n−1)/2)/Γ(n/2)/√2, without bias.
    pub factor: f64,
    /// 1/√(n − 3/2).
    pub approximation: f64,
    /// The mean of the unbiased deviation over simulated samples of deviation 1.
    pub mean: f64,
}

/// The deviations of a sample: its own, and S4's estimates for the population.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    pub count: u32,
    pub mean: f64,
    /// √(Σ/n).
    pub biased: f64,
    /// √(Σ/(n − 1)), whose square is unbiased.
    pub of_unbiased_variance: f64,
    /// Γ((n−1)/2)/Γ(n/2) · √(Σ/2).
    pub unbiased: f64,
    /// √(Σ/(n − 3/2)).
    pub approximation: f64,
}

impl Spread {
    /// None of fewer than two values.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = u32::try_from(values.len()).ok().filter(|count| *count > 1)?;
        let n = f64::from(count);
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let over = |n: f64| (squares / n).sqrt();
        Some(Self {
            count,
            mean,
            biased: over(n),
            of_unbiased_variance: over(n - 1.0),
            unbiased: unbiased_factor(count) * squares.sqrt(),
            approximation: over(n - 1.5),
        })
    }
}

/// One event, rated in many orders.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    /// The unit rated at once.
    pub unit: Unit,
    /// The largest error of the sum of all ratings, in points, to a millionth.
    pub off: f64,
    /// The largest effect of the order on the final rating of one player, in points.
    pub spread: f64,
}

/// The noise of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    pub k: f64,
    /// The simulated deviation of the rating of a player against equal players, in points.
    pub deviation: f64,
    /// That deviation by the formula, in points.
    pub floor: f64,
    /// The simulated number of games after which a deviation has fallen to 1/e.
    pub time: f64,
}

fn curve() -> Vec<Point> {
    let differences = (0..=16).map(|step| f64::from(step) * 50.0);
    let point = |points: f64| {
        let expected = expected(points, Odds::EVEN);
        Point { difference: points, expected, back: rounded(difference(expected)) }
    };
    differences.map(point).collect()
}

/// The expected score with each hand, from −600 to 600 points (figure 2 of S0).
pub fn hand_curves(hands: &[Hand]) -> Vec<(f64, Vec<f64>)> {
    let differences = (-12..=12).map(|step| f64::from(step) * 50.0);
    let point = |points: f64| {
        (points, hands.iter().map(|hand| expected(points, Odds::from(*hand))).collect())
    };
    differences.map(point).collect()
}

/// A value rounded to a millionth, so that the last digits of a machine's logarithm do not show.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// Γ((n−1)/2)/Γ(n/2)/√2 for n of at least 2, by the recursion of Γ: the ratio r of n = 2 is √π, and r(n)·r(n+1) =
/// 2/(n−1).
pub fn unbiased_factor(count: u32) -> f64 {
    let ratio = (2..count).fold(PI.sqrt(), |ratio, n| 2.0 / (f64::from(n - 1) * ratio));
    ratio / std::f64::consts::SQRT_2
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;

    use super::*;
    use crate::domain::progress::NoProgress;

    const SMALLER: EloTable = EloTable { sets: 1000, games: 60_000, ..EloTable::STANDARD };

    fn found() -> Findings {
        NoProgress::whole(SMALLER.play(&NoProgress))
    }

    /// 1/c4(n)/√(n−1) of statistical quality control: c4(2) = 0.7979, c4(5) = 0.9400, c4(10) = 0.9727.
    #[test]
    fn the_unbiased_deviation_is_that_of_the_tables() {
        for (count, c4) in [(2, 0.7979), (3, 0.8862), (5, 0.9400), (10, 0.9727), (20, 0.9869)] {
            let wanted = 1.0 / (c4 * f64::from(count - 1).sqrt());
            let factor = unbiased_factor(count);
            assert!((factor / wanted - 1.0).abs() < 1e-4, "{count}: {factor} is not {wanted}");
        }
        for one in found().deviations {
            // The standard deviation of one sample's deviation is below 0.76; four standard errors of 1000 samples.
            assert!((one.mean - 1.0).abs() < 0.096, "{one:?}");
            let ratio = one.approximation / one.factor;
            assert!(one.count == 2 || (ratio - 1.0).abs() < 0.03, "{one:?}");
        }
    }

    /// S4: 200 points are 75.97 %.
    #[test]
    fn the_curve_is_that_of_the_document() {
        let curve = curve();
        assert!((curve[4].expected - 0.7597).abs() < 5e-5);
        assert!(curve.iter().all(|point| (point.back - point.difference).abs() < 1e-5));
    }

    /// S0: f(0.5) = e, f(p) = p between equals, and 0.26 at 200 points with p = 0.1.
    #[test]
    fn curves_of_hands_are_those_of_the_document() {
        let hands = [0.8, 0.5, 0.2, 0.1].map(|p| Hand::new(p).expect("a hand"));
        let curves = hand_curves(&hands);
        let at = |points: f64| {
            let found = curves.iter().find(|(x, _)| (x - points).abs() < 1e-9);
            found.map(|(_, of)| of.iter().map(|f| format!("{f:.4}")).collect::<Vec<_>>())
        };
        assert_eq!(at(0.0).expect("a point"), ["0.8000", "0.5000", "0.2000", "0.1000"]);
        assert_eq!(at(200.0).expect("a point"), ["0.9267", "0.7597", "0.4415", "0.2600"]);
        assert_eq!((curves.len(), at(-600.0).expect("a point")[1].as_str()), (25, "0.0307"));
    }

    /// Worked out by hand of 2, 4, 4, 4, 5, 5, 7, 9, whose squares sum to 32, with c4(8) = 0.9650.
    #[test]
    fn a_column_has_four_deviations() {
        let found = Spread::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).expect("eight");
        let figures = [found.mean, found.biased, found.of_unbiased_variance, found.approximation];
        assert_eq!(
            figures.map(|one| format!("{one:.4}")),
            ["5.0000", "2.0000", "2.1381", "2.2188"]
        );
        assert!((found.unbiased - found.of_unbiased_variance / 0.9650).abs() < 1e-3, "{found:?}");
        assert_eq!((Spread::of(&[1.0]), Spread::of(&[])), (None, None));
    }

    /// S4: the sum is conserved, and a batch rated at once has no order.
    #[test]
    fn only_an_event_rated_at_once_has_no_order() {
        let [game, one_match, event] = found().orders.try_into().expect("three");
        for order in [game, one_match, event] {
            assert!(order.off < 1e-6, "{order:?}");
        }
        assert!(game.spread > 5.0 && one_match.spread > 5.0, "{game:?} {one_match:?}");
        assert!(event.spread < 1e-6, "{event:?}");
    }

    /// RATINGS 5.2, by formula and measured: the deviation of a rating against equal players, and the
    /// games after which it forgets. A chain of 60,000 games has some 345 independent values at K = 8, so
    /// a deviation is known to 4 %; the test allows three of these, and a quarter for the time.
    #[test]
    fn ratings_are_as_restless_as_they_should_be() {
        let printed = [
            (8.0, 26.0, 87.0),
            (16.0, 37.0, 43.0),
            (24.0, 46.0, 29.0),
            (32.0, 53.0, 22.0),
            (48.0, 66.0, 14.5),
            (64.0, 76.0, 11.0),
        ];
        for (noise, (k, deviation, time)) in found().noise.iter().zip(printed) {
            assert!((noise.k - k).abs() < 1e-9);
            assert!((noise.deviation / deviation - 1.0).abs() < 0.12, "{noise:?}");
            assert!((noise.time / time - 1.0).abs() < 0.25, "{noise:?}");
        }
    }

    #[test]
    fn any_number_of_threads_gives_the_same_to_the_bit() {
        let small = EloTable { sets: 20, games: 200, ..EloTable::STANDARD };
        let [one, two] = [1, 2].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| NoProgress::whole(small.play(&NoProgress)))
        });
        assert_eq!(one, two);
    }
}
