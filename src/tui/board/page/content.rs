use crate::tui::board::Clock;
use crate::tui::board::big::Ink;
use crate::tui::kit::prelude::*;
use crate::web::Slide;

/// The data that pages are made from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageData<'a> {
    pub data: &'a Snapshot,
    pub words: &'static Words,
    /// The one tournament to be shown; none for all that are of interest.
    pub wanted: Option<TournamentId>,
    /// Columns and rows of a page.
    pub room: (u16, u16),
    /// The characters that large letters are drawn with.
    pub ink: Ink,
    pub clock: Clock,
}

/// The subject of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Calls,
    /// The queue.
    Next,
    /// The players of each pod.
    Seats,
    /// The pairings of a Swiss round: by name, and by board.
    ByName,
    ByBoard,
    /// One section of a bracket.
    Tree,
    Cross,
    Standings,
    /// The first three of a finished tournament.
    Podium,
    Entrants,
    /// Nothing to show.
    Idle,
}

impl Kind {
    /// The operator can choose which slides are shown; `None` is always shown.
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

/// The identity of a page. It stays while the club changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PageId {
    pub kind: Kind,
    /// Its tournament; none where all share the page.
    pub tournament: Option<TournamentId>,
    /// Its place among the pages of its kind, from 0.
    pub part: usize,
}
