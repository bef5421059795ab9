//! The uncertainty of a rating.
//!
//! Two causes separate a rating from the strength that it estimates. First, few games say little:
//! with a prior deviation s and games whose results were expected with probability p, the deviation
//! after them is `1/√(1/s² + Σ p(1−p)·(ln10/400)²)`, the second sum being the Fisher information of
//! the logistic model. Second, an Elo rating never settles, because every game moves it by up to K:
//! see [`noise_floor`]. The two are independent, so their squares add up.

use std::f64::consts::{LN_10, PI};

use super::formula::expected;
use super::performance::Odds;

/// ln 10 / 400: the effect of one rating point on the log-odds.
pub const LOGIT: f64 = LN_10 / 400.0;

/// The number of standard deviations to each side that hold 95 % of a normal distribution.
pub const NORMAL_95: f64 = 1.96;

/// The deviation, in points, that a rating keeps however long its player plays against
/// equal players with known ratings, in matches of `games` games that are each rated once
/// with `k`; infinite if the step is so large that ratings swing ever wider.
///
/// Let x be the distance from the true strength. A match moves it by K times score minus expectation. Near 0 the
/// expectation of a game grows by b = ¼·ln10/400 a point, and the score of a game against an equal has variance ¼,
/// so `x' = (1 − N·K·b)·x + K·ε` with variance N/4 of ε. The stable variance v solves `v = (1 − N·K·b)²·v + N·K²/4`,
/// which is `v = K / (8b − 4·N·K·b²)`. With single games and K = 32 the deviation is 53 points.
pub fn noise_floor(k: f64, games: f64) -> f64 {
    let slope = LOGIT / 4.0;
    let rest = 8.0 * slope - 4.0 * games * k * slope * slope;
    if rest > 0.0 { (k / rest).sqrt() } else { f64::INFINITY }
}

/// The information of rated games about a player's strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The number of games.
    pub games: f64,
    /// How often they moved the rating: once for all games rated at once.
    pub moves: f64,
    /// Σ p(1−p), from 0 to a quarter of the games.
    pub variance: f64,
}

impl Evidence {
    /// Adds `games` games that moved the rating `moves` times, with this expected score for
    /// each. The result does not matter: a game between unequal players says little.
    pub fn add(&mut self, expected: f64, games: f64, moves: f64) {
        self.games += games;
        self.moves += moves;
        self.variance += games * expected * (1.0 - expected);
    }

    /// The mean number of games rated at once; at least 1.
    pub fn at_once(self) -> f64 {
        if self.moves > 0.0 { (self.games / self.moves).max(1.0) } else { 1.0 }
    }
}

/// The assumed uncertainty of strength before any game.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uncertainty {
    /// The deviation of the strengths of new players around the start, in points. Above 0.
    pub prior: f64,
    /// The drift of strength without games, in points per square root of a month: variances grow with time. Not below
    /// 0.
    pub idle: f64,
}

impl Uncertainty {
    /// New players deviate by 250 points (RATINGS 5.4). A year without a game
    /// adds about the variance that K = 32 always leaves: 15² · 12 = 52².
    pub const STANDARD: Self = Self { prior: 250.0, idle: 15.0 };

    /// The standard deviation of a rating, in points, after this number of months without a game; `k` is the
    /// effective K, damped if it is. Before the first game it is the prior. It is never larger than a new player's.
    pub fn deviation(self, evidence: Evidence, k: f64, months_idle: f64) -> f64 {
        let prior = self.prior * self.prior;
        if evidence.games <= 0.0 {
            return self.prior;
        }
        let played = 1.0 / (1.0 / prior + evidence.variance * LOGIT * LOGIT);
        let strength = (played + self.idle * self.idle * months_idle.max(0.0)).min(prior);
        strength.sqrt().hypot(noise_floor(k, evidence.at_once()))
    }
}

/// A rating with the interval that holds the strength with 95 % probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The rating, in points.
    pub rating: f64,
    /// Its standard deviation, in points.
    pub deviation: f64,
}

impl Interval {
    /// The half width of the interval, in points.
    pub fn half_width(self) -> f64 {
        NORMAL_95 * self.deviation
    }

    /// The lower end.
    pub fn low(self) -> f64 {
        self.rating - self.half_width()
    }

    /// The upper end.
    pub fn high(self) -> f64 {
        self.rating + self.half_width()
    }
}

/// The expected score of a game for a player rated `difference` above the opponent, if the
/// difference has this standard deviation: the larger that is, the nearer to ½. A better
/// hand is part of the difference, as [`difference`](super::difference) gives it.
///
/// Glickman's approximation of the mean of the expectation over a normal distribution of the difference (M. Glickman,
/// "The Glicko system", `E = 1/(1 + 10^(−g·d/400))`, `g = 1/√(1 + 3q²σ²/π²)`, q = ln10/400).
pub fn prediction(difference: f64, deviation: f64) -> f64 {
    let spread = LOGIT * deviation / PI;
    let g = 1.0 / (1.0 + 3.0 * spread * spread).sqrt();
    expected(g * difference, Odds::EVEN)
}

/// The widths of a step, in points, from the finest.
const WIDTHS: [f64; 6] = [10.0, 25.0, 50.0, 100.0, 200.0, 500.0];
/// The most steps.
const MOST: f64 = 16.0;

/// One step of the distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Its lower end, which belongs to it.
    pub from: f64,
    /// Its upper end, where the next one begins.
    pub to: f64,
    /// The numbers of players in it: established, and provisional.
    pub players: [usize; 2],
}

/// The distribution of ratings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    /// The steps from the lowest with a player to the highest, all of one width.
    pub steps: Vec<Step>,
    /// The lowest rating, the quartiles (with a quarter, a half, three quarters below; linear between two
    /// ratings, as in Hyndman and Fan's definition 7), and the highest. None without players.
    pub quartiles: Option<[f64; 5]>,
}

/// The distribution of `ratings`, each with whether it is established. Values that are not finite are left out.
pub fn spread(ratings: impl IntoIterator<Item = (f64, bool)>) -> Spread {
    let mut all: Vec<(f64, bool)> =
        ratings.into_iter().filter(|(rating, _)| rating.is_finite()).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (Some(least), Some(most)) = (all.first(), all.last()) else {
        return Spread::default();
    };
    let (least, most) = (least.0, most.0);
    let width = WIDTHS.into_iter().find(|width| (most - least) / width < MOST - 1.0);
    // Above five hundred points a step it is hardly a rating list, but it is shown.
    let width = width.unwrap_or_else(|| ((most - least) / (MOST - 1.0)).max(1.0));
    let first = (least / width).floor();
    let mut steps: Vec<Step> = Vec::new();
    for &(rating, established) in &all {
        while steps.last().is_none_or(|step| step.to <= rating) {
            let from = steps.last().map_or(first * width, |step| step.to);
            steps.push(Step { from, to: from + width, players: [0, 0] });
        }
        if let Some(step) = steps.last_mut() {
            step.players[usize::from(!established)] += 1;
        }
    }
    let ordered: Vec<f64> = all.into_iter().map(|(rating, _)| rating).collect();
    let quartiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| quantile(&ordered, share));
    Spread { steps, quartiles: Some(quartiles) }
}

/// The value below which a share lies, in a non-empty ascending list.
#[expect(clippy::cast_precision_loss, reason = "fewer players than a number can count exactly")]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place in a list")]
fn quantile(ascending: &[f64], share: f64) -> f64 {
    let place = share * (ascending.len() - 1) as f64;
    let (below, part) = (place.floor() as usize, place.fract());
    let above = (below + 1).min(ascending.len() - 1);
    ascending[below] + part * (ascending[above] - ascending[below])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn after(games: u32) -> Evidence {
        let mut evidence = Evidence::default();
        for _ in 0..games {
            evidence.add(0.5, 1.0, 1.0);
        }
        evidence
    }

    /// RATINGS 5.2: the deviation of each K, to the printed digits.
    #[test]
    fn the_floor_of_each_k() {
        let table =
            [(8.0, 26.0), (16.0, 37.0), (24.0, 46.0), (32.0, 53.0), (48.0, 66.0), (64.0, 76.0)];
        for (k, floor) in table {
            assert!((noise_floor(k, 1.0) - floor).abs() <= 0.5, "{k}: {}", noise_floor(k, 1.0));
        }
        assert!(noise_floor(32.0, 50.0).is_infinite(), "RATINGS 5.1: too large a step diverges");
    }

    /// The floor is the deviation in a long series of games against an equal
    /// player, where the expectation is not linear as in the derivation.
    #[test]
    fn ratings_really_keep_that_deviation() {
        use rand_chacha::ChaCha8Rng;
        use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
        let mut luck = ChaCha8Rng::seed_from_u64(1);
        for (k, games) in [(32.0, 1), (16.0, 5)] {
            let (mut x, mut squares) = (0.0, 0.0);
            for _ in 0..200_000 {
                let score: f64 =
                    (0..games).map(|_| f64::from(u8::from(luck.next_u32() < 1 << 31))).sum();
                x += k * (score - f64::from(games) * expected(x, Odds::EVEN));
                squares += x * x;
            }
            let seen = f64::sqrt(squares / 200_000.0);
            let floor = noise_floor(k, f64::from(games));
            assert!((seen / floor - 1.0).abs() < 0.05, "{k}: {seen} is not {floor}");
        }
    }

    /// RATINGS 5.4, with a K so small that only the number of games matters.
    #[test]
    fn what_games_against_equals_tell() {
        let table =
            [(1, 203), (3, 156), (5, 132), (10, 101), (20, 74), (30, 61), (50, 48), (100, 34)];
        for (games, wanted) in table {
            let seen = Uncertainty::STANDARD.deviation(after(games), 1e-9, 0.0);
            assert!((seen - f64::from(wanted)).abs() <= 0.5, "{games} games: {seen}");
        }
    }

    /// RATINGS 5.4 and 5.2: at K = 32 never narrower than ±104, and ±179 after twenty games.
    #[test]
    fn the_floor_and_the_games_add_up_in_squares() {
        let half_width = |games, idle| {
            let deviation = Uncertainty::STANDARD.deviation(after(games), 32.0, idle);
            Interval { rating: 1500.0, deviation }.half_width()
        };
        assert!((half_width(100_000, 0.0) - 104.0).abs() < 1.0);
        assert!((half_width(20, 0.0) - 1.96 * 74.19_f64.hypot(53.34)).abs() < 0.1);
        assert!((half_width(0, 0.0) - 490.0).abs() < 1e-9, "a newcomer");
        // A year away: 52 points more in squares.
        let rested = 1.96 * (74.19_f64.powi(2) + 53.34_f64.powi(2) + 2700.0).sqrt();
        assert!((half_width(20, 12.0) - rested).abs() < 0.1);
        assert!(half_width(20, 1e6) <= 1.96 * 250.0_f64.hypot(53.4), "no less than a newcomer");
    }

    /// Ten games rated one by one are ten small steps; rated at once they are one large step.
    #[test]
    fn what_is_rated_at_once_makes_the_floor() {
        let deviation = |moves| {
            let mut evidence = Evidence::default();
            evidence.add(0.5, 1e6, moves);
            Uncertainty::STANDARD.deviation(evidence, 16.0, 0.0)
        };
        assert!((deviation(1e6) - noise_floor(16.0, 1.0)).abs() < 0.01);
        assert!((deviation(1e5) - noise_floor(16.0, 10.0)).abs() < 0.01);
        assert!(deviation(1e5) > deviation(1e6));
    }

    #[test]
    fn an_interval_has_two_ends() {
        let known = Interval { rating: 1532.0, deviation: 50.0 };
        assert!((known.low() - 1434.0).abs() < 1e-9 && (known.high() - 1630.0).abs() < 1e-9);
    }

    /// The example of "The Glicko system": 1400 ± 80 against 1500 ± 150 scores 0.376.
    #[test]
    fn predictions_of_what_is_hardly_known() {
        let seen = prediction(1400.0 - 1500.0, 80.0_f64.hypot(150.0));
        assert!((seen - 0.376).abs() < 5e-4, "{seen}");
        assert!((prediction(200.0, 0.0) - expected(200.0, Odds::EVEN)).abs() < 1e-15);
    }

    proptest! {
        #[test]
        fn a_prediction_lies_between_a_coin_and_the_expectation(
            gap in -600.0..600.0, deviation in 0.0..400.0,
        ) {
            let known = expected(gap, Odds::EVEN);
            let shrunk = prediction(gap, deviation);
            prop_assert!((shrunk - 0.5).abs() <= (known - 0.5).abs() + 1e-12);
            prop_assert!((shrunk - 0.5) * (known - 0.5) >= -1e-12);
        }

        #[test]
        fn more_games_are_never_worth_less(games in 1_u32..300, p in 0.01..0.99, k in 1.0..64.0) {
            let mut evidence = after(games);
            let before = Uncertainty::STANDARD.deviation(evidence, k, 0.0);
            evidence.add(p, 1.0, 1.0);
            prop_assert!(Uncertainty::STANDARD.deviation(evidence, k, 0.0) < before);
        }
    }

    #[test]
    fn steps_cover_everybody_and_say_who_is_established() {
        let found = spread([(1480.0, false), (1500.0, true), (1500.0, false), (1651.3, true)]);
        let first: Vec<[usize; 2]> = found.steps.iter().take(3).map(|step| step.players).collect();
        assert_eq!(first, [[0, 1], [1, 1], [0, 0]]);
        assert_eq!(found.steps.first().map(|step| step.from), Some(1475.0));
        assert_eq!(found.steps.last().map(|step| (step.from, step.to)), Some((1650.0, 1675.0)));
        assert_eq!(spread([]), Spread::default());
        assert_eq!(spread([(1500.0, true)]).steps.len(), 1);
    }

    /// R's `quantile(c(1, 2, 4, 8))` (type 7): 1.00 1.75 3.00 5.00 8.00.
    #[test]
    fn quartiles_are_those_of_the_usual_definition() {
        let found = spread([8.0, 1.0, 4.0, 2.0].map(|rating| (rating, true)));
        assert_eq!(found.quartiles, Some([1.0, 1.75, 3.0, 5.0, 8.0]));
    }

    proptest! {
        #[test]
        fn nobody_is_lost_and_steps_follow_one_another(
            ratings in prop::collection::vec((-1e6..1e6_f64, any::<bool>()), 0..200)
        ) {
            let found = spread(ratings.clone());
            let told: usize = found.steps.iter().flat_map(|step| step.players).sum();
            prop_assert_eq!(told, ratings.len());
            prop_assert!(found.steps.len() <= 17);
            for two in found.steps.windows(2) {
                prop_assert!(two[0].to.to_bits() == two[1].from.to_bits());
            }
        }
    }
}
