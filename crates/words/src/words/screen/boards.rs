//! The words of a round of a Swiss that is paired by hand or paired again.

use crate::words::words;

words! {
    /// The words of a round of a Swiss that is paired by hand or paired again.
    pub BoardsWords in "boards" {
        title(name: &str, round: u32); players(left: usize); boards(by_hand: usize, all: usize);
        bye; absent; nobody; how; against(name: &str); no_bye; by_rules; same(round: u32);
        again(round: u32, tournament: &str); again_yes; absent_again(round: u32, worth: &str);
        present_again(round: u32);
        odd(what: &str);
    }
}
