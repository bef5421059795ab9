//! The uncertainty of strengths that never change, with that of their opponents: the diagonal of the inverse of the
//! curvature, with the mean of each group of players held.
//!
//! Players who met few are taken out of the network ([`Network`]); what is unknown of them follows from what is unknown of
//! those to whom they were tied. Where few players of a group are left, their curvature is inverted; where many are, their
//! covariance is sampled.

use super::network::{Core, Network};
use super::newton::System;
use super::sample::Sample;
use super::timeline::Timeline;
use crate::cholesky::Cholesky;

/// The curvature of up to so many players of a group is inverted.
const FEW: usize = 256;

/// The uncertainty of fitted strengths, in log-odds.
#[derive(Clone, Debug)]
pub(super) struct Covariance {
    /// Per slot, the variance with the mean of its group held.
    pub(super) variances: Vec<f64>,
    /// Per slot, the covariance with the sum of its group before that.
    pub(super) with_level: Vec<f64>,
}

impl Covariance {
    /// Of strengths that have a slot each.
    pub(super) fn of(system: &System, line: &Timeline) -> Self {
        let mut network = Network::of(system, line);
        network.reduce();
        let mut known = Known {
            variances: vec![0.0; line.slots()],
            with_level: vec![0.0; line.slots()],
            between: vec![0.0; network.firm.len()],
        };
        for core in network.cores(line) {
            if core.slots.len() <= FEW {
                known.invert(&core);
            } else {
                known.sample(&core);
            }
        }
        known.follow(&network);
        known.with_means_held(line)
    }

    /// As if all opponents were known, and with the plain mean of each group held.
    pub(super) fn alone(system: &System, line: &Timeline) -> Self {
        let variances = system.own.iter().map(|own| 1.0 / own).collect();
        Self { variances, with_level: vec![1.0; line.slots()] }
    }
}

/// The covariance as far as it is worked out, while no mean is held.
struct Known {
    variances: Vec<f64>,
    with_level: Vec<f64>,
    /// Per tie, the covariance of the two.
    between: Vec<f64>,
}

impl Known {
    fn invert(&mut self, core: &Core) {
        let mut lower: Vec<Vec<f64>> = (1..=core.slots.len()).map(|row| vec![0.0; row]).collect();
        for (at, own) in core.own.iter().enumerate() {
            lower[at][at] = *own;
        }
        for tie in &core.ties {
            let [a, b] = tie.sides.map(|side| side as usize);
            lower[a.max(b)][a.min(b)] -= tie.firm;
        }
        let curvature = Cholesky::of(lower);
        let columns: Vec<Vec<f64>> =
            (0..core.slots.len()).map(|at| curvature.inverse_column(at)).collect();
        for ((at, slot), column) in core.slots.iter().enumerate().zip(&columns) {
            self.variances[*slot as usize] = column[at];
            let shares = column.iter().zip(&core.part);
            self.with_level[*slot as usize] = shares.map(|(with, part)| with * part).sum();
        }
        for tie in &core.ties {
            let [a, b] = tie.sides.map(|side| side as usize);
            self.between[tie.number] = columns[a][b];
        }
    }

    fn sample(&mut self, core: &Core) {
        let sample = Sample::of(core);
        for (at, slot) in core.slots.iter().enumerate() {
            self.variances[*slot as usize] = sample.variances[at];
            self.with_level[*slot as usize] = sample.with_level[at];
        }
        for (tie, between) in core.ties.iter().zip(sample.between) {
            self.between[tie.number] = between;
        }
    }

    /// Adds the players that were taken out, the last first: to each a share of the covariance of those to whom it was tied,
    /// and its own.
    fn follow(&mut self, network: &Network) {
        for &slot in network.out.iter().rev() {
            let (ties, own) = (network.ties_of(slot), network.own(slot));
            let share = |tie: u32| network.firm[tie as usize] / own;
            let (mut variance, mut with_level) = (1.0 / own, network.part[slot as usize] / own);
            for &(other, tie) in ties {
                let shared = |&(third, by): &(u32, u32)| {
                    let known = if third == other {
                        self.variances[other as usize]
                    } else {
                        self.between[network.between(third, other)]
                    };
                    share(by) * known
                };
                let between: f64 = ties.iter().map(shared).sum();
                self.between[tie as usize] = between;
                variance += share(tie) * between;
                with_level += share(tie) * self.with_level[other as usize];
            }
            self.variances[slot as usize] = variance;
            self.with_level[slot as usize] = with_level;
        }
    }

    fn with_means_held(self, line: &Timeline) -> Covariance {
        let Self { mut variances, with_level, .. } = self;
        let mut level = vec![0.0; line.groups];
        for (link, with) in line.links.iter().zip(&with_level) {
            level[link.group as usize] += with;
        }
        for ((variance, with), link) in variances.iter_mut().zip(&with_level).zip(&line.links) {
            *variance = (*variance - with * with / level[link.group as usize]).max(0.0);
        }
        Covariance { variances, with_level }
    }
}

// How strong a player was, day by day.

/// A rating and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// In points.
    pub rating: f64,
    /// One standard deviation, in points.
    pub sd: f64,
}

/// A day on which a player has results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The day.
    pub day: i32,
    /// The rating on it, in points.
    pub rating: f64,
    /// The information of this day and those before it, per point².
    pub(super) past: f64,
    /// The information of this day and those after it, per point².
    pub(super) future: f64,
    /// The information of this day alone, per point².
    pub(super) own: f64,
}

impl Point {
    /// The rating on this day and how sure it is.
    pub fn estimate(self) -> Estimate {
        let information = self.past + self.future - self.own;
        Estimate { rating: self.rating, sd: information.sqrt().recip() }
    }
}

/// All days of one player, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve<'a> {
    /// The days; at least one.
    pub(super) points: &'a [Point],
    /// How the rating drifts, in points² a day.
    pub(super) drift: f64,
}

impl<'a> Curve<'a> {
    /// The days with results.
    pub fn points(self) -> &'a [Point] {
        self.points
    }

    /// On the last day with results.
    pub fn latest(self) -> Estimate {
        self.points[self.points.len() - 1].estimate()
    }

    /// On any day. Between two days with results the rating lies on the line between them, before
    /// and after all of them it stays; away from results it grows less sure, as Brownian motion
    /// does.
    pub fn on(self, day: i32) -> Estimate {
        let after = self.points.partition_point(|point| point.day < day);
        let (before, next) =
            (after.checked_sub(1).map(|at| self.points[at]), self.points.get(after));
        let faded = |information: f64, point: Point| {
            let days = f64::from(point.day.abs_diff(day));
            (1.0 / information + self.drift * days).recip()
        };
        let (rating, information) = match (before, next) {
            (_, Some(point)) if point.day == day => return point.estimate(),
            (Some(a), Some(&b)) => {
                let share = f64::from(a.day.abs_diff(day)) / f64::from(a.day.abs_diff(b.day));
                let rating = a.rating + (b.rating - a.rating) * share;
                (rating, faded(a.past, a) + faded(b.future, b))
            }
            (Some(last), None) => (last.rating, faded(last.past, last)),
            (None, Some(&first)) => (first.rating, faded(first.future, first)),
            (None, None) => unreachable!("a curve has a point"),
        };
        Estimate { rating, sd: information.sqrt().recip() }
    }
}

#[cfg(test)]
mod tests;
