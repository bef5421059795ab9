//! A match at a table: three to eight play games together.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::{Place, Registry};
use crate::domain::finish::Finish;
use crate::domain::game::HandTable;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;

/// A match at a table.
#[derive(Clone, Debug, PartialEq)]
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
    /// Those played so far, in order.
    pub games: Vec<PlayedGame>,
}

/// A game at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    pub finish: Finish,
    /// The day it was played.
    pub played_on: NaiveDate,
    /// The hands, as far as they are known.
    pub hands: HandTable,
    /// The action that first recorded it. The match stands in the order of ratings where its first
    /// game does.
    pub place: Place,
}

/// How far a match at a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PodState {
    /// No game is recorded.
    Ready,
    Playing,
    Finished,
}

impl Pod {
    /// How far it is.
    pub fn state(&self) -> PodState {
        match u32::try_from(self.games.len()).unwrap_or(u32::MAX) {
            played if played >= self.games_planned => PodState::Finished,
            0 => PodState::Ready,
            _ => PodState::Playing,
        }
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

    /// The finishing orders of its games.
    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        self.games.iter().map(|game| &game.finish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::Seq;

    #[test]
    fn a_table_is_finished_after_the_games_planned() {
        let game = PlayedGame {
            finish: Finish([3, 1, 2].map(|player| vec![PlayerId(player)]).to_vec()),
            played_on: NaiveDate::default(),
            hands: HandTable::default(),
            place: Place { seq: Seq(1), index: 0 },
        };
        let state = |played| {
            let seats = [1, 2, 3].map(PlayerId).to_vec();
            let games = vec![game.clone(); played];
            let no = MatchNo(1);
            Pod { no, stage: 1, round: 1, table: 1, seats, games_planned: 2, games }.state()
        };
        assert_eq!([0, 1, 2].map(state), [PodState::Ready, PodState::Playing, PodState::Finished]);
    }
}
