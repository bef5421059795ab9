//! A match at a table: three to eight play games together.

use std::sync::Arc;

use chrono::NaiveDate;

use serde::{Deserialize, Serialize};

use super::Call;
use crate::club::encoding::{day, json};
use crate::club::{Place, Registry};
use crate::domain::deal::Deal;
use crate::domain::finish::Finish;
use crate::domain::game::HandTable;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;

/// A match at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pod {
    /// Its number, among those of the tournament's matches.
    pub no: MatchNo,
    /// The stage it belongs to, from 1.
    pub stage: u32,
    /// Its round, from 1.
    pub round: u32,
    /// Its table, from 1.
    pub table: u32,
    /// The players, in the order of the seats.
    pub seats: Vec<PlayerId>,
    /// How many games are to be played.
    pub games_planned: u32,
    /// The games played so far, in order.
    pub games: Vec<PlayedGame>,
    /// The action that drew its seats.
    pub drawn: Place,
    /// The table of the hall it was called to.
    pub call: Option<Box<Call>>,
    /// Whether its players sit together since a game: only a call taken back ends that.
    pub seated: bool,
    /// Whether the desk has put it off.
    pub postponed: bool,
}

/// A game at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    pub finish: Finish,
    /// The day it was played.
    #[serde(with = "day")]
    pub played_on: NaiveDate,
    /// The hands, as far as they are known.
    pub hands: HandTable,
    /// The cards that the hands were worked out from, by the seats of those who play, if they are known.
    #[serde(with = "json")]
    pub deal: Option<Deal>,
    /// The action that first recorded it. The match stands in the order of ratings where its first
    /// game does.
    pub place: Place,
}

impl Pod {
    /// A pod whose seats were just drawn.
    pub fn new(
        no: MatchNo,
        (stage, round, table): (u32, u32, u32),
        seats: &[PlayerId],
        games_planned: u32,
        drawn: Place,
    ) -> Self {
        Self {
            no,
            stage,
            round,
            table,
            seats: seats.to_vec(),
            games_planned,
            games: Vec::new(),
            drawn,
            call: None,
            seated: false,
            postponed: false,
        }
    }

    /// The table it was called to; before a call its own number.
    pub fn table_name(&self) -> String {
        self.call.as_ref().map_or_else(|| self.table.to_string(), |call| call.table.clone())
    }

    /// As if it had never been called or put off.
    #[must_use]
    pub fn uncalled(&self) -> Self {
        Self { call: None, seated: false, postponed: false, ..self.clone() }
    }

    /// Puts one player in the place of another, in all games too.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId) {
        let finished = self.games.iter_mut().flat_map(|game| game.finish.0.iter_mut().flatten());
        for player in self.seats.iter_mut().chain(finished).filter(|player| **player == from) {
            *player = to;
        }
        let hands = self.games.iter_mut().flat_map(|game| game.hands.0.iter_mut());
        for player in hands.flat_map(|(a, b, _)| [a, b]).filter(|player| **player == from) {
            *player = to;
        }
    }

    /// This pod, with its players by their numbers of today.
    pub(in crate::club) fn seen_today(self: &Arc<Self>, registry: &Registry) -> Arc<Self> {
        let mut seen = Arc::clone(self);
        for &seat in &self.seats {
            let today = registry.today(seat);
            if today != seat {
                Arc::make_mut(&mut seen).replace(seat, today);
            }
        }
        seen
    }

    /// The players of a game, in the order of their seats.
    pub fn seats_of(&self, game: &PlayedGame) -> Vec<PlayerId> {
        let plays = |seat: &PlayerId| game.finish.players().any(|player| player == *seat);
        self.seats.iter().copied().filter(plays).collect()
    }

    /// The finishing orders of its games.
    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        self.games.iter().map(|game| &game.finish)
    }
}
