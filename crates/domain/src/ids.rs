//! The numbers of tournaments, matches and rating lists.
//!
//! All are issued in order, start at 1 and are never reused; for players see [`super::number`].

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a tournament in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub u32);

/// The number of a match in its tournament: 1, 2, 3 … in the order in which they can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchNo(pub u32);

/// The number of a rating list: a pool of comparable ratings with its own K and initial rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ListId(pub u32);

/// The number of a player at another body, such as a federation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalId {
    /// The body that issues the numbers.
    pub scheme: String,
    /// The number. A person has at most one in a scheme.
    pub value: String,
}

impl ExternalId {
    /// The numbers of a person, by scheme.
    pub fn all(of: &BTreeMap<String, String>) -> Vec<Self> {
        let number = |(scheme, value): (&String, &String)| Self {
            scheme: scheme.clone(),
            value: value.clone(),
        };
        of.iter().map(number).collect()
    }
}

impl MatchNo {
    /// The highest number of a match.
    pub const MOST: u32 = 1 << 24;
}

impl ListId {
    /// The list that every file begins with.
    pub const MAIN: Self = Self(1);
}

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.0)
    }
}

impl fmt::Display for MatchNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
