//! The tables with their players, the matches that wait for a table, and the breaks of the hall.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::club::tournament::{Call, Fixture};
use crate::club::{Club, Phase, Place, Tournament};
use crate::domain::hall::Table;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;

pub type Where = (TournamentId, MatchNo);

/// A match of two or a pod that can be played, in the queue for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queued {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// A player of the match who is at another table, and where.
    pub busy: Option<(PlayerId, Where)>,
    /// Whether the desk has put it off.
    pub postponed: bool,
    /// When its tournament begins or the break of the hall ends, whichever is later, where that is still to come.
    pub early: Option<DateTime<Utc>>,
    /// How many matches have to follow one after the other once this one has ended.
    pub behind: u32,
    /// How many matches end before this one is called if nothing else happens.
    pub after: u32,
    /// The action since which all of its players have been waiting.
    pub since: Place,
}

impl Queued {
    pub fn is_callable(&self) -> bool {
        !self.postponed && self.early.is_none() && self.busy.is_none()
    }
}

/// A table of the hall, and the match of two or the pod that is there.
#[derive(Clone, Copy, Debug)]
pub struct AtTable<'a> {
    pub table: &'a Table,
    pub played: Option<(&'a Arc<Tournament>, Fixture<'a>, &'a Call)>,
}

impl Club {
    /// The matches and pods at tables now, with their calls.
    pub fn at_tables(&self) -> impl Iterator<Item = (&Arc<Tournament>, Fixture<'_>, &Call)> {
        self.being_played()
            .filter_map(|(tournament, played)| Some((tournament, played, played.call()?)))
    }

    /// Players who play now, and where: at tables, and in pods that were begun without a call.
    pub fn busy_players(&self) -> impl Iterator<Item = (PlayerId, Where)> {
        self.being_played().flat_map(|(tournament, played)| {
            let here = (tournament.id, played.no());
            played.players().into_iter().map(move |player| (player, here))
        })
    }

    pub(super) fn being_played(&self) -> impl Iterator<Item = (&Arc<Tournament>, Fixture<'_>)> {
        self.running().flat_map(|tournament| {
            let there = tournament.open_fixtures().filter(|played| played.state().is_at_table());
            there.map(move |played| (tournament, played))
        })
    }

    /// A match of two or a pod, with its tournament.
    pub fn fixture(&self, (id, no): Where) -> Option<(&Arc<Tournament>, Fixture<'_>)> {
        let tournament = self.tournament(id)?;
        Some((tournament, tournament.fixture(no)?))
    }

    /// The tables of the hall with what is played at each.
    pub fn floor(&self) -> Vec<AtTable<'_>> {
        let taken: HashMap<String, _> =
            self.at_tables().map(|one| (name::fold(&one.2.table), one)).collect();
        let played = |table: &Table| taken.get(&name::fold(&table.name)).copied();
        self.tables().iter().map(|table| AtTable { table, played: played(table) }).collect()
    }

    /// The match or pod that is at a table of the hall.
    pub fn played_at(&self, table: &str) -> Option<Where> {
        let (tournament, played, _) =
            self.floor().into_iter().find(|at| at.table.name == table)?.played?;
        Some((tournament.id, played.no()))
    }

    /// Matches that were called to a table that is none of these, with its name.
    pub fn called_elsewhere(&self, tables: &[Table]) -> impl Iterator<Item = (Where, &str)> {
        let names: HashSet<String> = tables.iter().map(|table| name::fold(&table.name)).collect();
        let gone = self.at_tables().filter(move |one| !names.contains(&name::fold(&one.2.table)));
        gone.map(|(tournament, played, call)| ((tournament.id, played.no()), call.table.as_str()))
    }

    /// The tournaments for which a table is reserved, until they are closed.
    pub fn holders(&self, table: &Table) -> impl Iterator<Item = &Arc<Tournament>> {
        let open = self.tournaments().filter(|tournament| tournament.phase != Phase::Closed);
        open.filter(move |tournament| tournament.calls.has(table))
    }

    /// Whether a call of a tournament may take this table without naming it.
    pub fn may_use(&self, tournament: TournamentId, table: &Table) -> bool {
        let mut holders = self.holders(table).peekable();
        match holders.peek() {
            Some(_) => holders.any(|holder| holder.id == tournament),
            None => !table.reserved,
        }
    }

    /// The tables for calls of a tournament, in the order of their
    /// use: those reserved for it, then those reserved for nothing.
    pub(super) fn tables_for(&self, tournament: TournamentId) -> impl Iterator<Item = &Table> {
        let usable = self.tables().iter().filter(move |table| self.may_use(tournament, table));
        let (own, others): (Vec<&Table>, Vec<&Table>) =
            usable.partition(|table| self.holders(table).next().is_some());
        own.into_iter().chain(others)
    }

    /// The number of tables to which matches may be called without naming them.
    pub(super) fn tables_in_use(&self) -> usize {
        let called_to = |table: &&Table| !table.reserved || self.holders(table).next().is_some();
        self.tables().iter().filter(called_to).count()
    }

    /// The first free table for a match of a tournament: one that is reserved for it, or one reserved for nothing.
    pub fn free_table(&self, tournament: TournamentId) -> Option<&Table> {
        let taken: HashSet<String> =
            self.at_tables().map(|(_, _, call)| name::fold(&call.table)).collect();
        self.tables_for(tournament).find(|table| !taken.contains(&name::fold(&table.name)))
    }

    /// The first free table and the names of those it is kept for, where nothing is called to a free table by itself.
    pub fn kept_table(&self) -> Option<(&Table, Vec<String>)> {
        let free = self.floor().into_iter().find(|at| at.played.is_none())?.table;
        Some((free, self.holders(free).map(|holder| holder.name.clone()).collect()))
    }

    /// The match to be called next, and its table: the first of the queue, if it can be called and has one. Nothing
    /// else can be called then.
    pub fn next_call(&self, queue: &[Queued]) -> Option<(Where, &Table)> {
        let next = queue.first().filter(|one| one.is_callable())?;
        Some(((next.tournament, next.no), self.free_table(next.tournament)?))
    }

    /// Whether a player is one of these, under any number.
    pub fn is_among(&self, players: &[PlayerId], player: PlayerId) -> bool {
        let today = |id| self.registry().today(id);
        players.iter().any(|&one| today(one) == today(player))
    }

    pub(super) fn running(&self) -> impl Iterator<Item = &Arc<Tournament>> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        running.filter(|tournament| tournament.stage().is_some_and(|s| s.plan.format.has_draw()))
    }
}

/// A break: its end is after its beginning, and the next one begins after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    pub from: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

impl Club {
    /// The break that the hall has at this time.
    pub fn break_at(&self, now: DateTime<Utc>) -> Option<Break> {
        // It lasts also for a desk whose clock is behind that of the desk that began it.
        self.breaks.last().copied().filter(|last| last.until > now)
    }

    /// When play goes on: at the end of the break, or now where there is none.
    pub fn plays_from(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        self.break_at(now).map_or(now, |one| one.until)
    }

    /// The time from one moment to a later one without the breaks that lie between; none where the second is earlier.
    pub fn time_between(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        let since = self.breaks.partition_point(|one| one.until <= from);
        let breaks = self.breaks.iter().skip(since).take_while(|one| one.from < to);
        let paused: TimeDelta = breaks.map(|one| one.until.min(to) - one.from.max(from)).sum();
        (to - from - paused).max(TimeDelta::zero())
    }
}
