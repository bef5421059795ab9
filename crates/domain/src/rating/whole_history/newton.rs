//! Newton's method for the maximum of the posterior.
//!
//! The logarithm of the posterior is concave in all ratings and ln ν together, so there is one maximum. Newton's method
//! finds it with all unknowns at once; each of its steps is solved by conjugate gradients (`solve`). Going player by
//! player (the optimization procedure of Coulom 2008) needs hundreds of rounds where many have played for years: what
//! all players have in common, a level or a trend, moves a little in each.

use super::davidson::Davidson;
use super::solve::{System, dot};
use super::timeline::Timeline;
use crate::progress::{Progress, Stopped, Task};

/// More steps than any fit needs; a bound for input without sense.
const MOST_STEPS: usize = 50;
/// The gradient at which a fit ends, in games. Ratings are then right to about 0.0001 points, and
/// rounding does not reach so far with any sound prior.
const TOLERANCE: f64 = 1e-7;
/// The most that a rating moves in a step where no prior holds it, in natural log-odds. Beyond it results say next to nothing, so
/// that a step from there would lead anywhere.
const LONGEST: f64 = 8.0;
/// The least a player's first day is held, as information: keeps the system solvable where
/// ratings lie so far apart that results say nothing.
const LEAST_HOLD: f64 = 1e-9;

/// The input of the fit: the bouts, the prior, the treatment of draws.
pub(super) struct NewtonFit<'a> {
    /// The unknowns.
    pub(super) line: &'a Timeline,
    /// Games won, and as many lost, on each player's first day against the start.
    pub(super) wins: f64,
    /// ν: known, or where to begin.
    pub(super) nu: f64,
    /// Drawn games, where ν is to be found.
    pub(super) drawn: Option<f64>,
    /// The observer of the progress.
    pub(super) progress: &'a dyn Progress,
}

/// Where the newton ended.
#[derive(Debug)]
pub(super) struct FitResult {
    /// Per slot, the rating in natural log-odds from the start.
    pub(super) ratings: Vec<f64>,
    /// Davidson's ν.
    pub(super) nu: f64,
    /// The curvature there.
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
            if self.wins <= 0.0 {
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
                // Concave along the line: a slope back as steep as this means the top was passed.
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
        for (&slot, hold) in line.firsts.iter().zip(&mut system.hold) {
            let even = Davidson::at(at[slot as usize], 0.0);
            slope[slot as usize] -= self.wins * even.edge;
            *hold = (2.0 * self.wins * even.information).max(LEAST_HOLD);
        }
        let (mut drawn, mut draw_information) = (0.0, 0.0);
        for (place, (sides, result)) in line.sides.iter().zip(&line.results).enumerate() {
            let [a, b] = sides.map(|slot| slot as usize);
            let game = Davidson::at(at[a] - at[b] + result.offset, nu);
            let push = (result.surplus - result.games * game.edge) / 2.0;
            slope[a] += push;
            slope[b] -= push;
            system.information[place] = result.games * game.information;
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

/// Makes no part of a step too long, so that it still leads up.
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

/// How far up one is, in hundredths of the way: each step gains as many digits as all before it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
fn climbed(foot: f64, steepest: f64) -> usize {
    let share = (foot / steepest).ln() / (foot / TOLERANCE).ln();
    (share.clamp(0.0, 1.0) * 100.0) as usize
}

fn largest(vector: &[f64]) -> f64 {
    vector.iter().fold(0.0, |most, value| most.max(value.abs()))
}
