//! The covariance of many players, from a sample of vectors that have it.
//!
//! Random vectors `x = H⁻¹·Lz` for the curvature `H = L·Lᵀ`, where L has a column for each tie and each pull to the middle,
//! and z random signs, have the covariance H⁻¹. What they have of the level of the group is taken from each of them and added
//! exactly. The variance of a player given all others, `1/Hᵢᵢ`, is known exactly too; only that of what the others say of the
//! player is taken from the sample.

use super::network::Core;

/// Vectors that are solved for at once: the level, and a sample.
const WIDTH: usize = 32;
/// Vectors of the sample among them.
const SAMPLE: f64 = 31.0;
/// The squares of what a solution leaves, of those it began with: a sample is no better.
const ENOUGH: f64 = 1e-6;
/// More rounds than a solution needs.
const MOST_ROUNDS: usize = 500;

/// One number of each vector, the first of them that of the level.
type Row = [f64; WIDTH];

/// The covariances of the players of a core and of their ties by a sample, by their places.
pub(super) struct Sample {
    pub(super) variances: Vec<f64>,
    pub(super) with_level: Vec<f64>,
    pub(super) between: Vec<f64>,
}

impl Sample {
    pub(super) fn of(core: &Core) -> Self {
        let mut sample = solve(core, right(core));
        let with_level: Vec<f64> = sample.iter().map(|row| row[0]).collect();
        let level = hold_mean(core, &mut sample);
        let mut told = vec![[0.0; WIDTH]; sample.len()];
        for tie in &core.ties {
            let [a, b] = tie.sides.map(|side| side as usize);
            add(&mut told[a], &sample[b], tie.firm);
            add(&mut told[b], &sample[a], tie.firm);
        }
        // With what the mean of the sample, which is held, takes from the player's own part.
        let held = |at: usize| {
            let (own, part, with) = (core.own[at], core.part[at], with_level[at]);
            let squares = product(&told[at], &told[at]) / SAMPLE;
            1.0 / own + (squares + part * (part - 2.0 * own * with) / level) / (own * own)
        };
        let held: Vec<f64> = (0..sample.len()).map(held).collect();
        let told_of = |[a, b]: [usize; 2], firm: f64| {
            let others = product(&told[a], &sample[b]) - firm * product(&sample[b], &sample[b]);
            let known = firm * held[b] - with_level[b] * core.part[a] / level;
            (known + others / SAMPLE) / core.own[a]
        };
        let of_level = |a: usize, b: usize| with_level[a] * with_level[b] / level;
        let between = core.ties.iter().map(|tie| {
            let [a, b] = tie.sides.map(|side| side as usize);
            let both = told_of([a, b], tie.firm) + told_of([b, a], tie.firm);
            both / 2.0 + of_level(a, b)
        });
        let between = between.collect();
        let variances = held.iter().enumerate().map(|(at, held)| held + of_level(at, at)).collect();
        Self { variances, with_level, between }
    }
}

/// The right-hand sides to solve for: each player's part in the level, and the random vectors.
fn right(core: &Core) -> Vec<Row> {
    let held = core.player.iter().zip(&core.hold).zip(&core.part);
    let own = held.map(|((&player, hold), part)| {
        let mut row = signs([player, player], hold.sqrt());
        row[0] = *part;
        row
    });
    let mut right: Vec<Row> = own.collect();
    for tie in &core.ties {
        let [a, b] = tie.sides.map(|side| side as usize);
        let drawn = signs([a, b].map(|at| core.player[at]), tie.firm.sqrt());
        add(&mut right[a], &drawn, 1.0);
        add(&mut right[b], &drawn, -1.0);
    }
    right
}

/// Random signs of so large a number, but for the first vector. They are those of these players, whatever
/// else was played: a result of others hardly moves what is sampled of them.
fn signs(players: [u32; 2], size: f64) -> Row {
    let mut bits = ((u64::from(players[0]) << 32) | u64::from(players[1])).wrapping_add(1);
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

/// The product of two rows of the sample.
fn product(a: &Row, b: &Row) -> f64 {
    a[1..].iter().zip(&b[1..]).map(|(a, b)| a * b).sum()
}

/// Takes from each random vector what it has of the level, and gives the variance of that.
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

/// The solutions for all vectors at once, by conjugate gradients; the guess is each player alone beside the level, which only
/// the middle holds.
fn solve(core: &Core, right: Vec<Row>) -> Vec<Row> {
    let mut solution = vec![[0.0; WIDTH]; right.len()];
    let mut left = right;
    let level = 1.0 / core.hold.iter().sum::<f64>();
    let mut guess = Vec::with_capacity(left.len());
    guess_of(core, level, &left, &mut guess);
    let mut direction = guess.clone();
    let mut image = vec![[0.0; WIDTH]; left.len()];
    let mut steep = products(&left, &guess);
    let began = products(&left, &left);
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
        let rest = products(&left, &left);
        if rest.iter().zip(&began).all(|(rest, began)| *rest <= ENOUGH * began) {
            break;
        }
        guess_of(core, level, &left, &mut guess);
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

fn guess_of(core: &Core, level: f64, right: &[Row], into: &mut Vec<Row>) {
    let mut sum = [0.0; WIDTH];
    for row in right {
        add(&mut sum, row, level);
    }
    let guess = right.iter().zip(&core.own).map(|(row, own)| {
        let mut guess = sum;
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
