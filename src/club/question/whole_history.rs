//! Ratings fitted to all results of a list at once.

use chrono::{Datelike as _, NaiveDate};

use crate::club::Club;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::Interval;
use crate::domain::rating::whole_history::{Bout, Estimate, Prior, WholeHistory, components, fit};

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

impl Club {
    /// Fits the whole history of a list, up to the end of a day if one is given. What was corrected
    /// by hand has no part in it: it looks at results alone.
    pub fn whole_history(&self, list: ListId, as_of: Option<NaiveDate>) -> History {
        let start = self.list(list).map_or(Prior::STANDARD.start, |list| list.scale.start);
        let (players, bouts) = self.bouts(list, as_of);
        History { fitted: fit(Prior { start, ..Prior::STANDARD }, players, &bouts) }
    }

    /// How many groups of players of a list have never met, not even by way of others.
    pub fn groups_apart(&self, list: ListId, as_of: Option<NaiveDate>) -> usize {
        let (players, bouts) = self.bouts(list, as_of);
        components(players, &bouts).len()
    }

    /// Who met whom on which day, and how many places their list has.
    fn bouts(&self, list: ListId, as_of: Option<NaiveDate>) -> (usize, Vec<Bout>) {
        let Some(ratings) = self.ratings(list) else { return (0, Vec::new()) };
        let lines = ratings.lines_until(as_of);
        let bouts: Vec<Bout> = lines
            .flat_map(|line| {
                Bout::of(line.moved.on().num_days_from_ce(), &line.moved.played(), ratings.scale())
            })
            .collect();
        let highest = bouts.iter().flat_map(|bout| bout.players).max();
        let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
        (players, bouts)
    }
}
