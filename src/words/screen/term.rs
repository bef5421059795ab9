//! What the things of a tournament are called.

use crate::club::Phase;
use crate::domain::format::{Format, Seeding};
use crate::domain::length::Length;
use crate::domain::round::RoundName;

/// What the things of a tournament are called, short enough for a column.
#[derive(Debug, Clone, Copy)]
pub struct TermWords {
    /// A round.
    pub round: fn(&RoundName) -> String,
    /// How long a match is.
    pub length: fn(Length) -> String,
    /// How a stage is played.
    pub format: fn(Format) -> &'static str,
    /// How far a tournament is.
    pub phase: fn(Phase) -> &'static str,
    /// What decides the seeds.
    pub seeding: fn(Seeding) -> &'static str,
}
