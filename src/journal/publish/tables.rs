//! Tables of more than two: who sits there, who finished where.

use std::sync::Arc;

use rusqlite::types::Value;

use super::{Changes, Table, count, integer, optional, text};
use crate::club::Tournament;
use crate::club::tournament::{Pod, PodState};
use crate::domain::ids::TournamentId;
use crate::domain::round::RoundName;

pub(super) fn diff(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    let all = |found: Option<&Tournament>| -> Vec<(TournamentId, Arc<Pod>)> {
        let Some(found) = found else { return Vec::new() };
        found.pods.iter().map(|pod| (found.id, Arc::clone(pod))).collect()
    };
    let kept = |no| after.and_then(|after| after.pod(no));
    for (id, gone) in all(before).iter().filter(|(_, pod)| kept(pod.no).is_none()) {
        rows(*id, Some(gone), None, changes);
    }
    for (id, pod) in all(after) {
        let known = before.and_then(|before| before.pod(pod.no));
        if !known.is_some_and(|known| Arc::ptr_eq(known, &pod)) {
            rows(id, known.map(Arc::as_ref), Some(&pod), changes);
        }
    }
}

fn rows(id: TournamentId, before: Option<&Pod>, after: Option<&Pod>, changes: &mut Changes) {
    for (table, of) in [
        (Table::Matches, matches as fn(TournamentId, &Pod) -> Vec<Vec<Value>>),
        (Table::Seats, seats),
        (Table::Finishes, finishes),
        (Table::Hands, hands),
    ] {
        let rows = |pod: Option<&Pod>| pod.map(|found| of(id, found)).unwrap_or_default();
        changes.rows(table, &rows(before), rows(after));
    }
}

fn matches(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let state = match pod.state() {
        PodState::Ready => "ready",
        PodState::Playing => "playing",
        PodState::Finished => "finished",
    };
    let mut row = vec![integer(id.0), integer(pod.no.0), integer(pod.stage), Value::Null];
    row.push(text(RoundName::Round(pod.round).to_string()));
    row.extend([Value::Null, Value::Null, text(state)]);
    // No score of two, no start, no exit, no winner.
    row.extend(vec![Value::Null; 8]);
    row.push(integer(true));
    row.push(text(pod.table.to_string()));
    row.push(optional(pod.games.first(), |game| text(game.played_on.to_string())));
    vec![row]
}

fn seats(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let row = |(seat, player): (usize, u32)| {
        vec![integer(id.0), integer(pod.no.0), count(seat), integer(player)]
    };
    (1..).zip(pod.seats.iter().map(|player| player.0)).map(row).collect()
}

fn finishes(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let games = (1..).zip(&pod.games).flat_map(|(game, played): (usize, _)| {
        played.finish.players().map(move |player| {
            vec![
                integer(id.0),
                integer(pod.no.0),
                count(game),
                integer(player.0),
                optional(played.finish.place(player), integer),
                text(played.played_on.to_string()),
            ]
        })
    });
    games.collect()
}

fn hands(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let games = (1..).zip(&pod.games).flat_map(|(game, played): (usize, _)| {
        played.hands.0.iter().map(move |&(player, opponent, hand)| {
            vec![
                integer(id.0),
                integer(pod.no.0),
                count(game),
                integer(player.0),
                integer(opponent.0),
                Value::Real(hand.p()),
            ]
        })
    });
    games.collect()
}
