//! A list from a file: its path, what was read of it, who may be registered already, what is wrong with it.

use super::club::{CEREMONY, NOTHING, ONE, TITLED};
use super::scenes;

scenes! {
    template: "Certificates by an own drawing: the page says which fields it may have.", CEREMONY, "b $ <alt-p> <end> <enter> <end> <enter>";
    refresh: "What differs from the list stands there before Enter records it.", TITLED, "3 I tests/fixtures/lists/fide.txt <enter>";
    import_path: "Before anything is typed the screen says what it takes, and what columns a list has.", NOTHING, "I";
    import_no_file: "A file that is not there.", ONE, "I no-such.csv <enter>";
    import_completed: "Several files begin as what was typed.", NOTHING, "I tests/fixtures/lists/ <tab>";
    import_read: "Who may be registered already is listed, each with the likeliest and why.", ONE, "I tests/fixtures/lists/players.csv <enter>";
    import_answered: "Once every row is answered, Enter records the list.", ONE, "I tests/fixtures/lists/players.csv <enter> s n N";
    import_results: "A list of results says what it would record.", ONE, "I tests/fixtures/lists/results.csv <enter>";
    import_faults: "Every fault with its line, and what to do about the selected one.", ONE, "I tests/fixtures/lists/faults.csv <enter>";
    import_neither: "A file whose columns are those of no list.", ONE, "I tests/fixtures/lists/other.csv <enter>";
}
