//! The lists of the home screen, worked out once whenever the club changes.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::dashboard::{Leaders, Spot, leaders, spots};
use crate::clock::in_the_hall;
use crate::club::question::awaits::Awaits;
use crate::club::{Club, Match, MatchState, Phase, Place, Pod, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::journal::undo::walk_back;
use crate::tui::snapshot::Snapshot;

/// Entries of the journal that are listed; the journal's own screen has all.
const ENTRIES: usize = 50;

#[derive(Debug, Clone, Default)]
pub(super) struct Lists {
    /// Matches ready to play: those at tables, then the queue.
    pub(super) ready: Vec<(TournamentId, MatchNo)>,
    /// The place of each match that does not just wait for its turn.
    pub(super) called: Vec<Option<Called>>,
    /// The tournament of all ready matches, if they are of one.
    pub(super) only: Option<TournamentId>,
    /// Tournaments: running, taking entries, closed or a record of what is over; the newest first.
    pub(super) tournaments: Vec<TournamentLine>,
    /// The last entries, the newest first.
    pub(super) entries: Vec<Recorded>,
    /// The tables of the hall; worked out once they are drawn.
    spots: OnceCell<Vec<Spot>>,
    leaders: OnceCell<Option<Leaders>>,
    /// How many pairs of players are in all likelihood one person.
    pub(super) duplicates: usize,
    /// Whether nothing at all is in the file.
    pub(super) nothing: bool,
    /// Matches that are ready, at tables, postponed, and of tournaments that may not begin yet.
    pub(super) counts: [usize; 4],
}

/// The place of a ready match that does not just wait for its turn.
#[derive(Debug, Clone)]
pub(super) enum Called {
    /// At this table, since then.
    To { table: String, since: Place },
    /// Put off by the desk.
    Later,
    /// Of a tournament that may not begin before that time.
    Early(DateTime<Utc>),
}

/// A tournament and how far it is.
#[derive(Debug, Clone)]
pub(super) struct TournamentLine {
    pub(super) id: TournamentId,
    /// Matches that are over, at tables too, and all of them.
    pub(super) finished: usize,
    pub(super) all: usize,
    pub(super) awaits: Awaits,
    /// Its part of the list: running, taking entries, over.
    part: u8,
    /// The tournament that it was worked out of.
    of: Arc<Tournament>,
}

/// An entry of the journal.
#[derive(Debug, Clone)]
pub(super) struct Recorded {
    /// Its place in the journal.
    pub(super) at: usize,
    /// The time at the desk; the day where it was another.
    pub(super) time: String,
    /// Whether it still counts.
    pub(super) live: bool,
}

impl Lists {
    /// The lists of a snapshot; what did not change since the lists before is not worked out again.
    pub(super) fn later(&self, data: &Snapshot) -> Self {
        let ready = ready(data);
        let first = ready.first().map(|&(tournament, _)| tournament);
        let only = first.filter(|first| ready.iter().all(|(tournament, _)| tournament == first));
        let called: Vec<_> = ready.iter().map(|one| called(*one, data)).collect();
        let count = |is: fn(&Option<Called>) -> bool| called.iter().filter(|one| is(one)).count();
        let counts = [
            count(Option::is_none),
            count(|one| matches!(one, Some(Called::To { .. }))),
            count(|one| matches!(one, Some(Called::Later))),
            count(|one| matches!(one, Some(Called::Early(_)))),
        ];
        Self {
            called,
            counts,
            only,
            tournaments: tournaments(&data.club, &self.tournaments),
            entries: entries(data),
            nothing: data.club.registry().is_empty() && data.club.tournaments().next().is_none(),
            duplicates: data.likely_duplicates(),
            spots: OnceCell::new(),
            leaders: OnceCell::new(),
            ready,
        }
    }

    /// The tables of the hall.
    pub(super) fn spots(&self, data: &Snapshot) -> &[Spot] {
        self.spots.get_or_init(|| spots(data))
    }

    /// The standings of what is being played.
    pub(super) fn leaders(&self, data: &Snapshot) -> Option<&Leaders> {
        self.leaders.get_or_init(|| leaders(data)).as_ref()
    }

    /// A match that can be played and its tournament.
    pub(super) fn ready<'a>(
        &self,
        row: usize,
        data: &'a Snapshot,
    ) -> Option<(&'a Tournament, Ready<'a>)> {
        let (tournament, no) = *self.ready.get(row)?;
        let tournament = data.club.tournament(tournament)?;
        let at_table = || tournament.pod(no).map(|pod| Ready::Table(pod));
        let ready = tournament.match_no(no).map(|played| Ready::Pair(played)).or_else(at_table)?;
        Some((tournament, ready))
    }
}

/// A match or game that can be played.
#[derive(Debug, Clone, Copy)]
pub(super) enum Ready<'a> {
    /// A match of two.
    Pair(&'a Match),
    /// The next game at a table.
    Table(&'a Pod),
}

/// The matches at a table, by tournament and number; then the queue in its order.
fn ready(data: &Snapshot) -> Vec<(TournamentId, MatchNo)> {
    let running = data.club.tournaments().filter(|one| one.phase == Phase::Running);
    let at_tables = running.flat_map(|tournament| {
        let playing = tournament.fixtures().filter(|played| played.state().is_at_table());
        playing.map(|played| (tournament.id, played.no()))
    });
    let queued = data.queue().iter().map(|one| (one.tournament, one.no));
    at_tables.chain(queued).collect()
}

fn called(at: (TournamentId, MatchNo), data: &Snapshot) -> Option<Called> {
    let (tournament, played) = data.club.fixture(at)?;
    if played.postponed() {
        return Some(Called::Later);
    }
    let Some(call) = played.call().filter(|_| played.state().is_at_table()) else {
        let begins = tournament.calls.not_before.filter(|begins| *begins > data.now);
        return begins.map(Called::Early);
    };
    Some(Called::To { table: call.table.clone(), since: played.at_table_since()? })
}

/// The lines of all tournaments; those of tournaments that did not change are the ones known.
fn tournaments(club: &Club, known: &[TournamentLine]) -> Vec<TournamentLine> {
    let known: HashMap<_, _> = known.iter().map(|line| (line.id, line)).collect();
    let line = |tournament: &Arc<Tournament>| {
        let same = known.get(&tournament.id).filter(|line| Arc::ptr_eq(&line.of, tournament));
        same.map_or_else(|| TournamentLine::new(tournament), |line| (*line).clone())
    };
    let mut lines: Vec<_> = club.tournaments().rev().map(line).collect();
    lines.sort_by_key(|line| line.part);
    lines
}

impl TournamentLine {
    fn new(tournament: &Arc<Tournament>) -> Self {
        let part = match tournament.phase {
            Phase::Running if tournament.is_finished_record() => 2,
            Phase::Running => 0,
            Phase::Registering => 1,
            Phase::Closed => 2,
        };
        let tables = tournament.pods.iter().filter(|pod| tournament.is_done(pod)).count();
        Self {
            id: tournament.id,
            finished: tournament.matches_in(MatchState::Finished).count() + tables,
            all: played_or_open(tournament) + tournament.pods.len(),
            awaits: tournament.awaits(),
            part,
            of: Arc::clone(tournament),
        }
    }
}

fn entries(data: &Snapshot) -> Vec<Recorded> {
    let back = (0..data.entries.len()).rev().zip(walk_back(&data.entries)).take(ENTRIES);
    back.map(|(at, (entry, live))| {
        let local = in_the_hall(entry.at);
        let time = if local.date() == data.today { "%H:%M" } else { "%m-%d" };
        Recorded { at, time: local.format(time).to_string(), live }
    })
    .collect()
}

/// Matches that are played: not those that an exit left without players or without weight.
fn played_or_open(tournament: &Tournament) -> usize {
    let counts = |state: MatchState| state == MatchState::Finished || state.is_open();
    tournament.matches.iter().filter(|played| counts(played.state())).count()
}
