//! The questions what to print, and on which paper.

use crate::words::{say, words};

words! {
    /// The questions what to print, and on which paper.
    pub PrintWords {
        lead:
            "Writes sheets to print beside the club's file, numbered if the name is taken.",
            "印刷する用紙をクラブのファイルの隣に書き出します（同名があれば番号付き）。";
        letter: "Letter", "レター";
        page: "HTML, to print from a browser", "HTML（ブラウザーで印刷）";
        pdf: "PDF", "PDF";
        /// Paper and format.
        way(paper: &str, format: &str): "{paper}, {format}", "{paper}・{format}";
        /// There is nothing to print.
        nothing: "There is nothing to print yet.", "印刷するものがまだありません。";
    }
}

impl PrintWords {
    /// The kind of sheet, and its tournament or list; `of` is empty where it has neither.
    pub fn title(self, kind: &str, of: &str) -> String {
        let lang = self.language;
        if of.is_empty() {
            say!(lang, "Print: {kind}", "印刷：{kind}")
        } else {
            say!(lang, "Print: {kind}, {of}", "印刷：{kind}（{of}）")
        }
    }

    /// The question what to print of a tournament.
    pub fn what(self, of: &str) -> String {
        say!(self.language, "Print: {of}", "印刷：{of}")
    }
}
