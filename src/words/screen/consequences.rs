//! The words for what an action would change.

use crate::domain::ids::MatchNo;

/// The words for what an action would change.
#[derive(Debug, Clone, Copy)]
pub struct ConsequenceWords {
    /// Two who have not played each other yet.
    pub pair: fn(&str, &str) -> String,
    /// A player who is not known yet.
    pub unknown: &'static str,
    /// A match that changes: what it is, what it becomes.
    pub changes: fn(MatchNo, &str, &str) -> String,
    /// A match that is added.
    pub comes: fn(MatchNo, &str) -> String,
    /// A match that goes.
    pub goes: fn(MatchNo, &str) -> String,
    /// A rank that changes: whose, from, to. Nobody has one that is still to be played for.
    pub rank: fn(&str, Option<u32>, Option<u32>) -> String,
    /// Somebody whose results count for nobody loses the rank: who.
    pub no_rank: fn(&str) -> String,
    /// A stage drawn from standings that change.
    pub stands: fn(u32) -> String,
    /// Where nothing else changes.
    pub none: &'static str,
}
