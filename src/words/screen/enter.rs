//! The words of choosing who enters a tournament.

use crate::domain::format::{Format, Seeding};

/// The words of choosing who enters a tournament.
#[derive(Debug, Clone, Copy)]
pub struct EnterWords {
    /// Its title: the tournament's name.
    pub title: fn(&str) -> String,
    /// Before the field.
    pub prompt: &'static str,
    /// Over the entrants: how many, what decides the seeds.
    pub entrants: fn(usize, &str) -> String,
    /// Where nobody has entered.
    pub nobody: &'static str,
    /// Where nobody is registered.
    pub no_players: &'static str,
    /// Beside a player who has entered.
    pub entered: &'static str,
    /// In place of the number of a name that nobody bears.
    pub anew: &'static str,
    /// Beside a name that nobody bears.
    pub register: &'static str,
    /// Beside a name that several players bear.
    pub several: &'static str,
    /// What Enter does: enter somebody.
    pub enters: fn(&str) -> String,
    /// What Enter does on somebody who has entered: nothing.
    pub is_in: fn(&str) -> String,
    /// What Enter does: register a name.
    pub registers: fn(&str) -> String,
    /// What Enter does on a name that several players bear: list them.
    pub lists: fn(&str) -> String,
    /// Pasted lines that led to nobody, or to several: how many, of how many.
    pub not_found: fn(usize, usize) -> String,
    /// Why an entrant cannot be moved or removed: the search has the keys.
    pub not_in_entrants: &'static str,
    /// Why nothing can be chosen.
    pub nothing_to_choose: &'static str,
    /// The question before the start: the tournament.
    pub question: fn(&str) -> String,
    /// What will follow.
    pub consequence: fn(&Plan) -> String,
    /// The word for doing it.
    pub start: &'static str,
}

/// What a start would make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The format.
    pub format: Format,
    /// What decides the seeds.
    pub seeding: Seeding,
    /// How many have entered.
    pub entrants: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// How many have a bye in the first round.
    pub byes: usize,
}
