//! The files of the configuration folder, in Japanese.

use crate::settings::{FileFault, Kind, Origin, Setting, Wrong};
use crate::words::message::{Message, SettingsWords};

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    fault,
    no_place: || {
        Message::new(
            "設定を置くフォルダーがありません。",
            "--config DIR でフォルダーを指定してください。",
        )
    },
    origin: |origin| match origin {
        Origin::Default => "初期値".to_owned(),
        Origin::File => "ファイル".to_owned(),
        Origin::Environment(name) | Origin::Option(name) => name.to_owned(),
    },
    colourless: "NO_COLOR：mono",
    kept: |path, there| {
        let yet = if there { "" } else { "（まだありません）" };
        format!("{}{yet}", path.display())
    },
};

fn fault(fault: &FileFault) -> Message {
    let line = fault.line.map(|line| format!(":{line}")).unwrap_or_default();
    let what = format!("{}{line}: {}", fault.place, what(&fault.wrong));
    Message::new(what, remedy(&fault.wrong))
}

fn what(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unreadable(why) => format!("読み込めません：{why}。"),
        Wrong::Unwritable(why) => format!("書き込めません：{why}。"),
        Wrong::Exists => "すでにあります。".to_owned(),
        // Why, the reader says in English only.
        Wrong::Syntax(_) => "書き方が違います（引用符やかっこの閉じ忘れなど）。".to_owned(),
        Wrong::UnknownSetting { name, .. } => format!("「{name}」という設定はありません。"),
        Wrong::UnknownValue { setting, value, .. } => {
            format!("{} を「{value}」にはできません。", setting.name())
        }
        Wrong::WrongKind(setting) => format!("{} にその値は使えません。", setting.name()),
        Wrong::OutOfRange { setting, least, most } => {
            format!("{} は{least}から{most}までです。", setting.name())
        }
        Wrong::UnknownTheme { name, .. } => format!("「{name}」というテーマはありません。"),
        Wrong::UnknownScope { name, .. } => format!("[{name}] という場面はありません。"),
        Wrong::UnknownCommand { name, .. } => format!("「{name}」というコマンドはありません。"),
        Wrong::UnknownKey { name, .. } => format!("「{name}」というキーはありません。"),
        Wrong::Misplaced { command, scope, .. } => {
            format!("{command} は [{scope}] では使えません。")
        }
        Wrong::KeyTwice { key, first } => {
            format!("キー {key} は同じ場面ですでに {first} に割り当てられています。")
        }
        Wrong::KeyTaken { key, scope, by } => {
            format!("キー {key} は [{scope}] で {by} に使われています。")
        }
        Wrong::OutOfReach { command, .. } => {
            format!("どこからでも {command} を実行できるキーがなくなります。")
        }
    }
}

fn remedy(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unreadable(_) => {
            "UTF-8のテキストで、読み取りできることを確認してください。".to_owned()
        }
        Wrong::Unwritable(_) => "フォルダーに書き込みできることを確認してください。".to_owned(),
        Wrong::Exists => "それを書き換えるか、別の場所に移してください。".to_owned(),
        Wrong::Syntax(_) => "見本の出し方は `banzuke settings --help` で確認できます。".to_owned(),
        Wrong::UnknownSetting { near, .. } => {
            meant(near, || one_of(Setting::ALL.map(Setting::name)))
        }
        Wrong::UnknownValue { choices, .. } => one_of(choices.iter().copied()),
        Wrong::WrongKind(setting) | Wrong::OutOfRange { setting, .. } => {
            format!("{} のように書いてください。", example(*setting))
        }
        Wrong::UnknownTheme { themes, file, .. } => {
            format!("{} のどれかにするか、{} を作ってください。", themes.join("、"), file.display())
        }
        Wrong::UnknownScope { near, .. } | Wrong::UnknownCommand { near, .. } => {
            meant(near, || "名前の一覧は `banzuke settings --keys` で確認できます。".to_owned())
        }
        Wrong::UnknownKey { near, .. } => meant(near, || {
            "キーは k、G、enter、page-up、f1、ctrl-r、alt-x のように書きます。".to_owned()
        }),
        Wrong::Misplaced { scopes, .. } => {
            let scopes: Vec<String> = scopes.iter().map(|scope| format!("[{scope}]")).collect();
            format!("{} に書いてください。", scopes.join(" か "))
        }
        Wrong::KeyTwice { .. } => "どちらか一方の行から外してください。".to_owned(),
        Wrong::KeyTaken { scope, by, .. } => {
            format!("別のキーにするか、[{scope}] で {by} にも別のキーを割り当ててください。")
        }
        Wrong::OutOfReach { command, usual } => format!(
            "{command} には、{usual} のように文字入力にも他のコマンドにも使われないキーを残してください。"
        ),
    }
}

fn meant(near: &[String], otherwise: impl FnOnce() -> String) -> String {
    if near.is_empty() {
        otherwise()
    } else {
        format!("もしかして {} ですか。", near.join(" か "))
    }
}

fn one_of(names: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    format!("{} のどれかにしてください。", names.join("、"))
}

fn example(setting: Setting) -> String {
    let value = match setting.kind() {
        Kind::OneOf(names) => names.first().map(|name| format!("\"{name}\"")).unwrap_or_default(),
        Kind::Name => "\"main\"".to_owned(),
        Kind::Switch => "true".to_owned(),
        Kind::Number { least, .. } => (least + 1).to_string(),
    };
    format!("{} = {value}", setting.name())
}
