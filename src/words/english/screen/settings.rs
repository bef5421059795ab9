//! The settings in English.

use crate::settings::{Borders, LanguageChoice, Setting, Value};
use crate::words::screen::settings::SettingsWords;
use crate::words::screen::wizard::FieldWords;

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    title: "Settings",
    setting,
    value,
    keys: "Left and Right change a value; it counts at once.",
    given: |name| format!("{name} decides at the start"),
    colourless: "NO_COLOR: no colours",
    no_list: "not in this file: main",
    kept: |path| format!("Kept in {}", path.display()),
    not_kept: "Kept nowhere: it counts until the program ends.",
    cannot_stop: "this system cannot stop a program",
};

fn setting(setting: Setting) -> FieldWords {
    let (label, doc) = match setting {
        Setting::Language => ("Language", "The language of messages and screens."),
        Setting::Theme => (
            "Theme",
            "default, light (for light grounds), mono (no colours), high-contrast, or a file in themes.",
        ),
        Setting::Borders => (
            "Lines and signs",
            "ASCII for terminals that draw lines too wide; auto asks the terminal.",
        ),
        Setting::Mouse => (
            "Mouse",
            "Whether clicks and the wheel come to the program; off, the terminal selects text.",
        ),
        Setting::Format => ("Format", "What the form of a new tournament begins with."),
        Setting::FirstTo => ("First to", "The games that win a match of a new tournament."),
        Setting::List => ("Rating list", "The list that a new tournament counts for."),
        Setting::BoardSeconds => {
            ("Board page, seconds", "Seconds that the public board shows a page.")
        }
        Setting::Backups => (
            "Backups kept",
            "Hourly backups kept beside the club's file, and the last of 14 earlier days; 0 makes none.",
        ),
    };
    FieldWords { label, doc }
}

fn value(setting: Setting, value: &Value) -> Option<&'static str> {
    let name = match value {
        Value::Text(name) => name.as_str(),
        Value::Switch(on) => return Some(if *on { "on" } else { "off" }),
        Value::Number(_) => return None,
    };
    match setting {
        Setting::Language => LanguageChoice::named(name).map(|choice| match choice {
            LanguageChoice::Auto => "auto (as the system has it)",
            LanguageChoice::English => "English",
            LanguageChoice::Japanese => "日本語 (Japanese)",
        }),
        Setting::Borders => Borders::named(name).map(|choice| match choice {
            Borders::Auto => "auto (as the terminal can)",
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
