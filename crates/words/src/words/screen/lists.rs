//! The words that lists have in common.

use crate::words::words;

words! {
    /// The words that lists have in common.
    pub ListWords in "lists" {
        search; nothing; gone; field_changed(field: &str, value: &str); one_list;
        hidden(above: usize, below: usize);
    }
}
