//! The words of the odds of a tournament.

use crate::club::question::odds::NoOdds;
use crate::domain::odds::{Method, Places};
use crate::domain::slot::group_letter;
use crate::words::{Language, english, japanese, pick, say, words};

words! {
    /// The words of the odds of a tournament.
    pub OddsWords in "odds" {
        title(name: &str); wait; player; advances;
    }
}

impl OddsWords {
    /// How the odds are known.
    pub fn method(self, method: Method) -> String {
        let lang = self.language;
        match method {
            Method::Exact => lang
                .pick(
                    "From the present ratings, exact.",
                    "今のレーティングから厳密に計算しました。",
                )
                .to_owned(),
            Method::Simulated(simulation) => match lang {
                Language::English => format!(
                    "From the present ratings, simulated {} (random seed {}), within about {:.1}.",
                    english::count_of(simulation.runs, "time", "times"),
                    simulation.seed,
                    98.0 / f64::from(simulation.runs.max(1)).sqrt()
                ),
                Language::Japanese => {
                    format!(
                        "今のレーティングから{}の試行（乱数の種{}）、誤差は約{:.1}。",
                        japanese::count(
                            usize::try_from(simulation.runs).unwrap_or(usize::MAX),
                            "回"
                        ),
                        simulation.seed,
                        98.0 / f64::from(simulation.runs.max(1)).sqrt()
                    )
                }
            },
        }
    }

    pub fn none(self, why: NoOdds) -> &'static str {
        let lang = self.language;
        match why {
            NoOdds::NotDrawn => lang.pick(
                "the stage has no pairings yet",
                "このステージにはまだ組み合わせがありません",
            ),
            NoOdds::Format(_) => pick!(lang; "this format does not fix future opponents",
                "この形式では先の対戦相手が決まりません"),
        }
    }

    /// A place, or several that cannot be told apart.
    pub fn places(self, places: Places) -> String {
        let lang = self.language;
        match (places.first, places.last) {
            (first, last) if first == last => match lang {
                Language::English => first.to_string(),
                Language::Japanese => format!("{first}位"),
            },
            (first, last) => say!(lang, "{first}-{last}", "{first}-{last}位"),
        }
    }

    /// A probability, for a column.
    pub fn percent(self, share: f64) -> String {
        match share * 100.0 {
            0.0 => "-".to_owned(),
            percent if percent < 0.1 => "<0.1".to_owned(),
            percent => format!("{percent:.1}"),
        }
    }

    /// The name of a player in a group.
    pub fn in_group(self, group: u32, name: &str) -> String {
        match group_letter(group) {
            Some(letter) => format!("{letter} {name}"),
            None => format!("{group} {name}"),
        }
    }
}
