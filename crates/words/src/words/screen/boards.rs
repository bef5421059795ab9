//! The words of a round of a Swiss that is paired by hand or paired again.

use crate::words::{say, words};

words! {
    /// The words of a round of a Swiss that is paired by hand or paired again.
    pub BoardsWords {
        /// The title: the tournament, the round.
        title(name: &str, round: u32): "{name}, round {round} by hand", "{name}、{round}回戦を手動で組む";
        /// Above those who can be put on a board.
        players(left: usize): "To be paired ({left})", "未定の選手（{left}人）";
        /// Above the boards as the round would have them.
        boards(by_hand: usize, all: usize):
            "Matches ({by_hand} of {all} by hand, *)",
            "組み合わせ（{all}組、手動{by_hand}組に*）";
        /// The row that gives the marked player the bye.
        bye: "bye", "BYE";
        absent: "absent", "欠席";
        /// All players are on boards.
        nobody: "Every player is in a match. x takes one apart.", "全員の組み合わせが決まっています。x で外せます。";
        how: "Enter on two players makes a match. The rest is paired by the rules.",
            "二人を Enter で選ぶと1組になります。残りは規則どおりに組みます。";
        /// The first of two is chosen.
        against(name: &str): "Opponent of {name}?", "{name}の相手を選んでください。";
        no_bye: "Choose the player who has the bye first.", "先にBYEになる選手を選んでください。";
        by_rules: "this match follows the rules", "この組は規則どおりです";
        /// The new pairings would be those that exist already.
        same(round: u32):
            "Round {round} would be paired the same way again.",
            "{round}回戦は、組み直しても同じ組み合わせです。";
        again(round: u32, tournament: &str):
            "Pair round {round} of {tournament} again?",
            "{tournament}の{round}回戦を組み直しますか？";
        again_yes: "Pair again", "組み直し";
        /// A choice for a player in a round that is paired.
        absent_again(round: u32, worth: &str):
            "Absent in round {round}, {worth}; pair it again",
            "{round}回戦を欠席（{worth}）、組み直す";
        present_again(round: u32): "Present in round {round}; pair it again", "{round}回戦に参加、組み直す";
    }
}

impl BoardsWords {
    /// Something unusual about the round.
    pub fn odd(self, what: &str) -> String {
        say!(self.language, "Note: {what}.", "注意：{what}。")
    }
}
