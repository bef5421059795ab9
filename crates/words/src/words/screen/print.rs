//! The questions what to print, and on which paper.

use crate::words::{say, words};

words! {
    /// The questions what to print, and on which paper.
    pub PrintWords in "print" {
        lead; letter; page; pdf; way(paper: &str, format: &str); nothing;
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
