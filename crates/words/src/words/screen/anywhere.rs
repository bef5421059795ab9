//! Texts of the commands that are the same on every main screen.

use crate::words::words;

words! {
    /// The words of those commands.
    pub AnywhereWords {
        no_result: "no results yet", "まだ結果がありません";
        nothing_drawn: "no tournament has started yet", "まだ始まった大会がありません";
        nothing_played: "no tournament is being played", "進行中の大会がありません";
        nothing_open: "no tournament is open for entries", "受付中の大会がありません";
        /// No match is open, but players of this tournament share a rank that matters.
        tie_waits(tournament: &str):
            "no match is open: a tie in {tournament} waits, P on its page decides it",
            "残っている試合はありません。{tournament}の同順位が未決着です（大会の画面で P）";
        /// Of which of several tournaments the drawing is to be shown.
        which_bracket: "Which bracket?", "どの大会のトーナメント表を見ますか？";
        which_entry: "Add entrants to which tournament?", "どの大会の受付ですか？";
        answer_first: "answer the question on the screen first", "先に画面の質問に答えてください";
        not_recorded(why: &str): "Nothing was recorded: {why}", "記録していません：{why}";
        /// A key does nothing: the key, a command and its key here.
        key_is(key: &str, title: &str, other: &str):
            "{key} does nothing here: {title} is {other}",
            "{key} はここでは使えません：{title}は {other} です";
        /// A key does nothing here and something elsewhere: the key, its command and the part of the interface.
        key_is_of(key: &str, title: &str, part: &str):
            "{key} does nothing here: {title} belongs to {part}",
            "{key} はここでは使えません：{title}は「{part}」の操作です";
        takes_back(key: &str, entry: &str): "{key} undoes: {entry}", "{key} で取消：{entry}";
    }
}
