//! Every word that people read.
//!
//! Sentences are files, one a subject in the folder of each language (`assets/en/home.ftl`); the English one is a table here
//! ([`words!`], [`catalog`]), and a test compares the others with it. Data for programs (CSV, JSON, the journal, column names)
//! is English in both languages; a sheet takes on the words of a language when it is printed for people. The command
//! line's derive has no sentence of its own: `cli/help.rs` puts the texts in before a line is parsed, so the language is
//! found in the raw arguments first.

pub mod catalog;
pub mod help;
pub mod message;
mod prelude;
pub mod screen;
pub mod term;
pub mod web;

pub use banzuke_table::words;
pub use chrono::{DateTime, NaiveDate, Utc};

use crate::settings::LanguageChoice;
use catalog::check::Asked;
use catalog::own;
use help::HelpWords;
use message::MessageWords;
use screen::ScreenWords;
use term::TermWords;
use web::SiteWords;
use web::WebWords;

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    Japanese,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::Japanese];

    /// Its code in ISO 639-1, which HTML and folders of pages name it by.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
        }
    }

    /// The language of a POSIX locale such as `ja_JP.UTF-8`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Self> {
        match locale.split(['_', '-', '.', '@']).next() {
            Some("ja") => Some(Self::Japanese),
            Some("en" | "C" | "POSIX") => Some(Self::English),
            Some(_) | None => None,
        }
    }

    /// The language of the settings, where that of the locale is known.
    pub const fn chosen(choice: LanguageChoice, locale: Self) -> Self {
        match choice {
            LanguageChoice::Auto => locale,
            LanguageChoice::English | LanguageChoice::Own(_) => Self::English,
            LanguageChoice::Japanese => Self::Japanese,
        }
    }

    /// The words of the program, which data for programs are made of.
    pub const fn words(self) -> &'static Words {
        Voice::of(self).words()
    }

    /// The words that the operator reads: the own ones, where a folder was taken.
    pub fn spoken(self) -> &'static Words {
        Voice { language: self, is_own: own::is_taken(self) }.words()
    }

    pub const fn pick<T: Copy>(self, english: T, japanese: T) -> T {
        match self {
            Self::English => english,
            Self::Japanese => japanese,
        }
    }

    /// `21 Nov 2026`; `2026年11月21日`.
    pub fn date(self, day: NaiveDate) -> String {
        self.words().term.day(day)
    }

    /// The one to switch to from here.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::English => Self::Japanese,
            Self::Japanese => Self::English,
        }
    }
}

/// Who speaks a language: the program, or the operator's folder of words before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Voice {
    language: Language,
    is_own: bool,
}

impl Voice {
    const ALL: usize = 2 * Language::ALL.len();

    /// The program in a language.
    pub const fn of(language: Language) -> Self {
        Self { language, is_own: false }
    }

    /// All that is said in this voice.
    pub const fn words(self) -> &'static Words {
        match (self.language, self.is_own) {
            (Language::English, false) => &ENGLISH,
            (Language::Japanese, false) => &JAPANESE,
            (Language::English, true) => &OWN_ENGLISH,
            (Language::Japanese, true) => &OWN_JAPANESE,
        }
    }

    const fn place(self) -> usize {
        2 * self.language as usize + self.is_own as usize
    }

    pub const fn language(self) -> Language {
        self.language
    }

    /// The code of its language, which may be one of the operator's folders or translations.
    pub fn code(self) -> &'static str {
        own::code(self).unwrap_or_else(|| self.language.code())
    }
}

#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    pub label: &'static str,
    /// Its effect, in one line.
    pub doc: &'static str,
}

/// A text as it stands at the head of a column or a line: its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

words! {
    /// The names of things (`term`); refusals, faults and entries, said the same way on every surface (`message`); help texts of
    /// the command line, texts of the terminal interface, of the web site, and of the pages that a host serves to the hall.
    pub Words {
        rooms: {
            term: TermWords, message: MessageWords, help: HelpWords, screen: ScreenWords, site: SiteWords, web: WebWords,
            labels: screen::LabelWords, scopes: screen::ScopeWords,
        }
    }
}

impl Words {
    /// The code of the language that people read in these words.
    pub fn code(&self) -> &'static str {
        self.voice.code()
    }
}

pub static ENGLISH: Words = Words::speaking(Voice::of(Language::English));
pub static JAPANESE: Words = Words::speaking(Voice::of(Language::Japanese));
static OWN_ENGLISH: Words = Words::speaking(Voice { language: Language::English, is_own: true });
static OWN_JAPANESE: Words = Words::speaking(Voice { language: Language::Japanese, is_own: true });

/// Each subject by the name of its file, with what the code asks of it.
pub fn subjects() -> Vec<(&'static str, Vec<Asked>)> {
    let mut catalogs = vec![&screen::COMMANDS];
    Words::catalogs(&mut catalogs);
    let indexes = help::DESK.indexes().into_iter();
    let indexes = indexes.chain([&help::PLACEHOLDERS, &screen::ADDITIONS]);
    let catalogs = catalogs.into_iter().map(|it| (it.subject, it.asked()));
    catalogs.chain(indexes.map(|it| (it.subject, it.asked()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        for locale in ["ja", "ja_JP", "ja_JP.UTF-8", "ja-JP", "ja.UTF-8", "ja_JP@x"] {
            assert_eq!(Language::of_locale(locale), Some(Language::Japanese), "{locale}");
        }
        for locale in ["C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "en"] {
            assert_eq!(Language::of_locale(locale), Some(Language::English), "{locale}");
        }
        for locale in ["", "jam_JM", "de_DE", "Ja"] {
            assert_eq!(Language::of_locale(locale), None, "{locale}");
        }
    }

    #[test]
    fn every_language_has_its_own_words_and_the_other_leads_back() {
        for language in Language::ALL {
            assert_eq!(language.words().language, language);
            assert_ne!(language.other(), language);
            assert_eq!(language.other().other(), language);
        }
    }
}
