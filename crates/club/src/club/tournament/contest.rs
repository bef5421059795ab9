//! A match of two, and how far it is.

use std::sync::Arc;

use chrono::NaiveDate;

use serde::{Deserialize, Serialize};

use super::Details;
use crate::club::Place;
use crate::club::encoding::{day, games, outcome};
use crate::domain::deal::Deals;
use crate::domain::game::Game;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::slot::Slot;

/// A match of two. What only some have, as a place in a draw, stands in its [`Details`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Match {
    pub no: MatchNo,
    /// The stage it belongs to, from 1.
    pub stage: u32,
    pub round: RoundName,
    /// Where its players come from.
    pub slots: [Slot; 2],
    /// How long it is.
    pub length: Length,
    /// Its players, as far as they are known.
    pub sides: [Option<PlayerId>; 2],
    /// How it ended, once it has.
    pub record: Option<MatchRecord>,
    /// The games of that result in order, as the first side saw them; none where only the score is
    /// known.
    #[serde(with = "games")]
    pub games: Arc<[Game]>,
    /// Whether it is void, because of a withdrawal.
    pub void: bool,
    /// None where there are none: a list may bring a million such matches.
    pub(in crate::club) details: Option<Box<Details>>,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchRecord {
    /// The players, as entered.
    pub sides: [PlayerId; 2],
    #[serde(with = "outcome")]
    pub outcome: Outcome,
    /// The day it was played.
    #[serde(with = "day")]
    pub played_on: NaiveDate,
    /// The action that first recorded it.
    pub place: Place,
    /// The cause of the result.
    pub cause: Cause,
}

/// The cause of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The desk entered it.
    Entered,
    /// A player withdrew or was disqualified.
    Exit,
}

/// A call to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    pub table: String,
    /// The action that called.
    pub called: Place,
    /// The actions that called again.
    pub again: Vec<Place>,
    /// The action that noted the start of play.
    pub started: Option<Place>,
}

impl Call {
    /// The action that called last.
    pub fn last(&self) -> Place {
        *self.again.last().unwrap_or(&self.called)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// For its players to be known.
    Waiting,
    Ready,
    /// For its players to come to the table.
    Called,
    Playing,
    Finished,
    /// For nothing, since a side has no opponent.
    Bye,
    /// Void: a player has withdrawn.
    Void,
}

impl MatchState {
    /// The word in data files.
    pub fn label(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Ready => "ready",
            Self::Called => "called",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Bye => "bye",
            Self::Void => "void",
        }
    }

    /// Whether it may be played now.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Ready | Self::Called | Self::Playing)
    }

    pub fn is_at_table(self) -> bool {
        matches!(self, Self::Called | Self::Playing)
    }

    /// Whether it is still to be played or on its way.
    pub fn is_open(self) -> bool {
        self == Self::Waiting || self.is_live()
    }
}

impl Match {
    /// Gives it another result, or none: games and cards were those of the one before.
    pub(super) fn end(&mut self, record: Option<MatchRecord>) {
        self.record = record;
        self.games = Arc::default();
        if !self.deals.is_empty() {
            self.deals = Deals::default();
        }
    }

    /// A match without edges, still without players.
    pub fn new(
        stage: u32,
        no: MatchNo,
        round: RoundName,
        slots: [Slot; 2],
        length: Length,
    ) -> Self {
        Self {
            no,
            stage,
            round,
            slots,
            length,
            sides: [None, None],
            record: None,
            games: Arc::default(),
            void: false,
            details: None,
        }
    }

    pub fn state(&self) -> MatchState {
        if self.record.is_some() {
            return MatchState::Finished;
        }
        if self.void {
            return MatchState::Void;
        }
        let settled = |side: usize| self.vacant[side] || self.sides[side].is_some();
        match (&self.call, settled(0) && settled(1)) {
            (_, false) => MatchState::Waiting,
            (_, true) if self.vacant != [false, false] => MatchState::Bye,
            (Some(call), true) if call.started.is_some() => MatchState::Playing,
            (Some(_), true) => MatchState::Called,
            (None, true) => MatchState::Ready,
        }
    }

    /// Whether it may be called to a table: its players are known, it is at no table, and it is not postponed.
    pub fn is_ready(&self) -> bool {
        self.state() == MatchState::Ready && !self.postponed
    }

    /// Both players, once both are known.
    pub fn players(&self) -> Option<[PlayerId; 2]> {
        match self.sides {
            [Some(a), Some(b)] => Some([a, b]),
            _ => None,
        }
    }

    /// Whether a player is on a side of it.
    pub fn has(&self, player: PlayerId) -> bool {
        self.sides.contains(&Some(player))
    }

    pub fn winner(&self) -> Option<PlayerId> {
        self.record.and_then(|record| Some(record.player(record.outcome.winner()?)))
    }

    /// The matches that must end before its players are known.
    pub fn awaits(&self) -> Vec<MatchNo> {
        let open = |side: usize| {
            let known = self.sides[side].is_some() || self.vacant[side];
            if known { None } else { self.slots[side].source() }
        };
        [0, 1].into_iter().filter_map(open).collect()
    }
}

impl MatchRecord {
    pub fn player(&self, side: Side) -> PlayerId {
        self.sides[side.index()]
    }
}
