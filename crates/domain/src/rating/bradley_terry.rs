//! Ratings by the rule of the World Othello Federation: Bradley and Terry's model fitted to all results, which count less
//! with age.
//!
//! The rule and its figures are in `docs/RATING-METHODS.md`. The fit is that of whole histories in which nothing drifts
//! and nothing is assumed, so it exists only for players who are linked by wins in both directions (L. R. Ford,
//! *Solution of a Ranking Problem from Binary Comparisons*, American Mathematical Monthly 64, 1957). All others have no
//! rating.

mod age;
mod linked;

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;

pub use age::AgeWeights;

use super::Interval;
use super::whole_history::{Against, Bout, Draws, POINTS, Prior, fit_watched};
use crate::progress::{Progress, Stopped};
use linked::linked;

/// Points of one natural log-odd: 200 points are odds of 3 to 1.
const LOGIT: f64 = 200.0 / LN_3;
const LN_3: f64 = 1.098_612_288_668_109_8;

/// The mean of all rated players, each counted by their games.
pub const MEAN: f64 = 1800.0;

/// The ratings of the players who have one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgedRatings(BTreeMap<u32, AgedRating>);

/// The rating of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AgedRating {
    /// The rating, in points of which 200 are odds of 3 to 1, and its deviation while all opponents stay where they are. A
    /// game of which a share counts tells that share.
    pub interval: Interval,
    /// Games that are not older than the last step of the weights.
    pub recent: f64,
}

impl AgedRating {
    /// Whether the player is active: listed by the federation.
    pub fn is_listed(&self) -> bool {
        self.recent > 0.0
    }
}

impl AgedRatings {
    /// Fits ratings to the `bouts` of days up to `day`, counted from the beginning of the era, of players below `players`.
    ///
    /// # Panics
    ///
    /// Where a bout names a player beyond `players`.
    ///
    /// # Errors
    ///
    /// [`Stopped`] where `progress` stops it.
    pub fn fit(
        weights: &AgeWeights,
        players: usize,
        bouts: &[Bout],
        day: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let (weighted, played) = weighted(weights, players, bouts, day);
        let rated = linked(players, &weighted);
        let is_rated = |player: u32| rated.get(player as usize).copied().unwrap_or_default();
        let within: Vec<Bout> =
            weighted.into_iter().filter(|bout| bout.players.into_iter().all(is_rated)).collect();
        let prior = Prior {
            start: 0.0,
            drift: 0.0,
            wins: 0.0,
            against: Against::Start,
            draws: Draws::Half,
        };
        let fitted = fit_watched(prior, players, &within, progress)?;
        let found = (0..).zip(&played).filter_map(|(player, own)| {
            let estimate = fitted.latest(player)?;
            let of = |points: f64| points / POINTS * LOGIT;
            let interval = Interval { rating: of(estimate.rating), deviation: of(estimate.sd) };
            Some((player, own.all, AgedRating { interval, recent: own.recent }))
        });
        let found: Vec<(u32, f64, AgedRating)> = found.collect();
        let games: f64 = found.iter().map(|(_, games, _)| games).sum();
        let level = found.iter().map(|(_, games, own)| games * own.interval.rating).sum::<f64>();
        let lifted = |(player, _, mut own): (u32, f64, AgedRating)| {
            own.interval.rating += MEAN - level / games;
            (player, own)
        };
        Ok(Self(found.into_iter().map(lifted).collect()))
    }

    /// The rating of a player; none for one without wins, without losses, or whom no chain of wins links with the others.
    pub fn of(&self, player: u32) -> Option<AgedRating> {
        self.0.get(&player).copied()
    }

    /// All rated players with their ratings, by number.
    pub fn all(&self) -> impl Iterator<Item = (u32, AgedRating)> + '_ {
        self.0.iter().map(|(&player, &own)| (player, own))
    }

    /// The difference of two ratings in Elo's points, of which 400 are odds of 10 to 1; none where one has no rating.
    pub fn difference(&self, players: [u32; 2]) -> Option<f64> {
        let [a, b] = players.map(|player| self.of(player));
        Some((a?.interval.rating - b?.interval.rating) / LOGIT * POINTS)
    }
}

/// The games of a player.
#[derive(Clone, Copy, Debug, Default)]
struct Games {
    all: f64,
    recent: f64,
}

/// The bouts by then, those of two players together, in weights of which the newest is 1; and the games of each player.
fn weighted(
    weights: &AgeWeights,
    players: usize,
    bouts: &[Bout],
    day: NaiveDate,
) -> (Vec<Bout>, Vec<Games>) {
    let mut games = vec![Games::default(); players];
    let mut pairs: HashMap<([u32; 2], u64), Bout> = HashMap::new();
    for bout in bouts.iter().filter(|bout| bout.counts()) {
        let Some(age) = age::months(bout.day, day) else { continue };
        let weight = weights.of(age);
        for player in bout.players {
            let own = &mut games[player as usize];
            own.all += bout.games();
            own.recent += if weights.is_recent(age) { bout.games() } else { 0.0 };
        }
        let Bout { players, won, drawn, lost, offset, .. } = bout.ordered();
        let none = || Bout { players, offset, ..Bout::default() };
        let all = pairs.entry((players, offset.to_bits())).or_insert_with(none);
        all.won += won * weight;
        all.drawn += drawn * weight;
        all.lost += lost * weight;
    }
    (pairs.into_values().collect(), games)
}

#[cfg(test)]
mod tests;
