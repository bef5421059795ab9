//! Texts of the commands that are the same on every main screen.

use crate::words::words;

words! {
    /// The words of those commands.
    pub AnywhereWords in "anywhere" {
        no_result; nothing_drawn; nothing_played; nothing_open; tie_waits(tournament: &str);
        which_bracket; which_entry; answer_first; not_recorded(why: &str);
        key_is(key: &str, title: &str, other: &str); key_is_of(key: &str, title: &str, part: &str);
        takes_back(key: &str, entry: &str);
    }
}
