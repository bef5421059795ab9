//! The words of the question whether an entrant of a Swiss is there in the next round.

use crate::words::words;

words! {
    /// The words of the question whether an entrant of a Swiss is there in the next round.
    pub AbsenceWords in "absence" {
        title; question(name: &str, round: u32); stays; absent(rounds: &str, worth: &str);
        present(rounds: &str);
    }
}
