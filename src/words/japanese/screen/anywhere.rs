//! The commands that are the same on every main screen, in Japanese.

use crate::words::screen::anywhere::AnywhereWords;

pub(super) const ANYWHERE: AnywhereWords = AnywhereWords {
    no_result: "まだ結果がありません",
    nothing_drawn: "まだ始まった大会がありません",
    nothing_open: "受付中の大会がありません",
    which_bracket: "どの大会の対戦表を見ますか？",
    which_entry: "どの大会の受付ですか？",
    answer_first: "先に画面の質問に答えてください",
    takes_back: |key, entry| format!("{key} で取消：{entry}"),
};
