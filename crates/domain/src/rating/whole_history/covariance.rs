//! The uncertainty of strengths, with that of their opponents: the diagonal of the inverse of the curvature, with the mean
//! of each group of players on their first days held.
//!
//! Slots tied to few are taken out of the network ([`Network`]); what is unknown of them follows from what is unknown of those
//! to which they were tied. Where few slots of a group are left, their curvature is inverted; where many are, their covariance
//! is sampled.

use super::network::{Core, Network};
use super::newton::System;
use super::sample::{Chain, Sample};
use super::timeline::Timeline;
use crate::cholesky::Cholesky;

/// The curvature of up to so many slots of a group is inverted.
const FEW: usize = 256;

/// Of more slots no covariance is worked out: it would take seconds, and in so large a list most of what is unknown of a
/// player is what few games leave unknown.
const MANY: usize = 300_000;

/// The uncertainty of fitted strengths, in log-odds.
#[derive(Clone, Debug)]
pub(super) struct Covariance {
    /// Per slot, the variance with the mean of its group held.
    pub(super) variances: Vec<f64>,
    /// Per slot, the covariance with the sum of its group before that.
    pub(super) with_level: Vec<f64>,
    /// Per slot, the covariance with the player's slot before it, with the mean held; 0 where there is none.
    pub(super) with_before: Vec<f64>,
}

impl Covariance {
    /// With all that is unknown of opponents.
    pub(super) fn of(system: &System, line: &Timeline) -> Self {
        if line.slots() > MANY {
            return Self::of_opponents(system, line);
        }
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
        known.with_means_held(line, &network.chain)
    }

    /// As if all opponents were known, and with the plain mean of each group held.
    pub(super) fn alone(system: &System, line: &Timeline) -> Self {
        Self::by_own(&system.own, line)
    }

    /// As if only the opponents of opponents were known.
    fn of_opponents(system: &System, line: &Timeline) -> Self {
        let Self { variances, .. } = Self::alone(system, line);
        let mut own = vec![0.0; line.slots()];
        for (slot, hold) in line.firsts.iter().zip(&system.hold) {
            own[*slot as usize] = *hold;
        }
        for (&[a, b], information) in line.sides.iter().zip(&system.information) {
            for [one, other] in [[a, b], [b, a]] {
                let unknown = information * variances[other as usize];
                own[one as usize] += information / (1.0 + unknown);
            }
        }
        Self::by_own(&own, line)
    }

    fn by_own(own: &[f64], line: &Timeline) -> Self {
        let Chain { variance, with_before, .. } = Chain::of(own, &line.links);
        Self { variances: variance, with_level: vec![1.0; line.slots()], with_before }
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
            if tie.in_chain {
                lower[a][a] += tie.firm;
                lower[b][b] += tie.firm;
            }
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

    fn with_means_held(self, line: &Timeline, chain: &[Option<u32>]) -> Covariance {
        let Self { mut variances, with_level, between } = self;
        let mut level = vec![0.0; line.groups];
        for slot in line.firsts.iter().map(|slot| *slot as usize) {
            level[line.links[slot].group as usize] += with_level[slot];
        }
        let mut with_before = vec![0.0; variances.len()];
        for (slot, link) in line.links.iter().enumerate() {
            let (with, level) = (with_level[slot], level[link.group as usize]);
            variances[slot] = (variances[slot] - with * with / level).max(0.0);
            if let Some(tie) = chain[slot] {
                let both = with * with_level[link.before as usize] / level;
                with_before[slot] = between[tie as usize] - both;
            }
        }
        Covariance { variances, with_level, with_before }
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
    /// Its variance, in points².
    pub(super) variance: f64,
    /// The covariance with the rating on the day before it, in points²; 0 for the first.
    pub(super) with_before: f64,
}

impl Point {
    /// The rating on this day and how sure it is.
    pub fn estimate(self) -> Estimate {
        Estimate { rating: self.rating, sd: self.variance.sqrt() }
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
        let drifted = |from: i32, to: i32| self.drift * f64::from(from.abs_diff(to));
        let (rating, variance) = match (before, next) {
            (_, Some(point)) if point.day == day => return point.estimate(),
            (Some(a), Some(&b)) => {
                let share = f64::from(a.day.abs_diff(day)) / f64::from(a.day.abs_diff(b.day));
                let (of_a, of_b) = (1.0 - share, share);
                let ends = of_a * of_a * a.variance
                    + of_b * of_b * b.variance
                    + 2.0 * of_a * of_b * b.with_before;
                // A Brownian bridge between the two.
                let between = of_a * drifted(a.day, day);
                (a.rating + (b.rating - a.rating) * share, ends + between)
            }
            (Some(one), None) | (None, Some(&one)) => {
                (one.rating, one.variance + drifted(one.day, day))
            }
            (None, None) => unreachable!("a curve has a point"),
        };
        Estimate { rating, sd: variance.max(0.0).sqrt() }
    }
}

#[cfg(test)]
mod tests;
