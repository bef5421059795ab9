//! The odds of a tournament in Japanese.

use crate::club::question::odds::NoOdds;
use crate::domain::odds::{Method, Places};
use crate::domain::slot::group_letter;
use crate::words::japanese::count;
use crate::words::screen::odds::OddsWords;

pub(super) const ODDS: OddsWords = OddsWords {
    title: |name| format!("{name}の順位の確率（%）"),
    wait: "確率を計算しています。",
    method: |method| match method {
        Method::Exact => "今のレーティングから厳密に計算しました。".to_owned(),
        Method::Simulated(simulation) => format!(
            "今のレーティングから{}の試行（乱数の種{}）、誤差は約{:.1}。",
            count(usize::try_from(simulation.runs).unwrap_or(usize::MAX), "回"),
            simulation.seed,
            98.0 / f64::from(simulation.runs.max(1)).sqrt()
        ),
    },
    none: |why| match why {
        NoOdds::NotDrawn => "このステージはまだ組み合わせていません",
        NoOdds::Format(_) => "この形式では誰と当たるか決まっていません",
    },
    player: "選手",
    places: |places: Places| match (places.first, places.last) {
        (first, last) if first == last => format!("{first}位"),
        (first, last) => format!("{first}-{last}位"),
    },
    percent: |share| match share * 100.0 {
        0.0 => "-".to_owned(),
        percent if percent < 0.1 => "<0.1".to_owned(),
        percent => format!("{percent:.1}"),
    },
    in_group: |group, name| match group_letter(group) {
        Some(letter) => format!("{letter} {name}"),
        None => format!("{group} {name}"),
    },
};
