//! The words of the settings.

use std::path::Path;

use crate::settings::{Borders, LanguageChoice, Setting, Value};
use crate::words::screen::wizard::FieldWords;
use crate::words::{pick, say, words};

words! {
    pub SettingsWords in "settings" {
        title; keys; given(name: &str); colourless; games(count: usize); fitted(players: usize);
        unread; path(label: &str); path_prompt; path_keys; no_file; no_list; not_kept; cannot_stop;
    }
}

impl SettingsWords {
    /// The name of a setting, and its effect.
    pub fn setting(self, setting: Setting) -> FieldWords {
        let lang = self.language;
        let (label, doc) = match setting {
            Setting::Language => pick!(lang; ("Language", "The language of messages and screens."),
                ("言語", "メッセージと画面の言語です。")),
            Setting::Theme => pick!(lang;
                ("Theme", "default, light (light background), mono (no colours), high-contrast, or a file in themes."),
                ("テーマ", "default、light（明るい背景）、mono（色なし）、high-contrast、または themes のファイルです。")),
            Setting::Borders => pick!(lang;
                ("Lines and signs", "ASCII for terminals that draw lines too wide; auto asks the terminal."),
                ("罫線と記号", "罫線が全角幅になる端末では ASCII にします。自動では端末に問い合わせます。")),
            Setting::Mouse => pick!(lang;
                ("Mouse", "On: clicks and wheel work here. Off: the terminal selects text."),
                ("マウス", "クリックとホイールを使います。オフにすると端末で文字を選択できます。")),
            Setting::Format => pick!(lang; ("Format", "The format preset for new tournaments."),
                ("大会の形式", "新しい大会の形式の初期値です。")),
            Setting::FirstTo => pick!(lang;
                ("First to", "The match length preset for new tournaments."),
                ("先取数", "新しい大会の先取数の初期値です。")),
            Setting::List => pick!(lang;
                ("Rating list", "The rating list preset for new tournaments."),
                ("レーティングリスト", "新しい大会のレーティングリストの初期値です。")),
            Setting::BoardSeconds => pick!(lang;
                ("Display page, seconds", "Seconds that the public display shows a page."),
                ("会場モニター（秒）", "会場モニターが1ページを表示する秒数です。")),
            Setting::Backups => pick!(lang;
                ("Backups kept", "Hourly backups to keep, plus the last of 14 earlier days. 0: no backups."),
                ("バックアップの数", "1時間ごとの分を残す数です。ほかに14日分を残します。0なら作りません。")),
            Setting::RecordGames => pick!(lang;
                ("Game records", "The file that `records analyse` writes, or a folder of such files. Blank: none."),
                ("棋譜の解析", "`records analyse` が書き出したファイルか、そのフォルダーです。空欄ならなし。")),
            Setting::RecordFit => pick!(lang;
                ("Fit of game records", "The fit that `records fit --save` writes. Blank: no ratings from game records."),
                ("棋譜の推定式", "`records fit --save` が書き出したファイルです。空欄なら棋譜から推定しません。")),
        };
        FieldWords { label, doc }
    }

    /// The name of a value. None where the organiser typed it.
    pub fn value(self, setting: Setting, value: &Value) -> Option<&'static str> {
        let lang = self.language;
        let name = match value {
            Value::Text(name) => name.as_str(),
            Value::Switch(on) => {
                return Some(if *on {
                    lang.pick("on", "オン")
                } else {
                    lang.pick("off", "オフ")
                });
            }
            Value::Number(_) => return None,
        };
        match setting {
            Setting::Language => LanguageChoice::named(name).map(|choice| match choice {
                LanguageChoice::Auto => {
                    lang.pick("auto (as the system)", "自動（システムに合わせる）")
                }
                LanguageChoice::English => lang.pick("English", "English（英語）"),
                LanguageChoice::Japanese => lang.pick("日本語 (Japanese)", "日本語"),
                LanguageChoice::Own(name) => name,
            }),
            Setting::Borders => name.parse().ok().map(|choice| match choice {
                Borders::Auto => lang.pick("auto (as the terminal)", "自動（端末に合わせる）"),
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
            Setting::RecordGames | Setting::RecordFit => {
                name.is_empty().then(|| lang.pick("none", "なし"))
            }
        }
    }

    pub fn kept(self, path: &Path) -> String {
        say!(self.language, "Kept in {}", "保存先：{}", path.display())
    }
}
