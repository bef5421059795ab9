//! The distribution of players in a fit: the possible positions of a player after
//! a loss in a number of games, and the deviation of ratings from them.
//!
//! The losses of players are lognormal, since a few lose far more than most. The mean loss in n games of a
//! player who loses x has a gamma distribution around x with variance `noise·x/n`: like counts, losses of
//! weak players vary more. The possible positions of a player on the scale of the curve follow from both.
//! At each of them ratings are normal around the line. Least squares on the observed loss would take some
//! chance for strength and give too small a slope (regression calibration: Carroll, Ruppert, Stefanski and
//! Crainiceanu, Measurement Error in Nonlinear Models, chapter 4).

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_PI};

use serde::{Deserialize, Serialize};

use super::fit::{Curve, Estimate, NORMAL_90, Sample, count, line};
use super::loss::GameLoss;

/// The distribution of players, so that few games of a player can be weighed against the whole population.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The position of the median player, on the scale of the curve.
    pub mean: f64,
    /// The variance between players on that scale.
    pub between: f64,
    /// The variance of the loss in one game of a player who loses 1 on average.
    pub noise: f64,
    /// The rating at position 0.
    pub intercept: f64,
    /// The change of the rating for 1 on the scale.
    pub slope: f64,
    /// The deviation of ratings from the line in the middle, in points.
    pub deviation: f64,
    /// The growth of the logarithm of that deviation for 1 on the scale: ratings of
    /// weak players lie further from the line. Older stored fits have 0.
    #[serde(default)]
    pub widening: f64,
    /// The variance of a rating after one rated game, in points²; after
    /// n games it is an n-th of it. Older stored fits have 0.
    #[serde(default)]
    pub of_rated_game: f64,
    /// The mean of 1/n over the players with n rated games; 0 if their numbers of rated games are unknown.
    #[serde(default)]
    pub unrated: f64,
    /// The number of players it was learned from.
    pub players: usize,
    /// The sum of the squares of their distances from the middle, estimated and weighted.
    /// Older stored fits have 0; for these the line is assumed to be exact.
    #[serde(default)]
    pub squares: f64,
}

/// A possible position of a player, with its probability.
#[derive(Clone, Copy, Debug)]
struct Place {
    z: f64,
    share: f64,
}

fn mean_of(places: &[Place], value: impl Fn(f64) -> f64) -> f64 {
    places.iter().map(|place| place.share * value(place.z)).sum()
}

/// The number of positions on each side of the most likely one, and their number per deviation.
const PLACES: i32 = 10;
const TO_A_DEVIATION: f64 = 2.0;

/// A curve with the smallest loss that it is used for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) curve: Curve,
    pub(super) least: f64,
}

/// A player with a known rating, with the positions that the loss allows.
struct Known {
    places: Vec<Place>,
    rating: f64,
    unrated: f64,
}

/// A position given the rating, and the deviation of ratings around the line there.
struct Point {
    z: f64,
    share: f64,
    rating: f64,
    /// One divided by the variance of ratings.
    weight: f64,
    /// The part of that variance that comes from few rated games.
    of_rated: f64,
    /// The squared residual of the rating, divided by its expectation, minus 1.
    left: f64,
}

impl Spread {
    /// The median of losses, and the deviation of their logarithms.
    fn lognormal(&self, curve: Curve) -> (f64, f64) {
        let median = curve.inverse(self.mean).max(f64::MIN_POSITIVE);
        (median, self.between.sqrt() / (curve.slope(median) * median))
    }

    /// The positions that a loss in this number of games allows, by Bayes' rule.
    fn places(&self, scale: Scale, loss: f64, games: f64) -> Vec<Place> {
        let loss = loss.max(scale.least);
        let (median, apart) = self.lognormal(scale.curve);
        // Logarithms, as if both were normal: this gives the range to search.
        let (before, chance) = (apart.powi(2), self.noise / (games * loss));
        if chance <= 0.0 || before <= 0.0 {
            return vec![Place { z: scale.curve.of(loss), share: 1.0 }];
        }
        let middle = (median.ln() * chance + loss.ln() * before) / (chance + before);
        let deviation = (chance * before / (chance + before)).sqrt();
        let place = |step: i32| {
            let log = middle + deviation * f64::from(step) / TO_A_DEVIATION;
            let shape = games * log.exp() / self.noise;
            let chance = shape * (loss * games / self.noise).ln() - libm::lgamma(shape);
            let likely = chance - (log - median.ln()).powi(2) / (2.0 * before);
            Place { z: scale.curve.of(log.exp()), share: likely }
        };
        let mut places: Vec<Place> = (-PLACES..=PLACES).map(place).collect();
        share_out(&mut places);
        places
    }

    /// The variance of ratings around the line at a position.
    fn around(&self, z: f64, unrated: f64) -> f64 {
        let wider = (2.0 * self.widening * (z - self.mean)).exp();
        self.deviation.powi(2) * wider + self.of_rated_game * unrated
    }

    fn at(&self, z: f64) -> f64 {
        self.intercept + self.slope * z
    }

    /// The estimated rating for a loss in this number of games, if the rating itself has `rated` rated games.
    ///
    /// The line comes from a limited number of players, and is the less certain the further a player is
    /// from their middle. Their deviation from it is itself an estimate, so Student's distribution
    /// applies: the deviation is that of the normal distribution with an equally wide 90 % interval.
    pub(super) fn estimate(
        &self,
        scale: Scale,
        loss: f64,
        games: f64,
        rated: Option<u32>,
    ) -> Estimate {
        let places = self.places(scale, loss, games);
        let unrated = rated.map_or(self.unrated, |games| 1.0 / f64::from(games.max(1)));
        let off = (mean_of(&places, |z| z) - self.mean).powi(2);
        let of_line =
            if self.squares > 0.0 { 1.0 / count(self.players) + off / self.squares } else { 0.0 };
        let freedom = u32::try_from(self.players.saturating_sub(2)).unwrap_or(u32::MAX).max(1);
        let wider = as_wide_as(NORMAL_90, freedom) / NORMAL_90;
        let rating = mean_of(&places, |z| self.at(z));
        let half = self.half_width(&places, rating, unrated);
        Estimate { rating, deviation: wider * (1.0 + of_line).sqrt() * half / NORMAL_90 }
    }

    /// The distance to both sides of a rating that holds 90 % of the probability.
    fn half_width(&self, places: &[Place], rating: f64, unrated: f64) -> f64 {
        let below = |x: f64| libm::erfc(-x * FRAC_1_SQRT_2) / 2.0;
        let held = |half: f64| {
            mean_of(places, |z| {
                let (off, deviation) = (rating - self.at(z), self.around(z, unrated).sqrt());
                below((off + half) / deviation) - below((off - half) / deviation)
            })
        };
        let (mut low, mut high) = (0.0, 1.0);
        while held(high) < 0.9 && high < 1e9 {
            high *= 2.0;
        }
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if held(middle) < 0.9 { low = middle } else { high = middle }
        }
        high
    }
}

/// Converts logarithms of likelihoods to shares.
fn share_out(places: &mut [Place]) {
    let most = places.iter().map(|place| place.share).fold(f64::NEG_INFINITY, f64::max);
    let mut all = 0.0;
    for place in &mut *places {
        place.share = (place.share - most).exp();
        all += place.share;
    }
    for place in places {
        place.share /= all;
    }
}

/// The number of rounds that fit in turn the population, or the line and one of the
/// three parameters of its deviations; half of that moves only the last digits.
const ROUNDS: usize = 60;

/// The relative change of the variance of losses at which the fit has settled.
const SETTLED: f64 = 1e-4;

/// The deviation assumed before any data, as a logarithm, of the widening over one standard deviation of players
/// from 0, and of the variance after one rated game from that of all ratings. A few players cannot show these.
const BEFORE: [f64; 2] = [0.2, 0.5];

impl Spread {
    /// The most likely population of all players, and the line of their ratings.
    pub(super) fn of(samples: &[Sample], scale: Scale) -> Option<Self> {
        let population = population(samples, scale);
        let unrated = |one: &Sample| one.rated.map(|games| 1.0 / f64::from(games.max(1)));
        let told: Vec<f64> = samples.iter().filter_map(unrated).collect();
        let usual =
            if told.is_empty() { 0.0 } else { told.iter().sum::<f64>() / count(told.len()) };
        let known = |one: &Sample| Known {
            places: population.places(scale, one.loss(), count(one.games.len())),
            rating: one.rating,
            unrated: unrated(one).unwrap_or(usual),
        };
        let known: Vec<Known> = samples.iter().map(known).collect();
        let points: Vec<(f64, f64)> =
            known.iter().map(|one| (mean_of(&one.places, |z| z), one.rating)).collect();
        let (found, _) = line(&points)?;
        // Losses never predict ratings quite exactly; at least a hundredth of the variance is kept.
        let least = found.deviation / 10.0;
        let before = found.deviation.powi(2);
        let mut fitted = Self {
            intercept: found.intercept,
            slope: found.slope,
            deviation: found.left_out_error.max(least),
            of_rated_game: if usual > 0.0 { before } else { 0.0 },
            unrated: usual,
            ..population
        };
        for round in 0..ROUNDS {
            fitted = fitted.fitted_again(&known, round, least, before);
        }
        Some(fitted)
    }

    /// Fits the line with the weights of these deviations, then moves one parameter of the deviations towards its
    /// maximum likelihood (Fisher's scoring; `least` is the smallest deviation, `before` the variance of all
    /// ratings). Positions are weighted by their probability given the rating (expectation and maximisation).
    fn fitted_again(&self, known: &[Known], round: usize, least: f64, before: f64) -> Self {
        let mut points: Vec<Vec<Point>> = known.iter().map(|one| self.with_rating(one)).collect();
        let sum = |points: &[Vec<Point>], of: &dyn Fn(&Point) -> f64| -> f64 {
            points.iter().flatten().map(|point| point.share * of(point)).sum()
        };
        let all = sum(&points, &|at| at.weight);
        let middle = sum(&points, &|at| at.weight * at.z) / all;
        let rating = sum(&points, &|at| at.weight * at.rating) / all;
        let squares = sum(&points, &|at| at.weight * (at.z - middle).powi(2));
        let both = sum(&points, &|at| at.weight * (at.z - middle) * (at.rating - rating));
        let slope = both / squares;
        let mut line = Self {
            intercept: rating - slope * middle,
            slope,
            squares: squares * count(self.players) / all,
            ..*self
        };
        for places in &mut points {
            let mean =
                |of: fn(&Point) -> f64| -> f64 { places.iter().map(|at| at.share * of(at)).sum() };
            // A player lies nearer to a line fitted with the player than to one fitted without.
            let off = (mean(|at| at.z) - middle).powi(2);
            let own = mean(|at| at.weight) * (1.0 / all + off / squares);
            for at in places {
                let off = (at.rating - line.at(at.z)).powi(2);
                at.left = off * at.weight / (1.0 - own).max(1e-3) - 1.0;
            }
        }
        // A step of a parameter by which the logarithm of a variance grows by
        // `by`; the parameter has a precision of its own before any data.
        let step = |by: &dyn Fn(&Point) -> f64, figure: f64, before: f64| {
            let first = sum(&points, &|at| by(at) * at.left) - before * figure;
            (first / (sum(&points, &|at| by(at).powi(2)) + before)).clamp(-1.0, 1.0)
        };
        let [widening, of_game] = BEFORE.map(|deviation| 2.0 / deviation.powi(2));
        match round % 3 {
            0 => {
                let by = step(&|at| 1.0 - at.of_rated, 0.0, 0.0);
                line.deviation = (self.deviation * (by / 2.0).exp()).max(least);
            }
            1 if self.unrated > 0.0 => {
                let figure = (self.of_rated_game / before).ln();
                line.of_rated_game *= step(&|at| at.of_rated, figure, of_game).exp();
            }
            1 => {}
            _ => {
                let by = |at: &Point| 2.0 * (at.z - self.mean) * (1.0 - at.of_rated);
                line.widening += step(&by, self.widening, widening * self.between);
            }
        }
        line
    }

    /// The positions of a player given the rating too.
    fn with_rating(&self, known: &Known) -> Vec<Point> {
        let likely = |place: &Place| {
            let around = self.around(place.z, known.unrated);
            let off = known.rating - self.at(place.z);
            let share = place.share.ln() - off * off / (2.0 * around) - around.ln() / 2.0;
            Place { share, ..*place }
        };
        let mut places: Vec<Place> = known.places.iter().map(likely).collect();
        share_out(&mut places);
        let point = |Place { z, share }| {
            let weight = 1.0 / self.around(z, known.unrated);
            let of_rated = self.of_rated_game * known.unrated * weight;
            Point { z, share, rating: known.rating, weight, of_rated, left: 0.0 }
        };
        places.into_iter().map(point).collect()
    }
}

/// The population of all players, without a line: the noise from players with two games or more, by
/// moments; and the most likely distribution of positions (expectation and maximisation).
fn population(samples: &[Sample], scale: Scale) -> Spread {
    let players = count(samples.len());
    let mean = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / players;
    let expected = mean(&|one| one.loss() * (count(one.games.len()) - 1.0));
    let noise = if expected > 0.0 { mean(&own_squares) / expected } else { 0.0 };
    let log = |one: &Sample| one.loss().max(scale.least).ln();
    let mut middle = mean(&log);
    let observed = mean(&|one| (log(one) - middle).powi(2)) * players / (players - 1.0);
    let mut apart = observed;
    let of = |middle: f64, apart: f64| {
        let (median, deviation) = (middle.exp(), apart.sqrt());
        Spread {
            mean: scale.curve.of(median),
            between: (deviation * scale.curve.slope(median) * median).powi(2),
            noise,
            intercept: 0.0,
            slope: 0.0,
            deviation: 0.0,
            widening: 0.0,
            of_rated_game: 0.0,
            unrated: 0.0,
            players: samples.len(),
            squares: 0.0,
        }
    };
    for _ in 0..ROUNDS {
        let known = of(middle, apart);
        let guesses: Vec<Vec<Place>> = samples
            .iter()
            .map(|one| known.places(scale, one.loss(), count(one.games.len())))
            .collect();
        let log = |z: f64| scale.curve.inverse(z).ln();
        let mean = |of: &dyn Fn(f64) -> f64| {
            guesses.iter().map(|places| mean_of(places, of)).sum::<f64>() / players
        };
        middle = mean(&log);
        // If games differ more than players do, a loss says hardly anything.
        let before = apart;
        apart = mean(&|z| (log(z) - middle).powi(2)).max(observed / 100.0);
        if (apart / before - 1.0).abs() < SETTLED {
            break;
        }
    }
    of(middle, apart)
}

/// The squares of the deviations of a player's games from their mean.
fn own_squares(sample: &Sample) -> f64 {
    let games = count(sample.games.len());
    let middle = sample.games.iter().map(GameLoss::mean).sum::<f64>() / games;
    sample.games.iter().map(|game| (game.mean() - middle).powi(2)).sum()
}

/// From this number of degrees of freedom on, the normal distribution is used, which is a thousandth narrower.
const MANY: u32 = 2000;

/// The number of deviations to each side that hold as much of Student's distribution with
/// `freedom` degrees of freedom, at least 1, as `normal` deviations hold of the normal one.
pub fn as_wide_as(normal: f64, freedom: u32) -> f64 {
    if freedom >= MANY {
        return normal;
    }
    let share = libm::erf(normal * FRAC_1_SQRT_2);
    let (mut low, mut high) = (normal, 2.0 * normal);
    while held(high, freedom) < share && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if held(middle, freedom) < share { low = middle } else { high = middle }
    }
    low
}

/// The share of the distribution within `t` to each side (Abramowitz and Stegun, 26.7.3 and 26.7.4).
fn held(t: f64, freedom: u32) -> f64 {
    let angle = libm::atan(t / f64::from(freedom).sqrt());
    let (sin, cos) = (libm::sin(angle), libm::cos(angle));
    let is_odd = freedom % 2 == 1;
    let mut term = if is_odd { cos } else { 1.0 };
    let mut sum = if freedom == 1 { 0.0 } else { term };
    for power in ((if is_odd { 3 } else { 2 })..freedom.saturating_sub(1)).step_by(2) {
        term *= f64::from(power - 1) / f64::from(power) * cos * cos;
        sum += term;
    }
    if is_odd { FRAC_2_PI * (angle + sin * sum) } else { sin * sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any book of tables: 90 % within 6.3138, 2.9200, 2.3534, 2.0150, 1.8125, 1.6973 deviations.
    #[test]
    fn quantiles_are_those_of_the_tables() {
        let table =
            [(1, 6.3138), (2, 2.9200), (3, 2.3534), (5, 2.0150), (10, 1.8125), (30, 1.6973)];
        for (freedom, wanted) in table {
            let found = as_wide_as(1.644_854, freedom);
            assert!((found - wanted).abs() < 1e-4, "{freedom}: {found}");
        }
        assert!((as_wide_as(1.644_854, MANY) - 1.6449).abs() < 1e-4);
    }
}
