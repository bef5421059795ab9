//! The commands that are the same on every main screen, in English.

use crate::words::screen::anywhere::AnywhereWords;

pub(super) const ANYWHERE: AnywhereWords = AnywhereWords {
    no_result: "no result was recorded yet",
    nothing_drawn: "no tournament has been started yet",
    nothing_open: "no tournament takes entries now",
    which_bracket: "Which bracket?",
    which_entry: "Enter players in which tournament?",
    answer_first: "the question on the screen comes first",
    takes_back: |key, entry| format!("{key} takes back: {entry}"),
};
