//! Performance ratings, independent of the player's own rating.

use super::formula::expected;
use super::odds::Odds;
use super::uncertainty::LOGIT;

/// The rating difference that stands for everything won, or everything lost, in points (FIDE
/// Handbook, B.02, 8.1.1).
pub const WHOLE: f64 = 800.0;

/// Games against one opponent. A better hand counts as a weaker opponent: by [`difference`](super::difference) of the
/// hand strength (S0).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Against {
    /// The opponent's rating, in points.
    pub rating: f64,
    /// Games won, drawn ones half.
    pub score: f64,
    /// All games. Above 0.
    pub games: f64,
}

/// A performance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Performance {
    /// The rating that is expected to score just what was scored.
    Of {
        /// In points.
        rating: f64,
        /// Its standard deviation, in points: `1/√Σ p(1−p)·(ln10/400)²` over the games, p being
        /// expected at this rating.
        deviation: f64,
    },
    /// As strong as this or stronger: nothing was lost, or next to nothing, which no rating
    /// explains. It is [`WHOLE`] above the best opponent.
    AtLeast(f64),
    /// No stronger than this, [`WHOLE`] below the weakest opponent.
    AtMost(f64),
}

/// The performance against these opponents: the one rating at which the logistic model expects the
/// score that was made, between [`WHOLE`] below the weakest of them and as much above the best.
/// `None` without a game.
///
/// Unlike the performance of tie-breaks (C.07, 10.2), which adds a table's difference to the mean
/// of the opponents, it tells a win over the strong from one over the weak.
pub fn performance(met: &[Against]) -> Option<Performance> {
    let met: Vec<Against> = met.iter().copied().filter(|one| one.games > 0.0).collect();
    let ratings = || met.iter().map(|one| one.rating);
    let mut low = ratings().min_by(f64::total_cmp)? - WHOLE;
    let mut high = ratings().max_by(f64::total_cmp)? + WHOLE;
    let score: f64 = met.iter().map(|one| one.score).sum();
    let expectation = |rating: f64| -> f64 { of_each(&met, rating, |games, p| games * p) };
    if score >= expectation(high) {
        return Some(Performance::AtLeast(high));
    }
    if score <= expectation(low) {
        return Some(Performance::AtMost(low));
    }
    // The expectation grows with the rating, so there is one root; fifty halvings find it to less
    // than a billionth of a point.
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if expectation(middle) < score { low = middle } else { high = middle }
    }
    let rating = f64::midpoint(low, high);
    let variance = of_each(&met, rating, |games, p| games * p * (1.0 - p));
    Some(Performance::Of { rating, deviation: 1.0 / (variance.sqrt() * LOGIT) })
}

/// The sum over all opponents of a function of the games and the expectation in each.
fn of_each(met: &[Against], rating: f64, of: impl Fn(f64, f64) -> f64) -> f64 {
    met.iter().map(|one| of(one.games, expected(rating - one.rating, Odds::EVEN))).sum()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rating::difference;

    fn against(rating: f64, score: f64, games: f64) -> Against {
        Against { rating, score, games }
    }

    fn rating(met: &[Against]) -> f64 {
        match performance(met) {
            Some(Performance::Of { rating, .. }) => rating,
            other => panic!("{other:?}"),
        }
    }

    /// S4: 75 % against 1500 is 1500 + 400 log10 3.
    #[test]
    fn against_one_opponent_it_is_the_difference_of_the_score() {
        assert!((rating(&[against(1500.0, 3.0, 4.0)]) - 1690.848502).abs() < 5e-7);
        // Against equals p(1-p) is a quarter: the deviation of 16 games is 400/ln10 · 2/4.
        let Some(Performance::Of { deviation, .. }) = performance(&[against(1500.0, 8.0, 16.0)])
        else {
            panic!("a finite performance");
        };
        assert!((deviation - 200.0 / std::f64::consts::LN_10).abs() < 1e-6, "{deviation}");
    }

    /// RATINGS 4.3: 2.5 of 5 in the tournament of the Wikipedia article. The mean of the
    /// opponents is 1556; with the same differences above and below the performance would be it.
    #[test]
    fn the_tournament_of_the_article() {
        let met = [(1609.0, 0.0), (1477.0, 0.5), (1388.0, 1.0), (1586.0, 1.0), (1720.0, 0.0)];
        let met = met.map(|(rating, score)| against(rating, score, 1.0));
        let found = rating(&met);
        let expectation: f64 = met.iter().map(|one| expected(found - one.rating, Odds::EVEN)).sum();
        assert!((expectation - 2.5).abs() < 1e-9);
        assert!((found - 1556.0).abs() < 5.0, "{found}");
        let level = [against(1400.0, 1.0, 1.0), against(1600.0, 0.0, 1.0)];
        assert!((rating(&level) - 1500.0).abs() < 1e-6);
    }

    #[test]
    fn a_clean_score_has_a_bound_and_no_performance_lies_beyond_it() {
        let met = |score| [against(1400.0, score, 1.0), against(1700.0, score, 1.0)];
        assert_eq!(performance(&met(1.0)), Some(Performance::AtLeast(2500.0)));
        assert_eq!(performance(&met(0.0)), Some(Performance::AtMost(600.0)));
        let nearly = performance(&[against(1500.0, 499.0, 500.0)]);
        assert_eq!(nearly, Some(Performance::AtLeast(2300.0)));
        assert_eq!(performance(&[]), None);
    }

    /// S0: at equal ratings the better hand is expected to win so much more often.
    #[test]
    fn a_good_hand_explains_a_good_score() {
        let dealt = against(1500.0 - difference(0.75), 3.0, 4.0);
        assert!((rating(&[dealt]) - 1500.0).abs() < 1e-6);
    }

    proptest! {
        #[test]
        fn the_score_is_what_the_performance_expects(
            met in proptest::collection::vec((1000.0..2000.0, 1_u32..6), 1..12), share in 0.05..0.95,
        ) {
            let games = |n: u32| f64::from(n);
            let met: Vec<Against> =
                met.into_iter().map(|(r, n)| against(r, share * games(n), games(n))).collect();
            let found = rating(&met);
            let surplus: f64 = met
                .iter()
                .map(|one| one.games * expected(found - one.rating, Odds::EVEN) - one.score)
                .sum();
            prop_assert!(surplus.abs() < 1e-6);
            let mean = met.iter().map(|one| one.rating).sum::<f64>() / f64::from(u32::try_from(met.len()).unwrap());
            if met.iter().all(|one| one.rating.to_bits() == mean.to_bits()) {
                prop_assert!((found - mean - difference(share)).abs() < 1e-6);
            }
        }
    }
}
