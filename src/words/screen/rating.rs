//! What screens call ratings, how well they are known, and how they are foretold.

use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::{Interval, Missing, Performance};

/// What is said of ratings on several screens.
#[derive(Debug, Clone, Copy)]
pub struct RatingWords {
    /// A rating that is not established.
    pub provisional: fn(f64) -> String,
    /// Half the width of an interval, for a column.
    pub half_width: fn(f64) -> String,
    /// A rating with its interval, in a sentence.
    pub interval: fn(Interval) -> String,
    /// What somebody lacks to be established.
    pub missing: fn(Missing) -> String,
    /// Which ratings.
    pub model: fn(Model) -> &'static str,
    /// In which order.
    pub order: fn(Order) -> &'static str,
    /// A probability.
    pub percent: fn(f64) -> String,
    /// How somebody performed.
    pub performance: fn(Performance) -> String,
    /// One match counts for more than it says: K, games, their product.
    pub overshoot: fn(f64, u32) -> String,
}
