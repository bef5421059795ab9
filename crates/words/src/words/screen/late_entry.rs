//! The search for a late entry or a replacement.

use crate::domain::swiss::AskedBye;
use crate::words::{say, words};

words! {
    /// The search for a late entry or a replacement.
    pub LateEntryWords {
        late_title(tournament: &str): "Late entry, {tournament}", "途中参加（{tournament}）";
        instead_title(name: &str, tournament: &str):
            "Replace {name}, {tournament}",
            "{name}の入れ替え（{tournament}）";
        /// Before the name of the player who plays instead.
        instead_prompt: "Plays instead: ", "代わりの選手：";
        /// The question which player of a match is replaced.
        which_player: "Which player is replaced?", "どの選手を入れ替えますか？";
        /// Over the question for the place of a late entry.
        late: "Late entry", "途中参加";
        which_place(name: &str): "Choose a place for {name}", "{name}の枠を選んでください";
        instead: "Replace an entrant", "参加者の入れ替え";
        exchange(old: &str, new: &str):
            "Replace {old} with {new}?",
            "{old}を{new}に入れ替えますか？";
        results_too:
            "Corrects a wrong entry: recorded results will count for the new player.",
            "誤った参加登録の訂正です。記録済みの結果も新しい選手のものになります。";
        /// The way that changes nothing.
        leave: "Cancel", "やめる";
        replace: "Replace, results included", "結果ごと入れ替える";
        /// A place in a bracket: the first opponent, and the number of the place.
        plays(opponent: &str, seed: u32):
            "Plays {opponent} first, as seed {seed}",
            "初戦の相手：{opponent}（第{seed}シード）";
        nobody: "No players found who are not yet entrants.", "参加者以外の選手は見つかりません。";
        /// Where a player has the typed name.
        another(name: &str): "Alt-n registers another {name}.", "Alt-n で同名の別人として{name}を登録します。";
        /// Where no player has it.
        registers(name: &str):
            "Enter registers {name} by the name alone; Alt-n opens the form.",
            "Enter で{name}を名前だけで登録します。Alt-n で登録フォームを開きます。";
        /// Below that question: it holds for those who come later too.
        worth_again:
            "Asked once: later entries get the same.",
            "一度だけの質問です。以後の途中参加も同じになります。";
        /// The way that accepts late entries for longer than planned.
        reopen(until: u32, place: &str):
            "Accept late entries until round {until}: {place}",
            "途中参加を{until}回戦まで認める：{place}";
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
