//! The names of the settings, and what each may be.

use std::fmt;

use super::choice::{Borders, FormatChoice, LanguageChoice};
use crate::domain::length::Length;

/// One line of `settings.toml`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// The language of messages and screens.
    Language,
    Theme,
    /// What lines and signs are drawn with.
    Borders,
    /// Whether clicks and the wheel come to the program.
    Mouse,
    /// The format that a new tournament begins with.
    Format,
    /// The games that win a match of a new tournament.
    FirstTo,
    /// The rating list of a new tournament.
    List,
    /// How long the public board shows a page.
    BoardSeconds,
    /// How many automatic backups are kept.
    Backups,
}

/// What a setting may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The name of something.
    Name,
    Switch,
    Number {
        /// No less than this.
        least: u32,
        /// No more than this.
        most: u32,
    },
}

/// A value as the file writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A word or name.
    Text(String),
    /// `true` or `false`.
    Switch(bool),
    Number(u32),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Switch(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

impl Setting {
    /// All settings, in the order of the file and of the screen.
    pub const ALL: [Self; 9] = [
        Self::Language,
        Self::Theme,
        Self::Borders,
        Self::Mouse,
        Self::Format,
        Self::FirstTo,
        Self::List,
        Self::BoardSeconds,
        Self::Backups,
    ];

    /// The name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Borders => "borders",
            Self::Mouse => "mouse",
            Self::Format => "format",
            Self::FirstTo => "first_to",
            Self::List => "list",
            Self::BoardSeconds => "board_seconds",
            Self::Backups => "backups",
        }
    }

    /// The setting of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setting| setting.name() == name)
    }

    /// What it may be.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Language => Kind::OneOf(LanguageChoice::NAMES),
            Self::Borders => Kind::OneOf(Borders::NAMES),
            Self::Format => Kind::OneOf(FormatChoice::NAMES),
            Self::Theme | Self::List => Kind::Name,
            Self::Mouse => Kind::Switch,
            Self::FirstTo => Kind::Number { least: 1, most: Length::MOST },
            Self::BoardSeconds => Kind::Number { least: 1, most: 600 },
            Self::Backups => Kind::Number { least: 0, most: 500 },
        }
    }
}
