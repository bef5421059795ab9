//! Newton's method for the maximum of the posterior.
//!
//! The logarithm of the posterior is concave in all ratings and ln ν together, so there is one maximum.
//! Newton's method finds it with all unknowns at once; each of its steps is solved by conjugate gradients
//! (`solve`). Optimising player by player (Coulom 2008) needs hundreds of rounds if many have played for
//! years: the common level or trend of all players moves only a little in each.

use super::covariance::Covariance;
use super::timeline::{Link, Timeline};
use super::{Against, Bout, Draws, POINTS, Prior, newton_of};
use crate::progress::{NoProgress, Progress, Stopped, Task};

/// More steps than any fit needs; a limit for senseless input.
const MOST_STEPS: usize = 50;
/// The gradient at which a fit ends, in games. Ratings are then correct to about
/// 0.0001 points, and rounding errors are smaller with any reasonable prior.
const TOLERANCE: f64 = 1e-7;
/// The largest change of a rating without a prior in a step, in natural log-odds.
/// Beyond it results say so little that a step could lead anywhere.
const LONGEST: f64 = 8.0;
/// The weakest pull on a player's first day, as information. It keeps the
/// system solvable if ratings are so far apart that results say nothing.
const LEAST_HOLD: f64 = 1e-9;

/// The input of the fit: the bouts, the prior, the treatment of draws.
pub(super) struct NewtonFit<'a> {
    /// The unknowns.
    pub(super) line: &'a Timeline,
    /// The prior.
    pub(super) prior: Prior,
    /// ν: known, or its start value.
    pub(super) nu: f64,
    /// The number of drawn games, if ν is to be estimated.
    pub(super) drawn: Option<f64>,
    /// The observer of the progress.
    pub(super) progress: &'a dyn Progress,
}

/// The end of the fit.
#[derive(Debug)]
pub(super) struct FitResult {
    /// Per slot, the rating in natural log-odds from the start.
    pub(super) ratings: Vec<f64>,
    /// Davidson's ν.
    pub(super) nu: f64,
    /// The curvature at the end.
    pub(super) system: System,
    /// Newton steps taken.
    pub(super) steps: usize,
    /// The largest component of the gradient, in games.
    pub(super) gradient: f64,
}

impl NewtonFit<'_> {
    /// Fits from equal ratings.
    pub(super) fn top(&self) -> Result<FitResult, Stopped> {
        // The last unknown is ln ν.
        let mut at = vec![0.0; self.line.slots() + 1];
        at[self.line.slots()] = self.nu.ln();
        let mut slope = vec![0.0; at.len()];
        let mut system = System::new(self.line, self.drawn.is_some());
        self.look(&at, &mut slope, &mut system);
        let (mut steps, mut steepest) = (0, largest(&slope));
        let foot = steepest;
        let mut precision = 0.1;
        let (mut before, mut direction) = (at.clone(), at.clone());
        while steepest > TOLERANCE && steps < MOST_STEPS {
            let go_on = || self.progress.reached(Task::Fitting, climbed(foot, steepest), 100);
            let solved = system.solve(self.line, &slope, precision, TOLERANCE / 2.0, &go_on)?;
            direction.copy_from_slice(solved);
            if self.prior.wins <= 0.0 {
                bound(&mut direction, &slope);
            }
            before.copy_from_slice(&at);
            let rise = dot(&slope, &direction);
            let mut length = 1.0;
            loop {
                for ((to, from), by) in at.iter_mut().zip(&before).zip(&direction) {
                    *to = from + length * by;
                }
                self.look(&at, &mut slope, &mut system);
                let rest = dot(&slope, &direction);
                // The function is concave along the line: such a slope backwards means that the top was passed.
                if rest >= -rise / 2.0 || length < 1e-6 {
                    break;
                }
                length *= rise / (rise - rest);
            }
            let left = largest(&slope);
            precision = (left / steepest).powi(2).clamp(1e-6, 0.1);
            (steps, steepest) = (steps + 1, left);
        }
        let nu = self.nu_at(&at);
        at.truncate(self.line.slots());
        if self.prior.against == Against::Opponents {
            self.line.hold_levels(&mut at);
        }
        Ok(FitResult { ratings: at, nu, system, steps, gradient: steepest })
    }

    fn nu_at(&self, at: &[f64]) -> f64 {
        if self.drawn.is_some() { at[self.line.slots()].exp() } else { self.nu }
    }

    /// Slope and curvature of the log-posterior.
    fn look(&self, at: &[f64], slope: &mut [f64], system: &mut System) {
        let line = self.line;
        let nu = self.nu_at(at);
        for (slot, link) in line.links.iter().enumerate() {
            let pull = link.tie * (at[slot] - at[link.before as usize]);
            slope[slot] = -pull;
            slope[link.before as usize] += pull;
        }
        let Prior { wins, against, .. } = self.prior;
        system.hold.fill(LEAST_HOLD);
        if against == Against::Start {
            for (&slot, hold) in line.firsts.iter().zip(&mut system.hold) {
                let even = Davidson::at(at[slot as usize], 0.0);
                slope[slot as usize] -= wins * even.edge;
                *hold = hold.max(2.0 * wins * even.information);
            }
        }
        let (mut drawn, mut draw_information) = (0.0, 0.0);
        for (place, (sides, result)) in line.sides.iter().zip(&line.results).enumerate() {
            let [a, b] = sides.map(|slot| slot as usize);
            let game = Davidson::at(at[a] - at[b] + result.offset, nu);
            let mut push = (result.surplus - result.games * game.edge) / 2.0;
            system.information[place] = result.games * game.information;
            if result.even > 0.0 {
                let even = Davidson::at(at[a] - at[b], 0.0);
                push -= result.even * even.edge;
                system.information[place] += 2.0 * result.even * even.information;
            }
            slope[a] += push;
            slope[b] -= push;
            if let Some(coupling) = system.coupling.get_mut(place) {
                *coupling = result.games * game.coupling();
                drawn += result.games * game.drawn;
                draw_information += result.games * game.draw_information();
            }
        }
        if let Some(wanted) = self.drawn {
            slope[line.slots()] = wanted - drawn;
            system.draw_information = draw_information;
        }
        system.eliminate(line);
    }
}

/// Shortens long parts of a step, so that it still leads upwards.
fn bound(step: &mut [f64], slope: &[f64]) {
    let rise = |step: &[f64]| -> f64 {
        step.iter().zip(slope).map(|(by, slope)| by.clamp(-LONGEST, LONGEST) * slope).sum()
    };
    let clamps = rise(step) > 0.0;
    let share = LONGEST / largest(step).max(LONGEST);
    for by in step {
        *by = if clamps { by.clamp(-LONGEST, LONGEST) } else { *by * share };
    }
}

/// The progress of the fit in per cent: each step gains as many digits as all before it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
fn climbed(foot: f64, steepest: f64) -> usize {
    let share = (foot / steepest).ln() / (foot / TOLERANCE).ln();
    (share.clamp(0.0, 1.0) * 100.0) as usize
}

fn largest(vector: &[f64]) -> f64 {
    vector.iter().fold(0.0, |most, value| most.max(value.abs()))
}

// Strengths that never change, with their full uncertainty: players who meet uncertain opponents stay uncertain.

/// The fitted strengths of those who played.
#[derive(Clone, Debug)]
pub(in crate::rating) struct Constant {
    pub(in crate::rating) players: Vec<Known>,
    /// The number of groups that results connect.
    pub(in crate::rating) groups: usize,
}

/// The fitted strength of one player.
#[derive(Clone, Copy, Debug)]
pub(in crate::rating) struct Known {
    pub(in crate::rating) player: u32,
    /// The number of the group, from 0.
    pub(in crate::rating) group: usize,
    /// The strength relative to the mean of the group, in points.
    pub(in crate::rating) strength: f64,
    /// Its variance with the mean of the group fixed, in points².
    pub(in crate::rating) variance: f64,
}

/// Fits strengths that never change, with this many wins, and losses, of each player against the middle.
pub(in crate::rating) fn constant(wins: f64, players: usize, bouts: &[Bout]) -> Constant {
    fitted(wins, players, bouts, Covariance::of)
}

/// Like [`constant`] in less time, with variances as if all opponents were known.
pub(in crate::rating) fn constant_alone(wins: f64, players: usize, bouts: &[Bout]) -> Constant {
    fitted(wins, players, bouts, Covariance::alone)
}

fn fitted(
    wins: f64,
    players: usize,
    bouts: &[Bout],
    covariance: fn(&System, &Timeline) -> Covariance,
) -> Constant {
    let against = Against::Start;
    let prior = Prior { start: 0.0, drift: 0.0, wins, against, draws: Draws::Estimated };
    let line = Timeline::new(prior, players, bouts);
    let top = NoProgress::whole(newton_of(prior, &line, bouts, &NoProgress));
    let Covariance { variances, with_level, .. } = covariance(&top.system, &line);
    // Fixing the mean of a group removes what its players share with its level.
    let (mut sum, mut level) = (vec![0.0; line.groups], vec![0.0; line.groups]);
    for (slot, link) in line.links.iter().enumerate() {
        sum[link.group as usize] += top.ratings[slot];
        level[link.group as usize] += with_level[slot];
    }
    let known = |(slot, &player): (usize, &u32)| {
        let group = line.links[slot].group as usize;
        let strength = top.ratings[slot] - with_level[slot] * sum[group] / level[group];
        Known {
            player,
            group,
            strength: strength * POINTS,
            variance: variances[slot] * POINTS * POINTS,
        }
    };
    let players = line.player.iter().enumerate().map(known).collect();
    Constant { players, groups: line.groups }
}

// One game that may be won, drawn or lost.

/// The probabilities of a game between two players whose log-odds differ by x, and their derivatives.
///
/// With Z = e^(x/2) + e^(−x/2) + ν: P(win) = e^(x/2)/Z, P(draw) = ν/Z,
/// P(loss) = e^(−x/2)/Z (Davidson 1970). At ν = 0 it is the model of
/// Bradley and Terry, which is Elo's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Davidson {
    /// P(win) − P(loss), from −1 to 1: twice d ln Z / dx.
    pub(super) edge: f64,
    /// P(draw), from 0 to 1: d ln Z / d ln ν.
    pub(super) drawn: f64,
    /// d² ln Z / dx²: the information of one game about x, at most ¼.
    pub(super) information: f64,
}

impl Davidson {
    /// The values at a difference of `x` in natural log-odds. Multiplied
    /// by e^(−|x|/2), so that no difference is too large.
    #[inline]
    pub(super) fn at(x: f64, nu: f64) -> Self {
        let root = (-x.abs() / 2.0).exp();
        let loss = root * root;
        let sum = 1.0 + loss + nu * root;
        let edge = (1.0 - loss) / sum;
        Self {
            edge: if x < 0.0 { -edge } else { edge },
            drawn: nu * root / sum,
            information: (nu * root * (1.0 + loss) / 4.0 + loss) / (sum * sum),
        }
    }

    /// d² ln Z / dx d ln ν.
    #[inline]
    pub(super) fn coupling(self) -> f64 {
        -self.edge * self.drawn / 2.0
    }

    /// d² ln Z / d(ln ν)².
    #[inline]
    pub(super) fn draw_information(self) -> f64 {
        self.drawn * (1.0 - self.drawn)
    }
}

// One Newton step: a symmetric system in all slots and ln ν, by conjugate gradients.
//
// The preconditioner solves exactly the system of each player's own results and drift (the tridiagonal
// system of Coulom 2008), and also the level of each group of players, which only their first days fix.

/// More rounds than any step needs; the next step corrects what is left.
const MOST_ROUNDS: usize = 500;

/// The curvature of the log-posterior (minus its second derivatives) at a point.
#[derive(Debug)]
pub(super) struct System {
    /// Per bout, its information about the difference of its two slots.
    pub(super) information: Vec<f64>,
    /// Per bout, what ties the difference to ln ν; empty if ν is known.
    pub(super) coupling: Vec<f64>,
    /// Per first slot, the pull of the prior.
    pub(super) hold: Vec<f64>,
    /// The information about ln ν; 1 if ν is known.
    pub(super) draw_information: f64,
    /// Per slot, the information of its own bouts and the prior of a first day.
    pub(super) own: Vec<f64>,
    /// Per slot, the information of its own day and of the past.
    past: Vec<f64>,
    /// Per slot, the elimination of the neighbouring slots.
    pivots: Vec<Pivot>,
    /// Per group, 1 / the total pull on its first days.
    pub(super) level: Vec<f64>,
    /// Memory for `solve`: a new allocation for each step costs as much as a round.
    rounds: Rounds,
}

/// One line of a player's eliminated system.
#[derive(Clone, Copy, Debug, Default)]
struct Pivot {
    /// 1 / (information of the past + tie to the slot after it).
    inverse: f64,
    /// The share of its change that the slot before it takes over.
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

    /// Prepares the data for `guess` from `information` and `hold`.
    ///
    /// Information passes along a tie like current through conductors in series. This keeps every
    /// digit if ties are far stronger than results; differences of pivots would lose them.
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
            // Opponents say nothing about the level, and no step moves it.
            *level = if line.against == Against::Start { 1.0 / *level } else { 0.0 };
        }
    }

    /// The x with `self` · x = `right`, until the length of the residual is a `share` of
    /// that of `right`, or at most `enough`. `go_on` is asked before each round.
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
            // This also ends when rounding has used up all digits.
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

    /// The preconditioner. `guess` approximates the solution for
    /// `right`: each player alone, and the level of each group.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn ln_z(x: f64, ln_nu: f64) -> f64 {
        ((x / 2.0).exp() + (-x / 2.0).exp() + ln_nu.exp()).ln()
    }

    /// Every derivative is compared with the difference quotient of ln Z.
    #[test]
    fn derivatives_are_those_of_the_likelihood() {
        for x in [-6.0, -1.3, -0.01, 0.4, 2.0, 9.0] {
            for ln_nu in [-3.0, -0.2, 0.0, 1.5] {
                let at = |x: f64, ln_nu: f64| Davidson::at(x, f64::exp(ln_nu));
                let (game, h) = (at(x, ln_nu), 1e-5);
                let dx = (ln_z(x + h, ln_nu) - ln_z(x - h, ln_nu)) / (2.0 * h);
                let dnu = (ln_z(x, ln_nu + h) - ln_z(x, ln_nu - h)) / (2.0 * h);
                let dxx = (at(x + h, ln_nu).edge - at(x - h, ln_nu).edge) / (4.0 * h);
                let dxnu = (at(x, ln_nu + h).edge - at(x, ln_nu - h).edge) / (4.0 * h);
                let dnunu = (at(x, ln_nu + h).drawn - at(x, ln_nu - h).drawn) / (2.0 * h);
                for (given, quotient) in [
                    (game.edge / 2.0, dx),
                    (game.drawn, dnu),
                    (game.information, dxx),
                    (game.coupling(), dxnu),
                    (game.draw_information(), dnunu),
                ] {
                    assert!((given - quotient).abs() < 1e-9, "{given} is not {quotient} at {x}");
                }
            }
        }
    }

    /// Between equals a share ν/(2+ν) is drawn, and ν = 0 is Elo.
    #[test]
    fn chances_of_equals_and_of_elo() {
        // P(win) + P(loss) = 1 - P(draw), P(win) - P(loss) is the edge.
        let win = |game: Davidson| f64::midpoint(1.0 - game.drawn, game.edge);
        let level = Davidson::at(0.0, 0.5);
        for (given, wanted) in [(level.drawn, 0.2), (win(level), 0.4), (level.edge, 0.0)] {
            assert!((given - wanted).abs() < 1e-15, "{given} is not {wanted}");
        }
        let elo = Davidson::at(200.0 * std::f64::consts::LN_10 / 400.0, 0.0);
        assert!((win(elo) - 0.759747).abs() < 5e-7 && elo.drawn == 0.0, "{elo:?}");
    }

    #[test]
    fn no_difference_is_too_large() {
        for x in [-1e6, -2000.0, 2000.0, 1e6] {
            let game = Davidson::at(x, 0.3);
            assert!(game.edge.is_finite() && game.drawn >= 0.0 && game.information >= 0.0);
        }
    }
}
