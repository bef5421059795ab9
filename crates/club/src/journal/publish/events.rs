//! Tournaments, entrants, matches and games.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use super::{Changes, Table, Value, count, day, integer, optional, tables, text};
use crate::club::tournament::{Pod, Stage};
use crate::club::{Club, Match, Tournament};
use crate::domain::format::FormatKind;
use crate::domain::game::Game;
use crate::domain::hall::Table as HallTable;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::rating::Division;
use crate::domain::score::{Outcome, Score, Side};

pub(super) fn diff(before: &Club, after: &Club, changes: &mut Changes) {
    if before.tables() != after.tables() {
        changes.rows(Table::Hall, &hall(before), hall(after));
    }
    for (was, is) in before.changed_events(after) {
        if was.is_some() {
            tournament(was.map(AsRef::as_ref), is.map(AsRef::as_ref), changes);
        }
    }
}

/// All rows of a tournament that was not there before.
pub(super) fn added(added: &Tournament, changes: &mut Changes) {
    tournament(None, Some(&added.look()), changes);
}

/// The rows of a table for a tournament.
pub(super) fn rows_of(table: Table, tournament: &Tournament) -> Vec<Vec<Value>> {
    let id = tournament.id;
    let of_match = |played: &Arc<Match>| match table {
        Table::Matches => vec![match_row(id, played)],
        Table::Games => games(id, played),
        Table::Deals => deals(id, played),
        // A match of two has none of the others.
        _ => Vec::new(),
    };
    match table {
        Table::Tournaments => vec![row(tournament)],
        Table::Stages => stages(tournament),
        Table::Entrants => entrants_of(&tournament.look()).into_values().collect(),
        Table::Byes => byes(tournament),
        _ => {
            let of_pods = tournament.pods.iter();
            let of_pods = of_pods.flat_map(|pod| tables::rows_of(table, tournament, pod));
            let matches = match table {
                Table::Matches | Table::Games | Table::Deals => tournament.matches.look(),
                _ => Cow::default(),
            };
            matches.iter().flat_map(of_match).chain(of_pods).collect()
        }
    }
}

/// The approximate number of rows of a tournament, with those of its rating changes.
pub(super) fn about(tournament: &Tournament) -> usize {
    1 + tournament.entrants.len() + 3 * tournament.matches.len()
}

fn tournament(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    changes.compare(Table::Tournaments, [before, after], |one| vec![row(one)]);
    changes.compare(Table::Stages, [before, after], stages);
    if !before.zip(after).is_some_and(|(before, after)| only_calls_differ(before, after)) {
        entrants(before, after, changes);
    }
    changes.compare(Table::Byes, [before, after], byes);
    matches(before, after, changes);
    tables::diff(before, after, changes);
}

pub(super) fn hall(club: &Club) -> Vec<Vec<Value>> {
    let row = |(position, table): (usize, &HallTable)| {
        vec![count(position), text(&table.name), integer(table.reserved)]
    };
    (1..).zip(club.tables()).map(row).collect()
}

fn stages(tournament: &Tournament) -> Vec<Vec<Value>> {
    let row = |(number, stage): (usize, &Stage)| {
        let format: &str = FormatKind::from(stage.plan.format).into();
        let takes = optional(stage.plan.takes, integer);
        let drawn = integer(stage.draw.is_some());
        let fill = optional(stage.plan.fill, integer);
        vec![integer(tournament.id.0), count(number), text(format), takes, drawn, fill]
    };
    (1..).zip(&tournament.stages).map(row).collect()
}

fn byes(tournament: &Tournament) -> Vec<Vec<Value>> {
    let stages = (1..).zip(&tournament.stages);
    let rounds = stages.flat_map(|(number, stage): (usize, &Stage)| {
        (1..).zip(&stage.swiss.drawn).map(move |(round, drawn)| (number, round, drawn))
    });
    let rows = rounds.flat_map(|(number, round, drawn): (usize, usize, _)| {
        let left_over = drawn.bye.map(|player| (player, "paired".to_owned()));
        let asked = drawn.absent.iter().map(|one| (one.player, one.bye.to_string()));
        left_over.into_iter().chain(asked).map(move |(player, kind)| {
            let id = integer(tournament.id.0);
            vec![id, count(number), count(round), integer(player.0), text(kind)]
        })
    });
    rows.collect()
}

fn row(tournament: &Tournament) -> Vec<Value> {
    let id = integer(tournament.id.0);
    let limit = |of: fn(&Division) -> Option<f64>| {
        optional(tournament.division.as_ref().and_then(of), Value::Real)
    };
    vec![
        id,
        text(&tournament.name),
        integer(tournament.list.0),
        text(tournament.phase.to_string()),
        optional(tournament.first_move, |hand| Value::Real(hand.p())),
        limit(|division| division.above),
        limit(|division| division.below),
        optional(tournament.card_game, |game| text(game.to_string())),
    ]
}

/// Whether only calls to tables differ, which change no rank: standings take long to calculate.
fn only_calls_differ(before: &Tournament, after: &Tournament) -> bool {
    let uncalled = |played: &Match| {
        let mut uncalled = played.clone();
        (uncalled.call, uncalled.postponed) = (None, false);
        uncalled
    };
    let same = |(one, other): (&Arc<Match>, &Arc<Match>)| {
        Arc::ptr_eq(one, other) || uncalled(one) == uncalled(other)
    };
    let same_pod = |(one, other): (&Arc<Pod>, &Arc<Pod>)| {
        Arc::ptr_eq(one, other) || one.uncalled() == other.uncalled()
    };
    before.matches.len() == after.matches.len()
        && before.pods.len() == after.pods.len()
        && before.matches.iter().zip(&after.matches).all(same)
        && before.pods.iter().zip(&after.pods).all(same_pod)
        && before.entrants == after.entrants
        && before.exits == after.exits
        && before.merged == after.merged
        && before.places == after.places
        && before.stages == after.stages
}

fn entrants(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    let rows = |found: Option<&Tournament>| found.map(entrants_of).unwrap_or_default();
    let (old, new) = (rows(before), rows(after));
    for (_, row) in old.iter().filter(|(player, _)| !new.contains_key(player)) {
        changes.drop(Table::Entrants, row[..Table::Entrants.key()].to_vec());
    }
    for (player, row) in new {
        if old.get(&player) != Some(&row) {
            changes.put(Table::Entrants, row);
        }
    }
}

/// By player, since a field of thousands must not be compared pair by pair.
fn entrants_of(found: &Tournament) -> HashMap<u32, Vec<Value>> {
    let ranks: HashMap<u32, u32> = found
        .standings()
        .iter()
        .filter_map(|standing| Some((standing.player.0, standing.rank?)))
        .collect();
    let draw = found.stage().and_then(|stage| stage.draw.as_ref());
    let late = draw.into_iter().flat_map(|draw| &draw.late);
    let seeded = draw.into_iter().flat_map(|draw| (1..).zip(&draw.seeds));
    let seeds: HashMap<u32, u32> =
        seeded.chain(late.map(|(&seed, player)| (seed, player))).map(|(s, p)| (p.0, s)).collect();
    let row = |(position, player): (usize, u32)| {
        let row = vec![
            integer(found.id.0),
            integer(player),
            count(position),
            optional(seeds.get(&player).copied(), integer),
            optional(ranks.get(&found.counts_as(PlayerId(player)).0).copied(), integer),
            optional(found.exits.get(&PlayerId(player)), |exit| text(<&str>::from(exit.reason))),
        ];
        (player, row)
    };
    (1..).zip(found.entrants.iter().map(|player| player.0)).map(row).collect()
}

fn matches(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    if let Some(before) = before {
        let kept = |played: &Match| after.is_some_and(|after| after.match_no(played.no).is_some());
        for gone in before.matches.iter().filter(|played| !kept(played)) {
            games_of_one(&games(before.id, gone), Vec::new(), changes);
            changes.rows(Table::Deals, &deals(before.id, gone), Vec::new());
            let key = match_row(before.id, gone)[..Table::Matches.key()].to_vec();
            changes.drop(Table::Matches, key);
        }
    }
    let Some(after) = after else { return };
    for played in &after.matches {
        let known = before.and_then(|before| before.match_no(played.no));
        if known.is_some_and(|known| Arc::ptr_eq(known, played)) {
            continue;
        }
        let both = [known, Some(played)];
        changes.compare(Table::Matches, both, |one| vec![match_row(after.id, one)]);
        let old = known.map(|known| games(after.id, known)).unwrap_or_default();
        games_of_one(&old, games(after.id, played), changes);
        changes.compare(Table::Deals, both, |one| deals(after.id, one));
    }
}

/// Games are numbered from 1, and a match may have thousands: the n-th is compared with the n-th.
fn games_of_one(old: &[Vec<Value>], new: Vec<Vec<Value>>, changes: &mut Changes) {
    for row in old.iter().skip(new.len()) {
        changes.drop(Table::Games, row[..Table::Games.key()].to_vec());
    }
    for (at, row) in new.into_iter().enumerate() {
        if old.get(at) != Some(&row) {
            changes.put(Table::Games, row);
        }
    }
}

fn match_row(tournament: TournamentId, played: &Match) -> Vec<Value> {
    let score = played.record.and_then(|record| record.outcome.played());
    let walkover = played.record.and_then(|record| match record.outcome {
        Outcome::Walkover(winner) => Some(side(winner)),
        _ => None,
    });
    let [player_a, player_b] = played.sides.map(|side| optional(side, |player| integer(player.0)));
    let games = |of: fn(Score) -> u32| optional(score, |score| integer(of(score)));
    let start = |side: usize| match played.start {
        [0, 0] => Value::Null,
        start => integer(start[side]),
    };
    vec![
        integer(tournament.0),
        integer(played.no.0),
        integer(played.stage),
        optional(played.group, integer),
        text(played.round.to_string()),
        player_a,
        player_b,
        text(played.state().label()),
        games(|score| score.a),
        games(|score| score.b),
        games(|score| score.draws),
        start(0),
        start(1),
        optional(walkover, text),
        // A winner without games says it already.
        optional(
            played.record.and_then(|record| match record.outcome {
                Outcome::WinnerOnly(_) => None,
                outcome => outcome.exit_label(),
            }),
            text,
        ),
        optional(played.winner(), |player| integer(player.0)),
        integer(!played.void),
        optional(played.call.as_ref(), |call| text(&call.table)),
        optional(played.record, |record| day(record.played_on)),
    ]
}

/// The games of a match that are known one by one.
fn games(tournament: TournamentId, played: &Match) -> Vec<Vec<Value>> {
    let row = |(game, number): (&Game, u32)| {
        vec![
            integer(tournament.0),
            integer(played.no.0),
            integer(number),
            text(game.winner.map_or("draw", side)),
            optional(game.hand, |hand| Value::Real(hand.p())),
            optional(game.first, |first| text(side(first))),
        ]
    };
    played.games.iter().zip(1..).map(row).collect()
}

fn deals(tournament: TournamentId, played: &Match) -> Vec<Vec<Value>> {
    let Some(players) = played.players() else { return Vec::new() };
    let dealt = played.deals.0.iter();
    let rows = |(&game, deal)| tables::deal((tournament, played.no), game, deal, &players);
    dealt.flat_map(rows).collect()
}

fn side(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}
