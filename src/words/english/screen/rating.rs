//! Ratings in English.

use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::{Interval, Missing, Performance, written};
use crate::words::english::count;
use crate::words::screen::rating::RatingWords;

pub(super) const RATING: RatingWords = RatingWords {
    provisional: |rating| format!("{rating:.0}?"),
    half_width: |points| format!("+-{:.0}", points.ceil()),
    interval: |interval: Interval| {
        format!(
            "{} +-{:.0}: between {:.0} and {:.0} with 95% confidence",
            written(interval.rating),
            interval.half_width().ceil(),
            interval.low(),
            interval.high()
        )
    },
    missing: |missing| match missing {
        Missing::Games(games) => {
            count(usize::try_from(games).unwrap_or(usize::MAX), "more game", "more games")
        }
        Missing::HalfWidth { at_most, .. } => format!("+-{at_most:.0} or less"),
        Missing::Activity { now, .. } => match format!("{now:.0}").as_str() {
            "1" => "1 month idle".to_owned(),
            months => format!("{months} months idle"),
        },
    },
    model: |model| match model {
        Model::Elo => "the list's ratings",
        Model::WholeHistory => "fitted to all results",
    },
    order: |order| match order {
        Order::Rating => "by rating",
        Order::LowerBound => "by lower bound (95%)",
    },
    percent: |share| format!("{:.1}%", share * 100.0),
    performance: |performance| match performance {
        Performance::Of { rating, deviation } => format!("{rating:.0} +-{:.0}", 1.96 * deviation),
        Performance::AtLeast(rating) => format!("{rating:.0} or more"),
        Performance::AtMost(rating) => format!("{rating:.0} or less"),
    },
    overshoot: |k, games| {
        format!(
            "K {k} x {games} games = {:.0}, over 347: one match moves ratings past what its score says.",
            k * f64::from(games)
        )
    },
};
