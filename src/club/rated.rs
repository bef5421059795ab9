//! Which matches count, in which order, and the ratings they give.

mod contest;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::NaiveDate;

pub use contest::Contest;

use super::{Club, Place, Registry, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Played, Replay, Scale, Step, replay, step};
use crate::domain::score::Score;

/// A match that counts for a rating list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    /// The day it was played; of a match at a table, its first game.
    pub played_on: NaiveDate,
    /// The action that first recorded it, or its first game.
    pub place: Place,
    /// Its tournament.
    pub tournament: TournamentId,
    /// Its number there.
    pub no: MatchNo,
    /// Who played what.
    pub contest: Contest,
}

/// A rating list, calculated.
#[derive(Clone, Debug, PartialEq)]
pub struct ListRatings {
    scale: Scale,
    matches: Vec<RatedMatch>,
    replay: Replay,
}

impl ListRatings {
    /// K and start.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// The rated matches in order: by day, then by the entry that first recorded them.
    pub fn matches(&self) -> &[RatedMatch] {
        &self.matches
    }

    /// The rated matches in order, each with the ratings of its players before and after it.
    pub fn lines(&self) -> impl Iterator<Item = (&RatedMatch, &[Step])> {
        let mut ahead = self.replay.steps.as_slice();
        self.matches.iter().map(move |rated| {
            let (steps, rest) = ahead.split_at(rated.contest.players().len());
            ahead = rest;
            (rated, steps)
        })
    }

    /// The rating after the last match of the player who goes on with this number.
    pub fn rating(&self, player: PlayerId) -> f64 {
        let index = usize::try_from(player.0).unwrap_or(usize::MAX);
        self.replay.ratings.get(index).copied().unwrap_or(self.scale.start)
    }

    /// How many matches were played up to the end of `day`.
    pub fn until(&self, day: NaiveDate) -> usize {
        self.matches.partition_point(|rated| rated.played_on <= day)
    }

    /// What a match played on `day` and recorded next would do; `None` where a match of a later
    /// day is rated after it, so that only calculating all ratings can tell.
    pub fn foretold(
        &self,
        sides: [PlayerId; 2],
        score: Score,
        day: NaiveDate,
    ) -> Option<[Step; 2]> {
        let last = self.until(day) == self.matches.len();
        last.then(|| step(self.scale, sides.map(|player| self.rating(player)), score))
    }
}

/// All rating lists, each from its first match to its last.
pub(super) fn rate(club: &Club) -> BTreeMap<ListId, ListRatings> {
    let mut matches: BTreeMap<ListId, Vec<RatedMatch>> =
        club.lists().map(|list| (list.id, Vec::new())).collect();
    let mut counts: BTreeMap<ListId, usize> = BTreeMap::new();
    for tournament in club.tournaments() {
        *counts.entry(tournament.list).or_default() +=
            tournament.matches.len() + tournament.sittings.len();
    }
    for tournament in club.tournaments() {
        let rated = matches.entry(tournament.list).or_default();
        if rated.is_empty() {
            // Room for all at once: growing step by step moves each match several times.
            rated.reserve(counts.get(&tournament.list).copied().unwrap_or(0));
        }
        of_tournament(tournament, club.registry()).for_each(|one| rated.push(one));
    }
    club.lists().map(|list| (list.id, list_ratings(list.scale, matches.remove(&list.id)))).collect()
}

/// Its matches with a game that was really played, by those who the players are today.
fn of_tournament<'a>(
    tournament: &'a Tournament,
    registry: &'a Registry,
) -> impl Iterator<Item = RatedMatch> + 'a {
    let duels = tournament.matches.iter().filter_map(|played| {
        let record = played.record?;
        let score = record.outcome.rated()?;
        Some(RatedMatch {
            played_on: record.played_on,
            place: record.place,
            tournament: tournament.id,
            no: played.no,
            contest: Contest::Duel { sides: record.sides.map(|side| registry.today(side)), score },
        })
    });
    let tables = tournament.sittings.iter().filter_map(|sitting| {
        let first = sitting.games.first()?;
        Some(RatedMatch {
            played_on: first.played_on,
            place: first.place,
            tournament: tournament.id,
            no: sitting.no,
            contest: Contest::Table(sitting.seen_today(registry)),
        })
    });
    duels.chain(tables)
}

fn list_ratings(scale: Scale, matches: Option<Vec<RatedMatch>>) -> ListRatings {
    let mut matches = matches.unwrap_or_default();
    matches.sort_by_key(|rated| (rated.played_on, rated.place));
    let played: Vec<Played> = matches.iter().map(|rated| rated.contest.played()).collect();
    let highest = played.iter().flat_map(Played::players).copied().max();
    let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
    let replay = replay(scale, players, &played);
    ListRatings { scale, matches, replay }
}
