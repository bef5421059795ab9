//! Eliminations, match by match, with the ways from one to the next.

use std::sync::Arc;

use super::tournament::{exit, side};
use super::{Cell, Column, Sheet, Term};
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;
use crate::domain::slot::Slot;

const COLUMNS: &[Column] = &[
    Column::Stage,
    Column::Round,
    Column::Match,
    Column::EntrantA,
    Column::EntrantB,
    Column::GamesA,
    Column::GamesB,
    Column::State,
    Column::Exit,
    Column::WinnerTo,
    Column::LoserTo,
    Column::WinnerPlace,
    Column::LoserPlace,
];

/// The matches of all eliminations in the order of their numbers: in which match the winner and the loser play next, or
/// which place they take. None where nothing is drawn as a bracket.
pub(super) fn bracket(club: &Club, tournament: &Tournament) -> Option<Sheet> {
    let matches = tournament.matches.iter().filter(|played| played.seat.is_some());
    let rows: Vec<Vec<Cell>> = matches.map(|played| row(club, tournament, played)).collect();
    (!rows.is_empty()).then(|| Sheet::new(COLUMNS, rows))
}

fn row(club: &Club, tournament: &Tournament, played: &Arc<Match>) -> Vec<Cell> {
    let score = played.record.and_then(|record| record.outcome.played());
    let games = |of: fn(Score) -> u32| score.map_or(Cell::Empty, |score| of(score).into());
    let next = |slot: Slot| {
        let fed =
            |no: &&MatchNo| tournament.match_no(**no).is_some_and(|fed| fed.slots.contains(&slot));
        played.feeds.iter().find(fed).map_or(Cell::Empty, |no| no.0.into())
    };
    let place = |place: Option<u32>| place.map_or(Cell::Empty, Cell::from);
    vec![
        played.stage.into(),
        Term::Round(played.round.clone()).into(),
        played.no.0.into(),
        side(club, played, 0),
        side(club, played, 1),
        games(|score| score.a),
        games(|score| score.b),
        Term::state(Fixture::Match(played)).into(),
        played.record.map_or(Cell::Empty, |record| exit(record.outcome)),
        next(Slot::WinnerOf(played.no)),
        next(Slot::LoserOf(played.no)),
        place(played.stakes.winner),
        place(played.stakes.loser),
    ]
}
