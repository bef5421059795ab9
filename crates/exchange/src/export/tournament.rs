//! The matches of one tournament.

use std::sync::Arc;

use chrono::NaiveDate;

use super::bracket::bracket;
use super::games::games_of;
use super::matches::pairings;
use super::standings::cross_table;
use super::standings::{TieBreakTexts, tie_breaks};
use super::{Cell, Column, Kind, Sheet, Term, fees, prizes, standings_of};
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, Tournament};
use crate::domain::score::{Outcome, Score};
use crate::domain::slot::{Slot, group_letter};

const MATCHES: &[Column] = &[
    Column::Match,
    Column::Stage,
    Column::Group,
    Column::Round,
    Column::EntrantA,
    Column::EntrantB,
    Column::GamesA,
    Column::GamesB,
    Column::State,
    Column::Exit,
    Column::Winner,
    Column::StartA,
    Column::StartB,
];

/// A sheet of one tournament; `texts` explain its tie-breaks; fees by age are as of `today` before it was begun. None where the tournament has no such thing, and
/// for kinds that take more than the tournament.
pub fn of_tournament(
    club: &Club,
    tournament: &Tournament,
    kind: Kind,
    texts: TieBreakTexts<'_>,
    today: NaiveDate,
) -> Option<Sheet> {
    match kind {
        Kind::Standings => Some(standings_of(club, tournament, None)),
        Kind::Matches => Some(matches_of(club, tournament, |_| true)),
        Kind::Games => Some(games_of(club, tournament)),
        Kind::TieBreaks => tie_breaks(club, tournament, texts),
        Kind::CrossTable => cross_table(club, tournament),
        Kind::Bracket => bracket(club, tournament),
        Kind::Pairings => Some(pairings(club, tournament)),
        Kind::Prizes => (!tournament.prizes.lists.is_empty()).then(|| prizes(club, tournament)),
        Kind::Fees => tournament.has_fees().then(|| fees(club, tournament, today)),
        Kind::Ranking
        | Kind::Players
        | Kind::RegistrationList
        | Kind::Cards
        | Kind::History
        | Kind::Distribution
        | Kind::Queue => None,
    }
}

/// The matches that `keep` lets through. A walkover has no games; what sides were given before the
/// match stands in columns of its own, where it was given.
pub fn matches_of(club: &Club, tournament: &Tournament, keep: impl Fn(&Match) -> bool) -> Sheet {
    let row = |played: &Arc<Match>| {
        let score = played.record.and_then(|record| record.outcome.played());
        let games = |of: fn(Score) -> u32| score.map_or(Cell::Empty, |score| of(score).into());
        vec![
            played.no.0.into(),
            played.stage.into(),
            group_cell(played.group),
            Term::Round(played.round.clone()).into(),
            side(club, played, 0),
            side(club, played, 1),
            games(|score| score.a),
            games(|score| score.b),
            Term::state(Fixture::Match(played)).into(),
            played.record.map_or(Cell::Empty, |record| exit(record.outcome)),
            played.record.map_or(Cell::Empty, |record| winner(record.outcome)),
            start(played, 0),
            start(played, 1),
        ]
    };
    let kept = tournament.matches.iter().filter(|played| keep(played));
    Sheet::new(MATCHES, kept.map(row).collect())
}

/// The player on a side (0 or 1) of a match, or the source of that player.
pub(super) fn side(club: &Club, of: &Match, side: usize) -> Cell {
    let player = of.sides[side].and_then(|id| club.player(id));
    match (player, of.slots[side]) {
        (Some(known), _) => Cell::text(&known.name),
        (None, Slot::Entrant(id)) => Cell::text(id.to_string()),
        (None, Slot::WinnerOf(no)) => Term::WinnerOf(no).into(),
        (None, Slot::LoserOf(no)) => Term::LoserOf(no).into(),
        (None, Slot::RankOf(qualifier)) => Cell::text(qualifier.to_string()),
    }
}

/// How a match ended that was not played to its end.
pub(super) fn exit(outcome: Outcome) -> Cell {
    outcome.exit_label().map_or(Cell::Empty, |_| Term::Exit(outcome).into())
}

/// The side that won; empty for a draw, and where both lost.
pub(super) fn winner(outcome: Outcome) -> Cell {
    outcome.winner().map_or(Cell::Empty, |side| Term::Side(side).into())
}

/// A group by its letter.
pub(super) fn group_cell(group: Option<u32>) -> Cell {
    group.map_or(Cell::Empty, |group| match group_letter(group) {
        Some(letter) => Cell::text(letter),
        None => group.into(),
    })
}

fn start(played: &Match, side: usize) -> Cell {
    if played.start == [0, 0] { Cell::Empty } else { played.start[side].into() }
}
