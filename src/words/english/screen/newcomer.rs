//! The search for somebody after the start of a tournament, in English.

use crate::words::screen::newcomer::NewcomerWords;

pub(super) const NEWCOMER: NewcomerWords = NewcomerWords {
    late_title: |tournament| format!("Late entry, {tournament}"),
    instead_title: |name, tournament| format!("Who should play instead of {name}, {tournament}"),
    late: "Late entry",
    which_place: |name| format!("Which place does {name} take?"),
    instead: "Replace an entrant",
    exchange: |old, new| format!("Put {new} in the place of {old}?"),
    results_too: "For an entry made by mistake: results already recorded count for the new player.",
    leave: "Cancel",
    replace: "Replace, results included",
    nobody: "Nobody who is not entered is found.",
    no_place: "no place is open to late entries",
};
