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
    /// Whether to draw a further stage: its number, the tournament.
    pub stage: fn(u32, &str) -> String,
    /// Who goes on to it and who meets whom.
    pub stage_consequence: fn(&NextStage) -> String,
    /// The button that draws it.
    pub stage_yes: &'static str,
    /// Whether to draw the seats of a round of table play: its number, the tournament.
    pub round: fn(u32, &str) -> String,
    /// Whether to draw lots among equals.
    pub lots: &'static str,
    /// Who is equal, and what else can be done.
    pub lots_consequence: fn(&[String]) -> String,
    /// Whether to draw lots where all of those level go on in any case.
    pub lots_order: &'static str,
    /// The button that draws lots.
    pub lots_yes: &'static str,
    /// Whether two are to play off.
    pub play_off: fn(&[String; 2]) -> String,
    /// The button that makes the play-off.
    pub play_off_yes: &'static str,
}

/// What the draw of a further stage will make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextStage {
    /// Its number.
    pub number: u32,
    /// Its format.
    pub format: Format,
    /// Who goes on, in the order of seeds, with the rank in the stage before.
    pub players: Vec<String>,
    /// The first matches, as far as they are certain and there is room.
    pub pairings: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
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
