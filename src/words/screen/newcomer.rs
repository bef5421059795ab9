//! The words of the search for somebody after the start of a tournament.

use crate::words::words;

words! {
    /// The words of the search for somebody after the start of a tournament.
    pub NewcomerWords {
        late_title(tournament: &str): "Late entry, {tournament}", "途中参加（{tournament}）";
        instead_title(name: &str, tournament: &str):
            "Who should play instead of {name}, {tournament}",
            "{name}の代わりに出る選手（{tournament}）";
        /// Over the question for the place of a late entry.
        late: "Late entry", "途中参加";
        which_place(name: &str): "Which place does {name} take?", "{name}をどこに入れますか？";
        instead: "Replace an entrant", "出場者の入れ替え";
        exchange(old: &str, new: &str):
            "Put {new} in the place of {old}?",
            "{old}を{new}に入れ替えますか？";
        results_too:
            "For an entry made by mistake: results already recorded count for the new player.",
            "誤った出場の訂正用です。記録済みの結果も新しい選手のものになります。";
        /// The way that changes nothing.
        leave: "Cancel", "やめる";
        replace: "Replace, results included", "結果ごと入れ替える";
        nobody: "Nobody who is not entered is found.", "出場していない選手は見つかりません。";
        no_place: "no place is open to late entries", "途中参加できる枠がありません";
    }
}
