//! The questions what to print, and on which paper.

use crate::words::words;

words! {
    /// The questions what to print, and on which paper.
    pub PrintWords in "print" {
        lead; letter; page; pdf; way(paper: &str, format: &str); nothing;
        titled(kind: &str, of: Option<&str>); what(of: &str);
    }
}

impl PrintWords {
    /// The kind of sheet, and its tournament or list; `of` is empty where it has neither.
    pub fn title(self, kind: &str, of: &str) -> String {
        self.titled(kind, (!of.is_empty()).then_some(of))
    }
}
