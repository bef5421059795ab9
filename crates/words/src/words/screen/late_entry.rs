//! The search for a late entry or a replacement.

use crate::domain::swiss::AskedBye;
use crate::words::{say, words};

words! {
    /// The search for a late entry or a replacement.
    pub LateEntryWords in "late-entry" {
        late_title(tournament: &str); instead_title(name: &str, tournament: &str); instead_prompt;
        which_player; late; which_place(name: &str); instead; exchange(old: &str, new: &str);
        results_too; leave; replace; plays(opponent: &str, seed: u32); nobody; another(name: &str);
        registers(name: &str); worth_again; reopen(until: u32, place: &str);
    }
}

impl LateEntryWords {
    /// The question for the points of the missed rounds.
    pub fn missed(self, name: &str, rounds: u32) -> String {
        let rounds = self.language.rounds(rounds);
        say!(self.language; "{name} has missed {rounds}. What is each worth?",
            "{name}は{rounds}を欠席しました。各ラウンドを何点としますか？")
    }

    /// The worth of a missed round.
    pub fn worth(self, bye: AskedBye) -> &'static str {
        match bye {
            AskedBye::Zero => self.language.pick("0 points", "0点"),
            AskedBye::Half => {
                self.language.pick("½ point, as for a draw", "半点（引き分けと同じ）")
            }
        }
    }

    /// How many play in a group.
    pub fn players(self, players: usize) -> String {
        self.language.count(players, "player", "players", "人")
    }
}
