//! Who is at which table, and the matches that wait for one.

use std::collections::HashMap;
use std::sync::Arc;

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
    /// How many matches have to follow one after the other once this one has ended.
    pub behind: u32,
    /// The action since which both of its players have been waiting.
    pub since: Place,
}

impl Queued {
    /// The next match to call: the first of the queue with no busy player and not postponed.
    pub fn next_of(queue: &[Self]) -> Option<Where> {
        let first = queue.first().filter(|one| one.busy.is_none() && !one.postponed);
        first.map(|one| (one.tournament, one.no))
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

    /// The first table that is free and not reserved.
    pub fn free_table(&self) -> Option<&Table> {
        let floor = self.floor();
        let free = floor.iter().find(|at| at.played.is_none() && !at.table.reserved);
        free.map(|at| at.table)
    }

    /// The match to be called next.
    pub fn next_call(&self) -> Option<Where> {
        Queued::next_of(&self.queue())
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
