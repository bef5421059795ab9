//! The words that lists have in common.

use crate::words::{say, words};

words! {
    /// The words that lists have in common.
    pub ListWords in "lists" {
        search; nothing; gone; field_changed(field: &str, value: &str); one_list;
    }
}

impl ListWords {
    /// How many rows there are above and below those in view; nothing where all are.
    pub fn hidden(self, above: usize, below: usize) -> String {
        let lang = self.language;
        match (above, below) {
            (0, 0) => String::new(),
            (0, below) => say!(lang, "{below} more below", "下にあと{below}行"),
            (above, 0) => say!(lang, "{above} more above", "上にあと{above}行"),
            (above, below) => {
                say!(lang, "{above} above, {below} below", "上に{above}行、下に{below}行")
            }
        }
    }
}
