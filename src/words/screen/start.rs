//! The words of the question before a tournament starts.

use crate::domain::format::{Format, Seeding};

/// The words of the question before a tournament starts.
#[derive(Debug, Clone, Copy)]
pub struct StartWords {
    /// Whether to start: the tournament.
    pub question: fn(&str) -> String,
    /// What starting means.
    pub consequence: fn(&DrawPlan) -> String,
    /// The button that starts.
    pub yes: &'static str,
}

/// What a draw will make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPlan {
    /// The format.
    pub format: Format,
    /// What decides the seeds.
    pub seeding: Seeding,
    /// How many have entered.
    pub entrants: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
}
