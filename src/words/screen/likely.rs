//! The words for whom a name being typed may belong to.

use chrono::NaiveDate;

/// The words for whom a name being typed may belong to.
#[derive(Debug, Clone, Copy)]
pub struct LikelyWords {
    /// The key that takes the first, second or third of them, counted from 0.
    pub key: fn(usize) -> &'static str,
    /// Somebody who has entered already: the table, where one is being played at.
    pub entered: fn(Option<&str>) -> String,
    /// Somebody whose name begins as the one typed, or is near it.
    pub found: &'static str,
    /// Somebody with their club.
    pub of_club: fn(&str, &str) -> String,
    /// In place of the facts: the operator said that it is somebody else.
    pub different: &'static str,
    /// The rating.
    pub rating: fn(f64) -> String,
    /// The last event: its name, the day of the last match there.
    pub last: fn(&str, Option<NaiveDate>) -> String,
    /// Why nobody can be taken: so many are not shown.
    pub not_shown: &'static str,
    /// Why nobody can be called somebody else.
    pub nobody: &'static str,
}
