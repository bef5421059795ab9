//! The words that lists have in common.

use crate::words::{say, words};

words! {
    /// The words that lists have in common.
    pub ListWords {
        /// Before the field that narrows a list.
        search: "Search: ", "検索：";
        nothing: "nothing is selected", "何も選ばれていません";
        gone: "What was selected is no longer in this list. Select again.",
            "選んでいたものが一覧からなくなりました。選び直してください。";
        /// Another desk changed a field of a form that was typed over here.
        field_changed(field: &str, value: &str):
            "{field} was changed meanwhile: {value}. What you typed here replaces it when saved.",
            "「{field}」はその間に「{value}」に変わりました。保存すると入力中の内容に置き換わります。";
        one_list: "there is only one rating list", "レーティングリストは一つだけです";
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
