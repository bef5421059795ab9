//! The words of the entry of a match that no draw made.

use crate::words::words;

words! {
    /// The words of the entry of a match that no draw made.
    pub RecordMatchWords in "record-match" {
        title(tournament: &str); first; second(first: &str); nobody; players(a: &str, b: &str);
        score; hint; no_games; records; last_field;
    }
}
