//! The numbers by which tournaments, matches and rating lists are called.
//!
//! All are issued in order, start at 1 and are never reused; players have theirs in
//! [`super::number`].

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A tournament of this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub u32);

/// A match within its tournament, 1, 2, 3 … in the order in which they can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchNo(pub u32);

/// A rating list: one pool of comparable ratings, with its own K and start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ListId(pub u32);

/// A number that another body has issued for a player, such as a federation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalId {
    /// The body that has issued it.
    pub scheme: String,
    /// The number. One person has one in a scheme.
    pub value: String,
}

impl ExternalId {
    /// The numbers of somebody who has one in each of these schemes.
    pub fn all(of: &BTreeMap<String, String>) -> Vec<Self> {
        let number = |(scheme, value): (&String, &String)| Self {
            scheme: scheme.clone(),
            value: value.clone(),
        };
        of.iter().map(number).collect()
    }
}

impl MatchNo {
    /// No tournament has more matches.
    pub const MOST: u32 = 1 << 24;
}

impl ListId {
    /// The list every file begins with.
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
