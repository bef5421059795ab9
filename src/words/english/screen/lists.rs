//! The words that lists have in common, in English.

use crate::words::screen::lists::ListWords;

pub(super) const LISTS: ListWords = ListWords {
    search: "Search: ",
    nothing: "nothing is selected",
    one_list: "there is only one rating list",
};
