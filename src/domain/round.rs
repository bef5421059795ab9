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
    /// Round 1, 2, 3 … of those who have not lost, in a double elimination.
    Winners(u32),
    /// The last match of those who have not lost, in a double elimination.
    WinnersFinal,
    /// Round 1, 2, 3 … of those who have lost once, in a double elimination.
    Losers(u32),
    /// The last match of those who have lost once, in a double elimination.
    LosersFinal,
    /// The winner of the winners' bracket against the winner of the losers' bracket.
    GrandFinal,
    /// The second match of the same two, played only once both have lost one.
    GrandFinalReset,
    /// A match in which these places are played out, both included.
    Places {
        /// The best of them.
        first: u32,
        /// The last of them.
        last: u32,
    },
    /// A match that decides between equals and counts for nothing else in the standings.
    PlayOff,
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
            Self::Winners(number) => write!(f, "winners' round {number}"),
            Self::WinnersFinal => f.write_str("winners' final"),
            Self::Losers(number) => write!(f, "losers' round {number}"),
            Self::LosersFinal => f.write_str("losers' final"),
            Self::GrandFinal => f.write_str("grand final"),
            Self::GrandFinalReset => f.write_str("grand final, reset match"),
            Self::Places { first, last } if first + 1 == *last => write!(f, "place {first}"),
            Self::Places { first, last } => write!(f, "places {first}-{last}"),
            Self::PlayOff => f.write_str("play-off"),
            Self::Named(name) => f.write_str(name),
        }
    }
}
