//! One Newton step: a symmetric system in all slots and ln ν, by conjugate gradients.
//!
//! The guess that speeds them up solves exactly what each player's results and drift say by
//! themselves (the tridiagonal system of Coulom 2008), and beside it the
//! level of each group of players, which only their first days hold.

use super::timeline::{Link, Timeline};
use crate::progress::Stopped;

/// More rounds than any step needs; the next step makes up for what is left.
const MOST_ROUNDS: usize = 500;

/// The curvature of the log-posterior (minus its second derivatives) at a point.
#[derive(Debug)]
pub(super) struct System {
    /// Per bout, its information about the difference of its two slots.
    pub(super) information: Vec<f64>,
    /// Per bout, what ties the difference to ln ν; empty where ν is known.
    pub(super) coupling: Vec<f64>,
    /// Per first slot, how firmly the prior holds it.
    pub(super) hold: Vec<f64>,
    /// The information about ln ν; 1 where ν is known.
    pub(super) draw_information: f64,
    /// Per slot, the information of its own bouts and the prior of a first day.
    pub(super) own: Vec<f64>,
    /// Per slot, the information of its past and its own day.
    pub(super) past: Vec<f64>,
    /// Per slot, how it follows from the slots beside it.
    pivots: Vec<Pivot>,
    /// Per group, 1 / what its first days hold together.
    pub(super) level: Vec<f64>,
    /// Memory for `solve`: a new allocation for each step costs as much as a round.
    rounds: Rounds,
}

/// One line of a player's eliminated system.
#[derive(Clone, Copy, Debug, Default)]
struct Pivot {
    /// 1 / (information of the past + tie to the slot after it).
    inverse: f64,
    /// The share of its move that the slot before it makes, all else equal.
    follow: f64,
}

/// The vectors of the conjugate gradients.
#[derive(Debug, Default)]
struct Rounds {
    solution: Vec<f64>,
    left: Vec<f64>,
    guess: Vec<f64>,
    direction: Vec<f64>,
    image: Vec<f64>,
}

impl System {
    pub(super) fn new(line: &Timeline, draws_unknown: bool) -> Self {
        let (bouts, slots) = (line.sides.len(), line.slots());
        let vector = || vec![0.0; slots + 1];
        Self {
            information: vec![0.0; bouts],
            coupling: vec![0.0; if draws_unknown { bouts } else { 0 }],
            hold: vec![0.0; line.firsts.len()],
            draw_information: 1.0,
            own: vec![0.0; slots],
            past: vec![0.0; slots],
            pivots: vec![Pivot::default(); slots],
            level: vec![0.0; line.groups],
            rounds: Rounds {
                solution: vector(),
                left: vector(),
                guess: vector(),
                direction: vector(),
                image: vector(),
            },
        }
    }

    /// Makes ready for `guess` what follows from `information` and `hold`.
    ///
    /// Information passes along a tie as current through conductors in series, which keeps every
    /// digit where ties are far firmer than results; differences of pivots would lose them.
    pub(super) fn eliminate(&mut self, line: &Timeline) {
        self.own.fill(0.0);
        self.level.fill(0.0);
        for (&slot, &hold) in line.firsts.iter().zip(&self.hold) {
            self.own[slot as usize] = hold;
            self.level[line.links[slot as usize].group as usize] += hold;
        }
        for (sides, information) in line.sides.iter().zip(&self.information) {
            for slot in sides {
                self.own[*slot as usize] += information;
            }
        }
        for (slot, link) in line.links.iter().enumerate() {
            let before = link.before as usize;
            self.past[slot] = self.own[slot];
            if link.tie > 0.0 {
                let inverse = 1.0 / (self.past[before] + link.tie);
                let follow = link.tie * inverse;
                self.past[slot] += self.past[before] * follow;
                self.pivots[before].inverse = inverse;
                self.pivots[slot].follow = follow;
            }
            self.pivots[slot].inverse = 1.0 / self.past[slot];
        }
        for level in &mut self.level {
            *level = 1.0 / *level;
        }
    }

    /// Per slot, the information of its own day and its future.
    pub(super) fn future(&self, line: &Timeline) -> Vec<f64> {
        let mut future = self.own.clone();
        for (slot, Link { before, tie, .. }) in line.links.iter().enumerate().rev() {
            if *tie > 0.0 {
                future[*before as usize] += future[slot] * tie / (future[slot] + tie);
            }
        }
        future
    }

    /// The x with `self` · x = `right`, until what is left is by length a `share` of `right`, or
    /// no more than `enough`. Asked before each round whether to go on.
    pub(super) fn solve(
        &mut self,
        line: &Timeline,
        right: &[f64],
        share: f64,
        enough: f64,
        go_on: &dyn Fn() -> Result<(), Stopped>,
    ) -> Result<&[f64], Stopped> {
        let mut rounds = std::mem::take(&mut self.rounds);
        let Rounds { solution, left, guess, direction, image } = &mut rounds;
        let goal = (share * share * dot(right, right)).max(enough * enough);
        solution.fill(0.0);
        left.copy_from_slice(right);
        self.guess(line, left, guess);
        direction.copy_from_slice(guess);
        let mut product = dot(left, guess);
        for _ in 0..MOST_ROUNDS {
            go_on()?;
            self.times(line, direction, image);
            let length = product / dot(direction, image);
            for ((x, p), (r, q)) in
                solution.iter_mut().zip(direction.iter()).zip(left.iter_mut().zip(image.iter()))
            {
                *x += length * p;
                *r -= length * q;
            }
            let square = dot(left, left);
            // Also ends where rounding has used up all digits.
            if square <= goal || !square.is_finite() {
                break;
            }
            self.guess(line, left, guess);
            let next = dot(left, guess);
            let keep = next / product;
            product = next;
            for (p, z) in direction.iter_mut().zip(guess.iter()) {
                *p = z + keep * *p;
            }
        }
        self.rounds = rounds;
        Ok(&self.rounds.solution)
    }

    /// `image` = `self` · `vector`.
    fn times(&self, line: &Timeline, vector: &[f64], image: &mut [f64]) {
        for (slot, link) in line.links.iter().enumerate() {
            let pull = link.tie * (vector[slot] - vector[link.before as usize]);
            image[slot] = pull;
            image[link.before as usize] -= pull;
        }
        for (&slot, hold) in line.firsts.iter().zip(&self.hold) {
            image[slot as usize] += hold * vector[slot as usize];
        }
        for (sides, information) in line.sides.iter().zip(&self.information) {
            let [a, b] = sides.map(|slot| slot as usize);
            let push = information * (vector[a] - vector[b]);
            image[a] += push;
            image[b] -= push;
        }
        let draws = vector[line.slots()];
        let mut drawn = self.draw_information * draws;
        for (sides, coupling) in line.sides.iter().zip(&self.coupling) {
            let [a, b] = sides.map(|slot| slot as usize);
            image[a] += coupling * draws;
            image[b] -= coupling * draws;
            drawn += coupling * (vector[a] - vector[b]);
        }
        image[line.slots()] = drawn;
    }

    /// `guess` ≈ the solution for `right`: each player by themselves, and the level of each group.
    fn guess(&self, line: &Timeline, right: &[f64], guess: &mut [f64]) {
        let mut level = vec![0.0; line.groups];
        for (((slot, link), pivot), right) in lines(line, &self.pivots).zip(right) {
            level[link.group as usize] += right;
            guess[slot] = (right + link.tie * guess[link.before as usize]) * pivot.inverse;
        }
        for (level, inverse) in level.iter_mut().zip(&self.level) {
            *level *= inverse;
        }
        for ((slot, link), pivot) in lines(line, &self.pivots).rev() {
            let alone = guess[slot];
            guess[link.before as usize] += pivot.follow * alone;
            guess[slot] = alone + level[link.group as usize];
        }
        guess[line.slots()] = right[line.slots()] / self.draw_information;
    }
}

/// Every slot with its link and its pivot.
fn lines<'a>(
    line: &'a Timeline,
    pivots: &'a [Pivot],
) -> impl DoubleEndedIterator<Item = ((usize, &'a Link), &'a Pivot)> + ExactSizeIterator {
    line.links.iter().enumerate().zip(pivots)
}

/// The scalar product, in four interleaved sums: fixed in order, and faster than one.
pub(super) fn dot(one: &[f64], other: &[f64]) -> f64 {
    let (heads, tails) = (one.chunks_exact(4), other.chunks_exact(4));
    let rest: f64 = heads.remainder().iter().zip(tails.remainder()).map(|(a, b)| a * b).sum();
    let mut sums = [0.0; 4];
    for (a, b) in heads.zip(tails) {
        for lane in 0..4 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f64>() + rest
}
