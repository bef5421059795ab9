//! Who is at which table, and the matches that wait for one.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::club::tournament::Call;
use crate::club::{Club, Match, Phase, Place, Tournament};
use crate::domain::hall::Table;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;

pub type Where = (TournamentId, MatchNo);

/// A match that can be played, in the queue for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queued {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// A player of the match who is at another table, and where.
    pub busy: Option<(PlayerId, Where)>,
    /// Whether the desk has put it off.
    pub postponed: bool,
    /// When its tournament begins, where that is later.
    pub early: Option<DateTime<Utc>>,
    /// How many matches have to follow one after the other once this one has ended.
    pub behind: u32,
    /// The action since which both of its players have been waiting.
    pub since: Place,
}

impl Queued {
    pub fn is_callable(&self) -> bool {
        !self.postponed && self.early.is_none() && self.busy.is_none()
    }
}

/// A match at a table.
#[derive(Clone, Copy, Debug)]
pub struct AtTable<'a> {
    pub table: &'a Table,
    pub played: Option<(&'a Arc<Tournament>, &'a Arc<Match>, &'a Call)>,
}

impl Club {
    /// The matches at tables now, with their calls.
    pub fn at_tables(&self) -> impl Iterator<Item = (&Arc<Tournament>, &Arc<Match>, &Call)> {
        self.running().flat_map(|tournament| {
            let there = tournament.matches.iter().filter(|played| played.state().is_at_table());
            there.filter_map(move |played| Some((tournament, played, played.call.as_ref()?)))
        })
    }

    /// Those who sit at tables of more than two where games have begun and others are to follow.
    pub fn seated(&self) -> impl Iterator<Item = (PlayerId, Where)> {
        self.running().flat_map(|tournament| {
            let begun = tournament.pods.iter().filter(|pod| !pod.games.is_empty());
            begun.filter(|pod| !tournament.is_done(pod)).flat_map(move |pod| {
                let here = (tournament.id, pod.no);
                tournament.still_at(pod).map(move |player| (player, here))
            })
        })
    }

    /// The tables of the hall with what is played at each.
    pub fn floor(&self) -> Vec<AtTable<'_>> {
        let taken: HashMap<String, _> =
            self.at_tables().map(|one| (name::fold(&one.2.table), one)).collect();
        let played = |table: &Table| taken.get(&name::fold(&table.name)).copied();
        self.tables().iter().map(|table| AtTable { table, played: played(table) }).collect()
    }

    /// The tournaments for which a table is reserved, until they are closed.
    pub fn holders(&self, table: &Table) -> impl Iterator<Item = &Arc<Tournament>> {
        let open = self.tournaments().filter(|tournament| tournament.phase != Phase::Closed);
        open.filter(move |tournament| tournament.calls.has(table))
    }

    /// Whether matches of a tournament are called to a table that nobody names.
    pub fn may_use(&self, tournament: TournamentId, table: &Table) -> bool {
        let mut holders = self.holders(table).peekable();
        match holders.peek() {
            Some(_) => holders.any(|holder| holder.id == tournament),
            None => !table.reserved,
        }
    }

    /// The first free table for a match of a tournament: one that is reserved for it, or one reserved for nothing.
    pub fn free_table(&self, tournament: TournamentId) -> Option<&Table> {
        let floor = self.floor();
        let mut free: Vec<&Table> =
            floor.iter().filter(|at| at.played.is_none()).map(|at| at.table).collect();
        free.retain(|table| self.may_use(tournament, table));
        let own = free.iter().find(|table| self.holders(table).next().is_some());
        own.or_else(|| free.first()).copied()
    }

    /// The match to be called next, and its table: the first of the queue that can be called and has one.
    pub fn next_call(&self, queue: &[Queued]) -> Option<(Where, &Table)> {
        let mut tables: HashMap<TournamentId, Option<&Table>> = HashMap::new();
        queue.iter().filter(|one| one.is_callable()).find_map(|one| {
            let free = || self.free_table(one.tournament);
            let table = *tables.entry(one.tournament).or_insert_with(free);
            Some(((one.tournament, one.no), table?))
        })
    }

    /// Whether a player has a side of a match, under any number.
    pub fn plays(&self, played: &Match, player: PlayerId) -> bool {
        let today = |id| self.registry().today(id);
        played.sides.iter().flatten().any(|&side| today(side) == today(player))
    }

    pub(super) fn running(&self) -> impl Iterator<Item = &Arc<Tournament>> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        running.filter(|tournament| tournament.stage().is_some_and(|s| s.plan.format.has_draw()))
    }
}
