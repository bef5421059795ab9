//! The covariance of many slots, from a sample of vectors that have it.
//!
//! Random vectors `x = H⁻¹·Lz` for the curvature `H = L·Lᵀ`, where L has a column for each tie and each pull
//! to the middle, and z random signs, have the covariance H⁻¹. Their part in the level of the group is
//! subtracted from each and added exactly. The covariance of a player's days given all other players, that
//! of a chain, is known exactly too; only the part that comes from the other players is sampled.

use super::network::Core;
use super::timeline::Link;

/// The number of vectors solved at once: the level, and a sample.
const WIDTH: usize = 32;
/// The number of sampled vectors among them.
const SAMPLE: f64 = 31.0;
/// The ratio of the squares of the residual to those at the start
/// at which a solution ends: a sample is no more precise.
const ENOUGH: f64 = 1e-6;
/// More rounds than a solution needs.
const MOST_ROUNDS: usize = 500;

/// One number for each vector; the first vector is that of the level.
type Row = [f64; WIDTH];

/// The sampled covariances of the slots of a core and of their ties, by their places.
pub(super) struct Sample {
    pub(super) variances: Vec<f64>,
    pub(super) with_level: Vec<f64>,
    pub(super) between: Vec<f64>,
}

impl Sample {
    pub(super) fn of(core: &Core) -> Self {
        let chain = Chain::of(&core.own, &core.chain);
        let mut sample = solve(core, &chain, right(core));
        let with_level: Vec<f64> = sample.iter().map(|row| row[0]).collect();
        let level = hold_mean(core, &mut sample);
        // The part of each slot that comes from others: the mean of
        // a player's days if those of all others were known.
        let mut told = vec![[0.0; WIDTH]; sample.len()];
        for tie in core.ties.iter().filter(|tie| !tie.in_chain) {
            let [a, b] = tie.sides.map(|side| side as usize);
            add(&mut told[a], &sample[b], tie.firm);
            add(&mut told[b], &sample[a], tie.firm);
        }
        chain.solve(core, &mut told);
        let mut part = core.part.clone();
        chain.solve_one(core, &mut part);
        // The player's own part, corrected for the fixed mean of the sample.
        let same = |known: f64, a: usize, b: usize| {
            let lost = part[a] * part[b] - with_level[a] * part[b] - with_level[b] * part[a];
            known + product(&told[a], &told[b]) / SAMPLE + lost / level
        };
        let of_others = |a: usize, b: usize| {
            product(&told[a], &sample[b]) / SAMPLE - part[a] * with_level[b] / level
        };
        let of_level = |a: usize, b: usize| with_level[a] * with_level[b] / level;
        let variances =
            (0..sample.len()).map(|at| same(chain.variance[at], at, at) + of_level(at, at));
        let between = core.ties.iter().map(|tie| {
            let [a, b] = tie.sides.map(|side| side as usize);
            let held = if tie.in_chain {
                same(chain.with_before[b], a, b)
            } else {
                f64::midpoint(of_others(a, b), of_others(b, a))
            };
            held + of_level(a, b)
        });
        Self { variances: variances.collect(), between: between.collect(), with_level }
    }
}

/// The slots of each player if all others were known.
pub(super) struct Chain {
    /// Per slot, 1 / (information of its past + tie to the one after it).
    inverse: Vec<f64>,
    /// Per slot, the share of its change that the previous one takes over.
    follow: Vec<f64>,
    pub(super) variance: Vec<f64>,
    /// Per slot, the covariance with the previous one.
    pub(super) with_before: Vec<f64>,
}

impl Chain {
    /// The chains for slots with this information of their own.
    pub(super) fn of(own: &[f64], links: &[Link]) -> Self {
        let (mut past, mut future) = (own.to_vec(), own.to_vec());
        let mut follow = vec![0.0; past.len()];
        let mut inverse = follow.clone();
        for (slot, Link { before, tie, .. }) in links.iter().enumerate() {
            if *tie > 0.0 {
                let before = *before as usize;
                inverse[before] = 1.0 / (past[before] + tie);
                follow[slot] = tie * inverse[before];
                past[slot] += past[before] * follow[slot];
            }
            inverse[slot] = 1.0 / past[slot];
        }
        for (slot, Link { before, tie, .. }) in links.iter().enumerate().rev() {
            if *tie > 0.0 {
                future[*before as usize] += future[slot] * tie / (future[slot] + tie);
            }
        }
        let both = past.iter().zip(&future).zip(own);
        let variance: Vec<f64> =
            both.map(|((past, future), own)| 1.0 / (past + future - own)).collect();
        let with_before = variance.iter().zip(&follow).map(|(variance, follow)| variance * follow);
        Self { with_before: with_before.collect(), inverse, follow, variance }
    }

    /// Solves the system of the chains alone.
    fn solve(&self, core: &Core, rows: &mut [Row]) {
        for slot in 0..rows.len() {
            let Link { before, tie, .. } = core.chain[slot];
            if tie > 0.0 {
                let of_before = rows[before as usize];
                add(&mut rows[slot], &of_before, tie);
            }
            for one in &mut rows[slot] {
                *one *= self.inverse[slot];
            }
        }
        for slot in (0..rows.len()).rev() {
            let follow = self.follow[slot];
            if follow > 0.0 {
                let own = rows[slot];
                add(&mut rows[core.chain[slot].before as usize], &own, follow);
            }
        }
    }

    /// Like [`Self::solve`], with one number for each slot.
    fn solve_one(&self, core: &Core, numbers: &mut [f64]) {
        for slot in 0..numbers.len() {
            let Link { before, tie, .. } = core.chain[slot];
            let told = if tie > 0.0 { tie * numbers[before as usize] } else { 0.0 };
            numbers[slot] = (numbers[slot] + told) * self.inverse[slot];
        }
        for slot in (0..numbers.len()).rev() {
            let follow = self.follow[slot];
            if follow > 0.0 {
                numbers[core.chain[slot].before as usize] += follow * numbers[slot];
            }
        }
    }
}

/// The right-hand sides to solve for: each player's part in the level, and the random vectors.
fn right(core: &Core) -> Vec<Row> {
    let held = core.named.iter().zip(&core.hold).zip(&core.part);
    let own = held.map(|((&name, hold), part)| {
        let mut row = signs([name, name], hold.sqrt());
        row[0] = *part;
        row
    });
    let mut right: Vec<Row> = own.collect();
    for tie in &core.ties {
        let [a, b] = tie.sides.map(|side| side as usize);
        let drawn = signs([a, b].map(|at| core.named[at]), tie.firm.sqrt());
        add(&mut right[a], &drawn, 1.0);
        add(&mut right[b], &drawn, -1.0);
    }
    right
}

/// Random signs of numbers of this size, except in the first vector. They depend
/// only on these players and days: other results hardly change the sample.
fn signs(names: [u64; 2], size: f64) -> Row {
    let bits = mixed(mixed(names[0]) ^ names[1]);
    let mut row = [0.0; WIDTH];
    for (at, one) in row.iter_mut().enumerate().skip(1) {
        *one = if (bits >> at) & 1 == 1 { size } else { -size };
    }
    row
}

// The mixer of `SplitMix64`.
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        bits = (bits ^ (bits >> 30)).wrapping_mul(factor);
    }
    bits ^ (bits >> 31)
}

fn add(to: &mut Row, by: &Row, times: f64) {
    for (to, by) in to.iter_mut().zip(by) {
        *to += times * by;
    }
}

/// The product of two rows of the sample.
fn product(a: &Row, b: &Row) -> f64 {
    a[1..].iter().zip(&b[1..]).map(|(a, b)| a * b).sum()
}

/// Subtracts from each random vector its part in the level, and returns the variance of that part.
fn hold_mean(core: &Core, sample: &mut [Row]) -> f64 {
    let mut sum = [0.0; WIDTH];
    for (row, part) in sample.iter().zip(&core.part) {
        add(&mut sum, row, *part);
    }
    let level = std::mem::take(&mut sum[0]);
    for row in sample {
        let with = row[0];
        add(row, &sum, -with / level);
    }
    level
}

/// The solutions for all vectors at once, by conjugate gradients; the preconditioner
/// is each player alone and the level, which only the middle fixes. They begin with
/// the level, which may be fixed so weakly that it hides all else.
fn solve(core: &Core, chain: &Chain, right: Vec<Row>) -> Vec<Row> {
    let level = 1.0 / core.hold.iter().sum::<f64>();
    let mut solution = vec![level_of(level, &right); right.len()];
    let mut image = vec![[0.0; WIDTH]; right.len()];
    let mut left = right;
    times(core, &solution, &mut image);
    for (left, image) in left.iter_mut().zip(&image) {
        add(left, image, -1.0);
    }
    let mut guess = Vec::with_capacity(left.len());
    guess_of(core, chain, level, &left, &mut guess);
    let mut direction = guess.clone();
    let mut steep = products(&left, &guess);
    let began = steep;
    for _ in 0..MOST_ROUNDS {
        times(core, &direction, &mut image);
        let along = products(&direction, &image);
        let length = quotients(&steep, &along);
        for (at, direction) in direction.iter().enumerate() {
            for vector in 0..WIDTH {
                solution[at][vector] += length[vector] * direction[vector];
                left[at][vector] -= length[vector] * image[at][vector];
            }
        }
        guess_of(core, chain, level, &left, &mut guess);
        let next = products(&left, &guess);
        if next.iter().zip(&began).all(|(rest, began)| *rest <= ENOUGH * began) {
            break;
        }
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

/// Writes into `image`, which is large for many players: new memory in every round would cost more than the sums.
fn times(core: &Core, vectors: &[Row], image: &mut [Row]) {
    image.fill([0.0; WIDTH]);
    for ((image, vector), hold) in image.iter_mut().zip(vectors).zip(&core.hold) {
        add(image, vector, *hold);
    }
    for tie in &core.ties {
        let [a, b] = tie.sides.map(|side| side as usize);
        let mut apart = vectors[a];
        add(&mut apart, &vectors[b], -1.0);
        add(&mut image[a], &apart, tie.firm);
        add(&mut image[b], &apart, -tie.firm);
    }
}

fn guess_of(core: &Core, chain: &Chain, level: f64, right: &[Row], into: &mut Vec<Row>) {
    into.clear();
    into.extend_from_slice(right);
    chain.solve(core, into);
    let level = level_of(level, right);
    for guess in into {
        add(guess, &level, 1.0);
    }
}

fn level_of(level: f64, right: &[Row]) -> Row {
    let mut sum = [0.0; WIDTH];
    for row in right {
        add(&mut sum, row, level);
    }
    sum
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

/// The quotients; zero where the divisor is zero.
fn quotients(a: &Row, b: &Row) -> Row {
    let mut all = [0.0; WIDTH];
    for vector in 0..WIDTH {
        all[vector] = if b[vector] > 0.0 { a[vector] / b[vector] } else { 0.0 };
    }
    all
}
