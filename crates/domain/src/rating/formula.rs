//! The formula:
//!
//! `ΔR_i = K · Σ_g 1/(n−1) · Σ_{j≠i} (s_ijg − f_ijg)`,
//! `f_ijg = 1/(1 + 10^−((R_i−R_j)/400 + log10(p_ijg/(1−p_ijg))))`
//!
//! over the games g of one match among n players, every rating taken before the match. With two
//! players and p = ½ it is the match-based Elo `ΔR = K (S − N·E)` of S3; with one game, n players
//! and hands it is the multiplayer hand-corrected Elo of S0.

use super::logistic::{self, PER_DECADE};
use super::performance::Odds;

/// The expected score of a game, from 0 to 1, for a player rated `difference` points above the
/// opponent, where the deal gives these `odds` (S0).
///
/// 200 points and even odds give 0.76 (S3, S4). Differences above 120,000 points count as 120,000.
#[inline]
pub fn expected(difference: f64, odds: Odds) -> f64 {
    if odds == Odds::EVEN {
        return logistic::expected_evenly(difference);
    }
    logistic::expected(difference, odds.against())
}

/// The rating difference at which `expected` at even odds gives this score:
/// `ΔR = 400 log10(E/(1−E))` (S4). Infinite at 0 and 1.
pub fn difference(expected: f64) -> f64 {
    PER_DECADE * (expected / (1.0 - expected)).log10()
}

/// The games of one match between two of its players with the same dealt advantage, combined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel {
    /// The two players, as places in the slice of ratings.
    pub players: [usize; 2],
    /// Σ s of the first player: games finished ahead of the second; a tie counts half.
    pub score: f64,
    /// The number of games.
    pub games: f64,
    /// The odds of the first player's hand.
    pub odds: Odds,
}

impl Duel {
    /// Σ f of the first player, by these ratings.
    #[inline]
    pub fn expected(&self, ratings: &[f64]) -> f64 {
        let [i, j] = self.players;
        self.games * expected(ratings[i] - ratings[j], self.odds)
    }
}

/// Adds to `changes` the change of each player by one match. `ratings` are those before the
/// match, `duels` the pairs of players who met in it; `k` gives each player's K. If all
/// have the same K, one's gain is another's loss, so the sum of all ratings stays.
#[inline]
pub fn changes(k: impl Fn(usize) -> f64, ratings: &[f64], duels: &[Duel], changes: &mut [f64]) {
    let opponents = opponents(ratings.len());
    for duel in duels {
        let [i, j] = duel.players;
        let surplus = duel.score - duel.expected(ratings);
        changes[i] += k(i) * surplus / opponents;
        changes[j] -= k(j) * surplus / opponents;
    }
}

/// n − 1.
#[inline]
pub(super) fn opponents(players: usize) -> f64 {
    u32::try_from(players).map_or(f64::INFINITY, |n| f64::from(n) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Hand;

    fn assert_close(actual: f64, wanted: f64, tolerance: f64) {
        assert!((actual - wanted).abs() <= tolerance, "{actual} is not {wanted}");
    }

    fn duel(ratings: [f64; 2], score: f64, games: f64) -> [f64; 2] {
        let mut moved = [0.0; 2];
        changes(
            |_| 32.0,
            &ratings,
            &[Duel { players: [0, 1], score, games, odds: Odds::EVEN }],
            &mut moved,
        );
        [ratings[0] + moved[0], ratings[1] + moved[1]]
    }

    /// RATINGS 4.1; the published table (jelo.ifdef.jp) has the same values to three digits.
    #[test]
    fn expected_scores_are_those_of_the_published_table() {
        for (difference, wanted) in [
            (0.0, 0.5),
            (50.0, 0.571463),
            (100.0, 0.640065),
            (120.0, 0.666139),
            (200.0, 0.759747),
            (240.0, 0.799240),
            (300.0, 0.849020),
            (400.0, 0.909091),
            (800.0, 0.990099),
        ] {
            assert_close(expected(difference, Odds::EVEN), wanted, 5e-7);
            assert_close(expected(-difference, Odds::EVEN), 1.0 - wanted, 5e-7);
        }
        for (difference, printed) in
            [(400.0, 0.909), (500.0, 0.947), (600.0, 0.969), (700.0, 0.983)]
        {
            assert_close(expected(difference, Odds::EVEN), printed, 5e-4);
        }
    }

    /// RATINGS 4.2: 75 % against a player with 70 % against a third is 87.5 % against the third.
    #[test]
    fn strength_is_transitive() {
        assert_close(difference(0.75), 190.848502, 5e-7);
        assert_close(difference(0.70), 147.190714, 5e-7);
        let sum = difference(0.75) + difference(0.70);
        assert_close(sum, 338.039216, 5e-7);
        assert_close(expected(sum, Odds::EVEN), 0.875, 1e-12);
    }

    /// RATINGS 4.3, the tournament of the Wikipedia article, rated as one batch: five opponents,
    /// all ratings before the event.
    #[test]
    fn five_games_in_one_batch() {
        let opponents = [(1609.0, 0.0), (1477.0, 0.5), (1388.0, 1.0), (1586.0, 1.0), (1720.0, 0.0)];
        let expectation: f64 =
            opponents.iter().map(|(rating, _)| expected(1613.0 - rating, Odds::EVEN)).sum();
        let score: f64 = opponents.iter().map(|(_, score)| score).sum();
        assert_close(expectation, 2.866566, 5e-7);
        assert_close(1613.0 + 32.0 * (score - expectation), 1601.269877, 5e-7);
    }

    /// RATINGS 4.5.
    #[test]
    fn matches_of_many_games() {
        for (ratings, score, games, after) in [
            ([1500.0, 1500.0], 7.0, 10.0, [1564.0, 1436.0]),
            ([1600.0, 1500.0], 5.0, 10.0, [1555.179200, 1544.820800]),
            ([1700.0, 1500.0], 10.0, 10.0, [1776.880983, 1423.119017]),
            ([1500.0, 1900.0], 3.5, 7.0, [1591.636364, 1808.363636]),
        ] {
            let [a, b] = duel(ratings, score, games);
            assert_close(a, after[0], 5e-7);
            assert_close(b, after[1], 5e-7);
            assert_close(a + b, ratings[0] + ratings[1], 1e-9);
        }
    }

    /// S3: the lowest rating of the document, and the expected win rates it prints.
    #[test]
    fn the_figures_of_the_prime_daifugo_ratings() {
        assert_close(duel([1500.0, 1500.0], 0.0, 2.0)[0], 1468.0, 1e-12);
        assert_close(expected(1468.00 - 1595.21, Odds::EVEN), 0.325, 5e-4);
        assert_close(expected(1417.38 - 1784.82, Odds::EVEN), 0.108, 5e-4);
        assert_close(expected(200.0, Odds::EVEN), 0.76, 5e-3);
    }

    /// S4: 200 points are 75.97 %, and the two formulas are inverse.
    #[test]
    fn difference_and_expectation_undo_each_other() {
        assert_close(expected(200.0, Odds::EVEN), 0.7597, 5e-5);
        for points in [-400.0, -33.0, 0.0, 1.0, 200.0] {
            assert_close(difference(expected(points, Odds::EVEN)), points, 1e-9);
        }
    }

    /// S0 demands two properties of a correction for the hand; RATINGS 4.7 lists values.
    #[test]
    fn a_dealt_hand_shifts_the_expectation() {
        let hand = |p: f64| Odds::from(Hand::new(p).unwrap());
        for p in [0.1, 0.25, 0.5, 0.9] {
            assert_close(expected(0.0, hand(p)), p, 1e-12);
            // The formula with a logarithm, as printed in S0.
            let logarithm = (p / (1.0 - p)).log10();
            let printed = 1.0 / (1.0 + 10.0_f64.powf(-(130.0 / 400.0 + logarithm)));
            assert_close(expected(130.0, hand(p)), printed, 1e-12);
            assert_close(expected(130.0, hand(p)) + expected(-130.0, hand(1.0 - p)), 1.0, 1e-12);
        }
        for difference in [-700.0, -200.0, 0.0, 33.0, 400.0] {
            let (even, none) = (expected(difference, hand(0.5)), expected(difference, Odds::EVEN));
            assert_eq!(even.to_bits(), none.to_bits(), "f(D, 1/2) = E(D)");
        }
        for (difference, p, wanted) in [
            (100.0, 0.3, 0.432502),
            (-100.0, 0.7, 0.567498),
            (200.0, 0.25, 0.513167),
            (400.0, 0.1, 0.526316),
            (-190.848502, 0.75, 0.5),
        ] {
            assert_close(expected(difference, hand(p)), wanted, 5e-7);
        }
    }

    /// S0, with K = 16: 1700 against 1500. The document rounds intermediate values, e to
    /// 0.76 and f(0.1) to 0.26, so only the rounded expectations give its numbers.
    #[test]
    fn the_figures_of_the_hand_corrected_ratings() {
        let even = expected(200.0, Odds::EVEN);
        let dealt = expected(200.0, Odds::from(Hand::new(0.1).unwrap()));
        let rounded = |expected: f64| (expected * 100.0).round() / 100.0;
        assert_close(rounded(even), 0.76, 1e-12);
        assert_close(rounded(dealt), 0.26, 1e-12);
        for (score, expected, printed) in [
            (1.0, rounded(even), 1703.84),
            (0.0, rounded(even), 1687.84),
            (0.0, rounded(dealt), 1695.84),
        ] {
            assert_close(1700.0 + 16.0 * (score - expected), printed, 1e-9);
        }
        // Without rounding, the formula itself.
        for (score, odds, wanted) in [
            (1.0, Odds::EVEN, 1703.844049),
            (0.0, Odds::EVEN, 1687.844049),
            (0.0, Odds::from(Hand::new(0.1).unwrap()), 1695.839888),
        ] {
            let mut moved = [0.0; 2];
            let duel = Duel { players: [0, 1], score, games: 1.0, odds };
            changes(|_| 16.0, &[1700.0, 1500.0], &[duel], &mut moved);
            assert_close(1700.0 + moved[0], wanted, 5e-7);
        }
    }

    /// RATINGS 4.4: Portisch in Elo's book of 1978, 10.5 points where 9.66 were expected, K = 10.
    #[test]
    fn portisch() {
        let mut moved = [0.0; 2];
        // Sixteen games against opponents for whom 9.66 is the expected score.
        let field = 2635.0 - difference(9.66 / 16.0);
        let duel = Duel { players: [0, 1], score: 10.5, games: 16.0, odds: Odds::EVEN };
        changes(|_| 10.0, &[2635.0, field], &[duel], &mut moved);
        assert_close(2635.0 + moved[0], 2643.4, 1e-9);
        assert_close(expected(35.0, Odds::EVEN), 0.550199, 5e-7);
    }

    /// RATINGS 4.8: four players finish 1, 2, 3, 4; each gets the mean over the three others.
    #[test]
    fn many_at_one_table_are_rated_by_the_mean_over_opponents() {
        let ratings = [1500.0, 1600.0, 1400.0, 1550.0];
        let duels: Vec<Duel> = (0..4)
            .flat_map(|i| (i + 1..4).map(move |j| [i, j]))
            .map(|players| Duel { players, score: 1.0, games: 1.0, odds: Odds::EVEN })
            .collect();
        let mut moved = [0.0; 4];
        changes(|_| 32.0, &ratings, &duels, &mut moved);
        for (actual, wanted) in moved.into_iter().zip([16.7623, 0.3064, 1.1008, -18.1694]) {
            assert_close(actual, wanted, 6e-5);
        }
    }
}
