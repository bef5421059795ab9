//! Standings: an ordered list of tie-breaks, each applied to the players tied on the earlier ones. The numbers of
//! articles are those of the FIDE Handbook, C.07 (Tie-Break Regulations).

mod buchholz;
mod by_points;
mod criterion;
mod encounter;
mod field;
mod finished;
mod outlook;
mod performance;
mod plan;
mod ranking;
mod tally;
#[cfg(test)]
mod tests;

pub use by_points::across_groups;
pub use by_points::{Entrant, by_matches, by_points, of_field};
pub use by_points::{PairedRound, by_rounds};
pub use criterion::{Addend, addends};
pub use criterion::{Criterion, Cut, NotACriterion};
pub use field::{Bye, Field, Games, MatchResult, Meeting, StandingsLine, System};
pub use finished::{Finished, Standing, TieDecision, tallies};
pub use outlook::{Outlook, Race};
pub use plan::{Context, Edition, MatchPoints, NotAStep, NotPoints, StandingsPlan, Step};
pub use ranking::{Ranked, rank};
pub use tally::Tally;
