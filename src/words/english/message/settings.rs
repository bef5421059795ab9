//! The files of the configuration folder, in English.

use crate::settings::{FileFault, Kind, Origin, Setting, Wrong};
use crate::words::message::{Message, SettingsWords};

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    fault,
    no_place: || Message::new("there is no folder to keep settings in", "give --config DIR"),
    origin: |origin| match origin {
        Origin::Default => "default".to_owned(),
        Origin::File => "file".to_owned(),
        Origin::Environment(name) | Origin::Option(name) => name.to_owned(),
    },
    colourless: "NO_COLOR: mono",
    kept: |path, there| {
        let yet = if there { "" } else { " (not written yet)" };
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
        Wrong::Unreadable(why) => format!("it cannot be read: {why}"),
        Wrong::Unwritable(why) => format!("it cannot be written: {why}"),
        Wrong::Exists => "it is there already".to_owned(),
        Wrong::Syntax(why) => why.clone(),
        Wrong::UnknownSetting { name, .. } => format!("there is no setting `{name}`"),
        Wrong::UnknownValue { setting, value, .. } => {
            format!("{} cannot be `{value}`", setting.name())
        }
        Wrong::WrongKind(setting) => format!("{} cannot have that value", setting.name()),
        Wrong::OutOfRange { setting, least, most } => {
            format!("{} must be from {least} to {most}", setting.name())
        }
        Wrong::UnknownTheme { name, .. } => format!("there is no theme `{name}`"),
        Wrong::UnknownScope { name, .. } => format!("there is no scope [{name}]"),
        Wrong::UnknownCommand { name, .. } => format!("there is no command `{name}`"),
        Wrong::UnknownKey { name, .. } => format!("there is no key `{name}`"),
        Wrong::Misplaced { command, scope, .. } => {
            format!("`{command}` means nothing in [{scope}]")
        }
        Wrong::KeyTwice { key, first } => {
            format!("the key `{key}` is given to `{first}` in this scope already")
        }
        Wrong::KeyTaken { key, scope, by } => {
            format!("the key `{key}` runs `{by}` in [{scope}]")
        }
        Wrong::OutOfReach { command, .. } => {
            format!("no key would reach `{command}` from everywhere")
        }
    }
}

fn remedy(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unreadable(_) => "see that it is a text in UTF-8 that may be read".to_owned(),
        Wrong::Unwritable(_) => "see that its folder may be written".to_owned(),
        Wrong::Exists => "change it, or move it away to begin anew".to_owned(),
        Wrong::Syntax(_) => {
            "see `banzuke settings --help` for samples of all three files".to_owned()
        }
        Wrong::UnknownSetting { near, .. } => {
            meant(near, || one_of(Setting::ALL.map(Setting::name)))
        }
        Wrong::UnknownValue { choices, .. } => one_of(choices.iter().copied()),
        Wrong::WrongKind(setting) | Wrong::OutOfRange { setting, .. } => {
            format!("write it like {}", example(*setting))
        }
        Wrong::UnknownTheme { themes, file, .. } => format!(
            "write {}, or make {}",
            themes.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "),
            file.display()
        ),
        Wrong::UnknownScope { near, .. } | Wrong::UnknownCommand { near, .. } => {
            meant(near, || "see `banzuke settings --keys` for all names".to_owned())
        }
        Wrong::UnknownKey { near, .. } => {
            meant(near, || "names are like k, G, enter, page-up, f1, ctrl-r, alt-x".to_owned())
        }
        Wrong::Misplaced { scopes, .. } => {
            let scopes: Vec<String> = scopes.iter().map(|scope| format!("[{scope}]")).collect();
            format!("put it into {}", scopes.join(" or "))
        }
        Wrong::KeyTwice { .. } => "take it out of one of the two lines".to_owned(),
        Wrong::KeyTaken { scope, by, .. } => {
            format!("take another key, or give `{by}` other keys under [{scope}] as well")
        }
        Wrong::OutOfReach { command, usual } => format!(
            "leave `{command}` a key that no field takes and nothing else has, like {usual}"
        ),
    }
}

fn meant(near: &[String], otherwise: impl FnOnce() -> String) -> String {
    if near.is_empty() { otherwise() } else { format!("did you mean {}?", near.join(" or ")) }
}

fn one_of(names: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    format!("write one of {}", names.join(", "))
}

fn example(setting: Setting) -> String {
    let value = match setting.kind() {
        Kind::OneOf(names) => names.first().map(|name| format!("\"{name}\"")).unwrap_or_default(),
        Kind::Name => "\"main\"".to_owned(),
        Kind::Switch => "true or false, without quotes".to_owned(),
        Kind::Number { least, .. } => (least + 1).to_string(),
    };
    format!("{} = {value}", setting.name())
}
