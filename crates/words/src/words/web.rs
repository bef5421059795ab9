//! Texts on the pages that a host serves to phones and walls in the hall.

use chrono::NaiveDate;

use super::Language;
use crate::club::tournament::Venue;
use crate::words::{capital, words};

words! {
    pub WebWords in "web";
    pub SiteWords in "site";
}

impl WebWords {
    pub fn go_to(self, spot: &Venue) -> String {
        capital(&self.voice.words().term.venue(spot))
    }

    pub fn nobody_at(self, table: &Venue) -> String {
        self.nothing_called_at(self.go_to(table))
    }

    /// How many matches are called before a player's.
    pub fn before(self, ahead: usize) -> String {
        if ahead == 0 { self.next_up().to_owned() } else { self.matches_before(ahead) }
    }

    pub fn waits_for(self, matches: &[String]) -> String {
        self.waits_for_matches(matches.join(self.voice.words().term.and()))
    }
}

impl SiteWords {
    /// `21 Nov 2026`; `2026年11月21日`.
    pub fn day(self, lang: Language, day: NaiveDate) -> String {
        lang.date(day)
    }

    /// A day where figures stand in columns.
    pub fn short_day(self, _lang: Language, day: NaiveDate) -> String {
        day.format("%Y-%m-%d").to_string()
    }

    /// `1st`, `2nd`; `1位`.
    pub fn place(self, place: u32) -> String {
        let form = match (place % 10, place % 100) {
            (_, 11..=13) => "other",
            (1, _) => "one",
            (2, _) => "two",
            (3, _) => "few",
            _ => "other",
        };
        self.nth(place, form)
    }

    pub fn place_of(self, place: u32, entrants: usize) -> String {
        self.nth_of(self.place(place), entrants)
    }

    pub fn entrants(self, entrants: usize) -> String {
        self.voice.words().message.label.entrants(entrants)
    }
}
