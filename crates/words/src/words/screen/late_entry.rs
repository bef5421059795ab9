//! The search for a late entry or a replacement.

use crate::domain::swiss::AskedBye;
use crate::words::words;

words! {
    /// The search for a late entry or a replacement.
    pub LateEntryWords in "late-entry" {
        late_title(tournament: &str); instead_title(name: &str, tournament: &str); instead_prompt;
        which_player; late; which_place(name: &str); instead; exchange(old: &str, new: &str);
        results_too; leave; replace; plays(opponent: &str, seed: u32); nobody; another(name: &str);
        registers(name: &str); worth_again; reopen(until: u32, place: &str);
        worth[AskedBye: Zero, Half];
        missed(name: &str, rounds: u32); players(players: usize);
    }
}
