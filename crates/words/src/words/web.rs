//! Texts on the pages that a host serves to phones and walls in the hall.

use crate::words::prelude::*;

words! {
    pub WebWords in "web";

    fn nobody_at(say; table: &Venue) = nothing_called_at(table = say.go_to(table));
    fn waits_for(say; matches: &[String]) = waits_for_matches(
        matches = matches.join(say.voice.words().term.and()));
    pub SiteWords in "site";

    /// `1st`, `2nd`; `1位`.
    fn place(say; place: u32) = nth(
        form = match (place % 10, place % 100) { (_, 11..=13) => "other", (1, _) => "one", (2, _) => "two", (3, _) => "few", _ => "other", });
    fn place_of(say; place: u32, entrants: usize) = nth_of(place = say.place(place));
}

impl WebWords {
    pub fn go_to(self, spot: &Venue) -> String {
        capital(&self.voice.words().term.venue(spot))
    }
}
