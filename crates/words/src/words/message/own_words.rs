//! Faults of the operator's own words.

use crate::words::catalog::check::{Fault, Wrong};
use crate::words::words;

words! {
    pub OwnWordsWords in "own-words" {
        syntax(reason: &str); twice(name: &str); missing(name: &str); unused(name: &str);
        not_given(name: &str, fact: &str); left_out(name: &str, fact: &str);
        unknown(name: &str, what: &str); at(file: &str, line: usize, wrong: &str);
    }
}

impl OwnWordsWords {
    /// A file is wrong: where, and how.
    pub fn fault(self, fault: &Fault) -> String {
        let wrong = match &fault.wrong {
            Wrong::Syntax(reason) => self.syntax(reason),
            Wrong::Twice(name) => self.twice(name),
            Wrong::Missing(name) => self.missing(name),
            Wrong::Unused(name) => self.unused(name),
            Wrong::NotGiven { name, fact } => self.not_given(name, fact),
            Wrong::LeftOut { name, fact } => self.left_out(name, fact),
            Wrong::Unknown { name, what } => self.unknown(name, what),
        };
        self.at(&fault.file, fault.line, &wrong)
    }
}
