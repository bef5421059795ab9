//! The sheets there are.

/// The content of a sheet.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Ranking,
    Players,
    RegistrationList,
    Cards,
    Matches,
    Games,
    History,
    /// How many players have which rating.
    Distribution,
    Standings,
    TieBreaks,
    CrossTable,
    Bracket,
    Pairings,
    Queue,
}

impl Kind {
    /// Whether there is a drawing of it.
    pub fn has_drawing(self) -> bool {
        matches!(self, Self::Bracket | Self::CrossTable | Self::History | Self::Distribution)
    }

    /// Whether it is of one tournament, and of nothing else.
    pub fn needs_tournament(self) -> bool {
        matches!(
            self,
            Self::Standings | Self::TieBreaks | Self::CrossTable | Self::Bracket | Self::Pairings
        )
    }

    /// Whether it may be of one tournament.
    pub fn takes_tournament(self) -> bool {
        self.needs_tournament() || matches!(self, Self::Matches | Self::Games | Self::Queue)
    }
}
