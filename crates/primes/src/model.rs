//! A model of the win probability of a deal, learned from recorded games.
//!
//! The log-odds that hand A wins against hand B are `±first_move + Σ weight · (how far A is
//! ahead of B in a feature)`: plus if A moves first, minus if B does, left out if that is
//! unknown. So the model favours no side: the probabilities of A and B sum to 1.

pub mod evaluate;
#[cfg(test)]
mod tests;
mod text;
mod train;

pub use text::{ModelError, Provenance};
pub use train::Recipe;

use crate::feature::Feature;
use crate::game::First;
use crate::hand::Hand;
use crate::logistic::logistic;

/// The model included in the crate; `docs/HANDS.md` says which data it was learned from.
const DEFAULT: &str = include_str!("../assets/primes-1.toml");

/// A model of deals.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// The log-odds that the first move adds between equal hands.
    pub first_move: f64,
    /// The features and their weights, in log-odds for one unit.
    pub weights: Vec<(Feature, f64)>,
    /// The origin of the model.
    pub provenance: Provenance,
}

impl Model {
    /// The probability, above 0 and below 1, that the player with hand `a` wins against the one with hand `b`.
    pub fn p(&self, a: Hand, b: Hand, first: First) -> f64 {
        let first_move = match first {
            First::A => self.first_move,
            First::B => -self.first_move,
            First::Neutral => 0.0,
        };
        logistic(first_move + self.hands(a, b))
    }

    /// The probability that the player with the first move wins between equal hands.
    pub fn first_move_p(&self) -> f64 {
        logistic(self.first_move)
    }

    /// The log-odds of hand `a` against hand `b` without the first move.
    pub fn hands(&self, a: Hand, b: Hand) -> f64 {
        let term = |(feature, weight): &(Feature, f64)| weight * feature.difference(a, b);
        self.weights.iter().map(term).sum()
    }
}

impl Default for Model {
    fn default() -> Self {
        DEFAULT.parse().expect("the model of the crate is well formed; a test reads it")
    }
}
