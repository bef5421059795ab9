//! Texts about the files of the configuration folder.

use std::path::Path;

use super::JoinWords;
use crate::settings::{FileFault, Hook, Kind, Origin, Setting, Wrong};
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    pub SettingsWords in "settings-files" {
        colourless; no_place() -> Message; default; file; yet; unreadable(why) -> Message;
        unwritable(why) -> Message; exists() -> Message; syntax(why) -> Message;
        no_command_line(hook) -> Message; no_program(command) -> Message;
        no_fact(command, fact, facts) -> Message; own_key_taken(command, key, by) -> Message;
        out_of_range(example); unknown_theme(themes, file);
        unknown_command; unknown_key; or; misplaced(command, scope, scopes) -> Message;
        key_twice(key, first) -> Message; key_taken(key, scope, by) -> Message;
        out_of_reach(command, usual) -> Message; meant(near); one_of(names); switch;
        no_setting(name); no_value(setting, value); wrong_kind(setting);
        beyond(setting, least, most); no_hook(name); no_theme(name); no_scope(name);
        no_command(name); no_key(name); theme(name);
    }
}

impl SettingsWords {
    /// A file is wrong.
    pub fn fault(self, fault: &FileFault) -> Message {
        let line = fault.line.map(|line| format!(":{line}")).unwrap_or_default();
        let Message { what, remedy } = wrong(self.voice, &fault.wrong);
        Message::new(format!("{}{line}: {what}", fault.place), remedy)
    }

    /// Where a value comes from.
    pub fn origin(self, origin: Origin) -> String {
        match origin {
            Origin::Default => self.default().to_owned(),
            Origin::File => self.file().to_owned(),
            Origin::Environment(name) | Origin::Option(name) => name.to_owned(),
        }
    }

    /// Where the settings are kept, and whether the file is there yet.
    pub fn kept(self, path: &Path, there: bool) -> String {
        let yet = if there { "" } else { self.yet() };
        format!("{}{yet}", path.display())
    }
}

fn wrong(voice: Voice, wrong: &Wrong) -> Message {
    let say = SettingsWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let names = |names: &[&'static str]| say.one_of(names.join(joins.comma()));
    match wrong {
        Wrong::Unreadable(why) => say.unreadable(why),
        Wrong::Unwritable(why) => say.unwritable(why),
        Wrong::Exists => say.exists(),
        Wrong::Syntax(why) => say.syntax(why),
        Wrong::UnknownSetting { name, near } => {
            let known = || names(&Setting::ALL.iter().map(|it| it.name()).collect::<Vec<_>>());
            Message::new(say.no_setting(name), meant(voice, near, known))
        }
        Wrong::UnknownValue { setting, value, choices } => {
            Message::new(say.no_value(setting.name(), value), names(choices))
        }
        Wrong::WrongKind(setting) => {
            Message::new(say.wrong_kind(setting.name()), say.out_of_range(example(voice, *setting)))
        }
        Wrong::OutOfRange { setting, least, most } => Message::new(
            say.beyond(setting.name(), least, most),
            say.out_of_range(example(voice, *setting)),
        ),
        Wrong::UnknownHook { name, near } => {
            Message::new(say.no_hook(name), meant(voice, near, || names(Hook::NAMES)))
        }
        Wrong::NoCommandLine(hook) => say.no_command_line(<&str>::from(hook)),
        Wrong::NoProgram(command) => say.no_program(command),
        Wrong::UnknownFact { command, fact, facts } => {
            let facts: Vec<String> = facts.iter().map(|fact| format!("{{{fact}}}")).collect();
            say.no_fact(command, format!("{{{fact}}}"), facts.join(joins.comma()))
        }
        Wrong::OwnKeyTaken { command, key, by } => say.own_key_taken(command, key, by),
        Wrong::UnknownTheme { name, themes, file } => Message::new(say.no_theme(name), {
            let themes: Vec<String> = themes.iter().map(|name| say.theme(name)).collect();
            say.unknown_theme(themes.join(joins.comma()), file.display())
        }),
        Wrong::UnknownScope { name, near } => {
            let known = || say.unknown_command().to_owned();
            Message::new(say.no_scope(name), meant(voice, near, known))
        }
        Wrong::UnknownCommand { name, near } => {
            let known = || say.unknown_command().to_owned();
            Message::new(say.no_command(name), meant(voice, near, known))
        }
        Wrong::UnknownKey { name, near } => {
            Message::new(say.no_key(name), meant(voice, near, || say.unknown_key().to_owned()))
        }
        Wrong::Misplaced { command, scope, scopes } => {
            let scopes: Vec<String> = scopes.iter().map(|scope| format!("[{scope}]")).collect();
            say.misplaced(command, scope, scopes.join(say.or()))
        }
        Wrong::KeyTwice { key, first } => say.key_twice(key, first),
        Wrong::KeyTaken { key, scope, by } => say.key_taken(key, scope, by),
        Wrong::OutOfReach { command, usual } => say.out_of_reach(command, usual),
    }
}

fn meant(voice: Voice, near: &[String], otherwise: impl FnOnce() -> String) -> String {
    let say = SettingsWords::speaking(voice);
    if near.is_empty() { otherwise() } else { say.meant(near.join(say.or())) }
}

fn example(voice: Voice, setting: Setting) -> String {
    let say = SettingsWords::speaking(voice);
    let value = match setting.kind() {
        Kind::OneOf(names) => names.first().map(|name| format!("\"{name}\"")).unwrap_or_default(),
        Kind::Name => "\"main\"".to_owned(),
        Kind::Path => "\"games.csv\"".to_owned(),
        Kind::Switch => say.switch().to_owned(),
        Kind::Number { least, .. } => (least + 1).to_string(),
    };
    format!("{} = {value}", setting.name())
}
