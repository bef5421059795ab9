//! The journal in English.

use crate::words::english::count;
use crate::words::grouped;
use crate::words::screen::journal::JournalWords;

pub(super) const JOURNAL: JournalWords = JournalWords {
    title: |entries| format!("Journal  {}", count(entries, "entry", "entries")),
    narrowed: |shown, all| {
        format!("Journal  {} of {}", grouped(shown), count(all, "entry", "entries"))
    },
    empty: "Nothing has been decided yet. Every change will be listed here, and can be undone.",
    none: |typed| format!("No entry says \"{typed}\". Esc shows all."),
    undone_by: |by| format!("undone by {by}"),
    struck: |by, what| format!("[undone by {by}] {what}"),
    already: |seq, by| format!("entry {seq} was undone by {by}"),
    question: |seq| format!("Undo entry {seq}, which is not the last?"),
    question_foreign: |seq, desk| format!("The last entry, {seq}, is from desk {desk}. Undo it?"),
    question_last: |seq| format!("Undo entry {seq}?"),
    consequence: |what| {
        format!("{what}. Later entries stay; if one of them needs it, nothing is changed.")
    },
    undo: "Undo it",
    details: |seq, time, desk| format!("Entry {seq}  {time}  {desk}"),
    seq: "No",
    time: "Time",
    desk: "Desk",
    what: "What",
};
