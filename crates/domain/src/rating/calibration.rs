//! Measures whether ratings predict results as well as they claim, and whether the pool drifts.
//!
//! Only predictions one step ahead may be measured: from the ratings before the match.

use super::uncertainty::NORMAL_95;

/// The expected and actual score of a match, or of a single game if games are known. It may
/// be seen from either player, as long as the choice does not depend on the result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// The expected share of the games, from 0 to 1.
    pub expected: f64,
    /// The actual share; a drawn game counts half.
    pub actual: f64,
    /// The number of games.
    pub games: f64,
    /// 1, or 0 for a further game of a match that is already counted.
    pub matches: u32,
    /// Rated games that each player had played before.
    pub before: [u32; 2],
    /// The rating difference, in points, of either sign.
    pub gap: f64,
    /// Whether the expectation uses a dealt hand.
    pub hand: bool,
}

/// The quality of predictions. Each game counts once; a drawn one is half a win and half a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measures {
    /// The number of matches.
    pub matches: u32,
    /// The number of games.
    pub games: f64,
    /// The mean of −s·ln p − (1−s)·ln(1−p), in nats: 0 is certainty, ln 2 a coin.
    pub log_loss: f64,
    /// The mean of s·(1−p)² + (1−s)·p²: 0 is certainty, ¼ a coin.
    pub brier: f64,
    /// The share of all games that was won: the prediction without ratings.
    pub base_rate: f64,
    /// The log-loss of predicting that share every time.
    pub base_log_loss: f64,
    /// The Brier score of predicting that share every time.
    pub base_brier: f64,
}

/// One of ten classes of expected scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// The lowest expected score in it; the next class begins 0.1 above.
    pub from: f64,
    /// The number of games.
    pub games: f64,
    /// Their expected and their actual share, if there are games.
    pub shares: Option<[f64; 2]>,
    /// The interval of the true share with 95 % probability; 0 to 1 without games.
    pub interval: [f64; 2],
}

/// A class of matches, by whole games or points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The lowest value.
    pub from: u32,
    /// The highest value; `None` for no limit.
    pub to: Option<u32>,
}

/// The quality of a list's predictions, as a whole and by classes.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibration {
    /// All matches.
    pub all: Measures,
    /// The actual scores by expected score, in tenths.
    pub reliability: [Bin; 10],
    /// By the number of earlier games of the less experienced player.
    pub by_games: Vec<(Class, Measures)>,
    /// By rating difference.
    pub by_gap: Vec<(Class, Measures)>,
    /// Without a hand and with one.
    pub by_hand: [Measures; 2],
}

const GAMES: [u32; 6] = [0, 1, 5, 10, 20, 50];
const GAPS: [u32; 5] = [0, 50, 100, 200, 400];

/// Measures predictions.
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

/// The ten classes of expected scores.
pub fn reliability(predictions: &[Prediction]) -> [Bin; 10] {
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|tenth| bin(tenth, predictions))
}

/// The 95 % interval of a share observed in `games` trials (E. B. Wilson, 1927).
pub fn wilson(share: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let z = NORMAL_95 * NORMAL_95 / games;
    let middle = share + z / 2.0;
    let reach = (z * share * (1.0 - share) + z * z / 4.0).max(0.0).sqrt();
    [(middle - reach) / (1.0 + z), (middle + reach) / (1.0 + z)].map(|end| end.clamp(0.0, 1.0))
}

/// The loss of one game in nats, for an actual share where `expected` was predicted.
/// Expectations are kept away from 0 and 1, where a single surprise would be infinite.
fn log_loss(expected: f64, actual: f64) -> f64 {
    let p = expected.clamp(1e-15, 1.0 - 1e-15);
    -(actual * p.ln() + (1.0 - actual) * (1.0 - p).ln())
}

fn brier(expected: f64, actual: f64) -> f64 {
    actual * (1.0 - expected).powi(2) + (1.0 - actual) * expected.powi(2)
}

/// The quality of all predictions together.
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

/// The number of games, without the rounding errors of adding parts, as the pairs of a pod are.
fn whole(games: f64) -> f64 {
    (games * 1e6).round() / 1e6
}

fn bin(tenth: u8, predictions: &[Prediction]) -> Bin {
    let from = f64::from(tenth) / 10.0;
    let to = f64::from(tenth + 1) / 10.0;
    // An expectation of 1 belongs to the last class.
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

// Two predictions of the same games.

/// How much better one prediction of the same games is than another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Compared {
    /// The number of matches.
    pub matches: u32,
    /// The number of games.
    pub games: f64,
    /// The mean log-loss of a game by the first prediction, in nats.
    pub log_loss: f64,
    /// The mean log-loss of a game by the other prediction, in nats.
    pub other: f64,
    /// The standard error of their difference, with the games of a
    /// match combined; infinite for fewer than two matches.
    pub error: f64,
}

/// Compares two predictions game by game, in the same order; the first one marks the first game of each match.
pub fn compared(one: &[Prediction], other: &[Prediction]) -> Compared {
    let mut sum = Compared::default();
    // For each match, the total gain and the number of games.
    let mut gains: Vec<[f64; 2]> = Vec::new();
    for (one, other) in one.iter().zip(other) {
        let [own, theirs] = [one, other].map(|by| by.games * log_loss(by.expected, by.actual));
        sum.games += one.games;
        sum.log_loss += own;
        sum.other += theirs;
        if one.matches > 0 || gains.is_empty() {
            gains.push([0.0; 2]);
        }
        if let Some([gain, games]) = gains.last_mut() {
            *gain += theirs - own;
            *games += one.games;
        }
    }
    if sum.games <= 0.0 {
        return sum;
    }
    let mean = (sum.other - sum.log_loss) / sum.games;
    let count = u32::try_from(gains.len()).unwrap_or(u32::MAX);
    let matches = f64::from(count);
    // The error of a ratio of two sums: the gain of each match beyond the mean gain of its games.
    let squares: f64 = gains.iter().map(|[gain, games]| (gain - mean * games).powi(2)).sum();
    let error = (matches / (matches - 1.0) * squares).sqrt() / sum.games;
    Compared {
        matches: count,
        games: whole(sum.games),
        log_loss: sum.log_loss / sum.games,
        other: sum.other / sum.games,
        error: if count > 1 { error } else { f64::INFINITY },
    }
}

// The worth of the first move.

/// A game of which the first mover is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstMoved {
    /// The expected score of the first mover without the move: by ratings and hands, above 0 and below 1.
    pub expected: f64,
    /// The score: 1, ½ or 0.
    pub actual: f64,
}

/// The worth of the first move in recorded games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstMoveWorth {
    /// The number of games.
    pub games: u32,
    /// The share of them that the first movers won; a drawn game counts half.
    pub share: f64,
    /// The most likely win probability that the first move gives between equal players with equal hands.
    pub p: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
}

/// The most steps of Newton's method; the likelihood is concave, and ten are plenty.
const STEPS: usize = 50;
/// The largest change of the log-odds in one step.
const LONGEST: f64 = 1.0;

/// Fits the worth of the first move; ratings and hands are fixed. None without games,
/// and if all were won or all lost, so that no value is the most likely one.
pub fn first_move(games: &[FirstMoved]) -> Option<FirstMoveWorth> {
    let count = u32::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let won: f64 = games.iter().map(|game| game.actual).sum();
    let share = won / f64::from(count);
    if share <= 0.0 || share >= 1.0 {
        return None;
    }
    let offset = |game: &FirstMoved| {
        let p = game.expected.clamp(1e-12, 1.0 - 1e-12);
        (p / (1.0 - p)).ln()
    };
    let (mut worth, mut information) = (0.0_f64, 0.0);
    for _ in 0..STEPS {
        let (mut slope, mut bend) = (0.0, 0.0);
        for game in games {
            let p = logistic(worth + offset(game));
            slope += game.actual - p;
            bend += p * (1.0 - p);
        }
        information = bend;
        worth += (slope / bend).clamp(-LONGEST, LONGEST);
    }
    let reach = NORMAL_95 / information.sqrt();
    let interval = [worth - reach, worth + reach].map(logistic);
    Some(FirstMoveWorth { games: count, share, p: logistic(worth), interval })
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

// The drift of a pool of players.
//
// One player's gain is another's loss, so the mean of all players stays at the initial rating. The pool of active
// players may still drift: inactive players keep their points, and new players who lose leave points to others.

/// A player's rating at two moments; `None` if the player was not in the pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Member {
    /// The rating at the first moment.
    pub before: Option<f64>,
    /// The rating at the second moment.
    pub after: Option<f64>,
    /// The rating at the second moment, in the pool or not; equal to `after` if that is given.
    pub latest: f64,
    /// The points added by hand until the second moment; no player lost them.
    pub by_hand: f64,
}

/// The state of a pool at the second moment, and what changed it since the first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Health {
    /// Players in the pool.
    pub players: u32,
    /// Their mean rating; the initial rating for an empty pool.
    pub mean: f64,
    /// Their median rating; the initial rating for an empty pool.
    pub median: f64,
    /// The share of them above the initial rating, from 0 to 1.
    pub above: f64,
    /// Players new in the pool.
    pub newcomers: u32,
    /// The points that new players added to the pool: how far they are below the initial
    /// rating, in total, without points added by hand. Negative if they took points.
    pub entering: f64,
    /// Players who became inactive.
    pub leavers: u32,
    /// The points above the initial rating that inactive players took
    /// from the pool, in total. Negative if they left points.
    pub leaving: f64,
}

/// The change of a pool between two moments, if all players began at `start`.
///
/// The mean over all players is the initial rating. So players outside the pool hold its surplus or deficit.
pub fn health(start: f64, members: &[Member]) -> Health {
    let mut ratings: Vec<f64> = members.iter().filter_map(|member| member.after).collect();
    ratings.sort_by(f64::total_cmp);
    let players = count(ratings.len());
    let came = members.iter().filter(|member| member.before.is_none() && member.after.is_some());
    let left = members.iter().filter(|member| member.before.is_some() && member.after.is_none());
    let above = |member: &Member| member.latest - start;
    let won = |member: &Member| above(member) - member.by_hand;
    let share = |part: f64| if players > 0 { part / f64::from(players) } else { 0.0 };
    let high = ratings.iter().filter(|&&rating| rating > start).count();
    Health {
        players,
        mean: start + share(ratings.iter().map(|rating| rating - start).sum()),
        median: median(&ratings).unwrap_or(start),
        above: share(f64::from(count(high))),
        newcomers: count(came.clone().count()),
        entering: -came.map(won).sum::<f64>(),
        leavers: count(left.clone().count()),
        leaving: left.map(above).sum(),
    }
}

/// The middle value, or the mean of the middle two.
fn median(sorted: &[f64]) -> Option<f64> {
    let high = *sorted.get(sorted.len() / 2)?;
    let low = *sorted.get((sorted.len() - 1) / 2)?;
    Some(f64::midpoint(low, high))
}

fn count(players: usize) -> u32 {
    u32::try_from(players).unwrap_or(u32::MAX)
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
        /// Both measures are proper: no prediction is better than the truth.
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

#[cfg(test)]
mod compared_tests {
    use super::*;

    fn game(expected: f64, actual: f64, opens: bool) -> Prediction {
        let matches = u32::from(opens);
        Prediction { expected, actual, games: 1.0, matches, before: [0, 0], gap: 0.0, hand: true }
    }

    /// By hand: 0.8 instead of 0.5 gains ln 1.6 if it is right, and loses ln 2.5 if it is wrong.
    #[test]
    fn a_gain_has_the_error_of_its_matches() {
        let of = |expected: f64| {
            [(1.0, true), (1.0, false), (0.0, true), (1.0, true)]
                .map(|(actual, opens)| game(expected, actual, opens))
        };
        let found = compared(&of(0.8), &of(0.5));
        let (right, wrong) = (1.6_f64.ln(), -(2.5_f64.ln()));
        let mean = (3.0 * right + wrong) / 4.0;
        assert_eq!((found.matches, found.games.to_bits()), (3, 4.0_f64.to_bits()));
        assert!((found.other - found.log_loss - mean).abs() < 1e-12, "{found:?}");
        let squares =
            (2.0 * right - 2.0 * mean).powi(2) + (wrong - mean).powi(2) + (right - mean).powi(2);
        assert!((found.error - (1.5 * squares).sqrt() / 4.0).abs() < 1e-12, "{found:?}");
    }

    #[test]
    fn the_same_forecast_gains_nothing_and_one_match_proves_nothing() {
        let all = [game(0.7, 1.0, true), game(0.7, 0.0, true)];
        let found = compared(&all, &all);
        assert!((found.log_loss - found.other).abs() < 1e-12 && found.error.abs() < 1e-12);
        assert!(compared(&all[..1], &all[..1]).error.is_infinite());
        assert!(compared(&[], &[]).games.abs() < 1e-12);
    }
}

#[cfg(test)]
mod first_move_tests {
    use super::*;

    fn games(of: &[(f64, f64)]) -> Vec<FirstMoved> {
        of.iter().map(|&(expected, actual)| FirstMoved { expected, actual }).collect()
    }

    /// Between equals the most likely p is the share itself, with the error of a logit, 1/√(n·p·(1−p)).
    #[test]
    fn between_equals_it_is_the_share() {
        let found = first_move(&games(&[(0.5, 1.0), (0.5, 1.0), (0.5, 1.0), (0.5, 0.0)])).unwrap();
        assert!((found.share - 0.75).abs() < 1e-12 && (found.p - 0.75).abs() < 1e-9, "{found:?}");
        let reach = 1.96 / (4.0 * 0.75 * 0.25_f64).sqrt();
        let low = 1.0 / (1.0 + (reach - 3.0_f64.ln()).exp());
        assert!((found.interval[0] - low).abs() < 1e-9, "{found:?}");
    }

    /// Favourites who win as often as their ratings say owe nothing to the first move.
    #[test]
    fn what_ratings_explain_is_not_the_move() {
        let found = first_move(&games(&[(0.75, 1.0), (0.75, 1.0), (0.75, 1.0), (0.75, 0.0)]));
        assert!((found.unwrap().p - 0.5).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_fitted_where_no_number_is_the_most_likely() {
        assert_eq!(first_move(&[]), None);
        assert_eq!(first_move(&games(&[(0.5, 1.0), (0.5, 1.0)])), None);
    }
}

#[cfg(test)]
mod pool_tests {
    use super::*;

    fn stayed(before: f64, after: f64) -> Member {
        Member { before: Some(before), after: Some(after), latest: after, by_hand: 0.0 }
    }

    fn came(after: f64) -> Member {
        Member { before: None, after: Some(after), latest: after, by_hand: 0.0 }
    }

    fn left(before: f64, latest: f64) -> Member {
        Member { before: Some(before), after: None, latest, by_hand: 0.0 }
    }

    /// By hand: a veteran at 1600 retires with 1640, two new players have lost 10 and 50 points, two others hold 1520
    /// and 1500.
    #[test]
    fn what_comes_and_goes() {
        let members = [
            stayed(1420.0, 1520.0),
            stayed(1480.0, 1500.0),
            came(1490.0),
            came(1450.0),
            left(1600.0, 1640.0),
        ];
        let seen = health(1500.0, &members);
        let wanted = Health {
            players: 4,
            mean: 1490.0,
            median: 1495.0,
            above: 0.25,
            newcomers: 2,
            entering: 60.0,
            leavers: 1,
            leaving: 140.0,
        };
        assert_eq!(seen, wanted);
    }

    /// The player who left holds 80 points, which the players in the pool lack together.
    #[test]
    fn points_are_neither_made_nor_lost() {
        let members = [
            stayed(1420.0, 1480.0),
            stayed(1480.0, 1500.0),
            came(1490.0),
            came(1450.0),
            left(1600.0, 1580.0),
        ];
        let all: f64 = members.iter().map(|member| member.latest - 1500.0).sum();
        assert!(all.abs() < 1e-9, "zero sum");
        let seen = health(1500.0, &members);
        let surplus = (seen.mean - 1500.0) * f64::from(seen.players);
        assert!((surplus + seen.leaving).abs() < 1e-9, "what the pool lacks, leavers have");
    }

    /// 10 points were lost in games, and 98 were given by hand: the others have the 10.
    #[test]
    fn what_was_given_by_hand_was_taken_from_nobody() {
        let given = Member { by_hand: 98.0, ..came(1588.0) };
        let seen = health(1500.0, &[stayed(1500.0, 1510.0), given]);
        assert!((seen.entering - 10.0).abs() < 1e-9, "{seen:?}");
    }

    #[test]
    fn nobody_stands_at_the_start() {
        let none = health(1500.0, &[]);
        assert_eq!((none.players, none.mean.to_bits()), (0, 1500.0_f64.to_bits()));
        assert!((none.median - 1500.0).abs() < 1e-9);
        assert!((health(1500.0, &[came(1510.0)]).median - 1510.0).abs() < 1e-9);
    }
}
