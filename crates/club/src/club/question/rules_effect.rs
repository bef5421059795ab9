//! The ratings that other rules of a list would change: rules hold for all its matches, from the first on.

use crate::club::{Action, Club, ListRatings, Place, Refusal, Seq};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;

/// Ratings that differ by less, in points, are the same for people.
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
