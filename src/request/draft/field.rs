//! What the wizard asks, step by step.

use super::step::StepName;

const NAME: [Field; 5] = [Field::Name, Field::List, Field::From, Field::Below, Field::Provisional];
const FORMAT: [Field; 13] = [
    Field::Format,
    Field::GrandFinal,
    Field::Groups,
    Field::Split,
    Field::Double,
    Field::TableSize,
    Field::PlacePoints,
    Field::Places,
    Field::Ties,
    Field::Then,
    Field::Takes,
    Field::ThenPlaces,
    Field::ThenGrandFinal,
];
const LENGTH: [Field; 9] = [
    Field::Kind,
    Field::Games,
    Field::SemiFinal,
    Field::Final,
    Field::TableGames,
    Field::ThenGames,
    Field::ThenSemiFinal,
    Field::ThenFinal,
    Field::FirstMove,
];
const SEEDS: [Field; 3] = [Field::Seeding, Field::Locked, Field::Apart];

/// What the wizard asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Name,
    Format,
    /// Whether a grand final is played again.
    GrandFinal,
    Groups,
    /// How seeds are divided into groups.
    Split,
    /// Whether everybody of a group meets twice.
    Double,
    /// How many sit at a table.
    TableSize,
    /// How many games before seats are drawn again.
    TableGames,
    /// What the places at a table are worth.
    PlacePoints,
    /// First to so many, or a fixed number of games.
    Kind,
    Games,
    /// The length of the semi-finals.
    SemiFinal,
    /// The length of the final.
    Final,
    /// Which places are played out.
    Places,
    /// What decides the seeds.
    Seeding,
    /// How many seeds stay whatever happens.
    Locked,
    /// Whether club mates are kept apart.
    Apart,
    /// What decides among equal points.
    Ties,
    Then,
    /// How many of each group go on.
    Takes,
    /// How many games there.
    ThenGames,
    /// The length of the semi-finals there.
    ThenSemiFinal,
    /// The length of the final there.
    ThenFinal,
    /// Which places are played out there.
    ThenPlaces,
    /// Whether a grand final there is played again.
    ThenGrandFinal,
    List,
    /// The lowest rating that may enter.
    From,
    /// The rating from which on nobody may enter.
    Below,
    /// Whether provisional ratings may enter where there are limits.
    Provisional,
    /// What moving first is worth.
    FirstMove,
}

impl Field {
    /// The fields of a step, top to bottom.
    pub const fn of(step: StepName) -> &'static [Self] {
        match step {
            StepName::Name => &NAME,
            StepName::Format => &FORMAT,
            StepName::Length => &LENGTH,
            StepName::Seeds => &SEEDS,
            StepName::Entrants | StepName::Review => &[],
        }
    }

    /// Whether text is typed into it.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Name | Self::From | Self::Below | Self::FirstMove)
    }

    /// Whether digits are typed into it.
    pub const fn is_number(self) -> bool {
        matches!(
            self,
            Self::Groups
                | Self::TableSize
                | Self::TableGames
                | Self::Games
                | Self::SemiFinal
                | Self::Final
                | Self::Locked
                | Self::Takes
                | Self::ThenGames
                | Self::ThenSemiFinal
                | Self::ThenFinal
        )
    }

    /// Whether an empty number means that there is nothing special, instead of a mistake.
    pub const fn may_be_empty(self) -> bool {
        matches!(
            self,
            Self::SemiFinal | Self::Final | Self::Locked | Self::ThenSemiFinal | Self::ThenFinal
        )
    }
}
