//! The words of the ranking.

use std::path::Path;

use chrono::NaiveDate;

use crate::domain::rating::calibration::{Health, Measures};
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
    /// Under the title: established, provisional, which ratings, in which order.
    pub summary: fn(usize, usize, &str, &str) -> String,
    /// Some have never met, not even by way of others: how many groups.
    pub apart: fn(usize) -> String,
    /// Heading of the half widths of the intervals.
    pub half_width: &'static str,
    /// Heading of the days of the last matches, and of what is missing.
    pub last_or_missing: &'static str,
    /// Before the name of a marked player.
    pub marked: &'static str,
    /// Nobody is selected or marked to be drawn.
    pub nobody: &'static str,
    /// No match is rated yet.
    pub no_matches: &'static str,
    /// The question in which form to export.
    pub export: &'static str,
    /// What the export holds: the list's ratings, whatever is shown.
    pub export_lead: &'static str,
    /// The ways to export.
    pub formats: [&'static str; 2],
    /// A file was written.
    pub exported: fn(&Path) -> String,
    /// No free name is left.
    pub too_many_files: &'static str,
    /// The title of the ratings over time, of which ratings.
    pub curves: fn(&str) -> String,
    /// A list's ratings were calibrated: the title.
    pub calibration: fn(&str) -> String,
    /// Log-loss and Brier score against the base rate, matches and games.
    pub calibration_lead: fn(&Measures) -> [String; 2],
    /// The pool now, and what changed it in a year.
    pub pool: fn(&Health) -> [String; 2],
    /// What is drawn in the last column.
    pub bars: &'static str,
    /// Headings: expected, games, came, from to, bar.
    pub calibration_headings: [&'static str; 5],
    /// The ratings of a list are spread: the title.
    pub spread: fn(&str) -> String,
    /// How many players; the lowest, the quartiles and the highest of their ratings; what the bars mean.
    pub spread_lead: fn(usize, [f64; 5]) -> [String; 2],
    /// Headings: from to, established, provisional, bar.
    pub spread_headings: [&'static str; 4],
    /// What was typed is no day.
    pub no_day: fn(&str) -> String,
}
