//! The words that lists have in common, in English.

use crate::words::screen::lists::ListWords;

pub(super) const LISTS: ListWords = ListWords {
    search: "Search: ",
    nothing: "nothing is selected",
    hidden: |above, below| match (above, below) {
        (0, 0) => String::new(),
        (0, below) => format!("{below} more below"),
        (above, 0) => format!("{above} more above"),
        (above, below) => format!("{above} above, {below} below"),
    },
    one_list: "there is only one rating list",
};
