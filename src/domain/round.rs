//! What a round is called.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The name of a round; screens translate it, data files print it as [`fmt::Display`] does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundName {
    /// Round 1, 2, 3 …
    Round(u32),
    /// The last eight.
    QuarterFinal,
    /// The last four.
    SemiFinal,
    /// The match of the losers of the semi-finals.
    ThirdPlace,
    /// The last match.
    Final,
    /// As an imported list calls it.
    Named(String),
}

impl RoundName {
    /// The name of the round of an elimination in which `matches` are played at full size
    /// (a power of two), as the `number`-th from the start.
    pub fn of_elimination(number: u32, matches: usize) -> Self {
        match matches {
            1 => Self::Final,
            2 => Self::SemiFinal,
            4 => Self::QuarterFinal,
            _ => Self::Round(number),
        }
    }
}

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(number) => write!(f, "round {number}"),
            Self::QuarterFinal => f.write_str("quarter-final"),
            Self::SemiFinal => f.write_str("semi-final"),
            Self::ThirdPlace => f.write_str("third place"),
            Self::Final => f.write_str("final"),
            Self::Named(name) => f.write_str(name),
        }
    }
}
