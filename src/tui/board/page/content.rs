//! The data that pages are made from, and how pages are told apart.

use crate::domain::ids::TournamentId;
use crate::tui::board::Clock;
use crate::tui::board::big::Ink;
use crate::tui::snapshot::Snapshot;
use crate::web::Slide;
use crate::words::Words;

/// The data that pages are made from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageData<'a> {
    pub data: &'a Snapshot,
    pub words: &'static Words,
    /// The one tournament to be shown; none for all that are of interest.
    pub wanted: Option<TournamentId>,
    /// Columns and rows that a page has for what it shows.
    pub room: (u16, u16),
    /// The characters of large letters.
    pub ink: Ink,
    /// The clock on the wall.
    pub clock: Clock,
}

/// The content of a page, as far as pages are told apart by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Calls,
    /// Matches that are called next.
    Next,
    /// The players at each table of more than two.
    Seats,
    /// The pairings of a round of a Swiss, by name and by board.
    ByName,
    ByBoard,
    /// A part of a bracket.
    Tree,
    Cross,
    Standings,
    /// The first three, at the end.
    Podium,
    Entrants,
    /// Nothing to show.
    Idle,
}

impl Kind {
    /// The part of the wall that it belongs to; none for what is shown whatever was chosen.
    pub(super) fn slide(self) -> Option<Slide> {
        match self {
            Self::Calls | Self::Next => Some(Slide::Calls),
            Self::Seats | Self::ByName | Self::ByBoard => Some(Slide::Names),
            Self::Tree | Self::Cross => Some(Slide::Bracket),
            Self::Standings | Self::Podium => Some(Slide::Standings),
            Self::Entrants | Self::Idle => None,
        }
    }
}

/// The identity of a page, the same before and after the club has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PageId {
    pub kind: Kind,
    /// Its tournament; none where all share the page.
    pub tournament: Option<TournamentId>,
    /// Its place among those of one kind.
    pub part: usize,
}
