//! What strengths that never change have of uncertainty, that of their opponents included: the diagonal of the inverse of
//! the curvature, with the mean of each group of players held.
//!
//! Of few players the curvature is inverted. Of many, random vectors are drawn with that covariance: `x = H⁻¹·Lz` for
//! `H = L·Lᵀ`, where L has a column for each pair that met and each prior, and z random signs. The variance of a player
//! given all others, `1/Hᵢᵢ`, is known exactly; only that of what the others say of the player is taken from the sample.

use super::solve::System;
use super::timeline::Timeline;
use crate::cholesky::Cholesky;

/// Up to so many players the curvature is inverted.
const FEW: usize = 256;
/// Vectors that are solved for at once: the level of the groups, and a sample.
const WIDTH: usize = 32;
/// Vectors of the sample among them.
const SAMPLE: f64 = 31.0;
/// The squares of what a solution leaves, of those it began with: a sample is no better.
const ENOUGH: f64 = 1e-6;
/// More rounds than a solution needs.
const MOST_ROUNDS: usize = 500;

/// One number of each vector.
type Row = [f64; WIDTH];

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
        if line.slots() <= FEW { Self::inverted(system, line) } else { Self::sampled(system, line) }
    }

    /// As if all opponents were known, and with the plain mean of each group held.
    pub(super) fn alone(system: &System, line: &Timeline) -> Self {
        let variances = system.own.iter().map(|own| 1.0 / own).collect();
        Self { variances, with_level: vec![1.0; line.slots()] }
    }

    fn inverted(system: &System, line: &Timeline) -> Self {
        let count = line.slots();
        let mut lower = vec![vec![0.0; count]; count];
        for (slot, own) in system.own.iter().enumerate() {
            lower[slot][slot] = *own;
        }
        for (sides, information) in line.sides.iter().zip(&system.information) {
            let [a, b] = sides.map(|slot| slot as usize);
            lower[a.max(b)][a.min(b)] -= information;
        }
        let curvature = Cholesky::of(lower);
        let mut variances = vec![0.0; count];
        let mut with_level = vec![0.0; count];
        for slot in 0..count {
            let column = curvature.inverse_column(slot);
            variances[slot] = column[slot];
            with_level[slot] = column.iter().sum();
        }
        Self { variances, with_level }.with_means_held(line)
    }

    fn sampled(system: &System, line: &Timeline) -> Self {
        // The first vector is the level of each group.
        let mut right = vec![[0.0; WIDTH]; line.slots()];
        for (slot, hold) in line.firsts.iter().zip(&system.hold) {
            let player = line.player[*slot as usize];
            add(&mut right[*slot as usize], &signs([player, player], 0.0, hold.sqrt()), 1.0);
            right[*slot as usize][0] = 1.0;
        }
        let bouts = line.sides.iter().zip(&line.results).zip(&system.information);
        for ((sides, result), information) in bouts {
            let players = sides.map(|slot| line.player[slot as usize]);
            let drawn = signs(players, result.offset, information.sqrt());
            add(&mut right[sides[0] as usize], &drawn, 1.0);
            add(&mut right[sides[1] as usize], &drawn, -1.0);
        }
        let mut sample = solve(system, line, right);
        let with_level: Vec<f64> = sample.iter().map(|row| row[0]).collect();
        hold_means(&mut sample, &with_level, line);
        let mut told = vec![[0.0; WIDTH]; line.slots()];
        for (sides, information) in line.sides.iter().zip(&system.information) {
            let [a, b] = sides.map(|slot| slot as usize);
            add(&mut told[a], &sample[b], *information);
            add(&mut told[b], &sample[a], *information);
        }
        let variance = |(told, own): (&Row, &f64)| {
            let squares: f64 = told[1..].iter().map(|one| one * one).sum();
            1.0 / own + squares / SAMPLE / (own * own)
        };
        let variances = told.iter().zip(&system.own).map(variance).collect();
        Self { variances, with_level }
    }

    fn with_means_held(mut self, line: &Timeline) -> Self {
        let mut level = vec![0.0; line.groups];
        for (link, with) in line.links.iter().zip(&self.with_level) {
            level[link.group as usize] += with;
        }
        for ((variance, with), link) in
            self.variances.iter_mut().zip(&self.with_level).zip(&line.links)
        {
            *variance = (*variance - with * with / level[link.group as usize]).max(0.0);
        }
        self
    }
}

/// Random signs of so large a number, but for the first vector. They are those of these players under these odds, whatever
/// else was played: a result of others hardly moves what is sampled of them.
fn signs(players: [u32; 2], offset: f64, size: f64) -> Row {
    let mut bits = ((u64::from(players[0]) << 32) | u64::from(players[1])).wrapping_add(1);
    bits ^= offset.to_bits().rotate_left(17);
    // The mixer of SplitMix64.
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        bits = (bits ^ (bits >> 30)).wrapping_mul(factor);
    }
    bits ^= bits >> 31;
    let mut row = [0.0; WIDTH];
    for (at, one) in row.iter_mut().enumerate().skip(1) {
        *one = if (bits >> at) & 1 == 1 { size } else { -size };
    }
    row
}

fn add(to: &mut Row, by: &Row, times: f64) {
    for (to, by) in to.iter_mut().zip(by) {
        *to += times * by;
    }
}

/// Takes from each vector what it has of the level of each group.
fn hold_means(sample: &mut [Row], with_level: &[f64], line: &Timeline) {
    let mut sums = vec![[0.0; WIDTH]; line.groups];
    for (row, link) in sample.iter().zip(&line.links) {
        add(&mut sums[link.group as usize], row, 1.0);
    }
    for ((row, link), with) in sample.iter_mut().zip(&line.links).zip(with_level) {
        let sum = &sums[link.group as usize];
        let mut share = *sum;
        share[0] = 0.0;
        add(row, &share, -with / sum[0]);
    }
}

/// The solutions for all vectors at once, by conjugate gradients; the guess is each player alone beside the level of each
/// group, which only the priors hold.
fn solve(system: &System, line: &Timeline, right: Vec<Row>) -> Vec<Row> {
    let mut solution = vec![[0.0; WIDTH]; right.len()];
    let mut left = right;
    let mut guess = Vec::with_capacity(left.len());
    guess_of(system, line, &left, &mut guess);
    let mut direction = guess.clone();
    let mut image = vec![[0.0; WIDTH]; left.len()];
    let mut steep = products(&left, &guess);
    let began = products(&left, &left);
    for _ in 0..MOST_ROUNDS {
        times(system, line, &direction, &mut image);
        let along = products(&direction, &image);
        let length = quotients(&steep, &along);
        for (at, direction) in direction.iter().enumerate() {
            for vector in 0..WIDTH {
                solution[at][vector] += length[vector] * direction[vector];
                left[at][vector] -= length[vector] * image[at][vector];
            }
        }
        let rest = products(&left, &left);
        if rest.iter().zip(&began).all(|(rest, began)| *rest <= ENOUGH * began) {
            break;
        }
        guess_of(system, line, &left, &mut guess);
        let next = products(&left, &guess);
        let keep = quotients(&next, &steep);
        steep = next;
        for (direction, guess) in direction.iter_mut().zip(&guess) {
            for vector in 0..WIDTH {
                direction[vector] = guess[vector] + keep[vector] * direction[vector];
            }
        }
    }
    solution
}

/// Writes into `image`: of many players it is large, and new memory in every round would cost more than the sums.
fn times(system: &System, line: &Timeline, vectors: &[Row], image: &mut [Row]) {
    image.fill([0.0; WIDTH]);
    for (&slot, hold) in line.firsts.iter().zip(&system.hold) {
        add(&mut image[slot as usize], &vectors[slot as usize], *hold);
    }
    for (sides, information) in line.sides.iter().zip(&system.information) {
        let [a, b] = sides.map(|slot| slot as usize);
        let mut apart = vectors[a];
        add(&mut apart, &vectors[b], -1.0);
        add(&mut image[a], &apart, *information);
        add(&mut image[b], &apart, -information);
    }
}

fn guess_of(system: &System, line: &Timeline, right: &[Row], into: &mut Vec<Row>) {
    let mut levels = vec![[0.0; WIDTH]; line.groups];
    for (row, link) in right.iter().zip(&line.links) {
        add(&mut levels[link.group as usize], row, 1.0);
    }
    let guess = right.iter().zip(&line.links).zip(&system.own).map(|((row, link), own)| {
        let group = link.group as usize;
        let mut guess = levels[group].map(|sum| sum * system.level[group]);
        add(&mut guess, row, 1.0 / own);
        guess
    });
    into.clear();
    into.extend(guess);
}

fn products(a: &[Row], b: &[Row]) -> Row {
    let mut sums = [0.0; WIDTH];
    for (a, b) in a.iter().zip(b) {
        for vector in 0..WIDTH {
            sums[vector] += a[vector] * b[vector];
        }
    }
    sums
}

/// Zero where nothing is left to be divided by.
fn quotients(a: &Row, b: &Row) -> Row {
    let mut all = [0.0; WIDTH];
    for vector in 0..WIDTH {
        all[vector] = if b[vector] > 0.0 { a[vector] / b[vector] } else { 0.0 };
    }
    all
}
