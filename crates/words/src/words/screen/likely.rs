//! Registered players to whom a typed name may belong.

use chrono::NaiveDate;

use crate::domain::rating::written;
use crate::words::{Language, japanese, words};

words! {
    /// Registered players to whom a typed name may belong.
    pub LikelyWords in "likely" {
        found; of_club(name: &str, club: &str); different; listed; not_shown; nobody;
    }
}

impl LikelyWords {
    /// The key that takes the first, second or third of them, counted from 0.
    pub fn key(self, at: usize) -> &'static str {
        ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default()
    }

    /// A player who has entered already: the table, where one is being played at.
    pub fn entered(self, table: Option<&str>) -> String {
        let lang = self.language;
        match table {
            Some(table) => match lang {
                Language::English => format!("already an entrant, table {table}"),
                Language::Japanese => format!("参加済、{}", japanese::table_called(table)),
            },
            None => lang.pick("already an entrant", "参加済").to_owned(),
        }
    }

    pub fn rating(self, score: f64) -> String {
        written(score)
    }

    /// The last event: its name, the day of the last match there.
    pub fn last(self, tournament: &str, day: Option<NaiveDate>) -> String {
        match day {
            Some(day) => {
                format!("{tournament} {}", day.format(self.language.pick("%Y-%m", "%Y年%-m月")))
            }
            None => tournament.to_owned(),
        }
    }
}
