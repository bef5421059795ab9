//! The words for what a merger would change.

/// The words for what a merger would change, or taking one back.
#[derive(Debug, Clone, Copy)]
pub struct MergerWords {
    /// Rated matches that would count for another person: how many, in which tournaments.
    pub moved: fn(usize, &[String]) -> String,
    /// Where no rated match moves.
    pub none_moved: &'static str,
    /// A rating that would change: whose, on which list where there are several, before, after.
    pub rating: fn(&str, Option<&str>, f64, f64) -> String,
    /// The rating of somebody who would no longer go on alone.
    pub ends: fn(&str, Option<&str>, f64) -> String,
    /// How many others' ratings would move by a point at most.
    pub others: fn(usize) -> String,
}
