//! Names of the parts of the interface.

use crate::command::Scope;
use crate::words::Language;

pub(super) const fn scope(lang: Language, scope: Scope) -> &'static str {
    match scope {
        Scope::Everywhere => lang.pick("Everywhere", "共通"),
        Scope::Global => lang.pick("Screens", "画面"),
        Scope::Top => lang.pick("First screen", "最初の画面"),
        Scope::Above => lang.pick("Screens above", "重ねた画面"),
        Scope::Main => lang.pick("Main screens", "主な画面"),
        Scope::List => lang.pick("Lists", "一覧"),
        Scope::Match => lang.pick("Matches", "試合"),
        Scope::Form => lang.pick("Forms", "入力欄"),
        Scope::Overlay => lang.pick("Windows", "ウィンドウ"),
        Scope::Table => lang.pick("Windows to read", "閲覧ウィンドウ"),
        Scope::Confirm => lang.pick("Questions", "確認"),
        Scope::Wizard => lang.pick("New tournament", "大会の作成"),
        Scope::Plan => lang.pick("New tournament: fields", "大会の作成：欄"),
        Scope::Pick => lang.pick("New tournament: lists", "大会の作成：一覧"),
        Scope::Comparison => {
            lang.pick("New tournament: formats compared", "大会の作成：形式の比較")
        }
        Scope::Pasted => lang.pick("Pasted names", "貼り付けた名前"),
        Scope::Roster => lang.pick("New tournament: entrants", "大会の作成：参加者とシード"),
        Scope::Boards => lang.pick("Pairing by hand", "手動の組み合わせ"),
        Scope::Enter => lang.pick("Entrants", "参加者"),
        Scope::LateEntry => lang.pick("Late entry", "途中参加"),
        Scope::Found => lang.pick("Find", "検索"),
        Scope::Home => lang.pick("Home", "ホーム"),
        Scope::Players => lang.pick("Players", "選手一覧"),
        Scope::Player => lang.pick("Player", "選手"),
        Scope::Tournament => lang.pick("Tournament", "大会"),
        Scope::Score => lang.pick("Result", "結果"),
        Scope::Pod => lang.pick("Game of a pod", "卓のゲーム"),
        Scope::Floor => lang.pick("Floor", "会場"),
        Scope::Ranking => lang.pick("Ranking", "ランキング"),
        Scope::Records => lang.pick("Game records", "棋譜"),
        Scope::Replay => lang.pick("Game move by move", "対局の再現"),
        Scope::RecordFit => lang.pick("Fit of game records", "棋譜の推定式"),
        Scope::Curves => lang.pick("Ratings over time", "レーティングの推移"),
        Scope::Journal => lang.pick("Journal", "操作履歴"),
        Scope::Likely => lang.pick("Likely players", "似た選手"),
        Scope::Duplicates => lang.pick("Duplicates", "重複候補"),
        Scope::Mergers => lang.pick("Certain pairs", "確実な重複"),
        Scope::Work => lang.pick("Long task", "長い作業"),
        Scope::Searching => lang.pick("Search for duplicates", "重複の検索中"),
        Scope::Path => lang.pick("Path of a file", "ファイルの場所"),
        Scope::Import => lang.pick("Import a list", "名簿・結果の取り込み"),
        Scope::Field => lang.pick("Field over a list", "一覧の検索欄"),
        Scope::Display => lang.pick("Display", "会場モニター"),
        Scope::Narrowed => lang.pick("Filtered list", "絞り込んだ一覧"),
        Scope::Settings => lang.pick("Settings", "設定"),
        Scope::Cards => lang.pick("Daihinmin", "大貧民"),
        Scope::Prizes => lang.pick("Prizes", "表彰"),
        Scope::Help => lang.pick("Help", "ヘルプ"),
    }
}
