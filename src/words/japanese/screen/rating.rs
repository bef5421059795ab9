//! Ratings in Japanese.

use crate::club::question::rating_table::{Model, Order};
use crate::domain::rating::{Interval, Missing, Performance, written};
use crate::words::screen::rating::RatingWords;

pub(super) const RATING: RatingWords = RatingWords {
    provisional: |rating| format!("{rating:.0}?"),
    half_width: |points| format!("+-{:.0}", points.ceil()),
    interval: |interval: Interval| {
        format!(
            "{} +-{:.0}：95%の信頼度で{:.0}から{:.0}の間",
            written(interval.rating),
            interval.half_width().ceil(),
            interval.low(),
            interval.high()
        )
    },
    missing: |missing| match missing {
        Missing::Games(games) => format!("あと{games}ゲーム"),
        Missing::HalfWidth { at_most, .. } => format!("95%幅+-{at_most:.0}以内"),
        Missing::Activity { now, .. } => format!("{now:.0}か月休み"),
    },
    model: |model| match model {
        Model::Elo => "リストのレーティング",
        Model::WholeHistory => "全結果からの推定",
    },
    order: |order| match order {
        Order::Rating => "レーティング順",
        Order::LowerBound => "95%区間の下限順",
    },
    percent: |share| format!("{:.1}%", share * 100.0),
    performance: |performance| match performance {
        Performance::Of { rating, deviation } => format!("{rating:.0} +-{:.0}", 1.96 * deviation),
        Performance::AtLeast(rating) => format!("{rating:.0}以上"),
        Performance::AtMost(rating) => format!("{rating:.0}以下"),
    },
    overshoot: |k, games| {
        format!(
            "K {k} x {games}ゲーム = {:.0}、347を超え、1試合で結果以上に動きます。",
            k * f64::from(games)
        )
    },
};
