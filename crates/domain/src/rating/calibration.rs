//! Whether the ratings foretell results as well as they claim, and whether the pool drifts.
//!
//! Only predictions made one step ahead may be judged: from the ratings before the match.

mod compared;
mod first_move;
mod pool;

pub use compared::{Compared, compared};
pub use first_move::{FirstMoveWorth, FirstMoved, first_move};
pub use pool::{Health, Member, health};

use super::uncertainty::NORMAL_95;

/// The expected and actual score of a match, or of one of its games where they are known one by one, seen from either
/// player, as long as the result had no part in the choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// The expected share of the games, from 0 to 1.
    pub expected: f64,
    /// The share that was won, drawn games half.
    pub actual: f64,
    /// How many games.
    pub games: f64,
    /// 1, or 0 for a further game of a match that was counted.
    pub matches: u32,
    /// Rated games that each player had played before.
    pub before: [u32; 2],
    /// The rating difference, in points, of either sign.
    pub gap: f64,
    /// Whether the expectation counts on a dealt hand.
    pub hand: bool,
}

/// How good predictions were. Each game counts once; a drawn one is half a win and half a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measures {
    /// Matches.
    pub matches: u32,
    /// Games.
    pub games: f64,
    /// The mean of −s·ln p − (1−s)·ln(1−p), in nats: 0 is certainty, ln 2 a coin.
    pub log_loss: f64,
    /// The mean of s·(1−p)² + (1−s)·p²: 0 is certainty, ¼ a coin.
    pub brier: f64,
    /// The share of all games that was won: the prediction without ratings.
    pub base_rate: f64,
    /// The log-loss of foretelling that every time.
    pub base_log_loss: f64,
    /// The Brier score of foretelling that every time.
    pub base_brier: f64,
}

/// One of ten classes of what was expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// The least expectation in it; the next begins 0.1 above.
    pub from: f64,
    /// Games.
    pub games: f64,
    /// The share of them that was expected and the share that was won, if there are any.
    pub shares: Option<[f64; 2]>,
    /// Where the true share lies with 95 % probability; from 0 to 1 without games.
    pub interval: [f64; 2],
}

/// A class of matches, by whole games or whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The least.
    pub from: u32,
    /// The most; `None` for no limit.
    pub to: Option<u32>,
}

/// All that can be said about a list's predictions.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibration {
    /// Of all matches.
    pub all: Measures,
    /// The actual scores by expected score, in tenths.
    pub reliability: [Bin; 10],
    /// By the games that the less experienced of the two had played before.
    pub by_games: Vec<(Class, Measures)>,
    /// By rating difference.
    pub by_gap: Vec<(Class, Measures)>,
    /// Without a hand and with one.
    pub by_hand: [Measures; 2],
}

const GAMES: [u32; 6] = [0, 1, 5, 10, 20, 50];
const GAPS: [u32; 5] = [0, 50, 100, 200, 400];

/// Judges predictions.
pub fn calibration(predictions: &[Prediction]) -> Calibration {
    let with_hand = |hand| measures(predictions.iter().filter(|one| one.hand == hand));
    Calibration {
        all: measures(predictions.iter()),
        reliability: reliability(predictions),
        by_games: split(predictions, &GAMES, |one| f64::from(one.before[0].min(one.before[1]))),
        by_gap: split(predictions, &GAPS, |one| one.gap.abs()),
        by_hand: [with_hand(false), with_hand(true)],
    }
}

/// The ten classes of what was expected.
pub fn reliability(predictions: &[Prediction]) -> [Bin; 10] {
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|tenth| bin(tenth, predictions))
}

/// The 95 % interval of a share that was `share` in `games` trials (E. B. Wilson, 1927).
pub fn wilson(share: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let z = NORMAL_95 * NORMAL_95 / games;
    let middle = share + z / 2.0;
    let reach = (z * share * (1.0 - share) + z * z / 4.0).max(0.0).sqrt();
    [(middle - reach) / (1.0 + z), (middle + reach) / (1.0 + z)].map(|end| end.clamp(0.0, 1.0))
}

/// The loss of one game in nats, if a share of `actual` comes where `expected` was predicted. Expectations are kept
/// from 0 and 1, where a single surprise would be infinite.
fn log_loss(expected: f64, actual: f64) -> f64 {
    let p = expected.clamp(1e-15, 1.0 - 1e-15);
    -(actual * p.ln() + (1.0 - actual) * (1.0 - p).ln())
}

fn brier(expected: f64, actual: f64) -> f64 {
    actual * (1.0 - expected).powi(2) + (1.0 - actual) * expected.powi(2)
}

/// How good predictions were, all together.
pub fn measures<'a>(predictions: impl Iterator<Item = &'a Prediction>) -> Measures {
    let mut sum = Measures::default();
    for one in predictions {
        sum.matches = sum.matches.saturating_add(one.matches);
        sum.games += one.games;
        sum.log_loss += one.games * log_loss(one.expected, one.actual);
        sum.brier += one.games * brier(one.expected, one.actual);
        sum.base_rate += one.games * one.actual;
    }
    if sum.games <= 0.0 {
        return Measures::default();
    }
    let base = sum.base_rate / sum.games;
    Measures {
        log_loss: sum.log_loss / sum.games,
        brier: sum.brier / sum.games,
        base_rate: base,
        base_log_loss: log_loss(base, base),
        base_brier: brier(base, base),
        games: whole(sum.games),
        ..sum
    }
}

/// Parts of games, as the pairs of a pod are, without what adding them up leaves.
fn whole(games: f64) -> f64 {
    (games * 1e6).round() / 1e6
}

fn bin(tenth: u8, predictions: &[Prediction]) -> Bin {
    let from = f64::from(tenth) / 10.0;
    let to = f64::from(tenth + 1) / 10.0;
    // Certainty belongs to the last class.
    let within = |p: f64| p >= from && (p < to || tenth == 9);
    let mut sums = [0.0; 3];
    for one in predictions.iter().filter(|one| within(one.expected)) {
        for (sum, of_one) in sums.iter_mut().zip([1.0, one.expected, one.actual]) {
            *sum += one.games * of_one;
        }
    }
    let [games, expected, actual] = sums;
    let shares = (games > 0.0).then(|| [expected / games, actual / games]);
    Bin {
        from,
        games: whole(games),
        shares,
        interval: wilson(shares.map_or(0.0, |shares| shares[1]), games),
    }
}

/// The measures of each class; classes begin at `starts`.
fn split(
    predictions: &[Prediction],
    starts: &[u32],
    value: impl Fn(&Prediction) -> f64,
) -> Vec<(Class, Measures)> {
    let next = starts.iter().skip(1).map(|&next| Some(next)).chain([None]);
    let class = |(&from, next): (&u32, Option<u32>)| {
        let within = |one: &&Prediction| {
            let value = value(one);
            value >= f64::from(from) && next.is_none_or(|next| value < f64::from(next))
        };
        let class = Class { from, to: next.map(|next| next - 1) };
        (class, measures(predictions.iter().filter(within)))
    };
    starts.iter().zip(next).map(class).collect()
}

#[cfg(test)]
mod tests {
    use std::f64::consts::LN_2;

    use proptest::prelude::*;

    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    fn prediction(expected: f64, actual: f64, games: f64) -> Prediction {
        Prediction { expected, actual, games, matches: 1, before: [0, 0], gap: 0.0, hand: false }
    }

    #[test]
    fn a_coin_costs_one_bit_whatever_comes() {
        let coin = calibration(&[prediction(0.5, 1.0, 1.0), prediction(0.5, 1.0 / 3.0, 3.0)]);
        assert!(close(coin.all.log_loss, LN_2) && close(coin.all.brier, 0.25));
        assert!(close(coin.all.base_rate, 0.5) && close(coin.all.base_log_loss, LN_2));
        assert_eq!((coin.all.matches, close(coin.all.games, 4.0)), (2, true));
    }

    /// By hand: three of four won at 0.8 cost (3·ln(1/0.8) + ln(1/0.2))/4 a game; at 0.75 the
    /// base rate, (3·ln(4/3) + ln 4)/4.
    #[test]
    fn a_small_case_by_hand() {
        let seen = calibration(&[prediction(0.8, 0.75, 4.0)]).all;
        assert!(close(seen.log_loss, (3.0 * 1.25_f64.ln() + 5.0_f64.ln()) / 4.0));
        assert!(close(seen.brier, (3.0 * 0.04 + 0.64) / 4.0));
        assert!(close(seen.base_log_loss, (3.0 * (4.0_f64 / 3.0).ln() + 4.0_f64.ln()) / 4.0));
        assert!(close(seen.base_brier, 0.1875));
    }

    /// Ten trials, by the formula on paper: none of them, half, and eight.
    #[test]
    fn wilson_intervals() {
        for (share, games, low, high) in
            [(0.8, 10.0, 0.4902, 0.9433), (0.0, 10.0, 0.0, 0.2775), (0.5, 10.0, 0.2366, 0.7634)]
        {
            let [from, to] = wilson(share, games);
            assert!((from - low).abs() < 5e-5 && (to - high).abs() < 5e-5, "{from} {to}");
        }
        let [from, to] = wilson(0.3, 0.0);
        assert!(close(from, 0.0) && close(to, 1.0), "without a game");
    }

    #[test]
    fn each_expectation_falls_into_its_tenth() {
        let at = [0.0, 0.05, 0.1, 0.55, 0.999, 1.0].map(|p| prediction(p, 1.0, 2.0));
        let bins = calibration(&at).reliability;
        let games: Vec<f64> = bins.iter().map(|bin| bin.games).collect();
        assert_eq!(games, [4.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 4.0]);
        assert_eq!((bins[2].shares, bins[2].interval), (None, [0.0, 1.0]));
        assert_eq!(bins[0].shares, Some([0.025, 1.0]));
    }

    #[test]
    fn classes_by_games_gap_and_hand() {
        let known =
            |before, gap, hand| Prediction { before, gap, hand, ..prediction(0.5, 1.0, 1.0) };
        let seen = calibration(&[
            known([0, 80], 0.0, false),
            known([4, 1], -49.9, false),
            known([9, 5], 50.0, true),
            known([49, 20], 399.0, false),
            known([50, 900], -400.0, false),
        ]);
        let count = |split: &[(Class, Measures)]| -> Vec<(u32, Option<u32>, u32)> {
            split.iter().map(|(class, of)| (class.from, class.to, of.matches)).collect()
        };
        let by_games = [
            (0, Some(0), 1),
            (1, Some(4), 1),
            (5, Some(9), 1),
            (10, Some(19), 0),
            (20, Some(49), 1),
            (50, None, 1),
        ];
        assert_eq!(count(&seen.by_games), by_games);
        let by_gap = [
            (0, Some(49), 2),
            (50, Some(99), 1),
            (100, Some(199), 0),
            (200, Some(399), 1),
            (400, None, 1),
        ];
        assert_eq!(count(&seen.by_gap), by_gap);
        assert_eq!(seen.by_hand.map(|of| of.matches), [4, 1]);
    }

    #[test]
    fn nothing_foretold_is_nothing_to_judge() {
        let none = calibration(&[]);
        assert_eq!(none.all, Measures::default());
        let sure = calibration(&[prediction(1.0, 0.0, 1.0)]);
        assert!(sure.all.log_loss.is_finite(), "certain and wrong");
    }

    proptest! {
        /// Both measures are proper: nothing beats foretelling what is so.
        #[test]
        fn the_truth_is_the_best_prediction(truth in 0.0..=1.0, told in 0.0..=1.0) {
            prop_assert!(log_loss(told, truth) >= log_loss(truth, truth) - 1e-9);
            prop_assert!(brier(told, truth) >= brier(truth, truth) - 1e-12);
        }

        #[test]
        fn it_does_not_matter_from_which_side_a_match_is_seen(p in 0.001..0.999, s in 0.0..=1.0) {
            prop_assert!(close(log_loss(p, s), log_loss(1.0 - p, 1.0 - s)));
            prop_assert!(close(brier(p, s), brier(1.0 - p, 1.0 - s)));
        }
    }
}
