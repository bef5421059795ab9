//! The words that lists have in common, in Japanese.

use crate::words::screen::lists::ListWords;

pub(super) const LISTS: ListWords = ListWords {
    search: "検索：",
    nothing: "何も選ばれていません",
    hidden: |above, below| match (above, below) {
        (0, 0) => String::new(),
        (0, below) => format!("下にあと{below}行"),
        (above, 0) => format!("上にあと{above}行"),
        (above, below) => format!("上に{above}行、下に{below}行"),
    },
    one_list: "レーティングリストは一つだけです",
};
