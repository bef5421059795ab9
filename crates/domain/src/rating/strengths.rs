//! Strengths by all results of a list, and how far a rating may be from its player's strength.
//!
//! A rating that moves by K with each match knows neither that opponents are uncertain nor that it has not yet come to
//! where its player belongs. All results together do (Bradley and Terry's model, as `whole_history` fits it, with strengths
//! that never change). Of these the interval of a rating follows: it reaches as far from the rating as to hold 95 % of what
//! the results leave possible. `docs/RATING-METHODS.md` says how often it holds what it should.

#[cfg(test)]
mod tests;

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, SQRT_2};

use super::uncertainty::{Interval, NORMAL_95, Uncertainty};
use super::whole_history::{Bout, Constant, Known, POINTS, constant, constant_alone};
use super::{Odds, expected};
use crate::progress::NoProgress;

/// Steps of Newton's method, of which four are usual, and the step after which the next would be lost in the last digits,
/// in deviations.
const MOST_STEPS: usize = 60;
const NEAR: f64 = 1e-7;

/// The strength of one player, as results show it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// In points.
    pub mean: f64,
    /// In points².
    pub variance: f64,
    group: usize,
}

/// The strengths of all players, as results show them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strengths {
    /// By the number of the player; none for who never played.
    of: Vec<Option<Strength>>,
    groups: usize,
}

impl Strengths {
    /// Fits strengths to `bouts`. `given` is by how much the strength of a player is known to differ from the start, in
    /// points, by number; players beyond it have nothing given.
    pub fn fit(given: &[f64], bouts: &[Bout]) -> Self {
        let bouts = by_pairs(given, bouts);
        let count = bouts.iter().flat_map(|bout| bout.players).max();
        let count = count.map_or(0, |last| last as usize + 1);
        let nobody = &NoProgress;
        let by = |wins| NoProgress::whole(constant_alone(wins, count, &bouts, nobody));
        let mut first = by(FIRST_WINS);
        // Held as firmly as the spread that was found says, strengths further apart than usual show it better: few games are
        // believed too little at first.
        for _ in 0..LOOKS {
            let before = first.square();
            if before <= LEAST_SPREAD.powi(2) {
                break;
            }
            first = by(wins_of(before.sqrt()));
            if first.square() < SETTLED * before {
                break;
            }
        }
        let wins = wins(&first, given, &bouts);
        let fitted = NoProgress::whole(constant(wins, count, &bouts, nobody));
        Self::of_fit(&fitted, given, count)
    }

    fn of_fit(fitted: &Constant, given: &[f64], count: usize) -> Self {
        let mut sizes = vec![0.0; fitted.groups];
        for one in &fitted.players {
            sizes[one.group] += 1.0;
        }
        // Nobody knows the mean of a group better than a draw of so many from all players does.
        let spread = fitted.square();
        let mut of = vec![None; count];
        for Known { player, group, strength, variance } in &fitted.players {
            of[*player as usize] = Some(Strength {
                mean: at(given, *player) + strength,
                variance: variance + spread / sizes[*group],
                group: *group,
            });
        }
        Self { of, groups: fitted.groups }
    }

    /// Shifts the strengths of each group so that their mean is that of the ratings of its players: results tell nothing of
    /// where a group stands.
    #[must_use]
    pub fn beside(mut self, rating: impl Fn(u32) -> f64) -> Self {
        let mut apart = vec![(0.0, 0.0); self.groups];
        for (player, strength) in (0..).zip(&self.of) {
            let Some(strength) = strength else { continue };
            let (sum, count) = &mut apart[strength.group];
            *sum += rating(player) - strength.mean;
            *count += 1.0;
        }
        for strength in self.of.iter_mut().flatten() {
            let (sum, count) = apart[strength.group];
            strength.mean += sum / count;
        }
        self
    }

    /// The strength of a player; none for one who never played.
    pub fn of(&self, player: u32) -> Option<Strength> {
        self.of.get(usize::try_from(player).ok()?).copied().flatten()
    }
}

impl Strength {
    /// The 95 % interval of a rating whose strength this is, after so many months without a game.
    pub fn interval(self, rating: f64, idle: f64, uncertainty: Uncertainty) -> Interval {
        // Nobody is known less than a newcomer.
        let rested = self.variance + uncertainty.idle.powi(2) * idle.max(0.0);
        let deviation = rested.sqrt().min(uncertainty.prior);
        let half_width = half_width(rating - self.mean, deviation);
        Interval { rating, deviation: half_width / NORMAL_95 }
    }
}

/// The distance to both sides of a point that holds 95 % of a normal distribution whose mean is so far `off`.
fn half_width(off: f64, deviation: f64) -> f64 {
    if deviation <= 0.0 {
        return off.abs();
    }
    let off = off.abs() / deviation;
    let below = |x: f64| libm::erfc(-x / SQRT_2) / 2.0;
    let density = |x: f64| libm::exp(-x * x / 2.0) * FRAC_2_SQRT_PI * FRAC_1_SQRT_2 / 2.0;
    let held = |width: f64| below(width - off) - below(-width - off);
    // Newton's method, kept within a bracket.
    let (mut low, mut high) = (off, off + 2.0 * NORMAL_95);
    let mut width = off + NORMAL_95;
    for _ in 0..MOST_STEPS {
        let over = held(width) - 0.95;
        if over < 0.0 {
            low = width;
        } else {
            high = width;
        }
        let step = over / (density(width - off) + density(width + off));
        let next = width - step;
        width = if next > low && next < high { next } else { f64::midpoint(low, high) };
        if step.abs() < NEAR {
            break;
        }
    }
    width * deviation
}

/// The games of each pair as one bout, with what is given of the two in its offset.
fn by_pairs(given: &[f64], bouts: &[Bout]) -> Vec<Bout> {
    let mut sorted: Vec<Bout> =
        bouts.iter().filter(|bout| bout.counts()).map(|bout| bout.ordered()).collect();
    let same =
        |a: &Bout, b: &Bout| a.players == b.players && a.offset.to_bits() == b.offset.to_bits();
    sorted.sort_by(|a, b| a.players.cmp(&b.players).then(a.offset.total_cmp(&b.offset)));
    let mut pairs: Vec<Bout> = Vec::new();
    for bout in sorted {
        match pairs.last_mut().filter(|last| same(last, &bout)) {
            Some(last) => {
                last.won += bout.won;
                last.drawn += bout.drawn;
                last.lost += bout.lost;
            }
            None => pairs.push(Bout { day: 0, ..bout }),
        }
    }
    for bout in &mut pairs {
        let [a, b] = bout.players.map(|player| at(given, player));
        bout.offset += (a - b) / POINTS;
    }
    pairs
}

fn at(given: &[f64], player: u32) -> f64 {
    given.get(player as usize).copied().unwrap_or(0.0)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

// How firmly strengths are held to the middle before any result.
//
// As firmly as their spread says, where anybody met anybody. Where players met those of their own strength, their distance
// from the middle shows in few results: held as firmly, they would be taken for equals. There they are held less, by the
// cube of the share by which opponents differ less than any two players do, as far as there are games and players enough to
// see that. The power and the bounds were found by simulation (`tests`).

/// So many games won and lost against the middle in the first look: strengths then deviate by 246 points.
const FIRST_WINS: f64 = 1.0;

/// How often the spread is looked at again, while it grows by more than so much.
const LOOKS: usize = 5;
const SETTLED: f64 = 1.02;

/// Strengths are taken to deviate at least so far, in points: a few results do not prove them equal.
const LEAST_SPREAD: f64 = 250.0;
/// The least share by which opponents differ.
const LEAST_APART: f64 = 0.05;
/// From the first share of what there is to know on, players may be held less, and from the second on as little as opponents
/// differ: what few games show may be chance.
const KNOWN: [f64; 2] = [0.6, 0.85];
/// For each so many players they may be held so many times less: only where many stand in a row can the ends be far apart
/// though everybody is near to those beside.
const MANY: f64 = 14.0;
/// The bounds of what is held, in wins.
const WINS: [f64; 2] = [0.000_1, 1_000.0];

/// The differences that games show, weighted by information.
#[derive(Clone, Copy, Debug, Default)]
struct WeightedDifferences {
    /// Σ of information and square of the difference, in points².
    squares: f64,
    /// Σ of information: games times p(1−p).
    information: f64,
}

impl WeightedDifferences {
    fn add(&mut self, difference: f64, games: f64) {
        let p = expected(difference, Odds::EVEN);
        let information = games * p * (1.0 - p);
        self.squares += information * difference * difference;
        self.information += information;
    }

    /// The mean square of what is told.
    fn mean(self) -> f64 {
        self.squares / self.information
    }
}

/// So many games won and lost of each player against the middle, by what a first look says.
fn wins(first: &Constant, given: &[f64], bouts: &[Bout]) -> f64 {
    let spread = first.square().sqrt().max(LEAST_SPREAD);
    let (apart, known) = opponents_apart(first, given, bouts);
    let of_all = strangers_apart(spread);
    let share = (((1.0 - known) * of_all + apart) / of_all).sqrt();
    // Without games nobody is apart.
    let share = if share.is_finite() { share.clamp(LEAST_APART, 1.0) } else { 1.0 };
    let sure = ((known - KNOWN[0]) / (KNOWN[1] - KNOWN[0])).clamp(0.0, 1.0);
    let count: f64 = first.players.iter().map(|_| 1.0).sum();
    let most = (count / MANY).max(1.0);
    let less = share.powf(-3.0 * sure).min(most);
    wins_of(spread * less)
}

/// So many games won and lost against the middle as strengths of this deviation, in points, would have.
fn wins_of(deviation: f64) -> f64 {
    (SQRT_2 * POINTS / deviation).powi(2).clamp(WINS[0], WINS[1])
}

impl Constant {
    /// The mean square of what is possible of strengths, in points².
    fn square(&self) -> f64 {
        mean(self.players.iter().map(|one| one.strength.powi(2) + one.variance))
    }
}

/// The mean square by which opponents would be seen to differ if anybody met anybody.
fn strangers_apart(spread: f64) -> f64 {
    let mut told = WeightedDifferences::default();
    for z in (-40..=40).map(|step| f64::from(step) / 10.0) {
        told.add(SQRT_2 * spread * z, (-z * z / 2.0).exp());
    }
    told.mean()
}

/// The mean square by which opponents are seen to differ, without what is chance in it, and how much of what they differ by
/// games tell: next to nothing after few of them, nearly all (1) after many.
fn opponents_apart(first: &Constant, given: &[f64], bouts: &[Bout]) -> (f64, f64) {
    let last = first.players.iter().map(|one| one.player as usize + 1).max();
    let mut strengths = vec![0.0; last.unwrap_or(0)];
    for one in &first.players {
        strengths[one.player as usize] = at(given, one.player) + one.strength;
    }
    let mut told = WeightedDifferences::default();
    let mut of = vec![0.0; strengths.len()];
    for bout in bouts {
        let [a, b] = bout.players.map(|player| player as usize);
        let before = told.information;
        told.add(strengths[a] - strengths[b], bout.games());
        of[a] += told.information - before;
        of[b] += told.information - before;
    }
    // Opponents being as unsure, games tell half of what they would against known ones.
    let by_games = |information: &f64| (information / (information + FIRST_WINS)).powi(2);
    let chance: f64 = of.iter().map(by_games).sum();
    let known: f64 = of.iter().map(|information| by_games(information) * information).sum();
    let known = known / (2.0 * told.information);
    // That opponents are alike must show beyond chance: two standard errors of a sum of so many squares.
    let chance = chance - 2.0 * (2.0 * chance).sqrt();
    let seen = (told.squares - POINTS * POINTS * chance).max(0.0) / told.information;
    (seen, known)
}
