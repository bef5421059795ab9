//! Calls and postponements.

use std::sync::Arc;

use super::games;
use crate::club::tournament::{Call, Details};
use crate::club::{Match, Place, Tournament};
use crate::domain::deal::Deals;
use crate::domain::game::Game;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;

pub(super) fn call(tournament: &mut Tournament, no: MatchNo, table: &str, place: Place) {
    let table = table.to_owned();
    let call = Call { table, called: place, again: Vec::new(), started: None };
    let call = Some(Box::new(call));
    change_call(tournament, no, |seen, postponed| (*seen, *postponed) = (call, false));
}

/// Notes that the players were called again.
pub(super) fn call_again(tournament: &mut Tournament, no: MatchNo, place: Place) {
    change_call(tournament, no, |call, _| {
        if let Some(call) = call {
            call.again.push(place);
        }
    });
}

/// Notes the start of play.
pub(super) fn start(tournament: &mut Tournament, no: MatchNo, place: Place) {
    change_call(tournament, no, |call, _| {
        if let Some(call) = call {
            call.started = Some(place);
        }
    });
}

/// Withdraws the call; the players of a pod there leave their seats.
pub(super) fn withdraw_call(tournament: &mut Tournament, no: MatchNo) {
    change_call(tournament, no, |call, _| *call = None);
    games::change(tournament, no, |pod| pod.seated = false);
}

/// Puts a match off, or on again.
pub(super) fn postpone(tournament: &mut Tournament, no: MatchNo, postponed: bool) {
    change_call(tournament, no, |_, off| *off = postponed);
}

/// Gives a match another length, and games to each side before it.
pub(super) fn set_length(
    tournament: &mut Tournament,
    no: MatchNo,
    length: Length,
    start: [u32; 2],
) {
    change(tournament, no, |played| (played.length, played.start) = (length, start));
}

/// Sets the games of a match one by one.
pub(super) fn set_games(tournament: &mut Tournament, no: MatchNo, games: &[Game], deals: &Deals) {
    change(tournament, no, |played| {
        played.games = games.into();
        if played.deals != *deals {
            played.deals.clone_from(deals);
        }
    });
}

/// Changes the call of a match of two or a pod, and whether it is put off.
fn change_call(
    tournament: &mut Tournament,
    no: MatchNo,
    change_it: impl FnOnce(&mut Option<Box<Call>>, &mut bool),
) {
    if tournament.pod(no).is_some() {
        games::change(tournament, no, |pod| change_it(&mut pod.call, &mut pod.postponed));
    } else {
        change(tournament, no, |played| {
            let Details { call, postponed, .. } = &mut **played;
            change_it(call, postponed);
        });
    }
}

/// Changes something about one match of two that nothing follows from.
fn change(tournament: &mut Tournament, no: MatchNo, change: impl FnOnce(&mut Match)) {
    if let Some(at) = tournament.position(no) {
        change(Arc::make_mut(&mut tournament.matches[at]));
    }
}
