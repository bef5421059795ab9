//! The words of the floor.

use crate::domain::ids::MatchNo;

/// The words of the floor.
#[derive(Debug, Clone, Copy)]
pub struct FloorWords {
    /// Its title.
    pub title: &'static str,
    /// Over the tables: taken, all.
    pub tables: fn(usize, usize) -> String,
    /// Over the queue: how many.
    pub queue: fn(usize) -> String,
    /// Where no tables are set up: what to press.
    pub set_up: &'static str,
    /// Where nothing waits.
    pub no_queue: &'static str,
    /// A table at which nothing is played.
    pub free: &'static str,
    /// The same of one that is reserved.
    pub reserved: &'static str,
    /// Minutes, in a narrow column.
    pub minutes: fn(i64) -> String,
    /// Two players.
    pub pair: fn(&str, &str) -> String,
    /// A match: number, round, players, tournament.
    pub line: fn(MatchNo, &str, &str, &str) -> String,
    /// Why a match of the queue stands where it does, in a narrow column.
    pub why: fn(&Waiting) -> String,
    /// The same in a column that is narrower yet.
    pub why_short: fn(&Waiting) -> String,
    /// The same in a sentence, or in two.
    pub waits: fn(&Waiting) -> String,
    /// A call: the table, how many calls, minutes since the first, minutes of play if it has begun.
    pub called: fn(&str, usize, i64, Option<i64>) -> String,
    /// When a tournament is expected to end: its name, matches left, minutes left, the time.
    pub end: fn(&str, u32, i64, &str) -> String,
    /// The question for a table.
    pub which_table: &'static str,
    /// A free table; whether it is reserved.
    pub table: fn(&str, bool) -> String,
    /// Why nothing is called: no match can be.
    pub nobody_next: &'static str,
    /// Why nothing is called: there are no tables.
    pub no_tables: &'static str,
    /// Why nothing is called: no table is free.
    pub no_free: &'static str,
    /// Why nothing is done at a table: none with a match is selected.
    pub no_table_selected: &'static str,
    /// Why nothing is done with the queue: none of its matches is selected.
    pub no_queued_selected: &'static str,
    /// Why no result can be entered: no match is selected.
    pub no_match_selected: &'static str,
    /// The form for the tables: its title.
    pub hall: &'static str,
    /// Before its field.
    pub hall_prompt: &'static str,
    /// What to write there.
    pub hall_hint: &'static [&'static str],
    /// What it comes to: how many tables, how many of them reserved.
    pub hall_count: fn(usize, usize) -> String,
    /// The question before all tables are taken away: how many.
    pub hall_clear: fn(usize) -> String,
    /// What follows from that.
    pub hall_cleared: &'static str,
    /// The button that does it.
    pub hall_clears: &'static str,
}

/// Why a match of the queue stands where it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// Who is busy, at which table.
    pub busy: Option<(String, String)>,
    /// Whether the desk has put it off.
    pub postponed: bool,
    /// Minutes since both players have been waiting.
    pub minutes: Option<i64>,
    /// How many matches have to follow.
    pub behind: u32,
}
