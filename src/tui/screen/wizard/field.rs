//! What the wizard asks, step by step.

use super::step::StepName;
pub(super) use crate::words::screen::wizard::FormField as Field;

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

impl Field {
    /// The fields of a step, top to bottom.
    pub(super) const fn of(step: StepName) -> &'static [Self] {
        match step {
            StepName::Name => &NAME,
            StepName::Format => &FORMAT,
            StepName::Length => &LENGTH,
            StepName::Seeds => &SEEDS,
            StepName::Entrants | StepName::Review => &[],
        }
    }

    /// Whether text is typed into it.
    pub(super) const fn is_text(self) -> bool {
        matches!(self, Self::Name | Self::From | Self::Below | Self::FirstMove)
    }

    /// Whether digits are typed into it.
    pub(super) const fn is_number(self) -> bool {
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
    pub(super) const fn may_be_empty(self) -> bool {
        matches!(
            self,
            Self::SemiFinal | Self::Final | Self::Locked | Self::ThenSemiFinal | Self::ThenFinal
        )
    }
}
