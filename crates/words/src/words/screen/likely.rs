//! Registered players to whom a typed name may belong.

use chrono::{Datelike as _, NaiveDate};

use crate::domain::rating::written;
use crate::words::words;

words! {
    /// Registered players to whom a typed name may belong.
    pub LikelyWords in "likely" {
        found; of_club(name: &str, club: &str); different; listed; not_shown; nobody;
        entered_at(table: Option<&str>); month(year: i32, month: u32, padded);
    }
}

impl LikelyWords {
    /// The key that takes the first, second or third of them, counted from 0.
    pub fn key(self, at: usize) -> &'static str {
        ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default()
    }

    /// A player who has entered already: the table, where one is being played at.
    pub fn entered(self, table: Option<&str>) -> String {
        let table = table.map(|table| self.voice.words().term.table(table));
        self.entered_at(table.as_deref())
    }

    pub fn rating(self, score: f64) -> String {
        written(score)
    }

    /// The last event: its name, the day of the last match there.
    pub fn last(self, tournament: &str, day: Option<NaiveDate>) -> String {
        let Some(day) = day else { return tournament.to_owned() };
        let month = self.month(day.year(), day.month(), format_args!("{:02}", day.month()));
        format!("{tournament} {month}")
    }
}
