//! How a stage of a tournament is played.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::length::Lengths;
use super::number::PlayerId;
use super::slot::Pairing;
use super::{berger, bracket};

/// The format of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Whoever loses is out.
    SingleElimination {
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Everybody meets everybody, by the Berger tables.
    RoundRobin {
        /// Twice, the second time with the sides exchanged.
        double: bool,
    },
    /// No draw: matches are entered as they were played.
    Recorded,
}

impl Format {
    /// How many entrants it takes.
    pub fn entrants(self) -> RangeInclusive<usize> {
        match self {
            Self::SingleElimination { .. } => bracket::ENTRANTS,
            Self::RoundRobin { .. } => berger::ENTRANTS,
            Self::Recorded => 0..=usize::MAX,
        }
    }

    /// Whether every match must have a winner, because somebody has to go on.
    pub fn is_decisive(self) -> bool {
        match self {
            Self::SingleElimination { .. } => true,
            Self::RoundRobin { .. } | Self::Recorded => false,
        }
    }

    /// The matches of the stage among `seeds`, best first.
    pub fn pairings(self, seeds: &[PlayerId]) -> Vec<Pairing> {
        match self {
            Self::SingleElimination { third_place } => {
                bracket::single_elimination(seeds, third_place)
            }
            Self::RoundRobin { double } => berger::round_robin(seeds, double),
            Self::Recorded => Vec::new(),
        }
    }

    /// The word for such a stage in data files.
    pub fn label(self) -> &'static str {
        match self {
            Self::SingleElimination { .. } => "bracket",
            Self::RoundRobin { .. } => "round robin",
            Self::Recorded => "recorded",
        }
    }
}

/// What decides the order of the seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seeding {
    /// The highest rating first, as it stands when the stage is drawn.
    Rating,
    /// The order of the list of entrants, which the organiser may arrange by hand.
    #[default]
    Entry,
    /// Lots.
    Random,
}

/// A stage as the organiser plans it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagePlan {
    /// How it is played.
    pub format: Format,
    /// How long its matches are.
    pub lengths: Lengths,
    /// How its entrants are seeded.
    pub seeding: Seeding,
    /// The seed of the lots where it was agreed on beforehand; only with [`Seeding::Random`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
}
