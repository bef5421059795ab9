//! The words for what a merger would change.

use crate::domain::rating::written;
use crate::words::words;

words! {
    /// The words for what a merger would change, or taking one back.
    pub MergerWords in "merger" {
        none_moved;
        moves(matches: usize, tournaments: &str); changes(whose: &str, before: &str, after: &str);
        of_list(name: &str, list: Option<&str>); rated_together;
        become_one(whose: &str, a: &str, b: &str, after: &str); ceases(whose: &str, before: &str);
        others(others: usize);
    }
}

impl MergerWords {
    /// Rated matches that would count for another person: how many, in which tournaments.
    pub fn moved(self, matches: usize, tournaments: &[String]) -> String {
        self.moves(matches, &self.voice.words().term.list(tournaments))
    }

    /// A rating that would change: whose, on which list where there are several, before, after.
    pub fn rating(self, name: &str, list: Option<&str>, before: f64, after: f64) -> String {
        self.changes(&self.of_list(name, list), &written(before), &written(after))
    }

    /// The rating of two who become one: on which list where there are several, both before, after.
    pub fn together(self, list: Option<&str>, before: [f64; 2], after: f64) -> String {
        let [a, b] = before.map(written);
        self.become_one(&self.of_list(self.rated_together(), list), &a, &b, &written(after))
    }

    /// The rating of a player whose number would be merged.
    pub fn ends(self, name: &str, list: Option<&str>, before: f64) -> String {
        self.ceases(&self.of_list(name, list), &written(before))
    }
}
