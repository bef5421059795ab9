//! Every word that people read, one typed structure a language: a missing sentence does not
//! compile.

pub mod english;
pub mod japanese;
pub mod message;
pub mod screen;
pub mod term;

use english::ENGLISH;
use japanese::JAPANESE;
use message::MessageWords;
use screen::ScreenWords;
use term::TermWords;

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Japanese];

    /// The language of a POSIX locale such as `ja_JP.UTF-8`; English where it is none of ours.
    pub fn of_locale(locale: &str) -> Self {
        match locale.split(['_', '-', '.', '@']).next() {
            Some("ja") => Self::Japanese,
            Some(_) | None => Self::English,
        }
    }

    /// Its words.
    pub const fn words(self) -> &'static Words {
        match self {
            Self::English => &ENGLISH,
            Self::Japanese => &JAPANESE,
        }
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

/// The words of one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// Which language it is.
    pub language: Language,
    /// The names of things, for both of the following.
    pub term: TermWords,
    /// Refusals, faults and entries, said the same way on every surface.
    pub message: MessageWords,
    /// What the terminal interface says.
    pub screen: ScreenWords,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        for locale in ["ja", "ja_JP", "ja_JP.UTF-8", "ja-JP", "ja.UTF-8", "ja_JP@x"] {
            assert_eq!(Language::of_locale(locale), Language::Japanese, "{locale}");
        }
        for locale in ["", "C", "POSIX", "en_GB.UTF-8", "jam_JM", "de_DE"] {
            assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
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
