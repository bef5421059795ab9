//! Matches that can be played now, and matches that wait for a table.

use chrono::{DateTime, Utc};

use super::{Cell, Column, Sheet, Term};
use crate::club::question::floor::Queued;
use crate::club::tournament::Fixture;
use crate::club::{Club, MatchState, Place, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::round::RoundName;

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
