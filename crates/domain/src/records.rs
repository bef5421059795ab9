//! Ratings from game records (S1): what the moves of a player lose against those of an engine, and what rating that is
//! a sign of.
//!
//! A [`Measure`] makes one figure of the losses of a game, a [`Fit`] sets the losses of players against their ratings, and
//! says what [`Estimate`] follows for others. Losses are in the unit of the engine, discs or pawns, for all alike.

mod fit;
mod loss;
mod spread;

pub use fit::Suggestion;
pub use fit::{Curve, Fit, FitError, FitPoint, Fitted, Sample};
pub use fit::{Estimate, NORMAL_90};
pub use fit::{FittedLine, line};
pub use loss::{AnalysedMove, GameRecord, PlayerSide, Records, RecordsBuilder};
pub use loss::{Class, Judged};
pub use loss::{Filter, GameLoss, Measure, Statistic, pooled};
pub use spread::Spread;

#[cfg(test)]
mod tests;
