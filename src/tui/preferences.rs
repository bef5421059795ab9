use std::path::PathBuf;

use super::kit::theme::Theme;
use super::theme::Themes;
use crate::settings::{Borders, Effective, LanguageChoice, Settings};
use crate::words::Language;
use crate::words::catalog::own;

/// The width of characters that Unicode calls ambiguous, as the terminal draws them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ambiguous {
    /// One column, as in nearly all terminals.
    #[default]
    Narrow,
    /// Unknown until the terminal is asked.
    Unasked,
    /// Two columns, as in some terminals of East Asia.
    Wide,
}

/// The settings in force, and the facts that they depend on.
#[derive(Debug, Clone)]
pub struct Preferences {
    pub effective: Effective,
    pub themes: Themes,
    /// The language that `auto` stands for.
    pub locale: LanguageChoice,
    /// Whether colours are forbidden (`NO_COLOR`), whatever the theme.
    pub colourless: bool,
    /// The width that decides about `auto` borders.
    pub ambiguous: Ambiguous,
    /// The file of the settings, if there is one.
    pub file: Option<PathBuf>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            effective: Effective::default(),
            themes: Themes::default(),
            locale: LanguageChoice::English,
            colourless: false,
            ambiguous: Ambiguous::default(),
            file: None,
        }
    }
}

impl Preferences {
    pub const fn settings(&self) -> &Settings {
        &self.effective.settings
    }

    /// The language of the settings, or that of the system for `auto`.
    pub const fn choice(&self) -> LanguageChoice {
        match self.settings().language {
            LanguageChoice::Auto => self.locale,
            said => said,
        }
    }

    pub const fn language(&self) -> Language {
        Language::chosen(self.choice(), Language::English)
    }

    /// Changes to a language. The settings name it then, even if their file does not.
    pub fn speak(&mut self, language: Language) {
        if self.language() != language {
            self.effective.settings.language = own::choice(language);
        }
    }

    /// The chosen theme, or a theme without colours where they are forbidden.
    pub fn theme(&self) -> Theme {
        let name = if self.colourless { Themes::COLOURLESS } else { &self.settings().theme };
        self.themes.get(name).cloned().unwrap_or_else(Theme::mono)
    }

    /// Whether to draw with ASCII characters only.
    pub fn ascii(&self) -> bool {
        match self.settings().borders {
            Borders::Auto => self.ambiguous == Ambiguous::Wide,
            Borders::Unicode => false,
            Borders::Ascii => true,
        }
    }

    /// Whether the terminal must be asked how wide it draws.
    pub fn has_to_ask(&self) -> bool {
        self.settings().borders == Borders::Auto && self.ambiguous == Ambiguous::Unasked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Setting, Value};

    fn with(setting: Setting, value: &str) -> Preferences {
        let mut preferences = Preferences::default();
        let value = Value::Text(value.to_owned());
        preferences.effective.change(setting, &value).expect("a value");
        preferences
    }

    #[test]
    fn no_colour_goes_before_any_theme() {
        let light = with(Setting::Theme, "light");
        assert_ne!(light.theme(), Theme::mono());
        assert_eq!(Preferences { colourless: true, ..light }.theme(), Theme::mono());
    }

    #[test]
    fn auto_goes_by_what_the_terminal_does() {
        for (borders, ambiguous, ascii) in [
            ("auto", Ambiguous::Narrow, false),
            ("auto", Ambiguous::Unasked, false),
            ("auto", Ambiguous::Wide, true),
            ("unicode", Ambiguous::Wide, false),
            ("ascii", Ambiguous::Narrow, true),
        ] {
            let preferences = Preferences { ambiguous, ..with(Setting::Borders, borders) };
            assert_eq!(preferences.ascii(), ascii, "{borders} {ambiguous:?}");
            let asks = borders == "auto" && ambiguous == Ambiguous::Unasked;
            assert_eq!(preferences.has_to_ask(), asks);
        }
        let auto = Preferences { locale: LanguageChoice::Japanese, ..Preferences::default() };
        assert_eq!(auto.language(), Language::Japanese);
        assert_eq!(with(Setting::Language, "en").language(), Language::English);
    }
}
