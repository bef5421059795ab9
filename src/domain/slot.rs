//! Where a player of a match comes from. Explicit edges, no positional arithmetic.

use super::ids::MatchNo;
use super::number::PlayerId;

/// One of the two places of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// An entrant, seated by the draw; after a bye this is how a player enters a later round.
    Entrant(PlayerId),
    /// Whoever wins that match.
    WinnerOf(MatchNo),
    /// Whoever loses it.
    LoserOf(MatchNo),
}

impl Slot {
    /// The match that must end before this place is known.
    pub fn source(self) -> Option<MatchNo> {
        match self {
            Self::Entrant(_) => None,
            Self::WinnerOf(no) | Self::LoserOf(no) => Some(no),
        }
    }
}

/// Where a match stands in the drawing of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// 0 for the first round.
    pub column: u32,
    /// 0 for the topmost of the column, counted as if no one had a bye.
    pub row: u32,
}

/// A match as a draw makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its number.
    pub no: MatchNo,
    /// Its round.
    pub round: super::round::RoundName,
    /// Its place in the drawing, if it is part of a tree.
    pub seat: Option<Seat>,
    /// Who plays.
    pub slots: [Slot; 2],
}
