//! The end of a match, as keys give it.

use crate::command::CommandId;
use crate::domain::score::{Outcome, Side};

/// The end of the match, as far as it is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// With games, on the sheet.
    Games,
    /// Before its end; the side to which that happened is still asked.
    Asked(Early),
    /// With a walkover for this side.
    Walkover(Side),
    /// Before it began, because neither came.
    DoubleWalkover,
    /// With the games so far, because this side gave up.
    Retired(Side),
    /// With the games so far, because this side was disqualified.
    Disqualified(Side),
    /// With both sides disqualified.
    DoubleDisqualification,
}

impl Entry {
    /// How a recorded match ended.
    pub(super) fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Walkover(side)) => Self::Walkover(side),
            Some(Outcome::DoubleWalkover) => Self::DoubleWalkover,
            Some(Outcome::Retired(broken)) => Self::Retired(broken.winner.other()),
            Some(Outcome::Disqualified(broken)) => Self::Disqualified(broken.winner.other()),
            Some(Outcome::DoubleDisqualification) => Self::DoubleDisqualification,
            Some(Outcome::Score(_)) | None => Self::Games,
        }
    }

    /// The end before the end, if it is one.
    pub(super) fn early(self) -> Option<Early> {
        match self {
            Self::Games => None,
            Self::Asked(early) => Some(early),
            Self::Walkover(_) | Self::DoubleWalkover => Some(Early::Walkover),
            Self::Retired(_) => Some(Early::Retired),
            Self::Disqualified(_) | Self::DoubleDisqualification => Some(Early::Disqualified),
        }
    }

    /// Whether games are typed.
    pub(super) fn types_games(self) -> bool {
        matches!(self, Self::Games | Self::Retired(_) | Self::Disqualified(_))
    }

    /// Whether games count: those typed before the side is given stay in sight.
    pub(super) fn has_games(self) -> bool {
        self.types_games() || matches!(self, Self::Asked(Early::Retired | Early::Disqualified))
    }

    /// Starts an early end: asks to which side it happened, once more where that was said. The same key at the question
    /// cancels it.
    pub(super) fn pressed(self, early: Early) -> Self {
        if self == Self::Asked(early) { Self::Games } else { Self::Asked(early) }
    }

    /// With the answer to which side it happened: one, or both; itself where nothing is asked.
    pub(super) fn answered(self, whom: Option<Side>) -> Self {
        let early = if self.types_games() { None } else { self.early() };
        match (early, whom) {
            (None, _) | (Some(Early::Retired), None) => self,
            (Some(Early::Walkover), Some(side)) => Self::Walkover(side.other()),
            (Some(Early::Walkover), None) => Self::DoubleWalkover,
            (Some(Early::Retired), Some(side)) => Self::Retired(side),
            (Some(Early::Disqualified), Some(side)) => Self::Disqualified(side),
            (Some(Early::Disqualified), None) => Self::DoubleDisqualification,
        }
    }
}

/// An end before the end. No side is assumed before it is given: a result of the wrong player is worse than a key more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Early {
    Walkover,
    Retired,
    Disqualified,
}

impl Early {
    pub(super) fn of(command: CommandId) -> Option<Self> {
        match command {
            CommandId::Walkover => Some(Self::Walkover),
            CommandId::Retire => Some(Self::Retired),
            CommandId::Disqualify => Some(Self::Disqualified),
            _ => None,
        }
    }

    pub(super) const fn command(self) -> CommandId {
        match self {
            Self::Walkover => CommandId::Walkover,
            Self::Retired => CommandId::Retire,
            Self::Disqualified => CommandId::Disqualify,
        }
    }
}
