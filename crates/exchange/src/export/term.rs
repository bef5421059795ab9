//! Words of ours that stand in cells.

use std::fmt;

use crate::club::MatchState;
use crate::club::question::backtest::Rival;
use crate::club::tournament::Fixture;
use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::standings::{Step, TieDecision};
use crate::foresight::Candidate;

/// A word of ours that stands in a cell; data files spell it as [`fmt::Display`] does.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Round(RoundName),
    /// How far a match is.
    State(MatchState),
    /// A match that can be played, and was put off by the desk.
    Postponed,
    /// A player who has no match in a round since they are not there.
    Absent,
    /// How a match ended that was not played to its end.
    Exit(Outcome),
    Left(ExitReason),
    /// How far a player came in an elimination who has that rank.
    Reached(RoundName, u32),
    /// Still in an elimination.
    StillIn,
    /// The criterion that decided among tied players.
    Tie(TieDecision),
    /// The tie-break that decided among them.
    Step(Step),
    /// One side of a match.
    Side(Side),
    WinnerOf(MatchNo),
    LoserOf(MatchNo),
    /// Whether a rating is established.
    Established(bool),
    /// A player whom an earlier ranking did not have.
    New,
    /// A format with its numbers and the stage behind it.
    Candidate(Candidate),
    /// A word of another program than the desk.
    Named(NamedTerm),
    /// A rating model that is tried.
    Rival(Rival),
    AllYears,
    /// Matches that are no longer rated, or are rated otherwise.
    Removed,
    Replayed,
    /// A correction by hand.
    ByHand,
    /// A figure is only the least that it can be.
    AtLeast,
    /// A figure is only the most that it can be.
    AtMost,
}

/// A word by how data files spell it; and in Japanese, for people.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedTerm {
    pub data: String,
    pub japanese: &'static str,
}

impl Term {
    /// How far a match or a pod is: a postponed one is not ready.
    pub(super) fn state(played: Fixture<'_>) -> Self {
        match played.state() {
            MatchState::Ready if played.postponed() => Self::Postponed,
            state => Self::State(state),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = match self {
            Self::Round(round) | Self::Reached(round, _) => return round.fmt(f),
            Self::WinnerOf(no) => return write!(f, "winner of {no}"),
            Self::LoserOf(no) => return write!(f, "loser of {no}"),
            Self::Candidate(candidate) => return candidate.fmt(f),
            Self::Named(named) => return f.write_str(&named.data),
            Self::Rival(rival) => return rival.fmt(f),
            Self::Step(step) => return step.fmt(f),
            Self::AllYears => "all",
            Self::State(state) => state.label(),
            Self::Postponed => "postponed",
            Self::Absent => "absent",
            Self::Exit(outcome) => outcome.exit_label().unwrap_or_default(),
            Self::Left(reason) => reason.label(),
            Self::StillIn => "still in",
            Self::Tie(TieDecision::PlayOff(_)) => "play-off",
            Self::Tie(TieDecision::Lots) => "lots",
            Self::Tie(TieDecision::Elsewhere) => "elsewhere",
            Self::Side(Side::A) => "a",
            Self::Side(Side::B) => "b",
            Self::Established(true) => "established",
            Self::Established(false) => "provisional",
            Self::New => "new",
            Self::Removed => "removed",
            Self::Replayed => "replayed",
            Self::ByHand => "by hand",
            Self::AtLeast => "at least",
            Self::AtMost => "at most",
        };
        f.write_str(fixed)
    }
}
