//! Ratings fitted to all results of a list at once.

mod rules_tried;

pub use rules_tried::{FEWEST, FitAdvice, RulesTried, TriedRules};

use std::sync::Arc;

use chrono::{Datelike as _, NaiveDate};

use crate::club::Club;
use crate::club::rated::Moved;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::rating::bradley_terry::{AgeWeights, AgedRatings};
use crate::domain::rating::whole_history::{
    Bout, Estimate, Prior, WholeHistory, components, fit_watched,
};
use crate::domain::rating::{HistoryRules, Interval, Strengths};

/// Several groups of players that have never met, not even by way of others: ratings compare only within a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    /// How many there are.
    pub groups: usize,
    /// The players of the smallest group.
    pub smallest: Vec<PlayerId>,
}

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
    pub(super) history: HistoryRules,
    /// How many places their list has.
    pub(super) players: usize,
    /// In the order in which they count: by day.
    pub(super) bouts: Vec<Bout>,
    /// By match, where its bouts end; those of a table or of several hands are several.
    ends: Vec<usize>,
    /// By place, the rating of the list, and what was given or taken of it by hand.
    ratings: Vec<f64>,
    given: Vec<f64>,
}

impl Meetings {
    /// The ratings that fit it all best.
    pub(super) fn fit(&self, progress: &dyn Progress) -> Result<History, Stopped> {
        let fitted = fit_watched(self.prior(self.history), self.players, &self.bouts, progress)?;
        Ok(History { fitted })
    }

    /// The ratings of a day by which games count less with age.
    pub(super) fn aged(
        &self,
        day: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<AgedRatings, Stopped> {
        AgedRatings::fit(&AgeWeights::federation(), self.players, &self.bouts, day, progress)
    }

    pub(super) fn prior(&self, HistoryRules { w2, wins }: HistoryRules) -> Prior {
        Prior { start: self.start, drift: w2, wins, ..Prior::STANDARD }
    }

    /// The strengths by all results, beside the ratings of the list.
    pub(super) fn strengths(&self) -> Strengths {
        let fitted = Strengths::fit(&self.given, &self.bouts);
        fitted.beside(|player| {
            usize::try_from(player)
                .ok()
                .and_then(|at| self.ratings.get(at))
                .copied()
                .unwrap_or(self.start)
        })
    }

    /// The groups of players that have never met, not even by way of others, if there are several.
    pub(super) fn apart(&self) -> Option<Apart> {
        let groups = components(self.players, &self.bouts);
        let smallest =
            groups.iter().min_by_key(|group| group.len()).filter(|_| groups.len() > 1)?;
        let smallest = smallest.iter().map(|&player| PlayerId(player)).collect();
        Some(Apart { groups: groups.len(), smallest })
    }
}

impl Club {
    /// The groups of players of a list that have never met, not even by way of others, if there are several.
    pub fn groups_apart(&self, list: ListId, as_of: Option<NaiveDate>) -> Option<Apart> {
        self.meetings(list, as_of).apart()
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

    /// The strengths by all results of a list, up to the end of a day if one is given.
    pub(super) fn strengths(&self, list: ListId, as_of: Option<NaiveDate>) -> Arc<Strengths> {
        self.strengths_by(list, as_of, || self.meetings(list, as_of).strengths())
    }

    /// Like [`Self::strengths`], with the calculation to use where they are not known yet.
    pub(super) fn strengths_by(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        calculate: impl FnOnce() -> Strengths,
    ) -> Arc<Strengths> {
        match self.ratings(list).filter(|_| as_of.is_none()) {
            Some(ratings) => ratings.strengths(calculate),
            None => Arc::new(calculate()),
        }
    }

    /// The games between players on a list, up to the end of a day if one is given.
    pub(super) fn meetings(&self, list: ListId, as_of: Option<NaiveDate>) -> Meetings {
        let known = self.list(list);
        let start = known.map_or(Prior::STANDARD.start, |list| list.scale.start);
        let history = known.map_or(HistoryRules::STANDARD, |list| list.scale.history);
        let Some(ratings) = self.ratings(list) else {
            let (ratings, given) = (Vec::new(), Vec::new());
            let (bouts, ends) = (Vec::new(), Vec::new());
            return Meetings { start, history, players: 0, bouts, ends, ratings, given };
        };
        let ratings = ratings.as_of(as_of);
        let (mut bouts, mut ends) = (Vec::new(), Vec::new());
        for line in ratings.lines() {
            let day = line.moved.on().num_days_from_ce();
            bouts.extend(Bout::of(day, &line.moved.played(), ratings.scale()));
            ends.push(bouts.len());
        }
        let highest = bouts.iter().flat_map(|bout| bout.players).max();
        let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
        let (mut now, mut given) = (vec![start; players], vec![0.0; players]);
        for line in ratings.lines() {
            // A change for all players changes nothing between them.
            let own = matches!(line.moved, Moved::ByHand(one) if one.by_hand.player.is_some());
            for (player, step) in line.moved.players().iter().zip(line.steps) {
                let Some(at) = usize::try_from(player.0).ok().filter(|at| *at < players) else {
                    continue;
                };
                now[at] = step.after;
                given[at] += if own { step.after - step.before } else { 0.0 };
            }
        }
        Meetings { start, history, players, bouts, ends, ratings: now, given }
    }
}
