//! Roles instead of colours: a screen says what a piece of text *is*, the theme says how that looks.
//!
//! Themes name only the sixteen ANSI colours, which the terminal's own palette makes readable on light and dark
//! grounds, and leave the default foreground and background alone.

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Deserializer};

use crate::club::MatchState;

/// The style of each role. One field a role; every theme file must name them all.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    #[serde(deserialize_with = "style")]
    pub text: Style,
    /// Text of second rank: hints, notes, disabled rows.
    #[serde(deserialize_with = "style")]
    pub muted: Style,
    /// Titles of screens, boxes and columns.
    #[serde(deserialize_with = "style")]
    pub title: Style,
    /// Things that the eye should find first.
    #[serde(deserialize_with = "style")]
    pub accent: Style,
    /// The row, button or tab that is chosen.
    #[serde(deserialize_with = "style")]
    pub selected: Style,
    /// A match that may start now.
    #[serde(deserialize_with = "style")]
    pub ready: Style,
    /// A match whose players are called to a table.
    #[serde(deserialize_with = "style")]
    pub called: Style,
    /// A match that is being played.
    #[serde(deserialize_with = "style")]
    pub playing: Style,
    /// A match that is over: nothing is left to do.
    #[serde(deserialize_with = "style")]
    pub finished: Style,
    #[serde(deserialize_with = "style")]
    pub success: Style,
    /// Something to look at before going on.
    #[serde(deserialize_with = "style")]
    pub warning: Style,
    /// Something refused or failed.
    #[serde(deserialize_with = "style")]
    pub error: Style,
    /// The winner of a match.
    #[serde(deserialize_with = "style")]
    pub winner: Style,
    /// The loser of a match.
    #[serde(deserialize_with = "style")]
    pub loser: Style,
    /// The first three.
    #[serde(deserialize_with = "style")]
    pub gold: Style,
    #[serde(deserialize_with = "style")]
    pub silver: Style,
    #[serde(deserialize_with = "style")]
    pub bronze: Style,
    /// A rating that rests on too little to be ranked.
    #[serde(deserialize_with = "style")]
    pub provisional: Style,
    /// Lines around and between things.
    #[serde(deserialize_with = "style")]
    pub border: Style,
    /// A key that may be pressed.
    #[serde(deserialize_with = "style")]
    pub key: Style,
    /// The tags of events, by turns.
    #[serde(deserialize_with = "styles")]
    pub events: Vec<Style>,
}

impl Theme {
    #[expect(clippy::missing_panics_doc, reason = "the embedded file is read by a test")]
    pub fn coloured() -> Self {
        Self::parse(include_str!("../themes/default.toml"))
            .expect("the embedded theme is read by a test")
    }

    /// The theme without any colour: bold, dim, underline and reverse only.
    #[expect(clippy::missing_panics_doc, reason = "the embedded file is read by a test")]
    pub fn mono() -> Self {
        Self::parse(include_str!("../themes/mono.toml"))
            .expect("the embedded theme is read by a test")
    }

    /// The style of a match in that state.
    pub const fn of_match(&self, state: MatchState) -> Style {
        match state {
            MatchState::Ready => self.ready,
            MatchState::Called => self.called,
            MatchState::Playing => self.playing,
            MatchState::Finished => self.finished,
            MatchState::Waiting | MatchState::Bye | MatchState::Void => self.muted,
        }
    }

    /// The style of an event's tag.
    pub fn event(&self, at: usize) -> Style {
        self.events.iter().cycle().nth(at).copied().unwrap_or_default()
    }

    /// The style of a rank that has a medal.
    pub const fn medal(&self, rank: u32) -> Option<Style> {
        match rank {
            1 => Some(self.gold),
            2 => Some(self.silver),
            3 => Some(self.bronze),
            _ => None,
        }
    }

    /// Reads a theme file. The error names line and column.
    pub fn parse(toml: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(toml)
    }
}

/// One role as a theme file writes it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RoleStyle {
    fg: Option<Ansi>,
    bg: Option<Ansi>,
    marks: Vec<Mark>,
}

/// The looks that need no colour.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Mark {
    Bold,
    Dim,
    Underline,
    Reverse,
}

impl From<Mark> for Modifier {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Bold => Self::BOLD,
            Mark::Dim => Self::DIM,
            Mark::Underline => Self::UNDERLINED,
            Mark::Reverse => Self::REVERSED,
        }
    }
}

/// The colours that a theme may name.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ansi {
    Black,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
    White,
    BrightBlack,
    BrightRed,
    BrightGreen,
    BrightYellow,
    BrightBlue,
    BrightMagenta,
    BrightCyan,
    BrightWhite,
}

impl From<Ansi> for Color {
    fn from(ansi: Ansi) -> Self {
        match ansi {
            Ansi::Black => Self::Black,
            Ansi::Red => Self::Red,
            Ansi::Green => Self::Green,
            Ansi::Yellow => Self::Yellow,
            Ansi::Blue => Self::Blue,
            Ansi::Magenta => Self::Magenta,
            Ansi::Cyan => Self::Cyan,
            // ratatui calls the dim white "gray", and the bright white "white".
            Ansi::White => Self::Gray,
            Ansi::BrightBlack => Self::DarkGray,
            Ansi::BrightRed => Self::LightRed,
            Ansi::BrightGreen => Self::LightGreen,
            Ansi::BrightYellow => Self::LightYellow,
            Ansi::BrightBlue => Self::LightBlue,
            Ansi::BrightMagenta => Self::LightMagenta,
            Ansi::BrightCyan => Self::LightCyan,
            Ansi::BrightWhite => Self::White,
        }
    }
}

impl From<RoleStyle> for Style {
    fn from(role: RoleStyle) -> Self {
        let modifiers = role.marks.into_iter().map(Modifier::from).collect();
        Self {
            fg: role.fg.map(Color::from),
            bg: role.bg.map(Color::from),
            ..Self::new().add_modifier(modifiers)
        }
    }
}

fn style<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Style, D::Error> {
    RoleStyle::deserialize(deserializer).map(Style::from)
}

fn styles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Style>, D::Error> {
    let roles = Vec::<RoleStyle>::deserialize(deserializer)?;
    Ok(roles.into_iter().map(Style::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_themes_are_whole() {
        let coloured = Theme::coloured();
        assert_eq!(coloured.error.fg, Some(Color::Red));
        assert_ne!(coloured, Theme::mono());
    }

    #[test]
    fn mono_names_no_colour_but_still_marks_the_selection() {
        for line in include_str!("../themes/mono.toml").lines() {
            assert!(!line.contains("fg") && !line.contains("bg"), "{line}");
        }
        assert!(Theme::mono().selected.add_modifier.contains(Modifier::REVERSED));
    }

    #[test]
    fn a_theme_with_an_unknown_or_missing_role_is_refused_with_its_line() {
        let mono = include_str!("../themes/mono.toml");
        let unknown = format!("{mono}\nshiny = {{}}\n");
        let error = Theme::parse(&unknown).expect_err("an unknown role").to_string();
        assert!(error.contains("shiny"), "{error}");
        let rgb = mono.replace("title = { marks = [\"bold\"] }", "title = { fg = \"#ff0000\" }");
        let error = Theme::parse(&rgb).expect_err("a colour outside the sixteen").to_string();
        assert!(error.contains("line"), "{error}");
        assert!(Theme::parse("text = {}").is_err());
    }
}
