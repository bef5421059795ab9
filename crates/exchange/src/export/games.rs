//! The games of matches and of pods, one by one.

use chrono::NaiveDate;

use super::{Cell, Column, Sheet, Term};
use crate::club::tournament::{PlayedGame, Pod};
use crate::club::{Club, Match, MatchRecord, Tournament};
use crate::domain::game::{Game, Hand, total};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
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
    Column::GamesDrawn,
    Column::Date,
    Column::Place,
];

/// One row a game of the finished matches of two whose games are known one by one. First and winner are sides, `a` or `b`;
/// a drawn game has no winner. Hands are the win probability that a side's hand gave it. The columns of games say how
/// the match stood after that game, without a head start.
///
/// A game of a pod is a row a player, with the place in which the player finished; the hand is the mean win probability
/// against the others.
pub fn games(club: &Club, list: Option<ListId>, as_of: Option<NaiveDate>) -> Sheet {
    let rows = club
        .tournaments()
        .filter(|tournament| list.is_none_or(|list| tournament.list == list))
        .flat_map(|tournament| rows_of(club, tournament, as_of));
    Sheet::new(COLUMNS, rows.collect())
}

/// The [`games`] of one tournament.
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
        .chain(pods_of(club, tournament, as_of))
}

/// One row for each player and game of the pods.
fn pods_of(
    club: &Club,
    tournament: &Tournament,
    as_of: Option<NaiveDate>,
) -> impl Iterator<Item = Vec<Cell>> {
    let games = tournament.pods.iter().flat_map(move |pod| {
        let games = pod.games.iter().zip(1..).map(move |(game, no)| (pod, game, no));
        games.filter(move |(_, game, _)| as_of.is_none_or(|day| game.played_on <= day))
    });
    games.flat_map(move |(pod, game, no)| {
        let seats = pod.seats_of(game).into_iter();
        seats.map(move |player| of_pod(club, tournament, (pod, game, no), player))
    })
}

fn of_pod(
    club: &Club,
    tournament: &Tournament,
    (pod, game, no): (&Pod, &PlayedGame, u32),
    player: PlayerId,
) -> Vec<Cell> {
    let others = pod.seats_of(game).into_iter().filter(|other| *other != player);
    let hands: Vec<f64> =
        others.filter_map(|other| game.hands.between(player, other)).map(Hand::p).collect();
    let count = u32::try_from(hands.len()).ok().filter(|count| *count > 0);
    let mean = count.map(|count| hands.iter().sum::<f64>() / f64::from(count));
    let head = [
        Cell::text(&tournament.name),
        pod.no.0.into(),
        Term::Round(RoundName::Round(pod.round)).into(),
        no.into(),
        Cell::number(club, player),
        Cell::name(club, player),
        Cell::Empty,
        Cell::Empty,
        Cell::Empty,
        mean.map_or(Cell::Empty, share),
    ];
    let behind =
        [Cell::Day(game.played_on), game.finish.place(player).map_or(Cell::Empty, Cell::from)];
    head.into_iter().chain(vec![Cell::Empty; 5]).chain(behind).collect()
}

/// A share as somebody would have typed it: the other side of 0.56 has 0.44, and not 0.43999999999999995.
fn share(share: f64) -> Cell {
    const STEPS: f64 = 1e12;
    let rounded = (share * STEPS).round() / STEPS;
    Cell::Share(if rounded > 0.0 && rounded < 1.0 { rounded } else { share })
}

/// The row of a match's game. Its index counts from 0.
fn row(
    club: &Club,
    tournament: &Tournament,
    played: &Match,
    record: MatchRecord,
    at: usize,
) -> Vec<Cell> {
    let side = |side: Option<Side>| side.map_or(Cell::Empty, |side| Term::Side(side).into());
    let game = played.games[at];
    let hand = |side| game.hand.map_or(Cell::Empty, |hand| share(hand.seen_from(side).p()));
    let so_far = total(played.games[..=at].iter().map(|game: &Game| game.winner));
    let [a, b] = record.sides;
    vec![
        Cell::text(&tournament.name),
        played.no.0.into(),
        Term::Round(played.round.clone()).into(),
        (at + 1).into(),
        Cell::number(club, a),
        Cell::name(club, a),
        Cell::number(club, b),
        Cell::name(club, b),
        side(game.first),
        hand(Side::A),
        hand(Side::B),
        side(game.winner),
        so_far.a.into(),
        so_far.b.into(),
        so_far.draws.into(),
        Cell::Day(record.played_on),
        Cell::Empty,
    ]
}
