//! Forecasts of formats, such as which ones end by six o'clock: evenings in each format that fits, played by the
//! domain's own brackets, pairings, seatings and standings, at the tables of the hall and in the order of its queue.
//!
//! **Who wins**: every game is decided by the ratings of its two players, by the rating formula, as the odds of a
//! tournament have it. **How long it takes**: [`durations`] says how, and how little is known of it: the range of ends
//! holds both how evenings differ and that the club's own mean is only estimated. **What is left out**: breaks, late
//! players, walkovers, and tables that stand empty because the next match was not called.
//!
//! All formats are played on the same evenings (one stream of chance each), so that differences between formats are
//! known better than each figure by itself.
//!
//! No [`crate::club::Club`] is kept, which would be too slow for hundreds of evenings; tests play the same evenings
//! with one and compare every call.

mod candidate;
mod course;
pub mod durations;
mod findings;
mod hall;
#[cfg(test)]
mod tests;

use rayon::prelude::*;

pub use candidate::{Candidate, Then, entered, typical};
use course::{Course, Played};
pub use durations::{Durations, PastMatch};
pub use findings::{Findings, FormatLine, Priority};

use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::compare_ratings;
use crate::domain::score::{Length, Lengths};

/// Evenings of a format, where no number is given; of more than 128 players fewer, since a Swiss of a thousand takes a
/// second to pair.
pub fn evenings(players: usize) -> u32 {
    u32::try_from(51_200 / players.max(1)).map_or(400, |evenings| evenings.clamp(40, 400))
}

/// Evenings of which it is worked out what they teach: that differs little between evenings, and takes as long as the cube
/// of the players.
fn taught(players: usize) -> usize {
    (5_120 / players.max(1)).clamp(4, 40)
}

/// A count as a number.
fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

/// A player in a forecast; only strength matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating, in points; taken to be the true strength.
    pub rating: f64,
    /// The uncertainty of the rating, as a deviation in points. Above 0.
    pub deviation: f64,
}

/// The conditions of a forecast.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    pub seed: u64,
    /// Evenings of each format. Above 0.
    pub evenings: u32,
    /// The players, in the order of the seeds.
    pub players: Vec<Rated>,
    /// Whether seeds are drawn by lots.
    pub lots: bool,
    /// Tables that matches are called to. Above 0.
    pub tables: u32,
    pub lengths: Lengths,
    pub durations: Durations,
    /// When it must be over, in minutes from the start.
    pub until: Option<f64>,
}

/// The results of one evening.
struct Evening {
    end: f64,
    matches: u32,
    fewest: u32,
    /// Matches of a player, on average.
    per_player: f64,
    longest_wait: f64,
    best_won: Option<f64>,
    tau: Option<f64>,
    learnt: Option<f64>,
}

impl Foresight {
    /// Plays all formats that fit, or these alone.
    ///
    /// # Errors
    /// [`Stopped`] where `progress` stops it.
    pub fn play(
        &self,
        candidates: &[Candidate],
        progress: &dyn Progress,
    ) -> Result<Findings, Stopped> {
        let players = self.players.len();
        let course = |one: &Candidate| Some((*one, Course::new(one, players, &self.lengths)?));
        let courses: Vec<(Candidate, Course)> = candidates.iter().filter_map(course).collect();
        let taught = taught(players);
        let evenings = usize::try_from(self.evenings).unwrap_or(usize::MAX);
        let counter = ProgressCounter::new(progress, Task::Simulating, courses.len() * evenings);
        let played = (0..courses.len() * evenings).into_par_iter().map(|at| {
            // All formats go forward together, so that no thread is left with the longest.
            let (evening, (_, course)) = (at / courses.len(), &courses[at % courses.len()]);
            let found = self.measured(course.play(self, evening as u64), evening < taught);
            counter.one().map(|()| found)
        });
        let played = played.collect::<Result<Vec<Evening>, Stopped>>()?;
        let line = |(at, (candidate, _)): (usize, &(Candidate, Course))| {
            let own: Vec<&Evening> = played.iter().skip(at).step_by(courses.len()).collect();
            FormatLine::of(*candidate, &own, self)
        };
        let lines = courses.iter().enumerate().map(line).collect();
        Ok(Findings { seed: self.seed, until: self.until, lines })
    }

    fn measured(&self, Played { hall, places }: Played<'_>, is_taught: bool) -> Evening {
        let count = number(hall.players.len().max(1));
        let all: u32 = hall.players.iter().map(|one| one.played).sum();
        Evening {
            end: hall.clock,
            matches: hall.played,
            fewest: hall.players.iter().map(|one| one.played).min().unwrap_or(0),
            per_player: f64::from(all) / count,
            longest_wait: hall.players.iter().map(|one| one.longest_wait).fold(0.0, f64::max),
            best_won: findings::best_won(&self.players, &places),
            tau: findings::kendall(&self.players, &places),
            learnt: is_taught.then(|| findings::learnt(&self.players, &hall.met)),
        }
    }

    /// Whether all ratings are equal, so that there is no best player.
    pub fn are_equal(&self) -> bool {
        self.players.windows(2).all(|pair| compare_ratings(pair[0].rating, pair[1].rating).is_eq())
    }

    /// The games that a match between equals has on average.
    pub fn usual_games(&self) -> f64 {
        match self.lengths.usual {
            Length::FirstTo(_) | Length::Games(_) => {
                let ends = crate::domain::odds::ends(self.lengths.usual, [0, 0], 0.5, false);
                ends.iter().map(|(score, share)| f64::from(score.games()) * share).sum()
            }
            Length::Open => 1.0,
        }
    }
}
