//! Ratings fitted to all results of a list at once.

use chrono::{Datelike as _, NaiveDate};

use crate::club::Club;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::rating::Interval;
use crate::domain::rating::whole_history::{
    Bout, Estimate, Prior, WholeHistory, components, fit_watched,
};

/// The whole history of a list, fitted.
#[derive(Clone, Debug)]
pub struct History {
    fitted: WholeHistory,
}

impl History {
    /// A player's rating on a day with its interval; none before the first result.
    pub fn interval(&self, player: PlayerId, day: NaiveDate) -> Option<Interval> {
        let Estimate { rating, sd } = self.fitted.on(player.0, day.num_days_from_ce())?;
        Some(Interval { rating, deviation: sd })
    }

    /// The days of a player, each with rating and deviation.
    pub fn curve(&self, player: PlayerId) -> Vec<(NaiveDate, Interval)> {
        let points = self.fitted.curve(player.0).map(|curve| curve.points().to_vec());
        let points = points.unwrap_or_default().into_iter();
        let of = |point: crate::domain::rating::whole_history::Point| {
            let Estimate { rating, sd } = point.estimate();
            let day = NaiveDate::from_num_days_from_ce_opt(point.day)?;
            Some((day, Interval { rating, deviation: sd }))
        };
        points.filter_map(of).collect()
    }
}

/// The games between players by day.
#[derive(Clone, Debug)]
pub(super) struct Meetings {
    start: f64,
    /// How many places their list has.
    players: usize,
    bouts: Vec<Bout>,
}

impl Meetings {
    /// The ratings that fit it all best.
    pub(super) fn fit(&self, progress: &dyn Progress) -> Result<History, Stopped> {
        let prior = Prior { start: self.start, ..Prior::STANDARD };
        Ok(History { fitted: fit_watched(prior, self.players, &self.bouts, progress)? })
    }

    /// How many groups of players have never met, not even by way of others.
    pub(super) fn groups(&self) -> usize {
        components(self.players, &self.bouts).len()
    }
}

impl Club {
    /// How many groups of players of a list have never met, not even by way of others.
    pub fn groups_apart(&self, list: ListId, as_of: Option<NaiveDate>) -> usize {
        self.meetings(list, as_of).groups()
    }

    /// Fits the whole history of a list, up to the end of a day if one is given. What was corrected
    /// by hand has no part in it: it looks at results alone.
    pub fn whole_history_watched(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        progress: &dyn Progress,
    ) -> Result<History, Stopped> {
        self.meetings(list, as_of).fit(progress)
    }

    /// The games between players on a list, up to the end of a day if one is given.
    pub(super) fn meetings(&self, list: ListId, as_of: Option<NaiveDate>) -> Meetings {
        let start = self.list(list).map_or(Prior::STANDARD.start, |list| list.scale.start);
        let Some(ratings) = self.ratings(list) else {
            return Meetings { start, players: 0, bouts: Vec::new() };
        };
        let ratings = ratings.as_of(as_of);
        let bouts: Vec<Bout> = ratings
            .lines()
            .flat_map(|line| {
                Bout::of(line.moved.on().num_days_from_ce(), &line.moved.played(), ratings.scale())
            })
            .collect();
        let highest = bouts.iter().flat_map(|bout| bout.players).max();
        let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
        Meetings { start, players, bouts }
    }
}
