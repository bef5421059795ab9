//! The journal in Japanese.

use crate::words::japanese::count;
use crate::words::screen::journal::JournalWords;

pub(super) const JOURNAL: JournalWords = JournalWords {
    title: |entries| format!("履歴  {}", count(entries, "件")),
    narrowed: |shown, all| format!("履歴  {}中{}", count(all, "件"), count(shown, "件")),
    empty: "まだ何も行われていません。変更はすべてここに並び、取り消せます。",
    none: |typed| format!("「{typed}」を含む履歴はありません。Esc ですべて表示します。"),
    undone_by: |by| format!("履歴{by}で取消"),
    struck: |by, what| format!("［履歴{by}で取消］{what}"),
    already: |seq, by| format!("履歴{seq}は履歴{by}で取り消されています"),
    question: |seq| format!("履歴{seq}は最後の履歴ではありません。取り消しますか？"),
    question_foreign: |seq, desk| {
        format!("最後の履歴{seq}は記録係{desk}のものです。取り消しますか？")
    },
    question_last: |seq| format!("履歴{seq}を取り消しますか？"),
    consequence: |what| {
        format!("{what}。後の履歴は残ります。これを必要とする履歴があれば、何も変更しません。")
    },
    undo: "取り消す",
    details: |seq, time, desk| format!("履歴{seq}  {time}  {desk}"),
    seq: "番号",
    time: "時刻",
    desk: "記録係",
    what: "内容",
};
