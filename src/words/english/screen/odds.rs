//! The odds of a tournament in English.

use crate::club::question::odds::NoOdds;
use crate::domain::odds::{Method, Places};
use crate::domain::slot::group_letter;
use crate::words::english::count_of;
use crate::words::screen::odds::OddsWords;

pub(super) const ODDS: OddsWords = OddsWords {
    title: |name| format!("Odds of {name}, in percent"),
    wait: "Working out the odds.",
    method: |method| match method {
        Method::Exact => "By the ratings as they stand; worked out exactly.".to_owned(),
        Method::Simulated(simulation) => format!(
            "By the ratings as they stand; played out {} (seed {}), so within about {:.1}.",
            count_of(simulation.runs, "time", "times"),
            simulation.seed,
            98.0 / f64::from(simulation.runs.max(1)).sqrt()
        ),
    },
    none: |why| match why {
        NoOdds::NotDrawn => "the stage is not drawn yet",
        NoOdds::Format(_) => "in this format it is not known who will meet whom",
    },
    player: "Player",
    places: |places: Places| match (places.first, places.last) {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
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
