//! The entry of a match that no draw made, in Japanese.

use crate::words::screen::encounter::EncounterWords;

pub(super) const ENCOUNTER: EncounterWords = EncounterWords {
    title: |tournament| format!("試合の記録（{tournament}）"),
    first: "一人目：",
    second: |first| format!("{first}の相手："),
    nobody: "見つかりません。選手は選手一覧で登録します。",
    players: |a, b| format!("{a} 対 {b}"),
    score: "結果：",
    hint: "一人目と二人目のゲーム数を 2-1 のように。引き分けは最後に 7-6-3 のように。\
           ゲームの順でも入力できます：w l wh30（手札はその後に）。",
    no_games: "記録だけの試合は、行ったゲームがあるものに限ります。",
    records: "Enter で記録。Shift-Tab で相手を選び直します。",
    last_field: "最後の項目です",
};
