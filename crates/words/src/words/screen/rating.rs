//! Texts on ratings, their certainty and their predictions.

use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::{Interval, Missing, Performance, written};
use crate::words::{Language, english, say, words};

words! {
    /// Ratings on several screens.
    pub RatingWords {
        /// A rating that is not established.
        provisional(rating: f64): "{rating:.0}?", "{rating:.0}?";
    }
}

impl RatingWords {
    /// Half the width of an interval, for a column.
    pub fn half_width(self, points: f64) -> String {
        format!("+-{:.0}", points.ceil())
    }

    /// A rating with its interval, in a sentence.
    pub fn interval(self, interval: Interval) -> String {
        let lang = self.language;
        say!(lang; "{} +-{:.0}: between {:.0} and {:.0} with 95% confidence",
            "{} +-{:.0}：95%の信頼度で{:.0}から{:.0}の間",
            written(interval.rating), interval.half_width().ceil(), interval.low(), interval.high())
    }

    /// The condition for an established rating that a player does not meet yet.
    pub fn missing(self, missing: Missing) -> String {
        let lang = self.language;
        match missing {
            Missing::Games(games) => match lang {
                Language::English => english::count(
                    usize::try_from(games).unwrap_or(usize::MAX),
                    "more game",
                    "more games",
                ),
                Language::Japanese => format!("あと{games}ゲーム"),
            },
            Missing::HalfWidth { at_most, .. } => {
                say!(lang, "+-{at_most:.0} or less", "95%幅+-{at_most:.0}以内")
            }
            Missing::Activity { now, .. } => match lang {
                Language::English => match format!("{now:.0}").as_str() {
                    "1" => "1 month idle".to_owned(),
                    months => format!("{months} months idle"),
                },
                Language::Japanese => format!("{now:.0}か月休み"),
            },
        }
    }

    pub fn model(self, model: Model) -> &'static str {
        let lang = self.language;
        match model {
            Model::Elo => lang.pick("the list's ratings", "リストのレーティング"),
            Model::WholeHistory => lang.pick("fitted to all results", "全結果からの推定"),
            Model::BradleyTerry => lang.pick("results weighted by age", "新しさで重み付けした推定"),
        }
    }

    pub fn order(self, order: Order) -> &'static str {
        let lang = self.language;
        match order {
            Order::Rating => lang.pick("by rating", "レーティング順"),
            Order::LowerBound => lang.pick("by lower bound (95%)", "95%区間の下限順"),
        }
    }

    pub fn percent(self, share: f64) -> String {
        format!("{:.1}%", share * 100.0)
    }

    pub fn performance(self, performance: Performance) -> String {
        let lang = self.language;
        match performance {
            Performance::Of { rating, deviation } => {
                format!("{rating:.0} +-{:.0}", 1.96 * deviation)
            }
            Performance::AtLeast(rating) => say!(lang, "{rating:.0} or more", "{rating:.0}以上"),
            Performance::AtMost(rating) => say!(lang, "{rating:.0} or less", "{rating:.0}以下"),
        }
    }

    /// One match counts for more than it says: K, games, their product.
    pub fn overshoot(self, k: f64, games: u32) -> String {
        say!(self.language; "K {k} x {games} games = {:.0}, over 347: a match moves ratings beyond its score.",
            "K {k} x {games}ゲーム = {:.0} は347を超え、1試合でレートが結果以上に動きます。",
            k * f64::from(games))
    }
}
