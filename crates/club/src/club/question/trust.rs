//! How far ratings may be trusted: each player's own, and those of a list as a whole.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Months, NaiveDate};

use crate::club::Club;
use crate::club::question::ranking::Ranked;
use crate::club::rated::{AsOf, Moved};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::{Health, Member, health};
use crate::domain::rating::{ChangeBasis, Evidence, Interval, Scale, Uncertainty, Unit};

/// Days of a month, on average.
const MONTH: f64 = 365.25 / 12.0;

/// The games behind a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Experience {
    /// The rating after the last match, in points.
    pub rating: f64,
    /// The information of the games. A game of a pod counts as one against an opponent of the mean expectation.
    pub evidence: Evidence,
    pub games: u32,
    /// The day of the last of them.
    pub last_played: NaiveDate,
    /// The lowest K so far, before damping: it stays where a list says so.
    lowest_k: f64,
}

/// A player's rating at the end of a day that moved it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathPoint {
    pub on: NaiveDate,
    /// The rating before that day, in points.
    pub before: f64,
    pub experience: Experience,
}

impl Experience {
    /// The rating with the 95 % interval that it had on a day by its own games, as if all opponents were known: a band
    /// over time, for which results of later days cannot be asked.
    pub fn band(&self, uncertainty: Uncertainty, scale: &Scale, today: NaiveDate) -> Interval {
        let deviation =
            uncertainty.deviation(self.evidence, self.k(scale, today), self.idle(today));
        Interval { rating: self.rating, deviation }
    }

    /// K of the next games, damped as where as many are rated at once as were on average.
    fn k(&self, scale: &Scale, today: NaiveDate) -> f64 {
        let k = scale.k_at(self.games, self.rating, Some(today));
        let k = if scale.k_sticky { k.min(self.lowest_k) } else { k };
        scale.damping.map_or(k, |damping| k * damping.factor(self.evidence.at_once()))
    }

    /// Months since the last game.
    pub fn idle(&self, today: NaiveDate) -> f64 {
        let days = (today - self.last_played).num_days().max(0);
        i32::try_from(days).map_or(f64::INFINITY, f64::from) / MONTH
    }
}

impl Club {
    /// The games behind the ratings of a list, for all players with a rated match; up to the end of a day, if one is
    /// given.
    pub fn experience(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
    ) -> HashMap<PlayerId, Experience> {
        self.experience_followed(list, as_of, |_, _, _| ())
    }

    /// How the ratings of a list went, for all players with a rated match; up to the end of a day, if one is given.
    pub fn rating_paths(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
    ) -> BTreeMap<PlayerId, Vec<PathPoint>> {
        let mut paths: BTreeMap<PlayerId, Vec<PathPoint>> = BTreeMap::new();
        self.experience_followed(list, as_of, |player, before, point| {
            let path = paths.entry(player).or_default();
            let same_day = path.last_mut().filter(|last| last.on == point.on);
            match same_day {
                Some(last) => last.experience = point.experience,
                None => path.push(PathPoint { before, ..point }),
            }
        });
        paths
    }

    /// The games behind the ratings of a list. `follow` hears of every change: whose, the rating before it, and what
    /// stands after it.
    fn experience_followed(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        mut follow: impl FnMut(PlayerId, f64, PathPoint),
    ) -> HashMap<PlayerId, Experience> {
        let mut all: HashMap<PlayerId, Experience> = HashMap::new();
        let Some(ratings) = self.ratings(list) else { return all };
        let ratings = ratings.as_of(as_of);
        let scale = ratings.scale();
        let mut came = HashSet::new();
        for line in ratings.lines() {
            let Moved::Match(rated) = line.moved else {
                // By hand the rating moves, and nothing more is known of it.
                for (player, step) in line.moved.players().iter().zip(line.steps) {
                    let Some(own) = all.get_mut(player) else { continue };
                    own.rating = step.after;
                    let (on, before) = (line.moved.on(), step.before);
                    follow(*player, before, PathPoint { on, before, experience: *own });
                }
                continue;
            };
            for (at, (&player, step)) in line.moved.players().iter().zip(line.steps).enumerate() {
                let ChangeBasis { games, expected, .. } = line.ground(at, scale);
                if games == 0 {
                    continue;
                }
                let own = all.entry(player).or_insert_with(|| Experience {
                    rating: step.after,
                    evidence: Evidence::default(),
                    games: 0,
                    last_played: rated.played_on,
                    lowest_k: f64::INFINITY,
                });
                let moves = match scale.unit {
                    Unit::Match => 1,
                    Unit::Game => games,
                    Unit::Event => u32::from(came.insert((player, rated.tournament))),
                };
                if moves > 0 {
                    own.lowest_k =
                        own.lowest_k.min(scale.k_at(own.games, step.before, Some(rated.played_on)));
                }
                let share = expected / f64::from(games);
                own.evidence.add(share, f64::from(games), f64::from(moves));
                own.rating = step.after;
                own.games = own.games.saturating_add(games);
                own.last_played = rated.played_on;
                let (on, before) = (rated.played_on, step.before);
                follow(player, before, PathPoint { on, before, experience: *own });
            }
        }
        all
    }

    /// How the pool of those who played in the last so many months has done from the end of one
    /// day to the end of another.
    pub fn pool_health(
        &self,
        list: ListId,
        [from, to]: [NaiveDate; 2],
        active_months: u32,
    ) -> Health {
        let pool = |day: NaiveDate| -> HashMap<PlayerId, f64> {
            let since = day.checked_sub_months(Months::new(active_months));
            let lines = self.ranking(list, Some(day)).into_iter();
            let active = lines.filter(|line| line.last_played >= since);
            active.map(|line| (line.player, line.rating)).collect()
        };
        let (before, after) = (pool(from), pool(to));
        let mut by_hand: HashMap<PlayerId, f64> = HashMap::new();
        let ratings = self.ratings(list).map(|ratings| ratings.as_of(Some(to)));
        for line in ratings.iter().flat_map(AsOf::history) {
            if line.seen().is_none() {
                *by_hand.entry(line.player).or_default() += line.points();
            }
        }
        let member = |line: Ranked| Member {
            before: before.get(&line.player).copied(),
            after: after.get(&line.player).copied(),
            latest: line.rating,
            by_hand: by_hand.get(&line.player).copied().unwrap_or(0.0),
        };
        let everybody = self.ranking(list, Some(to)).into_iter();
        let members: Vec<Member> = everybody.map(member).collect();
        health(self.list(list).map_or(0.0, |list| list.scale.start), &members)
    }
}
