//! What the parts of the interface are called, in Japanese.

use crate::command::Scope;

pub(super) const fn scope(scope: Scope) -> &'static str {
    match scope {
        Scope::Everywhere => "共通",
        Scope::Global => "画面",
        Scope::Top => "最初の画面",
        Scope::Above => "重ねた画面",
        Scope::Main => "主な画面",
        Scope::List => "一覧",
        Scope::Form => "入力欄",
        Scope::Overlay => "ウィンドウ",
        Scope::Confirm => "確認",
        Scope::Wizard => "大会の作成",
        Scope::Plan => "大会の作成：欄",
        Scope::Pick => "大会の作成：一覧",
        Scope::Roster => "大会の作成：出場者とシード",
        Scope::Enter => "出場者",
        Scope::Home => "ホーム",
        Scope::Players => "選手一覧",
        Scope::Player => "選手",
        Scope::Tournament => "大会",
        Scope::Score => "結果",
        Scope::Sitting => "卓のゲーム",
        Scope::Floor => "会場",
        Scope::Ranking => "ランキング",
        Scope::Curves => "レーティングの推移",
        Scope::Journal => "履歴",
        Scope::Likely => "似た選手",
        Scope::Duplicates => "重複候補",
        Scope::Work => "長い作業",
        Scope::Searching => "重複の検索中",
        Scope::Path => "一覧の取り込み：ファイル",
        Scope::Import => "一覧の取り込み",
        Scope::Field => "一覧の検索欄",
        Scope::Board => "掲示画面",
        Scope::Narrowed => "絞り込んだ一覧",
        Scope::Settings => "設定",
        Scope::Help => "ヘルプ",
    }
}
