//! Measures the ratings of one set.

use super::schedule::{Bout, Hall};
use crate::domain::rating::{Odds, Played, Scale, Strengths, Uncertainty, expected, ln, replay};

/// A rating has settled once it is this close to the strength, in points.
const SETTLED: f64 = 50.0;
/// Only players who begin this far from their strength, in points, are checked for settling.
const FAR: f64 = 100.0;

/// The bounds of the compared classes of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The most games of a player with few games.
    pub few: u32,
    /// The fewest games of a veteran.
    pub veteran: u32,
}

/// The measures of one set under one rule; none for what could not be measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Measures {
    /// The mean square of rating minus strength, over all active players, in points².
    pub(super) square: Option<f64>,
    /// The log-loss of a game, from ratings before each match, after the
    /// first fifth of the matches; then that of true strengths.
    pub(super) log_loss: Option<f64>,
    pub(super) oracle: Option<f64>,
    /// Spearman's ρ of ratings and strengths.
    pub(super) rank_correlation: Option<f64>,
    /// The mean of rating minus strength of the players in the last fifth of the matches, in points.
    pub(super) drift: Option<f64>,
    /// Of all pairs of a player with few games and a veteran, the share in which the former has the higher rating.
    pub(super) above: Option<f64>,
    /// The share of these that are wrong.
    pub(super) wrong: Option<f64>,
    /// The share of 95 % intervals that hold the strength.
    pub(super) coverage: Option<f64>,
    /// For each player who began far off, the number of games until the rating settled; infinite if it never did.
    pub(super) settled: Vec<f64>,
}

/// The experience of one player.
#[derive(Clone, Default)]
struct PlayerPast {
    games: u32,
    settled: Option<u32>,
    is_late: bool,
}

/// The number of matches in the first fifth, in which all ratings are near the start and no rule predicts much.
const fn early(matches: usize) -> usize {
    matches / 5
}

/// Rates the matches by these rules; `known` are the strengths by all results.
pub(super) fn measure(
    hall: &Hall<'_>,
    known: &Strengths,
    scale: &Scale,
    bounds: Bounds,
) -> Measures {
    let played: Vec<Played> = hall.played.iter().map(|(played, _)| played.clone()).collect();
    let replay = replay(scale, hall.strengths.len(), &played);
    let mut records = vec![PlayerPast::default(); hall.strengths.len()];
    let (mut loss, mut oracle, mut games) = (0.0, 0.0, 0.0);
    let late = hall.played.len() - hall.played.len() / 5;
    for (at, ((played, p), steps)) in hall.played.iter().zip(replay.steps.chunks(2)).enumerate() {
        let Played::Duel { players, totals, .. } = played else { continue };
        let foretold = expected(steps[0].before - steps[1].before, Odds::EVEN);
        let [a, b] = [totals.a, totals.b].map(f64::from);
        if at >= early(hall.played.len()) {
            loss -= a * ln(foretold) + b * ln(1.0 - foretold);
            oracle -= a * ln(*p) + b * ln(1.0 - p);
            games += a + b;
        }
        let own = u32::from(totals.a + totals.b);
        for (player, step) in players.iter().zip(steps) {
            let strength = hall.strengths[*player as usize];
            let record = &mut records[*player as usize];
            record.games += own;
            let near = (step.after - strength).abs() <= SETTLED;
            record.settled = record.settled.or_else(|| near.then_some(record.games));
            record.is_late |= at >= late;
        }
    }
    let per_game = |sum: f64| (games > 0.0).then(|| sum / games);
    Measures {
        log_loss: per_game(loss),
        oracle: per_game(oracle),
        ..measure_end(&hall.strengths, (&replay.ratings, known), &records, scale, bounds)
    }
}

/// The log-loss of a game in matches of the past by these rules; drawn games count half for each side.
pub(super) fn own_log_loss(past: &[Bout], scale: &Scale) -> Option<f64> {
    let players =
        past.iter().flat_map(|bout| bout.players).max().map_or(0, |last| last as usize + 1);
    let played = past.iter().map(|bout| {
        let (players, totals, event) = (bout.players, bout.totals, bout.event);
        Played::Duel { players, totals, event }
    });
    let replay = replay(scale, players, &played.collect::<Vec<_>>());
    let (mut loss, mut games) = (0.0, 0.0);
    for (bout, steps) in past.iter().zip(replay.steps.chunks(2)).skip(early(past.len())) {
        let foretold = expected(steps[0].before - steps[1].before, Odds::EVEN);
        let half = f64::from(bout.totals.draws) / 2.0;
        let [a, b] = [bout.totals.a, bout.totals.b].map(|won| f64::from(won) + half);
        loss -= a * ln(foretold) + b * ln(1.0 - foretold);
        games += a + b;
    }
    (games > 0.0).then(|| loss / games)
}

/// The measures of the final ratings.
fn measure_end(
    strengths: &[f64],
    (ratings, known): (&[f64], &Strengths),
    records: &[PlayerPast],
    scale: &Scale,
    bounds: Bounds,
) -> Measures {
    let known = known.clone().beside(|player| ratings[player as usize]);
    let all = || strengths.iter().zip(ratings).zip(records).filter(|(_, one)| one.games > 0);
    let (mut square, mut drift, mut coverage) = (Mean::new(), Mean::new(), Mean::new());
    let mut settled = Vec::new();
    for (player, ((strength, rating), record)) in
        (0..).zip(strengths.iter().zip(ratings).zip(records))
    {
        if record.games == 0 {
            continue;
        }
        let off = rating - strength;
        square.add(off * off);
        if record.is_late {
            drift.add(off);
        }
        if let Some(told) = known.of(player) {
            let interval = told.interval(*rating, 0.0, Uncertainty::STANDARD);
            coverage.add(f64::from(u8::from(off.abs() <= interval.half_width())));
        }
        if (strength - scale.start).abs() >= FAR {
            settled.push(record.settled.map_or(f64::INFINITY, f64::from));
        }
    }
    let (mut above, mut wrong) = (Mean::new(), Mean::new());
    let of = |keep: &dyn Fn(u32) -> bool| -> Vec<[f64; 2]> {
        let kept = all().filter(|(_, record)| keep(record.games));
        kept.map(|((strength, rating), _)| [*strength, *rating]).collect()
    };
    let veterans = of(&|games| games >= bounds.veteran);
    for [strength, rating] in of(&|games| games <= bounds.few) {
        for veteran in &veterans {
            let is_above = rating > veteran[1];
            above.add(f64::from(u8::from(is_above)));
            if is_above {
                wrong.add(f64::from(u8::from(strength < veteran[0])));
            }
        }
    }
    let both: Vec<[f64; 2]> = all().map(|((strength, rating), _)| [*strength, *rating]).collect();
    Measures {
        square: square.value(),
        drift: drift.value(),
        coverage: coverage.value(),
        above: above.value(),
        wrong: wrong.value(),
        rank_correlation: spearman(&both),
        settled,
        ..Measures::default()
    }
}

/// Spearman's ρ: `1 − 6·Σd²/(n·(n²−1))` over the differences of ranks; equal
/// values, which hardly occur, are in any order. None for fewer than two.
fn spearman(pairs: &[[f64; 2]]) -> Option<f64> {
    let ranks = |of: usize| {
        let mut order: Vec<usize> = (0..pairs.len()).collect();
        order.sort_by(|a, b| pairs[*a][of].total_cmp(&pairs[*b][of]));
        let mut ranks = vec![0.0; pairs.len()];
        let mut rank = 0.0;
        for at in order {
            ranks[at] = rank;
            rank += 1.0;
        }
        (ranks, rank)
    };
    let ((of_strength, n), (of_rating, _)) = (ranks(0), ranks(1));
    let squares: f64 = of_strength.iter().zip(of_rating).map(|(a, b)| (a - b) * (a - b)).sum();
    (n > 1.0).then(|| 1.0 - 6.0 * squares / (n * (n * n - 1.0)))
}

/// A mean of the values that exist.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    sum: f64,
    count: f64,
}

impl Mean {
    pub(super) const fn new() -> Self {
        Self { sum: 0.0, count: 0.0 }
    }

    pub(super) fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1.0;
    }

    pub(super) fn value(self) -> Option<f64> {
        (self.count > 0.0).then(|| self.sum / self.count)
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Self::new();
        values.into_iter().for_each(|value| mean.add(value));
        mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Spearman's own formula on four places, worked out by hand: Σd² = 1 + 1 = 2, ρ = 1 − 12/60.
    #[test]
    fn rank_correlation() {
        let pairs = [[1.0, 10.0], [2.0, 30.0], [3.0, 20.0], [4.0, 40.0]];
        assert!((spearman(&pairs).expect("four") - 0.8).abs() < 1e-12);
        assert_eq!(spearman(&pairs[..1]), None);
    }

    #[test]
    fn a_newcomer_above_a_veteran_is_right_or_wrong() {
        let record = |games| PlayerPast { games, ..PlayerPast::default() };
        let (strengths, ratings) = ([1500.0, 1600.0, 1700.0], [1550.0, 1540.0, 1700.0]);
        let records = [record(2), record(30), record(40)];
        let bounds = Bounds { few: 5, veteran: 20 };
        let known = Strengths::default();
        let found = measure_end(&strengths, (&ratings, &known), &records, &Scale::STANDARD, bounds);
        assert_eq!((found.above, found.wrong), (Some(0.5), Some(1.0)));
        assert_eq!(found.square, Some((2500.0 + 3600.0) / 3.0));
    }
}
