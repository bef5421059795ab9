//! What the things of a tournament are called: the same on every screen and in every message.

use crate::club::tournament::LatePlace;
use crate::club::{MatchState, Phase};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::domain::standings::Criterion;

/// What the things of a tournament are called, as inside a sentence and short enough for a column.
#[derive(Debug, Clone, Copy)]
pub struct TermWords {
    /// A round.
    pub round: fn(&RoundName) -> String,
    /// A round of an elimination in the least room, under a heading that names the bracket.
    pub round_short: fn(&RoundName) -> String,
    /// How long a match is.
    pub length: fn(Length) -> String,
    /// How long matches are, with the rounds that differ.
    pub lengths: fn(&Lengths) -> String,
    /// What a format is called.
    pub format: fn(Format) -> &'static str,
    /// What decides the seeds.
    pub seeding: fn(Seeding) -> &'static str,
    /// How a stage is played: all of the above; and the format of the stage before it.
    pub plan: fn(&StagePlan, Option<Format>) -> String,
    /// The same of a first stage whose seeds were arranged by hand, which its plan does not say.
    pub plan_by_hand: fn(&StagePlan) -> String,
    /// A place for somebody who enters late.
    pub late_place: fn(LatePlace) -> String,
    /// How far a tournament is.
    pub phase: fn(Phase) -> &'static str,
    /// How far a match is.
    pub state: fn(MatchState) -> &'static str,
    /// What decides among equals, in the six columns over its values.
    pub criterion: fn(Criterion) -> String,
    /// Things in a row.
    pub list: fn(&[String]) -> String,
    /// What something is called, and what it is.
    pub told: fn(&str, &str) -> String,
    /// What stands beside something, behind it.
    pub aside: fn(&str, &str) -> String,
    /// A sentence, and one behind it.
    pub then: fn(&str, &str) -> String,
}
