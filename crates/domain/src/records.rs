//! Ratings from game records (S1): what the moves of a player lose against those of an engine, and what rating that is
//! a sign of.
//!
//! A [`Measure`] makes one figure of the losses of a game, a [`Fit`] sets the losses of players against their ratings, and
//! says what [`Estimate`] follows for others. Losses are in the unit of the engine, discs or pawns, for all alike.

mod estimate;
mod fit;
mod judge;
mod least_squares;
mod loss;
mod moves;
mod suggestion;

pub use estimate::{Estimate, NORMAL_90};
pub use fit::{Curve, Fit, FitError, FitPoint, Fitted, Sample, Spread};
pub use judge::{Class, Judged};
pub use least_squares::{FittedLine, line};
pub use loss::{Filter, GameLoss, Measure, Statistic, pooled};
pub use moves::{AnalysedMove, GameRecord, PlayerSide, Records, RecordsBuilder};
pub use suggestion::Suggestion;

#[cfg(test)]
mod tests;
