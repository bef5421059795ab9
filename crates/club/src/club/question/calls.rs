//! The order of calls: `docs/FORMATS.md` says it in words.
//!
//! Waiting is counted in results and not in minutes, so every desk has the same order; only "not before" needs the
//! time, which the queue is given.

mod forward;

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::{DateTime, Utc};
use forward::Forward;

use super::floor::{Queued, Where};
use crate::club::tournament::{Cause, Fixture};
use crate::club::{Club, MatchState, Place, Seq, Tournament};
use crate::domain::hall::Load;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

/// Facts beyond the matches themselves on which the order of calls depends.
struct Day {
    now: DateTime<Utc>,
    /// The results of running tournaments, the first entered first. The fold knows no time: they measure waiting.
    results: Vec<Place>,
    /// The last result of each player.
    last: HashMap<PlayerId, Place>,
    /// Players who play now, and where.
    busy: HashMap<PlayerId, Where>,
    load: Load,
}

/// A match or pod of the queue, how urgent it is, and its players as they are known today.
struct Row {
    score: u64,
    players: Vec<PlayerId>,
    one: Queued,
    /// Whether these have an earlier match that is put off: the later one waits for all others.
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
        Forward::new(self, lines.collect()).play()
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

    /// The ready matches and pods of a tournament in the order of its calls, were all players free.
    fn rows(&self, tournament: &Tournament, day: &Day) -> Vec<Row> {
        // The next round of pods is not drawn yet.
        let behind = tournament.behind().into_iter().chain(std::iter::repeat(0));
        let all = tournament.fixtures().zip(behind);
        let ready = all.filter(|(played, _)| played.state() == MatchState::Ready);
        let put_off: Vec<(u32, Vec<PlayerId>)> = tournament
            .fixtures()
            .filter(|played| played.postponed() && played.state() == MatchState::Ready)
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
        let start = Place { seq: Seq::default(), index: 0 };
        Queued {
            tournament: tournament.id,
            no: played.no(),
            busy: players
                .iter()
                .find_map(|&player| Some((player, day.busy.get(&today(player)).copied()?))),
            postponed: played.postponed(),
            early: tournament.calls.not_before.filter(|begins| *begins > day.now),
            behind,
            after: 0,
            since: rested.chain(played.ready_since()).max().unwrap_or(start),
        }
    }
}

impl Queued {
    /// Obstacles to a call, the longest-lasting first.
    fn obstacles(&self) -> (bool, bool, bool) {
        (self.postponed, self.early.is_some(), self.busy.is_some())
    }
}

impl Day {
    /// How urgent a match is, in sixteenths of a match that another pair has finished while it waited.
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

/// The round of a match of a round robin or of a pod; what has no rounds is all of one.
fn round_of(played: Fixture<'_>) -> u32 {
    let played = match played {
        Fixture::Match(played) => played,
        Fixture::Pod(_, pod) => return pod.round,
    };
    match (played.seat, &played.round) {
        (Some(_), _) => 0,
        (None, &RoundName::Round(number)) => number,
        // A play-off comes after all rounds.
        (None, _) => u32::MAX,
    }
}
