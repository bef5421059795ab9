//! The words of the ranking.

use chrono::NaiveDate;

use crate::domain::standings::Tally;

/// The words of the ranking.
#[derive(Debug, Clone, Copy)]
pub struct RankingWords {
    /// The title: the list where there are several, the day where it is not now.
    pub title: fn(Option<&str>, Option<NaiveDate>) -> String,
    /// Before the field for the day.
    pub day: &'static str,
    /// Beside that field, while it holds no day.
    pub day_hint: &'static str,
    /// While nobody is registered.
    pub empty: &'static str,
    /// Nobody is found: what was typed.
    pub none: fn(&str) -> String,
    /// Matches won, drawn and lost, in few columns.
    pub tally: fn(Tally) -> String,
    /// Heading of the places.
    pub rank: &'static str,
    /// Heading of the registration numbers.
    pub number: &'static str,
    /// Heading of the names.
    pub name: &'static str,
    /// Heading of the ratings.
    pub rating: &'static str,
    /// Heading of the numbers of games.
    pub games: &'static str,
    /// Heading of the numbers of matches.
    pub matches: &'static str,
    /// Heading of what [`RankingWords::tally`] writes.
    pub record: &'static str,
    /// Heading of the days of the last matches.
    pub last: &'static str,
    /// What was typed is no day.
    pub no_day: fn(&str) -> String,
}
