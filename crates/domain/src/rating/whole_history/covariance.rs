//! The uncertainty of strengths, including that of opponents: the diagonal of the inverse of
//! the curvature, with the mean of each group of players on their first days fixed.
//!
//! Slots with few ties are removed from the network ([`Network`]); their uncertainty
//! follows from that of the slots to which they were tied. If few slots of a group are
//! left, their curvature is inverted; if many are, their covariance is sampled.

use super::network::{Core, Network};
use super::newton::System;
use super::sample::{Chain, Sample};
use super::timeline::Timeline;
use crate::cholesky::Cholesky;
use crate::rating::Interval;

/// Up to this number of slots in a group, the curvature is inverted.
const FEW: usize = 256;

/// Above this number of slots the full covariance is not calculated: it would take seconds,
/// and in so large a list most of a player's uncertainty comes from few games.
const MANY: usize = 300_000;

/// The uncertainty of fitted strengths, in log-odds.
#[derive(Clone, Debug)]
pub(super) struct Covariance {
    /// Per slot, the variance with the mean of its group fixed.
    pub(super) variances: Vec<f64>,
    /// Per slot, the covariance with the sum of its group before the mean is fixed.
    pub(super) with_level: Vec<f64>,
    /// Per slot, the covariance with the player's previous slot, with the mean fixed; 0 if there is none.
    pub(super) with_before: Vec<f64>,
}

impl Covariance {
    /// The uncertainty including that of all opponents.
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

    /// The uncertainty if all opponents were known, with the plain mean of each group fixed.
    pub(super) fn alone(system: &System, line: &Timeline) -> Self {
        Self::by_own(&system.own, line)
    }

    /// The uncertainty if only the opponents of opponents were known.
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

/// The part of the covariance that is calculated so far, without fixed means.
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

    /// Adds the removed players, the last one first: each has a share of the
    /// covariance of the slots to which it was tied, and its own.
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

// The strength of a player, day by day.

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
    /// The rating on this day with its uncertainty.
    pub fn interval(self) -> Interval {
        Interval { rating: self.rating, deviation: self.variance.sqrt() }
    }
}

/// All days of one player, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve<'a> {
    /// The days; at least one.
    pub(super) points: &'a [Point],
    /// The drift of the rating, in points² a day.
    pub(super) drift: f64,
}

impl<'a> Curve<'a> {
    /// The days with results.
    pub fn points(self) -> &'a [Point] {
        self.points
    }

    /// The rating on the last day with results.
    pub fn latest(self) -> Interval {
        self.points[self.points.len() - 1].interval()
    }

    /// The rating on any day. Between two days with results it is interpolated linearly, before and after
    /// all of them it is constant; away from results it becomes less certain, by Brownian motion.
    pub fn on(self, day: i32) -> Interval {
        let after = self.points.partition_point(|point| point.day < day);
        let (before, next) =
            (after.checked_sub(1).map(|at| self.points[at]), self.points.get(after));
        let drifted = |from: i32, to: i32| self.drift * f64::from(from.abs_diff(to));
        let (rating, variance) = match (before, next) {
            (_, Some(point)) if point.day == day => return point.interval(),
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
        Interval { rating, deviation: variance.max(0.0).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

    use super::*;
    use crate::progress::NoProgress;
    use crate::rating::whole_history::{Against, Bout, Draws, Prior, newton_of};

    const NEVER: Prior =
        Prior { start: 0.0, drift: 0.0, wins: 0.7, against: Against::Start, draws: Draws::Half };
    const DAYS: Prior = Prior { drift: 30.0, against: Against::Opponents, ..NEVER };

    /// Players of whom each meets `meets` others on average; one in twenty belongs to a separate group.
    fn played(prior: Prior, players: u32, meets: f64) -> (System, Timeline) {
        let mut luck = ChaCha8Rng::seed_from_u64(u64::from(players) + meets.to_bits());
        let mut below = |count: u32| {
            u32::try_from((u64::from(luck.next_u32()) * u64::from(count)) >> 32).expect("below it")
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few")]
        let matches = (f64::from(players) * meets / 2.0) as u32;
        let bouts: Vec<Bout> = (0..matches)
            .map(|_| {
                let a = below(players);
                // The players of the last twentieth meet only each other.
                let (from, count) = if a >= players / 20 * 19 {
                    (players / 20 * 19, players - players / 20 * 19)
                } else {
                    (0, players / 20 * 19)
                };
                let b = from + below(count);
                Bout {
                    players: [a, b],
                    day: i32::try_from(below(30)).expect("few"),
                    won: f64::from(below(3)),
                    lost: f64::from(below(2)),
                    ..Bout::default()
                }
            })
            .collect();
        let line = Timeline::new(prior, players as usize, &bouts);
        let top = NoProgress::whole(newton_of(prior, &line, &bouts, &NoProgress));
        (top.system, line)
    }

    /// The inverse of the whole curvature, with the levels fixed very firmly:
    /// once they are fixed completely, the firmness does not matter.
    fn inverted(system: &System, line: &Timeline) -> Covariance {
        let count = line.slots();
        let mut lower = vec![vec![0.0; count]; count];
        for (slot, own) in system.own.iter().enumerate() {
            lower[slot][slot] = *own;
        }
        let mut tie = |a: usize, b: usize, firm: f64| lower[a.max(b)][a.min(b)] -= firm;
        for (sides, information) in line.sides.iter().zip(&system.information) {
            let [a, b] = sides.map(|slot| slot as usize);
            tie(a, b, *information);
        }
        let linked = || (0..).zip(&line.links).filter(|(_, link)| link.tie > 0.0);
        for (slot, link) in linked() {
            tie(link.before as usize, slot, link.tie);
        }
        for (slot, link) in linked() {
            lower[slot][slot] += link.tie;
            lower[link.before as usize][link.before as usize] += link.tie;
        }
        let group = |slot: u32| line.links[slot as usize].group;
        for a in &line.firsts {
            for b in line.firsts.iter().filter(|b| *b <= a && group(**b) == group(*a)) {
                lower[*a as usize][*b as usize] += 1.0;
            }
        }
        let curvature = Cholesky::of(lower);
        let columns: Vec<Vec<f64>> =
            (0..count).map(|slot| curvature.inverse_column(slot)).collect();
        let of_firsts =
            |column: &Vec<f64>| line.firsts.iter().map(|slot| column[*slot as usize]).sum::<f64>();
        let chain = (0..).zip(&line.links).map(|(slot, link)| (link.tie > 0.0).then_some(slot));
        let known = Known {
            variances: columns.iter().enumerate().map(|(slot, column)| column[slot]).collect(),
            with_level: columns.iter().map(of_firsts).collect(),
            between: columns
                .iter()
                .zip(&line.links)
                .map(|(c, link)| c[link.before as usize])
                .collect(),
        };
        known.with_means_held(line, &chain.collect::<Vec<_>>())
    }

    /// The difference of deviations from those of the inverse: the root of the mean square, and the largest.
    fn off(prior: Prior, players: u32, meets: f64) -> (f64, f64) {
        let (system, line) = played(prior, players, meets);
        let (found, exact) = (Covariance::of(&system, &line), inverted(&system, &line));
        let mut squares = 0.0;
        let (mut count, mut most) = (0.0, 0.0_f64);
        for slot in 0..line.slots() {
            let off = (found.variances[slot] / exact.variances[slot]).sqrt() - 1.0;
            squares += off * off;
            count += 1.0;
            most = most.max(off.abs());
            let between =
                (found.with_before[slot] - exact.with_before[slot]) / exact.variances[slot];
            most = most.max(between.abs() / 2.0);
        }
        (f64::sqrt(squares / count), most)
    }

    /// If players met few others, the rest is inverted.
    #[test]
    fn who_met_few_is_as_uncertain_as_the_inverse_says() {
        for (prior, meets) in [(NEVER, 1.0), (NEVER, 2.0), (NEVER, 3.0), (DAYS, 1.0), (DAYS, 2.0)] {
            let (mean, most) = off(prior, 600, meets);
            assert!(most < 1e-4, "{meets} each: {mean}, at most {most}");
        }
    }

    #[test]
    fn who_met_many_is_about_as_uncertain_as_the_inverse_says() {
        let rows = [(NEVER, 600, 5.0), (NEVER, 600, 12.0), (NEVER, 600, 40.0), (DAYS, 100, 20.0)];
        for (prior, players, meets) in rows {
            let (mean, most) = off(prior, players, meets);
            println!("{meets} each: {mean}, at most {most}");
            assert!(mean < 0.05 && most < 0.2, "{meets} each: {mean}, at most {most}");
        }
    }
}
