//! Whole-history ratings: the strength of all players on each day, from all results, later ones included.
//!
//! The model of Coulom, *Whole-History Rating: A Bayesian Rating System for Players of Time-Varying Strength*
//! (Computers and Games, 2008): results follow Bradley and Terry, which is Elo's formula, and between results a rating
//! drifts as Brownian motion (a Wiener process). Draws are those of Davidson, *On Extending the Bradley-Terry Model to
//! Accommodate Ties in Paired Comparison Experiments* (JASA 65, 1970). `docs/RATING-METHODS.md` says what the numbers mean.
//!
//! Equal bouts in any order give equal ratings to the bit, on one thread; machines may differ in the last digits, since
//! `exp` and `ln` are those of the platform.

mod covariance;
mod network;
mod newton;
mod sample;
mod timeline;

pub use covariance::{Curve, Point};
pub use network::{Bout, components};
pub(super) use newton::{Constant, Known, constant, constant_alone};

use covariance::Covariance;
use newton::{FitResult, NewtonFit, System};
use timeline::Timeline;

use crate::progress::{NoProgress, Progress, Stopped};
use crate::rating::Interval;
use crate::rating::calibration::Prediction;

/// Points of one natural log-odd: 400/ln 10.
pub(super) const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The treatment of draws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Draws {
    /// A drawn game counts as half a win and half a loss, as in Elo's formula; ν = 0.
    Half,
    /// Davidson's model with this ν, 0 or more: between equal players the share ν/(2+ν) is drawn.
    Known(f64),
    /// Davidson's model with the ν that fits the results best. If no game was
    /// drawn, or none was decided, there is no such ν, and draws count half.
    Estimated,
}

/// The opponents in the games that the prior assumes for all players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// A player at the start, on each player's first day, as in Coulom. The
    /// intervals are then his, which assume that all opponents are known.
    Start,
    /// The player's own opponents, by the shares of games with each, on the day when they first
    /// met. In each group that results connect, the mean of the first days is the start.
    Opponents,
}

/// The assumptions before any result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prior {
    /// The initial rating, in points.
    pub start: f64,
    /// w²: the variance that a rating gains in a day, in points². 0 for strengths that never
    /// change, otherwise from 0.01 to 1,000,000.
    pub drift: f64,
    /// The number of assumed wins, and of losses, for each player. From 0.001 to 1,000.
    pub wins: f64,
    /// The opponents in those.
    pub against: Against,
    /// The treatment of draws.
    pub draws: Draws,
}

impl Prior {
    /// A drift of 50 points in a year; half a win and half a loss; ν estimated from the results.
    pub const STANDARD: Self = Self {
        start: 1500.0,
        drift: 7.0,
        wins: 0.5,
        against: Against::Opponents,
        draws: Draws::Estimated,
    };
}

/// The ratings of all players on all days.
#[derive(Clone, Debug, PartialEq)]
pub struct WholeHistory {
    /// Davidson's ν; 0 if draws count half.
    pub nu: f64,
    /// The number of steps of the fit.
    pub steps: usize,
    /// The distance from the best fit at the end: the largest component of the gradient, in
    /// games. At most 1e-7, unless a number of the prior is out of its range.
    pub gradient: f64,
    /// The points by player, then by day.
    points: Vec<Point>,
    /// Where the points of each player begin, and where the last player's end.
    starts: Vec<usize>,
    drift: f64,
}

/// Fits ratings of `players` players to `bouts`, in any order. A bout without games, or of a player with themself, does
/// not count.
///
/// # Panics
///
/// If a bout names a player not below `players`.
pub fn fit(prior: Prior, players: usize, bouts: &[Bout]) -> WholeHistory {
    NoProgress::whole(fit_watched(prior, players, bouts, &NoProgress))
}

/// Like [`fit`], with progress by step.
///
/// # Panics
///
/// If a bout names a player not below `players`.
///
/// # Errors
/// [`Stopped`] if `progress` stops it.
pub fn fit_watched(
    prior: Prior,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<WholeHistory, Stopped> {
    let covariance = match prior.against {
        Against::Start => Covariance::alone,
        Against::Opponents => Covariance::of,
    };
    fitted(prior, players, bouts, progress, covariance)
}

/// The ratings of [`fit_watched`] in less time; the uncertainty assumes that all opponents are known.
///
/// # Panics
///
/// If a bout names a player not below `players`.
///
/// # Errors
/// [`Stopped`] if `progress` stops it.
pub fn fit_alone(
    prior: Prior,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<WholeHistory, Stopped> {
    fitted(prior, players, bouts, progress, Covariance::alone)
}

fn fitted(
    prior: Prior,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
    covariance: fn(&System, &Timeline) -> Covariance,
) -> Result<WholeHistory, Stopped> {
    let line = Timeline::new(prior, players, bouts);
    let top = newton_of(prior, &line, bouts, progress)?;
    let known = covariance(&top.system, &line);
    Ok(WholeHistory::new(prior, players, &line, &top, &known))
}

/// The maximum of the posterior, with the prior's treatment of draws.
fn newton_of(
    prior: Prior,
    line: &Timeline,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<FitResult, Stopped> {
    let counted = bouts.iter().filter(|bout| bout.counts());
    let (drawn, games) =
        counted.fold((0.0, 0.0), |(drawn, games), bout| (drawn + bout.drawn, games + bout.games()));
    let estimated = matches!(prior.draws, Draws::Estimated) && 0.0 < drawn && drawn < games;
    let nu = match prior.draws {
        Draws::Known(nu) => nu,
        // The fit begins with the value for equal players.
        Draws::Estimated if estimated => 2.0 * drawn / (games - drawn),
        Draws::Half | Draws::Estimated => 0.0,
    };
    let drawn = estimated.then_some(drawn);
    NewtonFit { line, prior, nu, drawn, progress }.top()
}

/// The uncertainty of the level of each group: the mean of n players is known no
/// better than that of n random players. Their spread is that of the first days.
fn level_variances(line: &Timeline, ratings: &[f64], variances: &[f64]) -> Vec<f64> {
    let (mut sizes, mut squares, mut count) = (vec![0.0; line.groups], 0.0, 0.0);
    for slot in line.firsts.iter().map(|slot| *slot as usize) {
        sizes[line.links[slot].group as usize] += 1.0;
        squares += ratings[slot] * ratings[slot] + variances[slot];
        count += 1.0;
    }
    sizes.into_iter().map(|size| squares / count / size).collect()
}

impl WholeHistory {
    fn new(
        prior: Prior,
        players: usize,
        line: &Timeline,
        top: &FitResult,
        known: &Covariance,
    ) -> Self {
        let mut starts = vec![0; players + 1];
        for &player in &line.player {
            starts[player as usize + 1] += 1;
        }
        for player in 0..players {
            starts[player + 1] += starts[player];
        }
        let level = match prior.against {
            Against::Start => vec![0.0; line.groups],
            Against::Opponents => level_variances(line, &top.ratings, &known.variances),
        };
        let nothing = Point { day: 0, rating: 0.0, variance: 0.0, with_before: 0.0 };
        let mut points = vec![nothing; line.slots()];
        let mut next = starts.clone();
        for (slot, &player) in line.player.iter().enumerate() {
            let link = line.links[slot];
            let level = level[link.group as usize];
            let with_before = if link.tie > 0.0 { known.with_before[slot] + level } else { 0.0 };
            let place = &mut next[player as usize];
            points[*place] = Point {
                day: line.day[slot],
                rating: prior.start + top.ratings[slot] * POINTS,
                variance: (known.variances[slot] + level) * POINTS * POINTS,
                with_before: with_before * POINTS * POINTS,
            };
            *place += 1;
        }
        let FitResult { nu, steps, gradient, .. } = *top;
        Self { nu, steps, gradient, points, starts, drift: prior.drift }
    }

    /// The days of one player; `None` for a player without results.
    pub fn curve(&self, player: u32) -> Option<Curve<'_>> {
        let player = player as usize;
        let points = &self.points[*self.starts.get(player)?..*self.starts.get(player + 1)?];
        (!points.is_empty()).then_some(Curve { points, drift: self.drift })
    }

    /// The rating of one player on their last day with results.
    pub fn latest(&self, player: u32) -> Option<Interval> {
        self.curve(player).map(Curve::latest)
    }

    /// The rating of one player on any day.
    pub fn on(&self, player: u32, day: i32) -> Option<Interval> {
        self.curve(player).map(|curve| curve.on(day))
    }

    /// The difference of two ratings on a day; none if one of the players has no results.
    pub fn difference(&self, players: [u32; 2], day: i32) -> Option<f64> {
        let [a, b] = players.map(|player| self.on(player, day));
        Some(a?.rating - b?.rating)
    }
}

/// The number of parts into which matches are divided; each is predicted from the others.
const PARTS: usize = 5;

/// The bouts of one match, which are predicted together: one for each hand, or the pairs of a pod.
pub type MatchBouts<'a> = &'a [Bout];

/// Predicts each fifth of the matches by a fit to all others: one prediction for each bout between
/// players who both have other bouts, in the order of `matches`. The first one of a match is marked.
///
/// # Errors
/// [`Stopped`] if `progress` stops it.
pub fn held_out(
    prior: Prior,
    players: usize,
    matches: &[MatchBouts<'_>],
    progress: &dyn Progress,
) -> Result<Vec<Prediction>, Stopped> {
    let mut found: Vec<Vec<Prediction>> = vec![Vec::new(); matches.len()];
    for part in 0..PARTS {
        let is_held = |at: usize| at % PARTS == part;
        let others = matches.iter().enumerate().filter(|(at, _)| !is_held(*at));
        let told: Vec<Bout> = others.flat_map(|(_, bouts)| bouts.iter().copied()).collect();
        let fitted = fit_alone(prior, players, &told, progress)?;
        let held = matches.iter().zip(&mut found).enumerate().filter(|(at, _)| is_held(*at));
        for (_, (bouts, found)) in held {
            for bout in bouts.iter().filter(|bout| bout.counts()) {
                let Some(difference) = fitted.difference(bout.players, bout.day) else { continue };
                found.push(Prediction {
                    expected: bout.expected(difference),
                    actual: bout.score(),
                    games: bout.games(),
                    matches: u32::from(found.is_empty()),
                    before: [0, 0],
                    gap: difference,
                    hand: bout.offset.abs() > 0.0,
                });
            }
        }
    }
    Ok(found.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests;
