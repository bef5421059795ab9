//! Which matches count, in which order, and the ratings they give.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::{Club, Place};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Played, Replay, Scale, Step, replay, step};
use crate::domain::score::Score;

/// A match that counts for a rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    /// The day it was played.
    pub played_on: NaiveDate,
    /// The action that first recorded it.
    pub place: Place,
    /// Its tournament.
    pub tournament: TournamentId,
    /// Its number there.
    pub no: MatchNo,
    /// Who played.
    pub sides: [PlayerId; 2],
    /// What was played.
    pub score: Score,
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

    /// Per match, the ratings of its two players before and after it.
    pub fn steps(&self) -> &[[Step; 2]] {
        &self.replay.steps
    }

    /// A player's rating after the last match.
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
    for tournament in club.tournaments() {
        let rated = matches.entry(tournament.list).or_default();
        rated.extend(tournament.matches.iter().filter_map(|played| {
            let record = played.record?;
            let score = record.outcome.played()?;
            Some(RatedMatch {
                played_on: record.played_on,
                place: record.place,
                tournament: tournament.id,
                no: played.no,
                sides: record.sides,
                score,
            })
        }));
    }
    club.lists().map(|list| (list.id, list_ratings(list.scale, matches.remove(&list.id)))).collect()
}

fn list_ratings(scale: Scale, matches: Option<Vec<RatedMatch>>) -> ListRatings {
    let mut matches = matches.unwrap_or_default();
    matches.sort_by_key(|rated| (rated.played_on, rated.place));
    let played: Vec<Played> = matches
        .iter()
        .map(|rated| Played { players: rated.sides.map(|player| player.0), score: rated.score })
        .collect();
    let highest = played.iter().flat_map(|played| played.players).max();
    let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
    let replay = replay(scale, players, &played);
    ListRatings { scale, matches, replay }
}
