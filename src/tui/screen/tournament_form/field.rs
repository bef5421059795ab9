//! What the form asks, top to bottom.

pub(super) use crate::words::screen::tournament_form::FormField as Field;

impl Field {
    pub(super) const ALL: [Self; 26] = [
        Self::Name,
        Self::Format,
        Self::GrandFinal,
        Self::Groups,
        Self::Split,
        Self::Double,
        Self::TableSize,
        Self::TableGames,
        Self::PlacePoints,
        Self::Kind,
        Self::Games,
        Self::SemiFinal,
        Self::Final,
        Self::Places,
        Self::Seeding,
        Self::Locked,
        Self::Apart,
        Self::Ties,
        Self::Then,
        Self::Takes,
        Self::ThenGames,
        Self::ThenSemiFinal,
        Self::ThenFinal,
        Self::ThenPlaces,
        Self::ThenGrandFinal,
        Self::List,
    ];

    /// Whether digits are typed into it.
    pub(super) fn is_number(self) -> bool {
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
    pub(super) fn may_be_empty(self) -> bool {
        matches!(
            self,
            Self::SemiFinal | Self::Final | Self::Locked | Self::ThenSemiFinal | Self::ThenFinal
        )
    }
}
