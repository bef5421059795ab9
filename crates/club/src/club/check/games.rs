//! Games of table play.

use super::next;
use crate::club::refusal::EventRefusal;
use crate::club::refusal::Numbered;
use crate::club::tournament::Pod;
use crate::club::{Club, Refusal, Tournament};
use crate::domain::finish::Finish;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

impl Club {
    pub(super) fn may_record_game(
        &self,
        id: TournamentId,
        no: MatchNo,
        game: u32,
        order: &Finish,
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let pod = pod_of(tournament, no)?;
        let played = u32::try_from(pod.games.len()).unwrap_or(u32::MAX);
        if played >= pod.games_planned {
            return Err(Refusal::Event(EventRefusal::PodOver(id, no, pod.games_planned)));
        }
        next(Numbered::Game, game, played + 1)?;
        let here: Vec<PlayerId> = tournament.still_at(pod).collect();
        order.check(&here).map_err(|fault| Refusal::Event(EventRefusal::BadFinish(id, no, fault)))
    }

    pub(super) fn may_correct_game(
        &self,
        id: TournamentId,
        no: MatchNo,
        game: u32,
        order: &Finish,
    ) -> Result<(), Refusal> {
        let pod = pod_of(self.found(id)?, no)?;
        let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
        let played = at.and_then(|at| pod.games.get(at));
        let played = played.ok_or(Refusal::Event(EventRefusal::NoSuchGame(id, no, game)))?;
        if played.finish == *order {
            return Err(Refusal::Event(EventRefusal::SameFinish(id, no, game)));
        }
        // The players who finished this game, later withdrawals included.
        let players: Vec<PlayerId> = played.finish.players().collect();
        order
            .check(&players)
            .map_err(|fault| Refusal::Event(EventRefusal::BadFinish(id, no, fault)))
    }
}

pub(super) fn pod_of(tournament: &Tournament, no: MatchNo) -> Result<&Pod, Refusal> {
    let found = tournament.pod(no).ok_or(Refusal::NoSuchMatch(tournament.id, no))?;
    Ok(found)
}
