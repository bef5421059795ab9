//! What the floor shows, worked out once whenever the club changes.

use crate::club::question::floor::{Queued, Where};
use crate::club::question::forecast::Forecast;
use crate::club::{Match, Phase, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::tui::kit::text;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// Tables, queue and expected ends.
#[derive(Debug, Clone)]
pub(super) struct Lists {
    /// The tables of the hall, and other places to which something was called.
    pub(super) spots: Vec<Spot>,
    /// Matches that can be played, the next to be called first.
    pub(super) queue: Vec<Queued>,
    /// Running tournaments with what is left of them.
    pub(super) ends: Vec<(TournamentId, Forecast)>,
}

/// A table and what is played there.
#[derive(Debug, Clone)]
pub(super) struct Spot {
    pub(super) name: String,
    pub(super) reserved: bool,
    /// The tournaments for which it is reserved.
    pub(super) holders: Vec<String>,
    pub(super) played: Option<Where>,
}

impl Lists {
    pub(super) fn new(data: &Snapshot) -> Self {
        let club = &data.club;
        let running = club.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        let when = |seq| data.when(seq);
        let ends = running.map(|tournament| (tournament.id, club.forecast(tournament, &when)));
        Self {
            spots: spots(data),
            ends: ends.filter(|(_, forecast)| forecast.matches > 0).collect(),
            queue: data.queue().to_vec(),
        }
    }
}

fn spots(data: &Snapshot) -> Vec<Spot> {
    let floor = data.club.floor();
    let known =
        |table: &str| floor.iter().any(|at| name::fold(&at.table.name) == name::fold(table));
    let elsewhere = data.club.at_tables().filter(|(_, _, call)| !known(&call.table)).map(
        |(tournament, played, call)| Spot {
            name: call.table.clone(),
            reserved: false,
            holders: Vec::new(),
            played: Some((tournament.id, played.no)),
        },
    );
    let tables = floor.iter().map(|at| {
        let holders: Vec<String> =
            data.club.holders(at.table).map(|tournament| tournament.name.clone()).collect();
        Spot {
            name: at.table.name.clone(),
            reserved: at.table.reserved || !holders.is_empty(),
            holders,
            played: at.played.map(|(tournament, played, _)| (tournament.id, played.no)),
        }
    });
    tables.chain(elsewhere).collect()
}

pub(in crate::tui::screen) fn found(
    (id, no): Where,
    data: &Snapshot,
) -> Option<(&Tournament, &Match)> {
    let tournament = data.club.tournament(id)?;
    Some((tournament, tournament.match_no(no)?))
}

/// The two players of a match.
pub(super) fn names(one: Where, data: &Snapshot) -> [String; 2] {
    let sides = found(one, data).and_then(|(_, played)| played.players());
    sides.map(|sides| sides.map(|player| data.name(player))).unwrap_or_default()
}

/// The two players in `room` columns, both as whole as there is room for.
pub(in crate::tui::screen) fn pair(
    one: Where,
    room: u16,
    data: &Snapshot,
    words: &Words,
) -> String {
    let say = |a: &str, b: &str| words.screen.floor.pair(a, b);
    let between = text::width(&say("", ""));
    let shared = text::share(&names(one, data), usize::from(room).saturating_sub(between));
    say(&shared[0], &shared[1])
}

/// A match in a line: its number and round, its players, its tournament.
pub(super) fn line(one: Where, data: &Snapshot, words: &Words) -> String {
    let Some((tournament, played)) = found(one, data) else { return String::new() };
    let round = words.term.round(&played.round);
    let [a, b] = names(one, data);
    let pair = words.screen.floor.pair(&a, &b);
    words.screen.floor.line(played.no, &round, &pair, &tournament.name)
}
