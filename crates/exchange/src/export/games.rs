//! The games of matches, one by one.

use chrono::NaiveDate;

use super::{Cell, Column, Sheet, Term};
use crate::club::{Club, Match, MatchRecord, Tournament};
use crate::domain::game::{Game, total};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

const COLUMNS: &[Column] = &[
    Column::Event,
    Column::Match,
    Column::Round,
    Column::Game,
    Column::NumberA,
    Column::PlayerA,
    Column::NumberB,
    Column::PlayerB,
    Column::First,
    Column::HandA,
    Column::HandB,
    Column::Winner,
    Column::GamesA,
    Column::GamesB,
    Column::Draws,
    Column::Date,
];

/// One row a game of the finished matches of two whose games are known one by one. First and winner are sides, `a` or `b`;
/// a drawn game has no winner. Hands are the win probability that a side's hand gave it. The columns of games say how
/// the match stood after that game, without a head start.
pub fn games(club: &Club, list: Option<ListId>, as_of: Option<NaiveDate>) -> Sheet {
    let rows = club
        .tournaments()
        .filter(|tournament| list.is_none_or(|list| tournament.list == list))
        .flat_map(|tournament| rows_of(club, tournament, as_of));
    Sheet::new(COLUMNS, rows.collect())
}

/// [`games`] of one tournament.
pub(super) fn games_of(club: &Club, tournament: &Tournament) -> Sheet {
    Sheet::new(COLUMNS, rows_of(club, tournament, None).collect())
}

fn rows_of(
    club: &Club,
    tournament: &Tournament,
    as_of: Option<NaiveDate>,
) -> impl Iterator<Item = Vec<Cell>> {
    tournament
        .matches
        .iter()
        .filter_map(|played| Some((played, played.record?)))
        .filter(move |(_, record)| as_of.is_none_or(|day| record.played_on <= day))
        .flat_map(move |(played, record)| {
            let row = move |at| row(club, tournament, played, record, at);
            (0..played.games.len()).map(row)
        })
}

/// The game at a place of a match, from 0.
fn row(
    club: &Club,
    tournament: &Tournament,
    played: &Match,
    record: MatchRecord,
    at: usize,
) -> Vec<Cell> {
    let name = |id: PlayerId| Cell::maybe(club.player(id).map(|player| player.name.as_str()));
    let number = |id: PlayerId| Cell::text(club.registry().today(id).to_string());
    let side = |side: Option<Side>| side.map_or(Cell::Empty, |side| Term::Side(side).into());
    let game = played.games[at];
    let hand = |side| game.hand.map_or(Cell::Empty, |hand| Cell::Share(hand.seen_from(side).p()));
    let so_far = total(played.games[..=at].iter().map(|game: &Game| game.winner));
    let [a, b] = record.sides;
    vec![
        Cell::text(&tournament.name),
        played.no.0.into(),
        Term::Round(played.round.clone()).into(),
        Cell::Whole(i64::try_from(at + 1).unwrap_or(i64::MAX)),
        number(a),
        name(a),
        number(b),
        name(b),
        side(game.first),
        hand(Side::A),
        hand(Side::B),
        side(game.winner),
        so_far.a.into(),
        so_far.b.into(),
        so_far.draws.into(),
        Cell::Day(record.played_on),
    ]
}
