//! Signs between the parts of a list.

use crate::words::words;

words! {
    /// Signs between the parts of a list.
    pub JoinWords in "joins" {
        comma; semicolon; colon; stop; both; last; or; clause; last_clause;
        /// How many people more there are.
        more(count: usize); numbered(name, id); one_match(no); match_among(no); all_matches(matches);
    }
}

impl JoinWords {
    /// `a, b and c`.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.comma(), self.last())
    }

    /// `a, b or c`.
    pub fn either(self, items: &[&str]) -> String {
        joined(items.iter().map(|item| (*item).to_owned()), self.comma(), self.or())
    }

    /// Like [`Self::list`], of clauses.
    pub fn clauses(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.clause(), self.last_clause())
    }

    /// The first three items, and how many people more there are.
    pub fn few(self, items: impl ExactSizeIterator<Item = String>) -> String {
        let more = items.len().saturating_sub(3);
        if more == 0 {
            return self.list(items);
        }
        let first: Vec<String> = items.take(3).collect();
        first.join(self.comma()) + &self.more(more)
    }
}

fn joined(items: impl IntoIterator<Item = String>, between: &str, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(end), false) => items.join(between) + last + &end,
    }
}
