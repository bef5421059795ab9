//! The values that settings choose among, named as in the file.

use crate::domain::format::FormatKind;

/// The language of messages and screens.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantNames,
)]
pub enum LanguageChoice {
    /// As the system's locale has it.
    #[strum(serialize = "auto")]
    Auto,
    #[strum(serialize = "en")]
    English,
    #[strum(serialize = "ja")]
    Japanese,
}

/// The characters for lines and signs.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Borders {
    /// As the terminal can: see `tui::terminal`.
    Auto,
    /// With the characters made for it.
    Unicode,
    /// With `-`, `|` and `+`, which are one column wide in every terminal.
    Ascii,
}

/// The formats that a new tournament may begin with: all that have something to be played.
pub(super) const FORMATS: &[&str] = &[
    "single-elimination",
    "double-elimination",
    "round-robin",
    "groups",
    "swiss",
    "tables",
    "ladder",
];

/// The format of that name, if a new tournament may begin with it.
pub(super) fn format(name: &str) -> Option<FormatKind> {
    name.parse().ok().filter(|_| FORMATS.contains(&name))
}
