//! Withdrawals, disqualifications and replaced entrants.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::tournament::{Exit, Later};
use crate::club::{Place, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::slot::Slot;

/// Takes a player out of the event, and settles what is left of their matches.
pub(super) fn withdraw(
    tournament: &mut Tournament,
    player: PlayerId,
    (reason, effect, decision): (ExitReason, ExitEffect, u32),
    on: NaiveDate,
    place: Place,
) {
    let exit = Exit { reason, effect, stage: tournament.current(), on, place, decision };
    tournament.exits.insert(player, exit);
    let own = tournament.matches.iter().filter(|played| played.has(player));
    let due: Vec<MatchNo> = own.map(|played| played.no).collect();
    tournament.settle(due, Later::Falls, place);
}

/// Puts the right player wherever the wrong one stands, with a rating of their own where one is given.
pub(super) fn replace(
    tournament: &mut Tournament,
    from: PlayerId,
    to: PlayerId,
    rating: Option<f64>,
) {
    let right = |player: PlayerId| if player == from { to } else { player };
    tournament.entrants.replace(from, to);
    for stage in &mut tournament.stages {
        if let Some(draw) = &mut stage.draw {
            draw.replace(from, to, rating);
        }
        stage.swiss.replace(from, to);
        for tie in &mut stage.ties {
            tie.order.iter_mut().for_each(|player| *player = right(*player));
        }
    }
    for played in &mut tournament.matches {
        let seated = played.slots.contains(&Slot::Entrant(from));
        let recorded = played.record.is_some_and(|record| record.sides.contains(&from));
        if !(seated || recorded || played.has(from)) {
            continue;
        }
        let played = Arc::make_mut(played);
        played.sides = played.sides.map(|side| side.map(right));
        played.slots = played.slots.map(|slot| match slot {
            Slot::Entrant(player) => Slot::Entrant(right(player)),
            other => other,
        });
        if let Some(record) = &mut played.record {
            record.sides = record.sides.map(right);
        }
    }
    for pod in &mut tournament.pods {
        if pod.seats.contains(&from) {
            Arc::make_mut(pod).replace(from, to);
        }
    }
    if let Some(exit) = tournament.exits.remove(&from) {
        tournament.exits.insert(to, exit);
    }
}
