//! The home screen in Japanese.

use crate::words::japanese::table_called;
use crate::words::screen::home::HomeWords;

pub(super) const HOME: HomeWords = HomeWords {
    title: "ホーム",
    ready: |count| format!("開始できる試合：{count}"),
    ready_in: |count, tournament| format!("開始できる試合：{tournament}の{count}試合"),
    tournaments: |count| format!("大会：{count}"),
    entries: "最近の履歴",
    called: |table, minutes| format!("{} {minutes}分", table_called(table)),
    no_ready: "開始できる試合はありません。大会は Enter で開きます。",
    no_tournaments: "まだ大会がありません。n で作ります。",
    no_entries: "まだ何も記録されていません。",
    start: &[
        "このファイルは空です。最初の試合までの三つの手順：",
        "",
        "2 → a      選手を登録します",
        "n          大会を作り、選手を出場させます",
        "s          大会を開始すると、ここに試合が並びます",
        "",
        "すべてその場で保存されます。u で最後の操作を取り消せます。",
    ],
    entered: |count| format!("{count}人"),
    all_played: "全試合終了",
    progress: |finished, all| format!("{finished}/{all}"),
    undone: "（取消）",
    duplicates: |pairs| format!("二重登録らしい選手が{pairs}組います。D で表示します。"),
    nothing_to_open: "この一覧には何もありません",
    no_match_selected: "開始できる試合が選ばれていません（Tab で移ります）",
};
