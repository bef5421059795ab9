//! What is said about ratings: rules of lists, what is known and what is missing, how well they
//! foretell.

use chrono::NaiveDate;

use crate::club::question::odds::NoOdds;
use crate::club::{Club, Tournament};
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::number::PlayerId;
use crate::domain::odds::Method;
use crate::domain::rating::calibration::{Health, Measures};
use crate::domain::rating::{Division, Established, Interval, Missing, Overshoot, Race};
use crate::words::message::Message;

/// What is said about ratings.
#[derive(Debug, Clone, Copy)]
pub struct RatingWords {
    /// What somebody must have shown to be established.
    pub established: fn(&Established) -> String,
    /// What somebody lacks for it.
    pub missing: fn(&Missing) -> String,
    /// How a rating stands on a list, with what it lacks.
    pub standing: fn(&str, Interval, &[Missing]) -> String,
    /// So many games at once move ratings too far, with the arithmetic; and what a list may do about
    /// it.
    pub overshoot: fn(&Overshoot) -> String,
    /// Groups of players never met.
    pub apart: fn(usize) -> String,
    /// Whom a section takes, and what moving first is worth there.
    pub section: fn(&Tournament) -> Option<String>,
    /// Whom limits let in.
    pub takes: fn(Option<Division>) -> String,
    /// A player's highest rating, and the day after which it stood.
    pub peak: fn(PlayerId, f64, NaiveDate, &Club) -> String,
    /// The expected score of a game with the hand that was dealt, worth so much alone.
    pub with_hand: fn(f64, f64) -> String,
    /// What is foretold if what is not known of both counts too: a game and a match.
    pub uncertain: fn(f64, f64) -> String,
    /// The probability that the first wins a match.
    pub match_won: fn(f64) -> String,
    /// A match with a handicap: who is named first and second, the race, and the points that the
    /// start makes up for.
    pub race: fn(&str, &str, &Race) -> String,
    /// How odds are known, with the largest standard error.
    pub method: fn(Method, f64) -> String,
    /// There are no odds.
    pub no_odds: fn(NoOdds, &Tournament) -> Message,
    /// How good predictions were, beside those of somebody who knows no ratings.
    pub measures: fn(&Measures) -> String,
    /// How the pool has done since a day.
    pub health: fn(&Health, [NaiveDate; 2], f64) -> String,
    /// Nothing was rated yet.
    pub nothing_rated: &'static str,
    /// Headings of the report.
    pub report: ReportWords,
    /// A text does not tell games.
    pub not_games: fn(&str, &NotGames) -> Message,
    /// A text does not tell hands of a table.
    pub not_hands: fn(&str, Option<&NotAHand>) -> Message,
    /// There is no such seat.
    pub no_seat: fn(u32, usize) -> Message,
}

/// Headings of the report on ratings.
#[derive(Debug, Clone, Copy)]
pub struct ReportWords {
    /// By tenths of what was expected.
    pub reliability: &'static str,
    /// By games of the less experienced.
    pub by_games: &'static str,
    /// By rating gap.
    pub by_gap: &'static str,
    /// Without and with a dealt hand.
    pub by_hand: &'static str,
    /// The pool of players.
    pub pool: &'static str,
    /// What a report cannot say.
    pub caution: &'static str,
}
