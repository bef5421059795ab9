//! The names of the settings, and what each may be.

use std::fmt;

use strum::{VariantArray as _, VariantNames as _};

use super::choice::{Borders, FORMATS, LanguageChoice};
use crate::domain::length::Length;

/// One line of `settings.toml`, in the order of the file and of the screen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Setting {
    /// The language of messages and screens.
    Language,
    Theme,
    /// The characters for lines and signs.
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
    /// The file of analysed games.
    RecordGames,
    /// The fit of ratings to their losses.
    RecordFit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The name of something.
    Name,
    /// Where a file or folder lies; nothing where it is empty.
    Path,
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
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The name in the file.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn kind(self) -> Kind {
        match self {
            Self::Language => Kind::OneOf(LanguageChoice::VARIANTS),
            Self::Borders => Kind::OneOf(Borders::VARIANTS),
            Self::Format => Kind::OneOf(FORMATS),
            Self::Theme | Self::List => Kind::Name,
            Self::RecordGames | Self::RecordFit => Kind::Path,
            Self::Mouse => Kind::Switch,
            Self::FirstTo => Kind::Number { least: 1, most: Length::MOST },
            Self::BoardSeconds => Kind::Number { least: 1, most: 600 },
            Self::Backups => Kind::Number { least: 0, most: 500 },
        }
    }
}
