//! Texts on ratings, their certainty and their predictions.

use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::{Interval, Missing, Performance, written};
use crate::words::words;

words! {
    /// Ratings on several screens.
    pub RatingWords in "ratings" {
        model[Model: Elo, WholeHistory, BradleyTerry];
        order[Order: Rating, LowerBound];
        with_interval(rating: &str, half, low, high); more_games(games); narrower(half);
        idle(months); at_least(rating); at_most(rating); overshoots(k, games: u32, product);
    }
}

impl RatingWords {
    /// Half the width of an interval, for a column.
    pub fn half_width(self, points: f64) -> String {
        format!("±{:.0}", points.ceil())
    }

    /// A rating with its interval, in a sentence.
    pub fn interval(self, interval: Interval) -> String {
        self.with_interval(
            &written(interval.rating),
            format_args!("{:.0}", interval.half_width().ceil()),
            format_args!("{:.0}", interval.low()),
            format_args!("{:.0}", interval.high()),
        )
    }

    /// A rating that is not established.
    pub fn provisional(self, rating: f64) -> String {
        format!("{rating:.0}?")
    }

    /// The condition for an established rating that a player does not meet yet.
    pub fn missing(self, missing: Missing) -> String {
        match missing {
            Missing::Games(games) => self.more_games(games),
            Missing::HalfWidth { at_most, .. } => self.narrower(format_args!("{at_most:.0}")),
            Missing::Activity { now, .. } => match format!("{now:.0}").as_str() {
                "1" => self.idle(1),
                months => self.idle(months),
            },
        }
    }

    pub fn percent(self, share: f64) -> String {
        format!("{:.1}%", share * 100.0)
    }

    pub fn performance(self, performance: Performance) -> String {
        match performance {
            Performance::Of { rating, deviation } => {
                format!("{rating:.0} ±{:.0}", 1.96 * deviation)
            }
            Performance::AtLeast(rating) => self.at_least(format_args!("{rating:.0}")),
            Performance::AtMost(rating) => self.at_most(format_args!("{rating:.0}")),
        }
    }

    /// One match counts for more than it says: K, games, their product.
    pub fn overshoot(self, k: f64, games: u32) -> String {
        let product = k * f64::from(games);
        self.overshoots(format_args!("{k}"), games, format_args!("{product:.0}"))
    }
}
