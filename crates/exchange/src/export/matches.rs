//! Every finished match; matches that can be played now, and matches that wait for a table.

use chrono::{DateTime, NaiveDate, Utc};

use super::tournament::{exit, winner};
use super::{Cell, Column, Sheet, Term};
use crate::club::question::floor::Queued;
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, MatchRecord, MatchState, Place, Tournament};
use crate::domain::game::{Game, written};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
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

const PAIRINGS: &[Column] =
    &[Column::Round, Column::Match, Column::Table, Column::PlayerA, Column::PlayerB, Column::State];
const QUEUE: &[Column] = &[
    Column::Tournament,
    Column::Match,
    Column::Round,
    Column::PlayerA,
    Column::PlayerB,
    Column::WaitingMinutes,
    Column::WaitsFor,
];

/// The matches and pods of a tournament that are being played or can be, in the order of their numbers, and below them
/// who has none in these rounds. The second column of players has all others of a pod.
pub(super) fn pairings(club: &Club, tournament: &Tournament) -> Sheet {
    let row = |played: Fixture<'_>| {
        let [a, b] = players(club, played);
        let round = tournament.round_of(played.no());
        vec![
            round.map_or(Cell::Empty, |round| Term::Round(round).into()),
            played.no().0.into(),
            Cell::maybe(played.call().map(|call| call.table.as_str())),
            a,
            b,
            Term::state(played).into(),
        ]
    };
    let open = tournament.fixtures().filter(|played| played.state().is_live());
    let unpaired = tournament.unpaired_now().into_iter().map(|one| {
        let name = club.player(one.player).map(|player| player.name.as_str());
        let state = if one.absent { Term::Absent } else { Term::State(MatchState::Bye) };
        let round = Term::Round(RoundName::Round(one.round)).into();
        let [none, table, other] = [Cell::Empty, Cell::Empty, Cell::Empty];
        vec![round, none, table, Cell::maybe(name), other, state.into()]
    });
    Sheet::new(PAIRINGS, open.map(row).chain(unpaired).collect())
}

/// The matches and pods that can be called, the next one first; of all tournaments, or of one. `waits` says what one
/// waits for, `minutes` how long all of its players have been free.
pub fn queue(
    club: &Club,
    of: Option<TournamentId>,
    now: DateTime<Utc>,
    minutes: impl Fn(Place) -> Option<i64>,
    waits: impl Fn(&Queued) -> Option<String>,
) -> Sheet {
    let row = |one: Queued| {
        let tournament = club.tournament(one.tournament)?;
        let [a, b] = players(club, tournament.fixture(one.no)?);
        Some(vec![
            Cell::text(&tournament.name),
            one.no.0.into(),
            Term::Round(tournament.round_of(one.no)?).into(),
            a,
            b,
            minutes(one.since).map_or(Cell::Empty, Cell::Whole),
            Cell::maybe(waits(&one).as_deref()),
        ])
    };
    let queue = club.queue(now).into_iter();
    let queue = queue.filter(|one| of.is_none_or(|of| one.tournament == of));
    Sheet::new(QUEUE, queue.filter_map(row).collect())
}

/// The first player, and the opponents.
pub fn players(club: &Club, played: Fixture<'_>) -> [Cell; 2] {
    let name = |id| club.player(id).map(|player| player.name.as_str());
    let names: Vec<&str> = played.players().into_iter().filter_map(name).collect();
    let (first, others) = names.split_first().map_or((None, &[][..]), |(a, b)| (Some(*a), b));
    let others = (!others.is_empty()).then(|| others.join("; "));
    [Cell::maybe(first), Cell::maybe(others.as_deref())]
}
