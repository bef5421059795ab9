//! The words of the players who may be registered twice.

use chrono::NaiveDate;

use crate::domain::rating::written;
use crate::words::words;

words! {
    /// The words of the players who may be registered twice.
    pub DuplicatesWords in "duplicates" {
        rooms: {
            /// The labels of what is compared.
            label: DuplicatesLabels,
        }
        title(at: usize, of: usize); title_band(band: &str, at: usize, of: usize); certain; likely;
        possible; one_band; no_certain; unseen; title_none; title_two; title_other(name: &str);
        other; nobody; looking; stopped; stop; searching; searched; none; gone;
        numbers(numbers: &str); played(day: NaiveDate, score: &str, opponents: &str); because;
        why_not; unlike(absorb: &str, keep: &str); unlike_follows; unlike_yes; clears; against;
        merging; details; put_off_already; only_one; mergers(said: usize, of: usize); mergers_title;
        answer_left; answer_right; answer_different; unanswered; all_answered; none_answered;
        none_certain; answer; left; right; why_title;
        none_but_these(pairs: usize, one: &str, other: &str);
        events(events: usize, last: Option<&str>); rated(rating: &str, matches: usize);
        why(chance: &str, reasons: &str, put_off: bool);
        merged_with(before: &str, after: &str, said: &str);
    }
}

impl DuplicatesWords {
    /// No likely duplicates remain; `pairs` were marked as different people, one of them with these names.
    pub fn none_but(self, pairs: usize, [one, other]: &[String; 2]) -> String {
        self.none_but_these(pairs, one, other)
    }

    /// Rating and number of rated matches.
    pub fn rating(self, rating: f64, matches: usize) -> String {
        self.rated(&written(rating), matches)
    }

    /// Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
    pub fn merged(self, said: &str, before: f64, after: f64) -> String {
        self.merged_with(&written(before), &written(after), said)
    }
}

words! {
    /// The labels of what is compared.
    pub DuplicatesLabels in "duplicates-labels" {
        number; name; reading; aliases; club; born; external; events; rating; matches;
    }
}
