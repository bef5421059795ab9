//! Tables of more than two: who sits there, who finished where.

use std::sync::Arc;

use rusqlite::types::Value;

use super::{Changes, Table, count, integer, optional, text};
use crate::club::Tournament;
use crate::club::tournament::{Sitting, SittingState};
use crate::domain::ids::TournamentId;
use crate::domain::round::RoundName;

pub(super) fn diff(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    let all = |found: Option<&Tournament>| -> Vec<(TournamentId, Arc<Sitting>)> {
        let Some(found) = found else { return Vec::new() };
        found.sittings.iter().map(|sitting| (found.id, Arc::clone(sitting))).collect()
    };
    let kept = |no| after.and_then(|after| after.sitting(no));
    for (id, gone) in all(before).iter().filter(|(_, sitting)| kept(sitting.no).is_none()) {
        rows(*id, Some(gone), None, changes);
    }
    for (id, sitting) in all(after) {
        let known = before.and_then(|before| before.sitting(sitting.no));
        if !known.is_some_and(|known| Arc::ptr_eq(known, &sitting)) {
            rows(id, known.map(Arc::as_ref), Some(&sitting), changes);
        }
    }
}

fn rows(
    id: TournamentId,
    before: Option<&Sitting>,
    after: Option<&Sitting>,
    changes: &mut Changes,
) {
    for (table, of) in [
        (Table::Matches, matches as fn(TournamentId, &Sitting) -> Vec<Vec<Value>>),
        (Table::Seats, seats),
        (Table::Finishes, finishes),
        (Table::Hands, hands),
    ] {
        let rows =
            |sitting: Option<&Sitting>| sitting.map(|found| of(id, found)).unwrap_or_default();
        changes.rows(table, &rows(before), rows(after));
    }
}

fn matches(id: TournamentId, sitting: &Sitting) -> Vec<Vec<Value>> {
    let state = match sitting.state() {
        SittingState::Ready => "ready",
        SittingState::Playing => "playing",
        SittingState::Finished => "finished",
    };
    let mut row = vec![integer(id.0), integer(sitting.no.0), integer(sitting.stage), Value::Null];
    row.push(text(RoundName::Round(sitting.round).to_string()));
    row.extend([Value::Null, Value::Null, text(state)]);
    // No score of two, no start, no exit, no winner.
    row.extend(vec![Value::Null; 8]);
    row.push(integer(true));
    row.push(text(sitting.table.to_string()));
    row.push(optional(sitting.games.first(), |game| text(game.played_on.to_string())));
    vec![row]
}

fn seats(id: TournamentId, sitting: &Sitting) -> Vec<Vec<Value>> {
    let row = |(seat, player): (usize, u32)| {
        vec![integer(id.0), integer(sitting.no.0), count(seat), integer(player)]
    };
    (1..).zip(sitting.seats.iter().map(|player| player.0)).map(row).collect()
}

fn finishes(id: TournamentId, sitting: &Sitting) -> Vec<Vec<Value>> {
    let games = (1..).zip(&sitting.games).flat_map(|(game, played): (usize, _)| {
        played.finish.players().map(move |player| {
            vec![
                integer(id.0),
                integer(sitting.no.0),
                count(game),
                integer(player.0),
                optional(played.finish.place(player), integer),
                text(played.played_on.to_string()),
            ]
        })
    });
    games.collect()
}

fn hands(id: TournamentId, sitting: &Sitting) -> Vec<Vec<Value>> {
    let games = (1..).zip(&sitting.games).flat_map(|(game, played): (usize, _)| {
        played.hands.0.iter().map(move |&(player, opponent, hand)| {
            vec![
                integer(id.0),
                integer(sitting.no.0),
                count(game),
                integer(player.0),
                integer(opponent.0),
                Value::Real(hand.p()),
            ]
        })
    });
    games.collect()
}
