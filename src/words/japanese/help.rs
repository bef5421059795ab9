//! What `--help` says, in Japanese.

mod event;
mod file;
mod floor;
mod people;
mod rating;
mod shared;

use crate::words::help::HelpWords;

pub(in crate::words) const HELP: HelpWords = HelpWords {
    commands: || &[file::FILE, people::PEOPLE, event::EVENT, floor::FLOOR, rating::RATING],
    arguments: || shared::ARGUMENTS,
    values: || shared::VALUES,
    value_name,
    usage: "使い方",
    commands_heading: "コマンド",
    arguments_heading: "引数",
    options_heading: "オプション",
    any_options: "[オプション]",
    any_command: "コマンド",
    choices_heading: "指定できる値",
    choices: |values| format!("［指定できる値：{values}］"),
    default: |value| format!("［省略時：{value}］"),
    variable: |name| format!("［環境変数：{name}］"),
    help: "ヘルプを表示する（-h は要約）",
    version: "バージョンを表示する",
    help_command: "このヘルプ、またはコマンドのヘルプを表示する",
};

/// Signs such as `N` and `K` are the same in every language.
fn value_name(name: &str) -> Option<&'static str> {
    let told = match name {
        "A" => "一方",
        "A-B" => "先取数-先取数",
        "ABSORB" => "統合される選手",
        "ALIAS" => "別名",
        "B" => "もう一方",
        "CLUB" => "所属",
        "COMMAND" => "コマンド",
        "DATE" | "DAY" => "日付",
        "DATE|none" => "日付|none",
        "DIR" => "フォルダー",
        "DRAWS" | "DUPLICATES" | "EFFECT" => "扱い",
        "ENTRY" => "履歴番号",
        "FILE" => "ファイル",
        "FIRST" => "先手",
        "FORMAT" => "形式",
        "GAME" => "ゲーム番号",
        "GAMES" => "ゲーム",
        "GRAND_FINAL" => "方式",
        "GROUP" => "組",
        "KEEP" => "残す選手",
        "KIND" => "種類",
        "LANGUAGE" => "言語",
        "LIST" => "リスト",
        "MATCH" => "試合番号",
        "MATCHES" => "試合番号,…",
        "MODEL" => "計算法",
        "NAME" => "名前",
        "NEW" => "新しいファイル",
        "NOTE" => "備考",
        "NUMBER" | "VALUE" => "番号",
        "ORDER" => "順",
        "PAIRS" => "手札",
        "PLAYER" => "選手",
        "PLAYER,PLAYER…" => "選手,選手…",
        "POINTS" => "点",
        "±POINTS" => "±点",
        "QUERY" => "検索語",
        "RATING" => "レーティング",
        "READING" => "よみ",
        "REASON" => "理由",
        "RIGHT" => "正しい選手",
        "ROUND" => "回戦",
        "ROUND=N" => "回戦=N",
        "RULE" | "RULES" => "規則",
        "SCHEME" => "団体",
        "SCHEME:VALUE" => "団体:番号",
        "SCORE" => "スコア",
        "SEED" => "乱数の種",
        "SEEDING" => "決め方",
        "SHELL" => "シェル",
        "SPLIT" => "分け方",
        "START" => "初期値",
        "STEP" => "条件:K",
        "STEPS" => "基準",
        "TABLE" => "卓",
        "TIME" => "時刻",
        "TOURNAMENT" => "大会",
        "UNIT" => "単位",
        "WHAT" => "対象",
        "WRONG" => "誤った選手",
        "YES" => "true|false",
        _ => return None,
    };
    Some(told)
}
