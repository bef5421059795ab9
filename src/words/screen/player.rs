//! The words of the screen of one player.

use chrono::NaiveDate;

use crate::domain::number::PlayerId;
use crate::domain::rating::Interval;
use crate::domain::standings::Tally;

/// The words of the screen of one player.
#[derive(Debug, Clone, Copy)]
pub struct PlayerWords {
    /// The title: the name.
    pub title: fn(&str) -> String,
    /// The registration has been undone.
    pub gone: fn(PlayerId) -> String,
    /// Why somebody who is gone cannot be changed.
    pub not_registered: &'static str,
    /// The player's club.
    pub club: fn(&str) -> String,
    /// The aliases, joined.
    pub aliases: fn(&str) -> String,
    /// Between two aliases, or two opponents at a table.
    pub between: &'static str,
    /// The numbers of other bodies, joined.
    pub external: fn(&str) -> String,
    /// A number of another body: its scheme, the number.
    pub issued: fn(&str, &str) -> String,
    /// The other registrations of the same person, joined.
    pub merged: fn(&str) -> String,
    /// Those of whom it was said that they are somebody else, joined.
    pub different: fn(&str) -> String,
    /// Those of whom it is still to be said, joined.
    pub later: fn(&str) -> String,
    /// Over the question which merger to take back.
    pub unmerge: &'static str,
    /// Which merger to take back: the player.
    pub which: fn(&str) -> String,
    /// A merger that may be taken back: who went into whom.
    pub apart: fn(&str, &str) -> String,
    /// The way that changes nothing.
    pub stays: &'static str,
    /// Why no merger can be taken back.
    pub not_merged: &'static str,
    /// Between two things that somebody is missing.
    pub and: &'static str,
    /// In the place of an event, where a rating was corrected by hand.
    pub by_hand: &'static str,
    /// The note.
    pub note: fn(&str) -> String,
    /// The rating list shown, where there are several: name, its place among them, how many.
    pub list: fn(&str, usize, usize) -> String,
    /// The rating, the place, of how many established.
    pub standing: fn(f64, u32, usize) -> String,
    /// The rating of somebody who is not established: what is missing.
    pub provisional: fn(f64, &str) -> String,
    /// The range in which the strength lies.
    pub interval: fn(Interval) -> String,
    /// The title of the events of somebody.
    pub events: fn(&str) -> String,
    /// Headings: last day, event, matches, score, expected, change, performance.
    pub event_headings: [&'static str; 7],
    /// The rating before the first match.
    pub start: fn(f64) -> String,
    /// The highest rating and its day.
    pub peak: fn(f64, NaiveDate) -> String,
    /// Matches and games.
    pub played: fn(Tally) -> String,
    /// Under the left end of the chart.
    pub chart_start: &'static str,
    /// Under the right end of the chart: how many matches, the day of the last.
    pub chart_end: fn(usize, NaiveDate) -> String,
    /// Where there are no matches to list.
    pub no_match: &'static str,
    /// The headings of the list of matches.
    pub heading: PlayerHeadings,
}

/// The headings of a player's matches.
#[derive(Debug, Clone, Copy)]
pub struct PlayerHeadings {
    /// Days.
    pub date: &'static str,
    /// Tournaments.
    pub tournament: &'static str,
    /// Rounds.
    pub round: &'static str,
    /// Opponents.
    pub opponent: &'static str,
    /// Scores.
    pub score: &'static str,
    /// Expected scores, in games.
    pub expected: &'static str,
    /// What the deals gave.
    pub hand: &'static str,
    /// Changes of the rating.
    pub change: &'static str,
    /// Ratings after the match.
    pub after: &'static str,
}
