//! The words of a match against somebody, foretold.

use crate::domain::rating::Race;

/// The words of a match against somebody, foretold.
#[derive(Debug, Clone, Copy)]
pub struct VersusWords {
    /// The title: who.
    pub title: fn(&str) -> String,
    /// Before the field for the opponent.
    pub prompt: &'static str,
    /// Nobody is found.
    pub none: &'static str,
    /// The share of the games by the ratings, and drawn to a half by what is not known of them;
    /// and the opponent.
    pub games: fn(&str, f64, f64) -> String,
    /// What winning first so many games comes to.
    pub races: fn(&[(u32, f64)]) -> String,
    /// The most even matches with a handicap.
    pub even: fn(&[Race]) -> String,
}
