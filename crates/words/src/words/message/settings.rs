//! Texts about the files of the configuration folder.

use std::path::Path;

use crate::settings::{FileFault, Hook, Kind, Origin, Setting, Wrong};
use crate::words::message::Message;
use crate::words::{Language, pick, say, words};

words! {
    pub SettingsWords {
        /// There is no colour, whatever the theme.
        colourless: "NO_COLOR: mono", "NO_COLOR：mono";
    }
}

impl SettingsWords {
    /// A file is wrong.
    pub fn fault(self, fault: &FileFault) -> Message {
        let line = fault.line.map(|line| format!(":{line}")).unwrap_or_default();
        let what = format!("{}{line}: {}", fault.place, what(self.language, &fault.wrong));
        Message::new(what, remedy(self.language, &fault.wrong))
    }

    /// There is nowhere to keep settings.
    pub fn no_place(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "no folder was found for the settings",
                "設定を置くフォルダーがありません。"),
            lang.pick("give --config DIR", "--config <フォルダー> で指定してください。"),
        )
    }

    /// Where a value comes from.
    pub fn origin(self, origin: Origin) -> String {
        let lang = self.language;
        match origin {
            Origin::Default => lang.pick("default", "初期値").to_owned(),
            Origin::File => lang.pick("file", "ファイル").to_owned(),
            Origin::Environment(name) | Origin::Option(name) => name.to_owned(),
        }
    }

    /// Where the settings are kept, and whether the file is there yet.
    pub fn kept(self, path: &Path, there: bool) -> String {
        let yet = if there {
            ""
        } else {
            self.language.pick(" (not written yet)", "（まだありません）")
        };
        format!("{}{yet}", path.display())
    }
}

fn what(lang: Language, wrong: &Wrong) -> String {
    match lang {
        Language::English => match wrong {
            Wrong::Unreadable(why) => format!("cannot be read: {why}"),
            Wrong::Unwritable(why) => format!("cannot be written: {why}"),
            Wrong::Exists => "already exists".to_owned(),
            Wrong::Syntax(why) => why.clone(),
            Wrong::UnknownSetting { name, .. } => format!("there is no setting `{name}`"),
            Wrong::UnknownValue { setting, value, .. } => {
                format!("{} cannot be `{value}`", setting.name())
            }
            Wrong::WrongKind(setting) => format!("{} cannot have that value", setting.name()),
            Wrong::OutOfRange { setting, least, most } => {
                format!("{} must be from {least} to {most}", setting.name())
            }
            Wrong::UnknownHook { name, .. } => format!("there is no hook `{name}`"),
            Wrong::NoCommandLine(hook) => {
                format!("the hook {} has no command line", <&str>::from(hook))
            }
            Wrong::UnknownTheme { name, .. } => format!("there is no theme `{name}`"),
            Wrong::UnknownScope { name, .. } => format!("there is no scope [{name}]"),
            Wrong::UnknownCommand { name, .. } => format!("there is no command `{name}`"),
            Wrong::UnknownKey { name, .. } => format!("there is no key `{name}`"),
            Wrong::Misplaced { command, scope, .. } => {
                format!("`{command}` is not available in [{scope}]")
            }
            Wrong::KeyTwice { key, first } => {
                format!("the key `{key}` already runs `{first}` in this scope")
            }
            Wrong::KeyTaken { key, scope, by } => {
                format!("the key `{key}` runs `{by}` in [{scope}]")
            }
            Wrong::OutOfReach { command, .. } => {
                format!("no key would run `{command}` everywhere")
            }
        },
        Language::Japanese => match wrong {
            Wrong::Unreadable(why) => format!("読み込めません：{why}。"),
            Wrong::Unwritable(why) => format!("書き込めません：{why}。"),
            Wrong::Exists => "すでにあります。".to_owned(),
            Wrong::Syntax(_) => "書き方が違います（引用符やかっこの閉じ忘れなど）。".to_owned(),
            Wrong::UnknownSetting { name, .. } => format!("「{name}」という設定はありません。"),
            Wrong::UnknownValue { setting, value, .. } => {
                format!("{} を「{value}」にはできません。", setting.name())
            }
            Wrong::WrongKind(setting) => format!("{} にその値は使えません。", setting.name()),
            Wrong::OutOfRange { setting, least, most } => {
                format!("{} は{least}から{most}までです。", setting.name())
            }
            Wrong::UnknownHook { name, .. } => format!("「{name}」というフックはありません。"),
            Wrong::NoCommandLine(hook) => {
                format!("フック {} のコマンドがありません。", <&str>::from(hook))
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
        },
    }
}

fn remedy(lang: Language, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unreadable(_) => lang
            .pick(
                "check that it is readable UTF-8 text",
                "UTF-8のテキストで、読み取りできることを確認してください。",
            )
            .to_owned(),
        Wrong::Unwritable(_) => lang
            .pick(
                "check that its folder is writable",
                "フォルダーに書き込みできることを確認してください。",
            )
            .to_owned(),
        Wrong::Exists => lang
            .pick(
                "edit it, or move it away to start again",
                "それを書き換えるか、別の場所に移してください。",
            )
            .to_owned(),
        Wrong::Syntax(_) => lang
            .pick(
                "see `banzuke settings --help` for samples of all three files",
                "見本の出し方は `banzuke settings --help` で確認できます。",
            )
            .to_owned(),
        Wrong::UnknownSetting { near, .. } => {
            meant(lang, near, || one_of(lang, Setting::ALL.iter().map(|setting| setting.name())))
        }
        Wrong::UnknownValue { choices, .. } => one_of(lang, choices.iter().copied()),
        Wrong::UnknownHook { near, .. } => {
            meant(lang, near, || one_of(lang, Hook::NAMES.iter().copied()))
        }
        Wrong::NoCommandLine(hook) => say!(lang;
            "write a command of the shell in quotes: {} = \"notify.sh\"",
            "シェルのコマンドを引用符で囲んでください。例：{} = \"notify.sh\"", <&str>::from(hook)),
        Wrong::WrongKind(setting) | Wrong::OutOfRange { setting, .. } => {
            say!(lang, "write it like {}", "{} のように書いてください。", example(lang, *setting))
        }
        Wrong::UnknownTheme { themes, file, .. } => match lang {
            Language::English => format!(
                "write {}, or make {}",
                themes.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "),
                file.display()
            ),
            Language::Japanese => format!(
                "{} のどれかにするか、{} を作ってください。",
                themes.join("、"),
                file.display()
            ),
        },
        Wrong::UnknownScope { near, .. } | Wrong::UnknownCommand { near, .. } => {
            meant(lang, near, || {
                pick!(lang; "see `banzuke settings --keys` for all names",
                    "名前の一覧は `banzuke settings --keys` で確認できます。")
                .to_owned()
            })
        }
        Wrong::UnknownKey { near, .. } => meant(lang, near, || {
            pick!(lang; "names are like k, G, enter, page-up, f1, ctrl-r, alt-x",
                "キーは k、G、enter、page-up、f1、ctrl-r、alt-x のように書きます。")
            .to_owned()
        }),
        Wrong::Misplaced { scopes, .. } => {
            let scopes: Vec<String> = scopes.iter().map(|scope| format!("[{scope}]")).collect();
            say!(lang; "move it to {}",
                "{} に書いてください。", scopes.join(lang.pick(" or ", " か ")))
        }
        Wrong::KeyTwice { .. } => lang
            .pick("remove it from one of the two lines", "どちらか一方の行から外してください。")
            .to_owned(),
        Wrong::KeyTaken { scope, by, .. } => say!(lang;
            "choose another key, or give `{by}` other keys under [{scope}] too",
            "別のキーにするか、[{scope}] で {by} にも別のキーを割り当ててください。"),
        Wrong::OutOfReach { command, usual } => say!(lang;
            "keep a free key for `{command}` that works in text fields, like {usual}",
            "{command} には、{usual} のように文字入力にも他のコマンドにも使われないキーを残してください。"),
    }
}

fn meant(lang: Language, near: &[String], otherwise: impl FnOnce() -> String) -> String {
    if near.is_empty() {
        otherwise()
    } else {
        say!(lang; "did you mean {}?",
            "もしかして {} ですか。", near.join(lang.pick(" or ", " か ")))
    }
}

fn one_of(lang: Language, names: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    say!(lang, "write one of {}", "{} のどれかにしてください。", names.join(lang.pick(", ", "、")))
}

fn example(lang: Language, setting: Setting) -> String {
    let value = match setting.kind() {
        Kind::OneOf(names) => names.first().map(|name| format!("\"{name}\"")).unwrap_or_default(),
        Kind::Name => "\"main\"".to_owned(),
        Kind::Path => "\"games.csv\"".to_owned(),
        Kind::Switch => lang.pick("true or false, without quotes", "true").to_owned(),
        Kind::Number { least, .. } => (least + 1).to_string(),
    };
    format!("{} = {value}", setting.name())
}
