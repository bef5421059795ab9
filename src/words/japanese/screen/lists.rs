//! The words that lists have in common, in Japanese.

use crate::words::screen::lists::ListWords;

pub(super) const LISTS: ListWords = ListWords {
    search: "検索：",
    nothing: "何も選ばれていません",
    one_list: "レーティングリストは一つだけです",
};
