//! Performance ratings, independent of the player's own rating.

use std::f64::consts::LOG2_E;

use super::exp2::{exp2, ln};
use super::formula::expected;
use super::logistic::PER_DECADE;
use super::rules::{Damping, Scale, Unit};
use super::uncertainty::LOGIT;
use crate::game::Hand;

/// The rating difference that stands for winning everything, or
/// losing everything, in points (FIDE Handbook, B.02, 8.1.1).
pub const WHOLE: f64 = 800.0;

/// Games against one opponent. A better hand counts as a weaker opponent: by
/// [`difference`](super::difference) of the hand strength (S0).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Against {
    /// The opponent's rating, in points.
    pub rating: f64,
    /// The games won; a drawn game counts half.
    pub score: f64,
    /// The number of games; above 0.
    pub games: f64,
}

/// A performance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Performance {
    /// The rating whose expected score is the actual one.
    Of {
        /// The rating, in points.
        rating: f64,
        /// Its standard deviation, in points: `1/√Σ p(1−p)·(ln10/400)²` over the games, p being
        /// expected at this rating.
        deviation: f64,
    },
    /// At least this strong: nothing was lost, or so little that no rating
    /// explains it. The value is [`WHOLE`] above the best opponent.
    AtLeast(f64),
    /// At most this strong; [`WHOLE`] below the weakest opponent.
    AtMost(f64),
}

/// The performance against these opponents: the rating for which the logistic model expects the actual
/// score, from [`WHOLE`] below the weakest opponent to as much above the best. `None` without a game.
///
/// Unlike the performance of tie-breaks (C.07, 10.2), which adds a table's difference to the mean of
/// the opponents, it distinguishes a win over a strong opponent from one over a weak one.
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
    // The expectation grows with the rating, so there is one root; fifty halvings find it to a billionth of a point.
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if expectation(middle) < score { low = middle } else { high = middle }
    }
    let rating = f64::midpoint(low, high);
    let variance = of_each(&met, rating, |games, p| games * p * (1.0 - p));
    Some(Performance::Of { rating, deviation: 1.0 / (variance.sqrt() * LOGIT) })
}

/// The sum over all opponents of a function of the games and the expected score of each.
fn of_each(met: &[Against], rating: f64, of: impl Fn(f64, f64) -> f64) -> f64 {
    met.iter().map(|one| of(one.games, expected(rating - one.rating, Odds::EVEN))).sum()
}

// The effect of a hand or the first move on a game.

/// The odds against the first player from the hand alone, (1−p)/p: 1 for an even hand.
///
/// S0 adds log10(p/(1−p)) to the rating difference in tens of odds. `10^−(D/400 +
/// log10(p/(1−p)))` is `10^−(D/400) · (1−p)/p`, so multiplying by these odds is
/// equal, and needs no logarithm, whose last digit differs between machines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds(f64);

impl Odds {
    /// Neither player is favoured.
    pub const EVEN: Self = Self(1.0);

    /// The odds of both advantages combined.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        Self(self.0 * more.0)
    }

    /// The odds from the view of the other player.
    #[must_use]
    pub fn other(self) -> Self {
        Self(1.0 / self.0)
    }

    /// The hand with the same worth, or the strongest or weakest possible one.
    pub fn hand(self) -> Hand {
        Hand::nearest(1.0 / (1.0 + self.0))
    }

    /// The rating difference with the same worth for the first player.
    pub fn points(self) -> f64 {
        -PER_DECADE * self.0.log10()
    }

    /// The odds with their logarithm multiplied. With another base of the logarithm in S0's
    /// formula, the odds of a hand count by a power: ln 10 for the natural logarithm.
    #[must_use]
    pub fn to_power(self, power: f64) -> Self {
        Self(exp2(power * LOG2_E * ln(self.0)))
    }

    /// (1−p)/p.
    #[inline]
    pub fn against(self) -> f64 {
        self.0
    }
}

impl From<Hand> for Odds {
    fn from(hand: Hand) -> Self {
        Self(hand.other().p() / hand.p())
    }
}

// Matches with so many games rated at once that ratings move beyond the evidence of the match.

/// The facts about a match that moves ratings too far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overshoot {
    /// The highest K of the list, after damping.
    pub k: f64,
    /// The number of games rated at once.
    pub games: u32,
    /// The largest number of games that does not overshoot.
    pub at_most: u32,
    /// The share of the gap between the ratings and the match result that it closes between equal players; above 1.
    pub share: f64,
}

impl Overshoot {
    /// The K·N up to which a match between equal players closes at most the
    /// whole gap: the g of `2·K·N·E(1−E)·ln10/400` is 1 at 800/ln10, 347.4.
    pub const LIMIT: f64 = 2.0 / LOGIT;

    /// K·N, in points.
    pub fn product(self) -> f64 {
        self.k * f64::from(self.games)
    }
}

impl Scale {
    /// Whether a match of this many games between equal players
    /// overshoots on this list; of several K the highest counts.
    pub fn overshoot(&self, games: u32) -> Option<Overshoot> {
        let games = if self.unit == Unit::Game { games.min(1) } else { games };
        let steps = self.k_steps.iter().map(|step| step.k);
        let highest = steps.fold(self.k, f64::max);
        let damping = |damping: Damping| damping.factor(f64::from(games.max(1)));
        let k = highest * self.damping.map_or(1.0, damping);
        let share = k * f64::from(games) / Overshoot::LIMIT;
        let fits = |games: &u32| highest * f64::from(*games) <= Overshoot::LIMIT;
        let at_most = (1..=games).take_while(fits).last().unwrap_or(0);
        (share > 1.0).then_some(Overshoot { k, games, at_most, share })
    }
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
        // Against equal opponents p(1−p) is a quarter: the deviation of 16 games is 400/ln10 · 2/4.
        let Some(Performance::Of { deviation, .. }) = performance(&[against(1500.0, 8.0, 16.0)])
        else {
            panic!("a finite performance");
        };
        assert!((deviation - 200.0 / std::f64::consts::LN_10).abs() < 1e-6, "{deviation}");
    }

    /// RATINGS 4.3: 2.5 of 5 in the tournament of the Wikipedia article. The mean of the opponents is
    /// 1556; it would be the performance if the differences were equal above and below.
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

    /// S0: at equal ratings the better hand is expected to win more often by just its strength.
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

#[cfg(test)]
mod odds_tests {
    use super::*;

    /// Two advantages beyond the range of probabilities are the strongest hand, not an even one.
    #[test]
    fn advantages_beyond_all_probability_stay_advantages() {
        let strong = Odds::from(Hand::new(1.0 - 1e-10).unwrap());
        assert!(strong.and(strong).hand().p() > 1.0 - 1e-15);
        let weak = strong.other().and(strong.other()).hand();
        assert!(
            weak.p() < 1e-15 && Hand::new(weak.p()).is_ok() && Hand::new(weak.other().p()).is_ok()
        );
        assert!((Odds::EVEN.hand().p() - 0.5).abs() < 1e-15);
    }
}

#[cfg(test)]
mod overshoot_tests {
    use super::*;
    use crate::rating::KStep;

    /// RATINGS 5.1: at K = 32 eleven games close 1.013 of the gap, twenty 1.84; 347 is the limit.
    #[test]
    fn more_than_ten_games_overshoot_at_k_32() {
        assert!((Overshoot::LIMIT - 347.4).abs() < 0.05);
        assert_eq!(Scale::STANDARD.overshoot(10), None);
        for (games, share) in [(11, 1.013), (20, 1.84), (22, 2.03)] {
            let found = Scale::STANDARD.overshoot(games).expect("too far");
            assert!((found.share - share).abs() < 5e-3, "{games}: {}", found.share);
            assert_eq!(found.at_most, 10);
        }
        let slow = Scale { k: 16.0, ..Scale::STANDARD };
        assert!(slow.overshoot(21).is_none() && slow.overshoot(22).is_some());
    }

    #[test]
    fn what_a_list_may_do_about_it() {
        let by_game = Scale { unit: Unit::Game, ..Scale::STANDARD };
        let capped = Scale { damping: Some(Damping::Cap(10.0)), ..Scale::STANDARD };
        assert_eq!((by_game.overshoot(999), capped.overshoot(999)), (None, None));
        let step = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
        let newcomers = Scale { k: 10.0, k_steps: vec![step], ..Scale::STANDARD };
        assert!(newcomers.overshoot(9).is_some(), "the highest K counts");
    }
}
