//! The words of the journal.

use crate::club::Seq;
use crate::words::words;

words! {
    pub JournalWords in "journal" {
        empty; none(typed: &str); undone_by(by: Seq); struck(by: Seq, what: &str);
        already(seq: Seq, by: Seq); question(seq: Seq); undo;
        details(seq: Seq, time: &str, desk: &str); seq; time; desk; what;
        title(entries: usize); narrowed(shown: usize, all: usize); foreign(desk: Option<&str>);
        foreign_entry(seq: Seq, whose: &str); foreign_undo(seq: Seq, whose: &str);
        foreign_result(seq: Seq, whose: &str); redo; correct; consequence(what: &str);
    }
}

/// An entry that is the last of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    Entry,
    Undo,
    Result,
}

impl JournalWords {
    /// Asks about the last entry, undo or result, which this process did not make: its number, and the desk that did,
    /// unless that has the name of this one.
    pub fn question_foreign(self, last: Last, seq: Seq, desk: Option<&str>) -> String {
        let whose = self.foreign(desk);
        match last {
            Last::Entry => self.foreign_entry(seq, &whose),
            Last::Undo => self.foreign_undo(seq, &whose),
            Last::Result => self.foreign_result(seq, &whose),
        }
    }

    /// The button that does what [`Self::question_foreign`] asks.
    pub fn act(self, last: Last) -> &'static str {
        match last {
            Last::Entry => self.undo(),
            Last::Undo => self.redo(),
            Last::Result => self.correct(),
        }
    }
}
