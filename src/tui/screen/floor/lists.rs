//! The lists of the floor, worked out once whenever the club changes.

use crate::club::question::floor::{Queued, Where};
use crate::club::question::forecast::Forecast;
use crate::club::{Match, Phase, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::Cell;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// Tables, queue and expected ends.
#[derive(Debug, Clone)]
pub(super) struct Lists {
    /// The tables of the hall, and other places to which something was called.
    pub(super) spots: Vec<Spot>,
    /// Matches and pods that can be played, the next to be called first.
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

impl Spot {
    /// Whether nothing is told of the table but that it is free.
    pub(super) const fn is_free_for_all(&self) -> bool {
        self.played.is_none() && self.holders.is_empty()
    }
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
            played: Some((tournament.id, played.no())),
        },
    );
    let tables = floor.iter().map(|at| {
        let holders: Vec<String> =
            data.club.holders(at.table).map(|tournament| tournament.name.clone()).collect();
        Spot {
            name: at.table.name.clone(),
            reserved: at.table.reserved || !holders.is_empty(),
            holders,
            played: at.played.map(|(tournament, played, _)| (tournament.id, played.no())),
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

/// The two of a match, or all of a pod.
fn names(one: Where, data: &Snapshot) -> Vec<String> {
    let players = data.club.fixture(one).map(|(_, played)| played.players()).unwrap_or_default();
    players.into_iter().map(|player| data.name(player)).collect()
}

/// The two of a match, or half of a pod each.
pub(in crate::tui) fn sides(one: Where, data: &Snapshot, words: &Words) -> [String; 2] {
    let names = names(one, data);
    let (first, second) = names.split_at(names.len().div_ceil(2));
    [first, second].map(|half| words.term.list(half))
}

/// [`sides`] in two cells; the first half of a pod ends as a list does that goes on.
pub(super) fn side_cells(one: Where, data: &Snapshot, words: &Words) -> [Cell; 2] {
    if found(one, data).is_none() {
        return pod_cells(one, |first| first, data, words);
    }
    sides(one, data, words).map(Cell::from)
}

/// The players of a pod in two cells, the first half as a list that goes on, and told so where all have room.
pub(in crate::tui::screen) fn pod_cells(
    one: Where,
    told: impl FnOnce(String) -> String,
    data: &Snapshot,
    words: &Words,
) -> [Cell; 2] {
    let mut first = names(one, data);
    let second = first.split_off(first.len().div_ceil(2));
    let (between, whole) = (words.term.pause(), told(words.term.list(&first)));
    let first = Cell::names(first, between).whole(whole).marked(between.trim_end());
    [first, Cell::names(second, between)]
}

/// The players in two lines of so many columns: the two of a match, or half of a pod in each.
pub(super) fn in_two_lines(
    one: Where,
    columns: usize,
    data: &Snapshot,
    words: &Words,
) -> Vec<String> {
    let names = names(one, data);
    let lines = names.chunks(names.len().div_ceil(2).max(1));
    lines.map(|names| text::share_list(names, columns, |names| words.term.list(names))).collect()
}

/// The players in `room` columns, all as whole as there is room for.
pub(in crate::tui::screen) fn pair(
    one: Where,
    room: u16,
    data: &Snapshot,
    words: &Words,
) -> String {
    let say = |a: &str, b: &str| words.screen.floor.pair(a, b);
    let room = usize::from(room);
    match <[String; 2]>::try_from(names(one, data)) {
        Ok(two) => {
            let [a, b] = text::share(&two, room.saturating_sub(text::width(&say("", ""))));
            say(&a, &b)
        }
        Err(several) => text::share_list(&several, room, |names| words.term.list(names)),
    }
}

/// A match in a line: its number and round, its players in at most so many columns each, its tournament. Where
/// names may be cut its tag stands for that, if several are played.
pub(in crate::tui) fn line(one: Where, most: usize, data: &Snapshot, words: &Words) -> String {
    let Some(tournament) = data.club.tournament(one.0) else { return String::new() };
    let round = tournament.round_of(one.1).map(|round| words.term.round(&round));
    let names: Vec<String> = names(one, data).iter().map(|name| text::fit(name, most)).collect();
    let pair = match names.as_slice() {
        [a, b] => words.screen.floor.pair(a, b),
        several => words.term.list(several),
    };
    let who = match data.anywhere().tag_of_several(one.0) {
        _ if most == usize::MAX => vec![pair, tournament.name.clone()],
        Some((_, tag)) => vec![pair, tag.to_owned()],
        None => vec![pair],
    };
    words.screen.floor.line(one.1, &round.unwrap_or_default(), &words.term.list(&who))
}
