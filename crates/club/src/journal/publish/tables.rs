//! Tables of more than two: who sits there, who finished where.

use std::sync::Arc;

use super::{Changes, Table, Value, count, integer, optional, text};
use crate::club::Tournament;
use crate::club::tournament::{PlayedGame, Pod};
use crate::domain::deal::Deal;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

pub(super) fn diff(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    let all = |found: Option<&Tournament>| -> Vec<Arc<Pod>> {
        found.map(|found| found.pods.clone()).unwrap_or_default()
    };
    let kept = |no| after.and_then(|after| after.pod(no));
    for gone in all(before).iter().filter(|pod| kept(pod.no).is_none()) {
        rows(before.map(|before| (before, gone.as_ref())), None, changes);
    }
    // A withdrawal may end a pod that is otherwise as it was.
    let same_players = before.zip(after).is_some_and(|(before, after)| before.exits == after.exits);
    for pod in all(after) {
        let known = before.and_then(|before| Some((before, before.pod(pod.no)?)));
        if !known.is_some_and(|(_, known)| same_players && Arc::ptr_eq(known, &pod)) {
            let known = known.map(|(before, known)| (before, known.as_ref()));
            rows(known, after.map(|after| (after, pod.as_ref())), changes);
        }
    }
}

type Seated<'a> = Option<(&'a Tournament, &'a Pod)>;

fn rows(before: Seated<'_>, after: Seated<'_>, changes: &mut Changes) {
    let of_match = |found: Seated<'_>| {
        found.map(|(tournament, pod)| vec![match_row(tournament, pod)]).unwrap_or_default()
    };
    changes.rows(Table::Matches, &of_match(before), of_match(after));
    for (table, of) in [
        (Table::Seats, seats as fn(TournamentId, &Pod) -> Vec<Vec<Value>>),
        (Table::Finishes, finishes),
        (Table::Hands, hands),
        (Table::Deals, deals),
    ] {
        let rows = |found: Seated<'_>| {
            found.map(|(tournament, pod)| of(tournament.id, pod)).unwrap_or_default()
        };
        changes.rows(table, &rows(before), rows(after));
    }
}

fn match_row(tournament: &Tournament, pod: &Pod) -> Vec<Value> {
    let mut row = vec![integer(tournament.id.0), integer(pod.no.0), integer(pod.stage)];
    row.extend([Value::Null, text(RoundName::Round(pod.round).to_string())]);
    row.extend([Value::Null, Value::Null, text(tournament.state_of_pod(pod).label())]);
    // No score of two, no start, no exit, no winner.
    row.extend(vec![Value::Null; 8]);
    row.push(integer(true));
    row.push(text(pod.table_name()));
    row.push(optional(pod.games.first(), |game| text(game.played_on.to_string())));
    row
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

fn deals(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let dealt = (1..)
        .zip(&pod.games)
        .filter_map(|(game, played)| Some((game, played, played.deal.as_ref()?)));
    let rows = |(game, played, dealt): (u32, &PlayedGame, &Deal)| {
        deal((id, pod.no), game, dealt, &pod.seats_of(played))
    };
    dealt.flat_map(rows).collect()
}

/// The cards of one game, a row a hand.
pub(super) fn deal(
    (id, no): (TournamentId, MatchNo),
    game: u32,
    deal: &Deal,
    players: &[PlayerId],
) -> Vec<Vec<Value>> {
    let row = |(player, cards): (&PlayerId, &String)| {
        vec![
            integer(id.0),
            integer(no.0),
            integer(game),
            integer(player.0),
            text(cards),
            text(&deal.engine),
            optional(deal.seed, |seed| text(seed.to_string())),
        ]
    };
    players.iter().zip(&deal.hands).map(row).collect()
}
