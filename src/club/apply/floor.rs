//! Calls and postponements.

use std::sync::Arc;

use crate::club::tournament::Call;
use crate::club::{Match, Place, Tournament};
use crate::domain::game::Game;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;

pub(super) fn call(tournament: &mut Tournament, no: MatchNo, table: &str, place: Place) {
    change(tournament, no, |played| {
        let table = table.to_owned();
        played.call = Some(Call { table, called: place, again: Vec::new(), started: None });
        played.postponed = false;
    });
}

/// Notes that the players were called again.
pub(super) fn call_again(tournament: &mut Tournament, no: MatchNo, place: Place) {
    change(tournament, no, |played| {
        if let Some(call) = &mut played.call {
            call.again.push(place);
        }
    });
}

/// Notes the start of play.
pub(super) fn start(tournament: &mut Tournament, no: MatchNo, place: Place) {
    change(tournament, no, |played| {
        if let Some(call) = &mut played.call {
            call.started = Some(place);
        }
    });
}

/// Takes the call back.
pub(super) fn withdraw_call(tournament: &mut Tournament, no: MatchNo) {
    change(tournament, no, |played| played.call = None);
}

/// Puts a match off, or on again.
pub(super) fn postpone(tournament: &mut Tournament, no: MatchNo, postponed: bool) {
    change(tournament, no, |played| played.postponed = postponed);
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

/// Tells the games of a match one by one.
pub(super) fn set_games(tournament: &mut Tournament, no: MatchNo, games: &[Game]) {
    change(tournament, no, |played| played.games = games.into());
}

/// Changes something about one match that nothing follows from.
fn change(tournament: &mut Tournament, no: MatchNo, change: impl FnOnce(&mut Match)) {
    if let Some(at) = tournament.position(no) {
        change(Arc::make_mut(&mut tournament.matches[at]));
    }
}
