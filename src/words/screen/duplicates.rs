//! The words of the players who may be registered twice.

use chrono::NaiveDate;

use crate::domain::number::PlayerId;

/// The words of the players who may be registered twice.
#[derive(Debug, Clone, Copy)]
pub struct DuplicatesWords {
    /// The title: which pair is shown, of how many.
    pub title: fn(usize, usize) -> String,
    /// The title where there is nothing to show.
    pub title_none: &'static str,
    /// The title of two whom the operator chose.
    pub title_two: &'static str,
    /// The title of the search for the other of two: the first.
    pub title_other: fn(&str) -> String,
    /// Before the field of that search.
    pub other: &'static str,
    /// Where that search finds nobody.
    pub nobody: &'static str,
    /// While pairs are being looked for.
    pub looking: &'static str,
    /// Where they are no longer being looked for, because the operator stopped it.
    pub stopped: &'static str,
    /// What stops the search.
    pub stop: &'static str,
    /// Why they cannot be looked for again: they are being looked for.
    pub searching: &'static str,
    /// The same: all have been found.
    pub searched: &'static str,
    /// Where there are none.
    pub none: &'static str,
    /// The same where pairs were said to be two people: how many, and one of them.
    pub none_but: fn(usize, &[String; 2]) -> String,
    /// Where those who were to be compared are one person, or gone.
    pub gone: &'static str,
    /// The labels of what is compared.
    pub label: DuplicatesLabels,
    /// The other numbers of somebody who has several.
    pub numbers: fn(&str) -> String,
    /// How many events, and the last.
    pub events: fn(usize, Option<&str>) -> String,
    /// Rating and number of rated matches.
    pub rating: fn(f64, usize) -> String,
    /// A match: day, score, opponents.
    pub played: fn(NaiveDate, &str, &str) -> String,
    /// Before why the two may be one.
    pub because: &'static str,
    /// Why the two may be one: band, score, facts, whether they were put off.
    pub why: fn(&str, f64, &str, bool) -> String,
    /// Why, where nothing in the records says so.
    pub why_not: &'static str,
    /// Before what stands against a merger.
    pub against: &'static str,
    /// Over what a merger changes.
    pub merging: &'static str,
    /// Two were merged: who went into whom, the rating before and after.
    pub merged: fn(PlayerId, PlayerId, f64, f64) -> String,
    /// The title of all there is to say about a pair.
    pub details: &'static str,
    /// Why a pair cannot be put off.
    pub put_off_already: &'static str,
    /// Why there is no next pair.
    pub only_one: &'static str,
}

/// The labels of what is compared.
#[derive(Debug, Clone, Copy)]
pub struct DuplicatesLabels {
    /// Numbers.
    pub number: &'static str,
    /// Names.
    pub name: &'static str,
    /// Readings.
    pub reading: &'static str,
    /// Aliases.
    pub aliases: &'static str,
    /// Clubs.
    pub club: &'static str,
    /// Numbers of other bodies.
    pub external: &'static str,
    /// Events.
    pub events: &'static str,
    /// Ratings.
    pub rating: &'static str,
    /// Last matches.
    pub matches: &'static str,
}
