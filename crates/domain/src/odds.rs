//! How likely each place of a stage is for each player, given the results so far and how likely
//! each wins against each.
//!
//! A bracket is worked out exactly where that is possible in a moment and played out at random
//! where it is not; so are the groups of a round robin. Games are taken to be independent of one
//! another, and drawn games to be played again.

mod bracket;
mod ends;
mod league;
mod seeded_rng;

pub use bracket::{Ended, Tie, bracket};
pub use ends::{ends, match_won};
pub use league::league;

use super::number::PlayerId;

/// How often to play out what cannot be worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// The seed of the luck: the same seed gives the same odds on every machine.
    pub seed: u64,
    /// How often. At least 1.
    pub runs: u32,
}

impl Simulation {
    /// Ten thousand runs: a standard error of at most half a per cent.
    pub const STANDARD: Self = Self { seed: 0, runs: 10_000 };
}

/// How odds came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By the laws of probability alone.
    Exact,
    /// By playing the rest out.
    Simulated(Simulation),
}

/// Places that are shared, as by the losers of the semi-finals: 3 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places {
    /// The best of them, from 1.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

/// The chances of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// The player.
    pub player: PlayerId,
    /// The probability of each of [`Odds::places`], from 0 to 1. All 0 for a player outside the standings.
    pub probabilities: Vec<f64>,
}

/// How likely each place is for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The places that are given out, the best first.
    pub places: Vec<Places>,
    /// The players.
    pub players: Vec<Chances>,
    /// How all this is known.
    pub method: Method,
}

impl Odds {
    /// Whether they are exact.
    pub fn is_exact(&self) -> bool {
        self.method == Method::Exact
    }

    /// The standard error of one of the probabilities: 0 if they are exact, and √(p(1−p)/runs)
    /// where they come from playing out.
    pub fn standard_error(&self, probability: f64) -> f64 {
        match self.method {
            Method::Exact => 0.0,
            Method::Simulated(Simulation { runs, .. }) => {
                (probability * (1.0 - probability) / f64::from(runs.max(1))).sqrt()
            }
        }
    }
}

/// How much of the probability of each place each player has gathered.
struct Gathered {
    columns: usize,
    sums: Vec<f64>,
}

impl Gathered {
    fn new(players: usize, columns: usize) -> Self {
        Self { columns, sums: vec![0.0; players * columns] }
    }

    fn add(&mut self, player: usize, column: usize, weight: f64) {
        self.sums[player * self.columns + column] += weight;
    }

    /// The chances of each player; `whole` is the weight of everything that can happen.
    fn chances(&self, players: &[PlayerId], whole: f64) -> Vec<Chances> {
        let of = |(at, &player): (usize, &PlayerId)| {
            let own = &self.sums[at * self.columns..(at + 1) * self.columns];
            Chances { player, probabilities: own.iter().map(|sum| sum / whole).collect() }
        };
        players.iter().enumerate().map(of).collect()
    }
}
