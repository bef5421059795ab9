//! The order of calls: `docs/FORMATS.md` says it in words.
//!
//! Waiting is counted in results and not in minutes, so every desk has the same order; only "not before" needs the
//! time, which the queue is given.

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::floor::{Queued, Where};
use crate::club::tournament::{Cause, Fixture};
use crate::club::{Club, MatchState, Place, Tournament};
use crate::domain::hall::{Load, Priority};
use crate::domain::name;
use crate::domain::number::PlayerId;

/// The facts that decide the order of calls, besides the matches themselves.
struct Day {
    now: DateTime<Utc>,
    /// The results of running tournaments, the first entered
    /// first. They measure waiting, since the fold knows no time.
    results: Vec<Place>,
    /// The last result of each player.
    last: HashMap<PlayerId, Place>,
    /// Players who play now, and where.
    busy: HashMap<PlayerId, Where>,
    load: Load,
}

/// A match or pod of the queue, its urgency, and its players by their numbers of today.
struct Row {
    score: u64,
    players: Vec<PlayerId>,
    one: Queued,
    /// Whether these players have an earlier match that is put off: the later one then waits for all others.
    is_return: bool,
}

impl Club {
    /// The queue: ready matches and pods without a table, in the order in which they are called if nothing else happens
    /// (what was called first ends first). What can be called now is ordered by the priority of the tournaments, then by
    /// how long it has waited, where every match of the chain behind one counts as waiting too. In a round robin no
    /// round comes before an earlier one.
    pub fn queue(&self, now: DateTime<Utc>) -> Vec<Queued> {
        let day = self.day(now);
        let lines = self.running().map(|tournament| (tournament, self.rows(tournament, &day)));
        let mut queue = Forward::new(self, lines.collect()).play();
        // A break keeps the order of the queue, and nothing is called before the break ends.
        if let Some(pause) = self.break_at(now) {
            for one in &mut queue {
                one.early = one.early.max(Some(pause.until));
            }
        }
        queue
    }

    fn day(&self, now: DateTime<Utc>) -> Day {
        let today = |player| self.registry().today(player);
        let matches = || self.running().flat_map(|tournament| &tournament.matches);
        let fixtures = || self.running().flat_map(|tournament| tournament.fixtures());
        let mut results = Vec::new();
        let mut last: HashMap<PlayerId, Place> = HashMap::new();
        let mut rested = |player, place: Place| {
            let known = last.entry(today(player)).or_insert(place);
            *known = place.max(*known);
        };
        for record in matches().filter_map(|played| played.record) {
            if record.cause == Cause::Entered {
                results.push(record.place);
            }
            record.sides.into_iter().for_each(|player| rested(player, record.place));
        }
        for game in self.running().flat_map(|one| &one.pods).flat_map(|pod| &pod.games) {
            results.push(game.place);
            game.finish.players().for_each(|player| rested(player, game.place));
        }
        results.sort_unstable();
        Day {
            now,
            results,
            last,
            busy: self.busy_players().map(|(player, at)| (today(player), at)).collect(),
            load: Load {
                tables: u64::try_from(self.tables_in_use()).unwrap_or(u64::MAX).max(1),
                open: fixtures().map(|played| u64::from(played.state().is_open())).sum(),
            },
        }
    }

    /// The ready matches and pods of a tournament in the order of its calls, if all players were free.
    fn rows(&self, tournament: &Tournament, day: &Day) -> Vec<Row> {
        // The next round of pods is not drawn yet, so nothing is behind a pod.
        let behind = tournament.behind().into_iter().chain(std::iter::repeat(0));
        let all = tournament.fixtures().zip(behind);
        let ready = all.filter(|(played, _)| played.state() == MatchState::Ready);
        let put_off: Vec<(u32, Vec<PlayerId>)> = tournament
            .fixtures()
            .filter(|played| played.state() == MatchState::Ready)
            .filter(|played| {
                let own_day = tournament.days.matches.contains_key(&played.no());
                let later = || tournament.begins(*played).is_some_and(|begins| begins > day.now);
                played.postponed() || own_day && later()
            })
            .map(|played| (round_of(played), sorted(played.players())))
            .collect();
        let mut rows: Vec<(u32, Row)> = ready
            .map(|(played, behind)| {
                let one = self.waiting(tournament, played, behind, day);
                let players = played.players().into_iter().map(|id| self.registry().today(id));
                let (round, same) = (round_of(played), sorted(played.players()));
                let is_return = put_off.iter().any(|(first, pair)| *first < round && *pair == same);
                let row =
                    Row { score: day.score(&one), players: players.collect(), one, is_return };
                (round, row)
            })
            .collect();
        rows.sort_by_key(|(round, row)| (*round, Reverse(row.score), row.one.no));
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn waiting(
        &self,
        tournament: &Tournament,
        played: Fixture<'_>,
        behind: u32,
        day: &Day,
    ) -> Queued {
        let players = played.players();
        let today = |player| self.registry().today(player);
        let rested = players.iter().filter_map(|&player| day.last.get(&today(player)).copied());
        let start = Place::default();
        Queued {
            tournament: tournament.id,
            no: played.no(),
            busy: players
                .iter()
                .find_map(|&player| Some((player, day.busy.get(&today(player)).copied()?))),
            postponed: played.postponed(),
            early: tournament.begins(played).filter(|begins| *begins > day.now),
            behind,
            after: 0,
            since: rested.chain(played.ready_since()).max().unwrap_or(start),
        }
    }
}

impl Queued {
    /// The obstacles to a call, the longest-lasting first.
    fn obstacles(&self) -> (bool, bool, bool) {
        (self.postponed, self.early.is_some(), self.busy.is_some())
    }
}

impl Day {
    /// The urgency of a match, in sixteenths of a match that another pair has finished while it waited.
    fn score(&self, one: &Queued) -> u64 {
        let before = self.results.partition_point(|result| *result <= one.since);
        let waited = u64::try_from(self.results.len() - before).unwrap_or(u64::MAX);
        self.load.urgency(waited, u64::from(one.behind))
    }
}

fn sorted(mut players: Vec<PlayerId>) -> Vec<PlayerId> {
    players.sort_unstable();
    players
}

/// The round of a match of a round robin or of a pod; the matches of an elimination are all of round 0.
fn round_of(played: Fixture<'_>) -> u32 {
    let played = match played {
        Fixture::Match(played) => played,
        Fixture::Pod(_, pod) => return pod.round,
    };
    // A play-off comes after all rounds.
    if played.seat.is_some() { 0 } else { played.round_no().unwrap_or(u32::MAX) }
}

// The order of calls if nothing else happens: the hall is played forward. Each call takes its players and a table,
// and whenever nothing can be called, the earliest match in play ends; without tables all matches in play end.

/// The rows of one tournament.
struct TournamentRows<'a> {
    tournament: &'a Arc<Tournament>,
    /// In the order in which they would be called if all of their players were free. Called rows are removed.
    rows: Vec<Option<Row>>,
    /// The players of each row.
    players: Vec<Vec<usize>>,
    /// Rows that may be callable, by their index.
    open: Bits,
    /// These rows by rank: the most urgent has the first rank, and of equals the one that comes last.
    urgent: Bits,
    /// The rank of each row, and the row of each rank.
    ranks: Vec<usize>,
    ranked: Vec<usize>,
    /// Numbers of the tables for its calls, in the order in which they are taken.
    tables: Vec<usize>,
}

/// A set of small numbers: rows come and go thousands of times while a long event is played forward.
struct Bits(Vec<u64>);

impl Bits {
    /// The empty set for numbers below `end`.
    fn below(end: usize) -> Self {
        Self(vec![0; end.div_ceil(64)])
    }

    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    fn first(&self) -> Option<usize> {
        let block = self.0.iter().position(|block| *block != 0)?;
        Some(block * 64 + self.0[block].trailing_zeros() as usize)
    }
}

impl<'a> TournamentRows<'a> {
    fn new(
        tournament: &'a Arc<Tournament>,
        rows: Vec<Row>,
        players: Vec<Vec<usize>>,
        tables: Vec<usize>,
    ) -> Self {
        let may = |row: &Row| !row.one.postponed && row.one.early.is_none() && !row.is_return;
        let mut ranked: Vec<usize> = (0..rows.len()).collect();
        ranked.sort_by_key(|&at| Reverse((rows[at].score, at)));
        let mut ranks = vec![0; rows.len()];
        ranked.iter().zip(0..).for_each(|(&at, rank)| ranks[at] = rank);
        let may: Vec<usize> = (0..rows.len()).filter(|&at| may(&rows[at])).collect();
        let rows = rows.into_iter().map(Some).collect();
        let (open, urgent) = (Bits::below(ranked.len()), Bits::below(ranked.len()));
        let mut line = Self { tournament, rows, players, open, urgent, ranks, ranked, tables };
        for at in may {
            line.put_back(at);
        }
        line
    }

    fn put_back(&mut self, at: usize) {
        self.open.insert(at);
        self.urgent.insert(self.ranks[at]);
    }

    fn take_out(&mut self, at: usize) {
        self.open.remove(at);
        self.urgent.remove(self.ranks[at]);
    }
}

/// A match in play: its players, and its table if the hall has a table for it.
struct Playing {
    players: Vec<usize>,
    table: Option<usize>,
}

/// A call that is possible.
#[derive(Clone, Copy)]
struct Next {
    line: usize,
    row: usize,
    table: Option<usize>,
    /// Whether the tournament has tables of its own, and this is none of them.
    elsewhere: bool,
}

struct Forward<'a> {
    club: &'a Club,
    lines: Vec<TournamentRows<'a>>,
    /// For each player, the number of matches in play. Players are numbered as they are met.
    busy: Vec<u32>,
    /// Rows that cannot be called while this player is busy.
    held: Vec<Vec<(usize, usize)>>,
    taken: Vec<bool>,
    playing: VecDeque<Playing>,
    ended: u32,
}

impl<'a> Forward<'a> {
    /// The hall as it is now, with the rows of each tournament.
    fn new(club: &'a Club, lines: Vec<(&'a Arc<Tournament>, Vec<Row>)>) -> Self {
        let known: HashMap<String, usize> =
            club.tables().iter().map(|table| name::fold(&table.name)).zip(0..).collect();
        let number = |table: &str| known.get(&name::fold(table)).copied();
        let mut numbers = HashMap::new();
        let mut number_of = |player: PlayerId| {
            let next = numbers.len();
            *numbers.entry(player).or_insert(next)
        };
        let line = |(tournament, rows): (&'a Arc<Tournament>, Vec<Row>)| {
            let players =
                rows.iter().map(|row| row.players.iter().map(|id| number_of(*id)).collect());
            let players = players.collect();
            let own = club.tables_for(tournament.id);
            let tables = own.filter_map(|table| number(&table.name)).collect();
            TournamentRows::new(tournament, rows, players, tables)
        };
        let lines = lines.into_iter().map(line).collect();
        let mut playing: Vec<_> = club.being_played().map(|(_, played)| played).collect();
        playing.sort_by_key(|played| played.call().map(|call| call.called));
        let playing: Vec<Playing> = playing
            .into_iter()
            .map(|played| {
                let today = |id| club.registry().today(id);
                let players = played.players().into_iter().map(|id| number_of(today(id)));
                let table = played.call().and_then(|call| number(&call.table));
                Playing { players: players.collect(), table }
            })
            .collect();
        let mut forward = Self {
            club,
            lines,
            busy: vec![0; numbers.len()],
            held: vec![Vec::new(); numbers.len()],
            taken: vec![false; club.tables().len()],
            playing: VecDeque::new(),
            ended: 0,
        };
        for one in playing {
            forward.begin(one);
        }
        forward
    }

    /// The queue in the order of the calls; matches that are never called come last.
    fn play(mut self) -> Vec<Queued> {
        let mut queue = Vec::new();
        loop {
            while let Some(next) = self.next() {
                queue.extend(self.call(next));
            }
            if self.playing.is_empty() {
                break;
            }
            // Without tables nothing is called, and rounds are played as one.
            let over = if self.taken.is_empty() { self.playing.len() } else { 1 };
            for over in self.playing.drain(..over).collect::<Vec<_>>() {
                self.end(&over);
            }
        }
        let priority = |line: &TournamentRows<'_>| line.tournament.calls.priority;
        let ended = self.ended;
        let mut rest: Vec<(Priority, Row)> = Vec::new();
        for line in self.lines {
            let priority = priority(&line);
            rest.extend(line.rows.into_iter().flatten().map(|row| (priority, row)));
        }
        rest.sort_by_key(|(priority, row)| (row.one.obstacles(), *priority, Reverse(row.score)));
        queue.extend(rest.into_iter().map(|(_, row)| Queued { after: ended, ..row.one }));
        queue
    }

    fn begin(&mut self, playing: Playing) {
        for player in &playing.players {
            self.busy[*player] += 1;
        }
        if let Some(table) = playing.table {
            self.taken[table] = true;
        }
        self.playing.push_back(playing);
    }

    fn end(&mut self, over: &Playing) {
        self.ended = self.ended.saturating_add(1);
        if let Some(table) = over.table {
            self.taken[table] = false;
        }
        for &player in &over.players {
            self.busy[player] = self.busy[player].saturating_sub(1);
            if self.busy[player] > 0 {
                continue;
            }
            for (line, at) in std::mem::take(&mut self.held[player]) {
                // In a round robin, nearly every row waits for its other player.
                match self.busy_in(line, at) {
                    Some(other) => self.held[other].push((line, at)),
                    None => self.lines[line].put_back(at),
                }
            }
        }
    }

    /// A busy player of a row.
    fn busy_in(&self, line: usize, at: usize) -> Option<usize> {
        self.lines[line].players[at].iter().copied().find(|player| self.busy[*player] > 0)
    }

    fn call(&mut self, next: Next) -> Option<Queued> {
        let line = &mut self.lines[next.line];
        let row = line.rows[next.row].take()?;
        line.take_out(next.row);
        let players = std::mem::take(&mut line.players[next.row]);
        self.begin(Playing { players, table: next.table });
        Some(Queued { after: self.ended, ..row.one })
    }

    /// The next call: of the tournament with the higher priority, then of the one with the most urgent row.
    /// A tournament with tables of its own uses another table only while no other tournament could use it.
    fn next(&mut self) -> Option<Next> {
        let mut calls: Vec<_> = (0..self.lines.len()).filter_map(|at| self.first_of(at)).collect();
        calls.sort_by_key(|(order, _)| *order);
        let at_home = calls.iter().find(|(_, next)| !next.elsewhere);
        at_home.or_else(|| calls.first()).map(|(_, next)| *next)
    }

    /// The first call of a tournament, and its order among tournaments.
    fn first_of(&mut self, at: usize) -> Option<((Priority, Reverse<u64>), Next)> {
        let table = self.lines[at].tables.iter().copied().find(|&table| !self.taken[table]);
        if table.is_none() && !self.taken.is_empty() {
            return None;
        }
        let row = self.callable(at, |line| line.open.first())?;
        // A round is as urgent as the rounds behind it, which it holds up.
        let urgent = self.callable(at, |line| line.urgent.first().map(|rank| line.ranked[rank]))?;
        let line = &self.lines[at];
        let score = line.rows[urgent].as_ref()?.score;
        let calls = &line.tournament.calls;
        let has = |table: usize| calls.has(&self.club.tables()[table]);
        let elsewhere = !calls.tables.is_empty() && !table.is_some_and(has);
        Some(((calls.priority, Reverse(score)), Next { line: at, row, table, elsewhere }))
    }

    /// The first of these rows whose players are free. A row before it is held until its busy player is free.
    fn callable(
        &mut self,
        at: usize,
        first: fn(&TournamentRows<'_>) -> Option<usize>,
    ) -> Option<usize> {
        loop {
            let place = first(&self.lines[at])?;
            let Some(player) = self.busy_in(at, place) else { return Some(place) };
            self.held[player].push((at, place));
            self.lines[at].take_out(place);
        }
    }
}
