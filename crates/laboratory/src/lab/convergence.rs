//! Effects of K and the other rules on ratings (the open question of S3 and S4): players whose strengths are known
//! play, and their ratings are compared with those strengths.

mod measure;
mod past;
mod schedule;

use std::f64::consts::LOG2_E;

use rayon::prelude::*;

pub use measure::Bounds;
pub use past::{past, past_of};
pub use schedule::{Bout, Schedule};

use super::sample::Sample;
use crate::domain::chance::{Chance, SEED};
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::whole_history as rating;
use crate::domain::rating::{Damping, KStep, Scale, Strengths, Unit, exp2};
use measure::{Mean, Measures, measure, own_log_loss};
use schedule::Hall;

/// The mean of true strengths, in points; ratings that begin elsewhere are off by as much.
pub const MEAN: f64 = 1500.0;

/// A plan of what is played and by which rules it is rated.
#[derive(Clone, Debug, PartialEq)]
pub struct Convergence {
    pub seed: u64,
    /// How often each schedule is played. Above 0.
    pub sets: u32,
    /// Of how many players the population consists; the club's past has its own. At least 28.
    pub players: u32,
    /// How many games a player has on average where pairs are drawn.
    pub games: u32,
    /// The deviation of true strengths, in points.
    pub deviation: f64,
    /// The deviation of how far a strength moves with each match, in points.
    pub drift: f64,
    pub bounds: Bounds,
    pub schedules: Vec<Schedule>,
    pub scales: Vec<Scale>,
    /// The club's past, where it is a schedule.
    pub past: Vec<Bout>,
}

impl Default for Convergence {
    fn default() -> Self {
        Self {
            seed: SEED,
            sets: 100,
            players: 70,
            games: 40,
            deviation: 200.0,
            drift: 0.0,
            bounds: Bounds { few: 5, veteran: 20 },
            schedules: vec![Schedule::Random, Schedule::Uneven, Schedule::Events, Schedule::Series],
            scales: scales(),
            past: Vec::new(),
        }
    }
}

/// K from 8 to 128 under the published rules, then every other rule alone at K = 32.
fn scales() -> Vec<Scale> {
    let plain = [8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0, 128.0];
    let plain = plain.map(|k| Scale { k, ..Scale::STANDARD });
    let newcomers = KStep { games_below: Some(20), rating_below: None, before: None, k: 64.0 };
    let others = [
        Scale { unit: Unit::Game, ..Scale::STANDARD },
        Scale { unit: Unit::Event, ..Scale::STANDARD },
        Scale { damping: Some(Damping::Root(1.0)), ..Scale::STANDARD },
        Scale { k_steps: vec![newcomers], ..Scale::STANDARD },
        Scale { start: MEAN - 100.0, ..Scale::STANDARD },
        Scale { start: MEAN + 100.0, ..Scale::STANDARD },
    ];
    plain.into_iter().chain(others).collect()
}

impl Convergence {
    /// The fewest players that the events of S3 take.
    pub const FEWEST: u32 = 28;

    /// Plays all sets, and rates each by all rules.
    ///
    /// # Errors
    /// [`Stopped`] where `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Vec<Outcome>, Stopped> {
        let sets = self.sets as usize;
        let counter = ProgressCounter::new(progress, Task::Simulating, self.schedules.len() * sets);
        let played = (0..self.schedules.len() * sets).into_par_iter().map(|at| {
            let measures = self.set(self.schedules[at / sets], at % sets);
            counter.one().map(|()| measures)
        });
        let played = played.collect::<Result<Vec<_>, Stopped>>()?;
        let own = |schedule, scale: &Scale| {
            (schedule == Schedule::Club).then(|| own_log_loss(&self.past, scale)).flatten()
        };
        let outcomes =
            self.schedules.iter().zip(played.chunks(sets)).flat_map(|(schedule, sets)| {
                self.scales.iter().enumerate().map(|(at, scale)| {
                    let of: Vec<&Measures> = sets.iter().map(|measures| &measures[at]).collect();
                    let own_log_loss = own(*schedule, scale);
                    Outcome { own_log_loss, ..Outcome::new(*schedule, scale, &of) }
                })
            });
        Ok(outcomes.collect())
    }

    /// One set of a schedule by all rules. All rules see the same results.
    fn set(&self, schedule: Schedule, set: usize) -> Vec<Measures> {
        let mut chance = Chance::new(self.seed, ((schedule as u64) << 32) | set as u64);
        let of_past = self.past.iter().flat_map(|bout| bout.players).max();
        let players = match schedule {
            Schedule::Club => of_past.map_or(0, |last| last as usize + 1),
            _ => self.players as usize,
        };
        let strengths = self.strengths(players, &mut chance);
        let weights: Vec<f64> = match schedule {
            // Log-normal: one in six plays e times as often as the one in the middle.
            Schedule::Uneven => (0..players).map(|_| exp2(LOG2_E * chance.normal())).collect(),
            _ => vec![1.0; players],
        };
        let mut hall = Hall::new(strengths, self.drift, &mut chance);
        match schedule {
            Schedule::Random | Schedule::Uneven => hall.pairs(&weights, self.games),
            Schedule::Events => hall.cups(1),
            Schedule::Series => hall.series(),
            Schedule::Club => hall.again(&self.past),
        }
        let bouts =
            hall.played.iter().flat_map(|(one, _)| rating::Bout::of(0, one, &Scale::STANDARD));
        let bouts: Vec<rating::Bout> = bouts.collect();
        let known = Strengths::fit(&[], &bouts);
        self.scales.iter().map(|scale| measure(&hall, &known, scale, self.bounds)).collect()
    }

    /// Normal strengths whose mean is [`MEAN`].
    fn strengths(&self, players: usize, chance: &mut Chance) -> Vec<f64> {
        let drawn: Vec<f64> = (0..players).map(|_| self.deviation * chance.normal()).collect();
        let mean = drawn.iter().copied().collect::<Mean>().value().unwrap_or_default();
        drawn.into_iter().map(|strength| MEAN + strength - mean).collect()
    }
}

/// The outcome of rules under one schedule, as means over all sets. None where nothing could be measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub schedule: Schedule,
    pub scale: Scale,
    /// The root of the mean square of rating minus strength, over all who played, in points.
    pub error: Option<f64>,
    /// Per game, from the ratings before each match, after the first fifth of the matches.
    pub log_loss: Option<f64>,
    /// The log-loss from true strengths: no rating can do better.
    pub oracle: Option<f64>,
    /// Spearman's ρ of ratings and strengths.
    pub rank_correlation: Option<f64>,
    /// The median of games until a rating that began 100 points off or more first came within 50; none where half of
    /// them never did.
    pub settled: Option<f64>,
    /// Mean rating minus strength of those who play in the last fifth of the matches, in points.
    pub drift: Option<f64>,
    /// Of all pairs of a player with few games and a veteran, the share in which the first stands higher.
    pub above: Option<f64>,
    /// The share of these in which the veteran is stronger.
    pub wrong: Option<f64>,
    /// The share of 95 % intervals that hold the strength.
    pub coverage: Option<f64>,
    /// How well the club's own results were foretold, in log-loss per game.
    pub own_log_loss: Option<f64>,
}

impl Outcome {
    fn new(schedule: Schedule, scale: &Scale, sets: &[&Measures]) -> Self {
        let mean = |of: fn(&Measures) -> Option<f64>| {
            sets.iter().filter_map(|set| of(set)).collect::<Mean>().value()
        };
        let settled: Vec<f64> = sets.iter().flat_map(|set| &set.settled).copied().collect();
        let settled = Some(Sample::new(settled).median());
        Self {
            schedule,
            scale: scale.clone(),
            error: mean(|set| set.square).map(f64::sqrt),
            log_loss: mean(|set| set.log_loss),
            oracle: mean(|set| set.oracle),
            rank_correlation: mean(|set| set.rank_correlation),
            settled: settled.filter(|games| games.is_finite() && *games > 0.0),
            drift: mean(|set| set.drift),
            above: mean(|set| set.above),
            wrong: mean(|set| set.wrong),
            coverage: mean(|set| set.coverage),
            own_log_loss: None,
        }
    }
}

/// The K for a schedule, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recommended {
    pub schedule: Schedule,
    /// The K whose ratings foretell games best.
    pub k: f64,
    pub log_loss: f64,
    pub oracle: f64,
    /// The lowest and the highest K that lose no more than [`Recommended::ALIKE`] by comparison.
    pub alike: [f64; 2],
    /// The error of ratings in the end, in points.
    pub error: f64,
    /// The K that foretold the club's own results best, with its log-loss.
    pub own: Option<(f64, f64)>,
}

impl Recommended {
    /// Log-losses whose difference is too small to notice.
    pub const ALIKE: f64 = 0.002;

    /// The K for each schedule, among the rules that differ from the published ones in nothing but K.
    pub fn of(outcomes: &[Outcome]) -> Vec<Self> {
        let mut schedules: Vec<Schedule> = outcomes.iter().map(|one| one.schedule).collect();
        schedules.dedup();
        schedules.into_iter().filter_map(|schedule| Self::of_schedule(outcomes, schedule)).collect()
    }

    fn of_schedule(outcomes: &[Outcome], schedule: Schedule) -> Option<Self> {
        let plain = outcomes.iter().filter(|one| {
            one.schedule == schedule
                && Scale { k: Scale::STANDARD.k, ..one.scale.clone() } == Scale::STANDARD
        });
        let losses: Vec<(&Outcome, f64)> =
            plain.filter_map(|one| Some((one, one.log_loss?))).collect();
        let (best, log_loss) = *losses.iter().min_by(|a, b| a.1.total_cmp(&b.1))?;
        let alike = || {
            let alike = losses.iter().filter(|(_, loss)| *loss <= log_loss + Self::ALIKE);
            alike.map(|(one, _)| one.scale.k)
        };
        let own = losses.iter().filter_map(|(one, _)| Some((one.scale.k, one.own_log_loss?)));
        Some(Self {
            schedule,
            own: own.min_by(|a, b| a.1.total_cmp(&b.1)),
            k: best.scale.k,
            log_loss,
            oracle: best.oracle?,
            alike: [alike().fold(f64::INFINITY, f64::min), alike().fold(0.0, f64::max)],
            error: best.error?,
        })
    }
}

#[cfg(test)]
mod tests;
