//! Choices in the fields of the wizard.

use serde::{Deserialize, Serialize};

use crate::domain::format::{Format, Seeding};
use crate::domain::standings::{Criterion, MatchPoints, Step};

/// Which places of an elimination are played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Places {
    First,
    Third,
    Every,
}

impl Places {
    pub const ALL: [Self; 3] = [Self::First, Self::Third, Self::Every];

    pub const fn format(self) -> Format {
        Format::SingleElimination {
            third_place: matches!(self, Self::Third),
            placement: matches!(self, Self::Every),
        }
    }
}

/// Points for the places of a game at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// As many points as players finish there or behind.
    EachPlace,
    /// A point for the first place.
    WinnerOnly,
}

impl Worth {
    pub const ALL: [Self; 2] = [Self::EachPlace, Self::WinnerOnly];
}

/// Points for a bye in a Swiss.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeftOver {
    /// As much as a win.
    #[default]
    Win,
    /// As much as a draw.
    Draw,
    Nothing,
}

impl LeftOver {
    pub const ALL: [Self; 3] = [Self::Win, Self::Draw, Self::Nothing];

    /// In half-points, where it is not as much as a win.
    pub const fn halves(self, points: MatchPoints) -> Option<u8> {
        match self {
            Self::Win => None,
            Self::Draw => Some(points.draw),
            Self::Nothing => Some(0),
        }
    }
}

/// The first criterion among players with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// The difference of games.
    Games,
    /// The match between them.
    Encounter,
    /// Sonneborn-Berger: the points of the opponents they won against.
    SonnebornBerger,
}

/// The order of the seeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The highest rating first.
    Rating,
    /// As they were entered.
    Entry,
    /// Lots, drawn at the start.
    Lots,
    /// As they were arranged by hand.
    Hand,
}

impl Order {
    pub const ALL: [Self; 4] = [Self::Rating, Self::Entry, Self::Lots, Self::Hand];

    pub const fn seeding(self) -> Seeding {
        match self {
            Self::Rating => Seeding::Rating,
            Self::Entry | Self::Hand => Seeding::Entry,
            Self::Lots => Seeding::Random,
        }
    }
}

impl Ties {
    pub const ALL: [Self; 3] = [Self::Games, Self::Encounter, Self::SonnebornBerger];

    /// The order of criteria, where it is not the usual one.
    pub fn steps(self) -> Option<Vec<Step>> {
        let sonneborn_berger = Criterion::SonnebornBerger { cut: 0 };
        let order = match self {
            Self::Games => return None,
            Self::Encounter => [Criterion::DirectEncounter, Criterion::GamesDifference],
            Self::SonnebornBerger => [sonneborn_berger, Criterion::DirectEncounter],
        };
        let order = std::iter::once(Criterion::MatchPoints).chain(order);
        Some(order.chain([Criterion::GamesWon]).map(Step::over_all).collect())
    }
}

/// The stage after the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    Nothing,
    Single,
    Double,
}

impl Then {
    pub const ALL: [Self; 3] = [Self::Nothing, Self::Single, Self::Double];
}
