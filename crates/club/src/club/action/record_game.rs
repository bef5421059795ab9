//! Games at a table of more than two.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::change::change_pod;
use super::conditions::{ensure, next, pod_of};
use super::{Kind, Public};
use crate::club::refusal::{EventRefusal, Numbered};
use crate::club::tournament::PlayedGame;
use crate::club::{Club, Fact, Place, Pod, Refusal, Tournament};
use crate::domain::finish::Finish;
use crate::domain::game::HandTable;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Records how a game at a table ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordGame {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// Which game of it, the next one.
    pub game: u32,
    /// In which order the players finished.
    pub order: Finish,
    /// The day it was played.
    pub played_on: NaiveDate,
}

impl Kind for RecordGame {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, game, ref order, .. } = *self;
        let tournament = club.not_closed(id)?;
        let pod = pod_of(tournament, no)?;
        let played = u32::try_from(pod.games.len()).unwrap_or(u32::MAX);
        ensure(played < pod.games_planned, EventRefusal::PodOver(id, no, pod.games_planned))?;
        next(Numbered::Game, game, played + 1)?;
        let here: Vec<PlayerId> = tournament.still_at(pod).collect();
        order.check(&here).map_err(|fault| EventRefusal::BadFinish(id, no, fault).into())
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let (finish, hands) = (self.order.clone(), HandTable::default());
        let game = PlayedGame { finish, played_on: self.played_on, hands, deal: None, place };
        club.score(self.tournament, |found| {
            found.hear(self.no, None);
            change_pod(found, self.no, |pod| {
                pod.games.push(game);
                (pod.seated, pod.postponed) = (true, false);
            });
        });
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        let at = (self.tournament, self.no);
        vec![Fact::players(at, club), Fact::game(at, self.game, club)]
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.played_on)
    }
}

/// Replaces the finishing order of a game. It keeps its day and its place in the order of
/// ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectGame {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub game: u32,
    /// In which order they really finished.
    pub order: Finish,
    /// Why, which a closed tournament needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Kind for CorrectGame {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, game, ref order, ref reason } = *self;
        let played = played_game(pod_of(club.found(id)?, no)?, id, game)?;
        ensure(played.finish != *order, EventRefusal::SameFinish(id, no, game))?;
        // The players who finished this game, later withdrawals included.
        let players: Vec<PlayerId> = played.finish.players().collect();
        order.check(&players).map_err(|fault| EventRefusal::BadFinish(id, no, fault))?;
        club.says_why(id, no, reason.as_deref(), || self.clone().into())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.score(self.tournament, |found| {
            change_game(found, (self.no, self.game), |played| played.finish = self.order.clone());
        });
    }

    fn public(&self, _: &Club) -> Public {
        Public::Instead(Self { reason: None, ..self.clone() }.into())
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        let at = (self.tournament, self.no);
        vec![Fact::players(at, club), Fact::game(at, self.game, club)]
    }
}

/// A game of a pod that was played.
pub(super) fn played_game(
    pod: &Pod,
    tournament: TournamentId,
    game: u32,
) -> Result<&PlayedGame, Refusal> {
    let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
    let played = at.and_then(|at| pod.games.get(at));
    Ok(played.ok_or(EventRefusal::NoSuchGame(tournament, pod.no, game))?)
}

pub(super) fn change_game(
    tournament: &mut Tournament,
    (no, game): (MatchNo, u32),
    change: impl FnOnce(&mut PlayedGame),
) {
    change_pod(tournament, no, |pod| {
        let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
        if let Some(played) = at.and_then(|at| pod.games.get_mut(at)) {
            change(played);
        }
    });
}
