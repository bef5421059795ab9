//! One tournament: its entrants, stages and matches.

mod entrants;
mod ripple;
mod sitting;

use std::sync::Arc;

use chrono::NaiveDate;

pub use entrants::Entrants;
pub use ripple::Ripple;
pub use sitting::{PlayedGame, Sitting, SittingState};

use super::Place;
use crate::domain::format::StagePlan;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::slot::{Seat, Slot};

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Entries are taken.
    Registering,
    /// Matches are played.
    Running,
    /// It is over.
    Closed,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// Its number.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// The rating list its matches count for.
    pub list: ListId,
    /// How far it is.
    pub phase: Phase,
    /// Who plays, in the order of entry or as arranged by hand.
    pub entrants: Entrants,
    /// Its stages, the first played first.
    pub stages: Vec<Stage>,
    /// All matches in the order of their numbers; a hole is a match whose entry was undone.
    pub matches: Vec<Arc<Match>>,
    /// All matches at tables, in the order of their numbers.
    pub sittings: Vec<Arc<Sitting>>,
}

/// A stage of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// How it is played.
    pub plan: StagePlan,
    /// Its draw, once made.
    pub draw: Option<Draw>,
}

/// The outcome of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The seeds, best first.
    pub seeds: Vec<PlayerId>,
    /// The seed of the lots, where lots were drawn.
    pub lots: Option<u64>,
}

/// A match.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Its number.
    pub no: MatchNo,
    /// The stage it belongs to, from 1.
    pub stage: u32,
    /// Its round.
    pub round: RoundName,
    /// Its place in the drawing of a bracket.
    pub seat: Option<Seat>,
    /// Where its players come from.
    pub slots: [Slot; 2],
    /// The matches that wait for this one.
    pub feeds: Vec<MatchNo>,
    /// How long it is.
    pub length: Length,
    /// Its players, as far as they are known.
    pub sides: [Option<PlayerId>; 2],
    /// How it ended, once it has.
    pub record: Option<Record>,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who played, as entered.
    pub sides: [PlayerId; 2],
    /// How it ended.
    pub outcome: Outcome,
    /// The day it was played.
    pub played_on: NaiveDate,
    /// The action that first recorded it; with the day, the match's place in the order of ratings.
    pub place: Place,
}

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// For its players to be known.
    Waiting,
    /// To be played.
    Ready,
    /// For nothing.
    Finished,
}

impl MatchState {
    /// The word in data files.
    pub fn label(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Ready => "ready",
            Self::Finished => "finished",
        }
    }
}

impl Tournament {
    /// A match by number.
    pub fn match_no(&self, no: MatchNo) -> Option<&Arc<Match>> {
        self.matches.get(self.position(no)?)
    }

    /// Where a match stands in the list of matches.
    pub(super) fn position(&self, no: MatchNo) -> Option<usize> {
        // Without a hole before it, match n is the n-th.
        let direct = usize::try_from(no.0).ok()?.checked_sub(1)?;
        if self.matches.get(direct).is_some_and(|found| found.no == no) {
            return Some(direct);
        }
        self.matches.binary_search_by_key(&no, |found| found.no).ok()
    }

    /// A match at a table by number.
    pub fn sitting(&self, no: MatchNo) -> Option<&Arc<Sitting>> {
        let at = self.sittings.binary_search_by_key(&no, |found| found.no).ok()?;
        self.sittings.get(at)
    }

    /// The round of a match of either kind.
    pub fn round_of(&self, no: MatchNo) -> Option<RoundName> {
        let at_table = || self.sitting(no).map(|found| RoundName::Round(found.round));
        self.match_no(no).map(|found| found.round.clone()).or_else(at_table)
    }

    /// The stage of a match.
    pub fn stage_of(&self, played: &Match) -> Option<&Stage> {
        self.stages.get(usize::try_from(played.stage).ok()?.checked_sub(1)?)
    }

    /// The stage that is, or is to be, played now.
    pub fn stage(&self) -> Option<&Stage> {
        self.stages.last()
    }

    /// Whether a player is entered.
    pub fn has(&self, player: PlayerId) -> bool {
        self.entrants.has(player)
    }

    /// The seed a player has in the stage played now, from 1.
    pub fn seed(&self, player: PlayerId) -> Option<usize> {
        let draw = self.stage()?.draw.as_ref()?;
        draw.seeds.iter().position(|&seeded| seeded == player).map(|at| at + 1)
    }

    /// Matches of a state, in the order of their numbers.
    pub fn matches_in(&self, state: MatchState) -> impl Iterator<Item = &Arc<Match>> {
        self.matches.iter().filter(move |played| played.state() == state)
    }
}

impl Match {
    /// What it is waiting for.
    pub fn state(&self) -> MatchState {
        if self.record.is_some() {
            MatchState::Finished
        } else if self.players().is_some() {
            MatchState::Ready
        } else {
            MatchState::Waiting
        }
    }

    /// Both players, once both are known.
    pub fn players(&self) -> Option<[PlayerId; 2]> {
        match self.sides {
            [Some(a), Some(b)] => Some([a, b]),
            _ => None,
        }
    }

    /// Who won, once somebody has.
    pub fn winner(&self) -> Option<PlayerId> {
        self.record.and_then(|record| Some(record.player(record.outcome.winner()?)))
    }

    /// The matches that must end before its players are known.
    pub fn awaits(&self) -> Vec<MatchNo> {
        let open = |(slot, side): (&Slot, &Option<PlayerId>)| match side {
            Some(_) => None,
            None => slot.source(),
        };
        self.slots.iter().zip(&self.sides).filter_map(open).collect()
    }
}

impl Record {
    /// The player on a side.
    pub fn player(&self, side: Side) -> PlayerId {
        self.sides[side.index()]
    }
}
