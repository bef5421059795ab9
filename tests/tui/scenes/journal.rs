//! The journal.

use super::club::{DEMO, JOURNAL, NOTHING, ONE};
use super::scenes;

scenes! {
    journal_none: "Nothing has been decided.", NOTHING, "4";
    journal_one: "One entry.", ONE, "4";
    journal: "Everything that was decided, by whom and when; what was undone stays readable.", DEMO, "4";
    journal_forty: "Undone, undone again and done again.", JOURNAL, "4 u y u y <ctrl-r> <down> <down>";
    journal_searched: "Entries are found by what they say.", JOURNAL, "4 / 選 手 <space> 1 2";
    journal_not_found: "No entry says that.", JOURNAL, "4 / z z z";
    journal_entry: "One entry in full.", ONE, "4 <enter>";
    journal_undo: "Any entry can be undone, and the question repeats what it was.", DEMO, "4 <down> <down> <down> <down> x";
    journal_refused: "An entry that later ones need stays, and the first of those is named.", DEMO, "4 <end> x y";
}
