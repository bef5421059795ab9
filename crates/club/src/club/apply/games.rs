//! Games of table play.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::tournament::{PlayedGame, Pod};
use crate::club::{Place, Tournament};
use crate::domain::deal::Deal;
use crate::domain::finish::Finish;
use crate::domain::game::HandTable;
use crate::domain::ids::MatchNo;

/// Adds a game to a pod.
pub(super) fn record(
    tournament: &mut Tournament,
    no: MatchNo,
    order: &Finish,
    played_on: NaiveDate,
    place: Place,
) {
    let (finish, hands) = (order.clone(), HandTable::default());
    let game = PlayedGame { finish, played_on, hands, deal: None, place };
    change(tournament, no, |pod| {
        pod.games.push(game);
        (pod.seated, pod.postponed) = (true, false);
    });
}

/// Replaces the finishing order of a game.
pub(super) fn correct(tournament: &mut Tournament, no: MatchNo, game: u32, order: &Finish) {
    change(tournament, no, |pod| {
        let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
        if let Some(played) = at.and_then(|at| pod.games.get_mut(at)) {
            played.finish = order.clone();
        }
    });
}

/// Keeps what a game had dealt.
pub(super) fn set_hands(
    tournament: &mut Tournament,
    no: MatchNo,
    game: u32,
    (hands, deal): (&HandTable, Option<&Deal>),
) {
    change(tournament, no, |pod| {
        let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
        if let Some(played) = at.and_then(|at| pod.games.get_mut(at)) {
            played.hands = hands.clone();
            played.deal = deal.cloned();
        }
    });
}

pub(super) fn change(tournament: &mut Tournament, no: MatchNo, change: impl FnOnce(&mut Pod)) {
    if let Ok(at) = tournament.pods.binary_search_by_key(&no, |found| found.no) {
        change(Arc::make_mut(&mut tournament.pods[at]));
    }
}
