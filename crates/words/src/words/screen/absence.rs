//! The words of the question whether an entrant of a Swiss is there in the next round.

use crate::words::words;

words! {
    /// The words of the question whether an entrant of a Swiss is there in the next round.
    pub AbsenceWords {
        title: "Absence", "欠席";
        question(name: &str, round: u32):
            "Is {name} there in round {round}?",
            "{name}は{round}回戦に参加しますか？";
        stays: "Cancel", "やめる";
        absent(rounds: &str, worth: &str): "Absent in {rounds}: {worth}", "{rounds}を欠席：{worth}";
        present(rounds: &str): "Present in {rounds}", "{rounds}に参加";
    }
}
