//! How firmly strengths are held to the middle before any result.
//!
//! As firmly as their spread says, where anybody met anybody. Where players met those of their own strength, their distance
//! from the middle shows in few results: held as firmly, they would be taken for equals. There they are held less, by the
//! cube of the share by which opponents differ less than any two players do, as far as there are games and players enough to
//! see that. The power and the bounds were found by simulation (`tests`).

use std::f64::consts::SQRT_2;

use super::{Bout, Constant, POINTS, at, mean};
use crate::rating::{Odds, expected};

/// So many games won and lost against the middle in the first look: strengths then deviate by 246 points.
pub(super) const FIRST_WINS: f64 = 1.0;

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
pub(super) fn wins(first: &Constant, given: &[f64], bouts: &[Bout]) -> f64 {
    let square = mean(first.players.iter().map(|one| one.strength.powi(2) + one.variance));
    let spread = square.max(LEAST_SPREAD.powi(2)).sqrt();
    let (apart, known) = opponents_apart(first, given, bouts);
    let of_all = strangers_apart(spread);
    let share = (((1.0 - known) * of_all + apart) / of_all).sqrt();
    // Without games nobody is apart.
    let share = if share.is_finite() { share.clamp(LEAST_APART, 1.0) } else { 1.0 };
    let sure = ((known - KNOWN[0]) / (KNOWN[1] - KNOWN[0])).clamp(0.0, 1.0);
    let count: f64 = first.players.iter().map(|_| 1.0).sum();
    let most = (count / MANY).max(1.0);
    let less = share.powf(-3.0 * sure).min(most);
    (SQRT_2 * POINTS / (spread * less)).powi(2).clamp(WINS[0], WINS[1])
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
