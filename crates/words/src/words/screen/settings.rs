//! The words of the settings.

use std::path::Path;

use crate::settings::{Borders, LanguageChoice, Setting, Value};

use crate::words::words;

words! {
    pub SettingsWords in "settings" {
        title; keys; given(name: &str); colourless; games(count: usize); fitted(players: usize);
        unread; path(label: &str); path_prompt; path_keys; no_file; no_list; not_kept; cannot_stop;
        setting[Setting:
            Language, Theme, Borders, Mouse, Format, FirstTo, List, BoardSeconds, Backups,
            RecordGames, RecordFit
        ].doc;
        on; off; as_system; english; japanese; chinese; as_terminal; none; kept(path: &Path);
    }
}

impl SettingsWords {
    /// The name of a value. None where the organiser typed it.
    pub fn value(self, setting: Setting, value: &Value) -> Option<&'static str> {
        let name = match value {
            Value::Text(name) => name.as_str(),
            Value::Switch(true) => return Some(self.on()),
            Value::Switch(false) => return Some(self.off()),
            Value::Number(_) => return None,
        };
        match setting {
            Setting::Language => LanguageChoice::named(name).map(|choice| match choice {
                LanguageChoice::Auto => self.as_system(),
                LanguageChoice::English => self.english(),
                LanguageChoice::Japanese => self.japanese(),
                LanguageChoice::Own("zh-TW") => self.chinese(),
                LanguageChoice::Own(name) => name,
            }),
            Setting::Borders => name.parse().ok().map(|choice| match choice {
                Borders::Auto => self.as_terminal(),
                Borders::Unicode => "Unicode",
                Borders::Ascii => "ASCII",
            }),
            Setting::RecordGames | Setting::RecordFit => name.is_empty().then(|| self.none()),
            Setting::Theme
            | Setting::Mouse
            | Setting::Format
            | Setting::FirstTo
            | Setting::List
            | Setting::BoardSeconds
            | Setting::Backups => None,
        }
    }
}
