//! Every finished match.

use chrono::NaiveDate;

use super::tournament::{exit, winner};
use super::{Cell, Column, Sheet, Term};
use crate::club::{Club, Match, MatchRecord, Tournament};
use crate::domain::game::{Game, written};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};

const COLUMNS: &[Column] = &[
    Column::Event,
    Column::Match,
    Column::Round,
    Column::PlayerA,
    Column::PlayerB,
    Column::NumberA,
    Column::NumberB,
    Column::GamesA,
    Column::GamesB,
    Column::GamesDrawn,
    Column::Walkover,
    Column::Date,
    Column::Exit,
    Column::Winner,
    Column::Games,
    Column::First,
    Column::StartA,
    Column::StartB,
];

/// The finished matches of all tournaments, or of those of one rating list, played up to the end of a day. A walkover
/// has no games; it names the winner's side, `a` or `b`. Other exits have a word of their own, with the winner's side
/// too. Games stand one by one where they are known, with the hands of the first side and the side that moved first.
/// Last come games given to either side as a head start.
pub fn matches(club: &Club, list: Option<ListId>, as_of: Option<NaiveDate>) -> Sheet {
    let rows = club
        .tournaments()
        .filter(|tournament| list.is_none_or(|list| tournament.list == list))
        .flat_map(|tournament| tournament.matches.iter().map(move |played| (tournament, played)))
        .filter_map(|(tournament, played)| Some((tournament, played, played.record?)))
        .filter(|(_, _, record)| as_of.is_none_or(|day| record.played_on <= day))
        .map(|(tournament, played, record)| row(club, tournament, played, record));
    Sheet::new(COLUMNS, rows.collect())
}

fn row(club: &Club, tournament: &Tournament, played: &Match, record: MatchRecord) -> Vec<Cell> {
    let name = |id: PlayerId| Cell::maybe(club.player(id).map(|player| player.name.as_str()));
    let number = |id: PlayerId| Cell::text(club.registry().today(id).to_string());
    let [a, b] = record.sides;
    let games =
        |of: fn(Score) -> u32| record.outcome.played().map_or(Cell::Empty, |s| of(s).into());
    let given = record.outcome.played().map_or([0, 0], Score::starts);
    let start = |side: Side| match given[side.index()] {
        0 => Cell::Empty,
        games => games.into(),
    };
    let walkover = match record.outcome {
        Outcome::Walkover(side) => Term::Side(side).into(),
        _ => Cell::Empty,
    };
    vec![
        Cell::text(&tournament.name),
        played.no.0.into(),
        Term::Round(played.round.clone()).into(),
        name(a),
        name(b),
        number(a),
        number(b),
        games(|score| score.a),
        games(|score| score.b),
        games(|score| score.draws),
        walkover,
        Cell::Day(record.played_on),
        exit(record.outcome),
        winner(record.outcome),
        if played.games.is_empty() { Cell::Empty } else { Cell::text(written(&played.games)) },
        first(&played.games),
        start(Side::A),
        start(Side::B),
    ]
}

/// `a b a`, with `-` for a game of which it is not known.
fn first(games: &[Game]) -> Cell {
    if games.iter().all(|game| game.first.is_none()) {
        return Cell::Empty;
    }
    let side = |game: &Game| match game.first {
        Some(Side::A) => "a",
        Some(Side::B) => "b",
        None => "-",
    };
    Cell::text(games.iter().map(side).collect::<Vec<_>>().join(" "))
}
