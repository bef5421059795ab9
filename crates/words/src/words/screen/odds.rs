//! The words of the odds of a tournament.

use crate::club::question::odds::NoOdds;
use crate::domain::odds::{Method, Places};
use crate::domain::slot::group_letter;
use crate::words::words;

words! {
    /// The words of the odds of a tournament.
    pub OddsWords in "odds" {
        title(name: &str); wait; player; advances;
        none[NoOdds: NotDrawn, Format(_)];
        exact; simulated(runs: u32, seed, error); place(place: u32);
        places_from(first: u32, last: u32);
    }
}

impl OddsWords {
    /// How the odds are known.
    pub fn method(self, method: Method) -> String {
        match method {
            Method::Exact => self.exact().to_owned(),
            Method::Simulated(simulation) => self.simulated(
                simulation.runs,
                format_args!("{}", simulation.seed),
                format_args!("{:.1}", 98.0 / f64::from(simulation.runs.max(1)).sqrt()),
            ),
        }
    }

    /// A place, or several that cannot be told apart.
    pub fn places(self, places: Places) -> String {
        match (places.first, places.last) {
            (first, last) if first == last => self.place(first),
            (first, last) => self.places_from(first, last),
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
