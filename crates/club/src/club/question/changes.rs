//! How ratings differ between two states of a journal, and why: what a list that was published says of another one,
//! and what other rules would change.

use std::collections::BTreeMap;

use crate::club::rated::{Contest, ListRatings, Moved, RatedLine};
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// A player's ratings in both, and what makes the difference.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingDifference {
    pub player: PlayerId,
    pub before: f64,
    pub after: f64,
    /// Their changes add up to the difference.
    pub parts: Vec<Part>,
}

/// A part of a difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub why: Why,
    pub matches: u32,
    pub change: f64,
}

/// Why a rating is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// Matches of this tournament are rated that were not.
    Added(TournamentId),
    /// Matches of this tournament are no longer rated.
    Removed(TournamentId),
    /// Corrections by hand came or went.
    ByHand,
    /// Matches of this tournament have another result, or other players.
    Corrected(TournamentId),
    /// Matches rated in both with another K: by other rules of the list.
    OtherRules,
    /// Matches rated in both between other ratings.
    Replayed,
}

/// The cause of a change of a rating: a match, or a correction by its entry and its place there.
type Key = (Option<TournamentId>, u64, u32);

/// How far a match or a correction moved a rating.
#[derive(Clone, Copy)]
struct Move<'a> {
    change: f64,
    /// The K of the player in it.
    k: f64,
    /// The match; none for a correction.
    contest: Option<&'a Contest>,
}

impl Club {
    /// The players of a list whose rating is another one than in `before`, by number.
    pub fn rating_differences(&self, before: &Self, list: ListId) -> Vec<RatingDifference> {
        let (old, new) = (moves(before, list), moves(self, list));
        let rating = |club: &Self, player: PlayerId| {
            let start = club.list(list).map_or(0.0, |list| list.scale.start);
            club.ratings(list).map_or(start, |all| all.rating(player))
        };
        let none = BTreeMap::new();
        let mut players: Vec<PlayerId> = old.keys().chain(new.keys()).copied().collect();
        players.sort_unstable();
        players.dedup();
        let difference = |player: PlayerId| {
            let (before, after) = (rating(before, player), rating(self, player));
            let [old, new] = [&old, &new].map(|all| all.get(&player).unwrap_or(&none));
            (before.to_bits() != after.to_bits()).then(|| RatingDifference {
                player,
                before,
                after,
                parts: parts(old, new),
            })
        };
        players.into_iter().filter_map(difference).collect()
    }
}

/// For each player, how far each match and each correction moved the rating.
fn moves(club: &Club, list: ListId) -> BTreeMap<PlayerId, BTreeMap<Key, Move<'_>>> {
    let mut all: BTreeMap<PlayerId, BTreeMap<Key, Move<'_>>> = BTreeMap::new();
    let Some(scale) = club.list(list).map(|list| &list.scale) else { return all };
    for line in club.ratings(list).into_iter().flat_map(ListRatings::lines) {
        let key = key(&line);
        let contest = line.moved.rated().map(|rated| &rated.contest);
        for (place, (player, step)) in line.moved.players().iter().zip(line.steps).enumerate() {
            let (change, k) = (step.after - step.before, line.ground(place, scale).k);
            all.entry(*player).or_default().insert(key, Move { change, k, contest });
        }
    }
    all
}

fn key(line: &RatedLine<'_>) -> Key {
    match line.moved {
        Moved::Match(rated) => {
            let MatchNo(no) = rated.no;
            (Some(rated.tournament), 0, no)
        }
        Moved::ByHand(adjusted) => {
            let place = adjusted.by_hand.place;
            (None, place.seq.0, place.index)
        }
    }
}

fn parts(old: &BTreeMap<Key, Move<'_>>, new: &BTreeMap<Key, Move<'_>>) -> Vec<Part> {
    let mut parts: BTreeMap<Why, (u32, f64)> = BTreeMap::new();
    let mut add = |why: Why, change: f64| {
        let part = parts.entry(why).or_default();
        part.0 += 1;
        part.1 += change;
    };
    for (key, then) in old {
        let Some(now) = new.get(key) else {
            add(key.0.map_or(Why::ByHand, Why::Removed), -then.change);
            continue;
        };
        let why = match key.0 {
            Some(tournament) if then.contest != now.contest => Why::Corrected(tournament),
            _ if then.k.to_bits() != now.k.to_bits() => Why::OtherRules,
            _ if then.change.to_bits() != now.change.to_bits() => Why::Replayed,
            _ => continue,
        };
        add(why, now.change - then.change);
    }
    for (key, now) in new.iter().filter(|(key, _)| !old.contains_key(*key)) {
        add(key.0.map_or(Why::ByHand, Why::Added), now.change);
    }
    let part = |(why, (matches, change))| Part { why, matches, change };
    parts.into_iter().map(part).collect()
}

/// Ratings that differ by less, in points, look equal to people.
const SEEN: f64 = 0.5;

/// How many ratings of a list would change.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RulesEffect {
    /// Players with a rated match on the list.
    pub rated: usize,
    /// Players whose rating would change by half a point or more.
    pub changed: usize,
    /// The largest change in points.
    pub most: f64,
}

impl Club {
    /// The changes of actions that set rules of a rating list, or the refusal.
    pub fn rules_effect(&self, list: ListId, actions: &[Action]) -> Result<RulesEffect, Refusal> {
        let mut then = self.clone();
        for (index, action) in (0..).zip(actions) {
            then.perform(action, Place { seq: Seq(u64::MAX), index })?;
        }
        then.settle();
        let rated = self.ratings(list).into_iter().flat_map(ListRatings::matches);
        let mut players: Vec<PlayerId> =
            rated.flat_map(|one| one.contest.players()).copied().collect();
        players.sort_unstable();
        players.dedup();
        let change =
            |player: &PlayerId| (then.rating(list, *player) - self.rating(list, *player)).abs();
        let changes: Vec<f64> = players.iter().map(change).collect();
        Ok(RulesEffect {
            rated: players.len(),
            changed: changes.iter().filter(|change| **change >= SEEN).count(),
            most: changes.iter().copied().fold(0.0, f64::max),
        })
    }
}
