//! The settings in Japanese.

use crate::settings::{Borders, LanguageChoice, Setting, Value};
use crate::words::screen::settings::SettingsWords;
use crate::words::screen::wizard::FieldWords;

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    title: "設定",
    setting,
    value,
    keys: "←→キーで値を変えます。すぐに反映されます。",
    given: |name| format!("起動時は {name} が優先"),
    colourless: "NO_COLOR により色なし",
    no_list: "このファイルにはないので main",
    kept: |path| format!("保存先：{}", path.display()),
    not_kept: "保存先がないため、終了するまで有効です。",
    cannot_stop: "このシステムでは中断できません",
};

fn setting(setting: Setting) -> FieldWords {
    let (label, doc) = match setting {
        Setting::Language => ("言語", "メッセージと画面の言語です。"),
        Setting::Theme => (
            "テーマ",
            "default、light（明るい背景）、mono（色なし）、high-contrast、または themes のファイルです。",
        ),
        Setting::Borders => (
            "罫線と記号",
            "罫線が全角幅になる端末では ASCII にします。自動では端末に問い合わせます。",
        ),
        Setting::Mouse => {
            ("マウス", "クリックとホイールを使います。オフにすると端末で文字を選択できます。")
        }
        Setting::Format => ("大会の形式", "新しい大会の入力欄の初期値です。"),
        Setting::FirstTo => ("先取ゲーム数", "新しい大会で試合に勝つために必要なゲーム数です。"),
        Setting::List => ("レーティングリスト", "新しい大会の結果が反映されるリストです。"),
        Setting::BoardSeconds => ("掲示の切り替え（秒）", "掲示画面の1ページを表示する秒数です。"),
        Setting::Backups => (
            "バックアップの数",
            "1時間ごとに作り、残す数です。ほかに14日分、各日の最後のものを残します。0なら作りません。",
        ),
    };
    FieldWords { label, doc }
}

fn value(setting: Setting, value: &Value) -> Option<&'static str> {
    let name = match value {
        Value::Text(name) => name.as_str(),
        Value::Switch(on) => return Some(if *on { "オン" } else { "オフ" }),
        Value::Number(_) => return None,
    };
    match setting {
        Setting::Language => LanguageChoice::named(name).map(|choice| match choice {
            LanguageChoice::Auto => "自動（システムに合わせる）",
            LanguageChoice::English => "English（英語）",
            LanguageChoice::Japanese => "日本語",
        }),
        Setting::Borders => Borders::named(name).map(|choice| match choice {
            Borders::Auto => "自動（端末に合わせる）",
            Borders::Unicode => "Unicode",
            Borders::Ascii => "ASCII",
        }),
        Setting::Theme
        | Setting::Mouse
        | Setting::Format
        | Setting::FirstTo
        | Setting::List
        | Setting::BoardSeconds
        | Setting::Backups => None,
    }
}
