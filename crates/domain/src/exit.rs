//! Leaving a whole event after its start.

use serde::{Deserialize, Serialize};

/// The reason for a withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExitReason {
    /// Of their own will, or because they are gone.
    Withdrawn,
    /// Sent out by the organiser.
    Disqualified,
}

/// The effect of a withdrawal on the matches of the current stage.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum ExitEffect {
    /// Results stand; every match still to be played is a walkover for the opponent.
    #[strum(serialize = "forfeit")]
    ForfeitRest,
    /// Results stay valid; unplayed matches are void.
    VoidUnplayed,
    /// Nothing that the player did in this stage counts in its standings. Games really played
    /// stay rated.
    VoidAll,
}

impl ExitReason {
    /// The word in data files.
    pub fn label(self) -> &'static str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Disqualified => "disqualified",
        }
    }
}

impl ExitEffect {
    /// The proposed effect of a withdrawal from a round robin after `played` of `all` matches: with less than half of
    /// them played the results do not count in the standings, as FIDE has it (checklist VCL4THP.13, question 103).
    pub fn proposed(played: usize, all: usize) -> Self {
        if played * 2 < all { Self::VoidAll } else { Self::ForfeitRest }
    }
}
