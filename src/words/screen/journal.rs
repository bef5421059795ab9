//! The words of the journal.

use crate::club::Seq;

/// The words of the journal.
#[derive(Debug, Clone, Copy)]
pub struct JournalWords {
    /// The title: how many entries there are.
    pub title: fn(usize) -> String,
    /// The title of a narrowed list: how many are shown, of how many.
    pub narrowed: fn(usize, usize) -> String,
    /// Before the first entry.
    pub empty: &'static str,
    /// No entry is found: what was typed.
    pub none: fn(&str) -> String,
    /// An entry that counts no longer: the entry that took it back.
    pub undone_by: fn(Seq) -> String,
    /// The same before what the entry decided.
    pub struck: fn(Seq, &str) -> String,
    /// Why an entry cannot be undone: it, and the entry that took it back.
    pub already: fn(Seq, Seq) -> String,
    /// Asks whether to undo an entry that is not the last.
    pub question: fn(Seq) -> String,
    /// Asks whether to undo the last entry, which is another desk's: its number, that desk.
    pub question_foreign: fn(Seq, &str) -> String,
    /// Asks whether to undo the last entry, which did more than a slip of the hand.
    pub question_last: fn(Seq) -> String,
    /// What undoing it means: what the entry says.
    pub consequence: fn(&str) -> String,
    /// The button that undoes it.
    pub undo: &'static str,
    /// The title of an entry's details: number, time, desk.
    pub details: fn(Seq, &str, &str) -> String,
    /// Heading of the numbers.
    pub seq: &'static str,
    /// Heading of the times.
    pub time: &'static str,
    /// Heading of the desks.
    pub desk: &'static str,
    /// Heading of what was decided.
    pub what: &'static str,
}
