//! Texts in and around drawings.

use crate::words::words;

words! {
    pub DrawingWords in "drawing" {
        cross_table_is(name: &str, players: usize); ratings(list: &str);
        curve_is(names: &str, from: &str, to: &str); distribution(list: &str);
        distribution_is(established: u32, provisional: u32); established(players: u32);
        provisional(players: u32); band; idle(months: u32); bracket_played(name, played, matches);
    }
}

impl DrawingWords {
    /// A bracket: matches played, of all.
    pub fn bracket_is(self, name: &str, played: usize, all: usize) -> String {
        let matches = all;
        self.bracket_played(name, played, matches)
    }
}
