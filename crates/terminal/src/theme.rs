//! Roles instead of colours: a screen says what a piece of text *is*, the theme says how that looks.
//!
//! Themes name only the sixteen ANSI colours, which the terminal's own palette makes readable on light and dark
//! grounds, and leave the default foreground and background alone.

use ratatui::layout::Rect;
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

/// A role in a theme file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RoleStyle {
    #[serde(deserialize_with = "colour")]
    fg: Option<Color>,
    #[serde(deserialize_with = "colour")]
    bg: Option<Color>,
    marks: Vec<Mark>,
}

/// The styles that need no colour.
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

/// The colours of theme files. ratatui calls the dim white "gray", and the bright white "white".
#[derive(Deserialize)]
#[serde(remote = "Color", rename_all = "kebab-case")]
enum Ansi {
    Black,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
    #[serde(rename = "white")]
    Gray,
    #[serde(rename = "bright-black")]
    DarkGray,
    #[serde(rename = "bright-red")]
    LightRed,
    #[serde(rename = "bright-green")]
    LightGreen,
    #[serde(rename = "bright-yellow")]
    LightYellow,
    #[serde(rename = "bright-blue")]
    LightBlue,
    #[serde(rename = "bright-magenta")]
    LightMagenta,
    #[serde(rename = "bright-cyan")]
    LightCyan,
    #[serde(rename = "bright-white")]
    White,
}

fn colour<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
    Ansi::deserialize(deserializer).map(Some)
}

impl From<RoleStyle> for Style {
    fn from(role: RoleStyle) -> Self {
        let modifiers = role.marks.into_iter().map(Modifier::from).collect();
        Self { fg: role.fg, bg: role.bg, ..Self::new().add_modifier(modifiers) }
    }
}

fn style<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Style, D::Error> {
    RoleStyle::deserialize(deserializer).map(Style::from)
}

fn styles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Style>, D::Error> {
    let roles = Vec::<RoleStyle>::deserialize(deserializer)?;
    Ok(roles.into_iter().map(Style::from).collect())
}

/// The themes of the program, in the order in which they are offered.
const EMBEDDED: [(&str, &str); 4] = [
    ("default", Themes::SAMPLE),
    ("light", include_str!("../themes/light.toml")),
    (Themes::COLOURLESS, include_str!("../themes/mono.toml")),
    ("high-contrast", include_str!("../themes/high-contrast.toml")),
];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Themes(Vec<(String, Theme)>);

impl Default for Themes {
    /// The themes that come with the program.
    fn default() -> Self {
        let theme = |text| Theme::parse(text).expect("the embedded themes are read by a test");
        Self(EMBEDDED.map(|(name, text)| (name.to_owned(), theme(text))).into())
    }
}

impl Themes {
    /// The text of the usual theme.
    pub const SAMPLE: &'static str = include_str!("../themes/default.toml");

    /// The name of the theme without colours.
    pub const COLOURLESS: &'static str = "mono";

    /// Adds a theme, in the place of one of the same name.
    pub fn add(&mut self, name: &str, theme: Theme) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, same)) => *same = theme,
            None => self.0.push((name.to_owned(), theme)),
        }
    }

    pub fn get(&self, name: &str) -> Option<&Theme> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, theme)| theme)
    }

    /// The names, in the order in which they are offered.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

/// The smallest terminal, columns and rows.
pub const LEAST: (u16, u16) = (60, 16);
/// From this size on there is room for more than the necessary.
pub const FULL: (u16, u16) = (100, 30);

/// How much room there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Density {
    /// Room for side panels.
    Full,
    /// Room for the necessary.
    Compact,
    /// Less than [`LEAST`].
    TooSmall,
}

impl Density {
    /// The density of a terminal of that area.
    pub const fn of(area: Rect) -> Self {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            Self::TooSmall
        } else if area.width < FULL.0 || area.height < FULL.1 {
            Self::Compact
        } else {
            Self::Full
        }
    }
}

/// The word with its style: on a ground in the colour of its role, in brackets where a role has no colour.
pub fn chip(word: &str, role: Style) -> (String, Style) {
    if role.fg.is_none() && role.bg.is_none() {
        return (format!("[{word}]"), role);
    }
    let ground = if role.bg.is_some() { role } else { role.add_modifier(Modifier::REVERSED) };
    (format!(" {word} "), ground)
}

/// The state of a match: what is over or not yet to be played stands as plain text in the same room.
pub fn match_chip(state: MatchState, word: &str, theme: &Theme) -> (String, Style) {
    let role = theme.of_match(state);
    if state.is_live() { chip(word, role) } else { (format!(" {word} "), role) }
}

#[cfg(test)]
mod tests {
    use ratatui::style::{Modifier, Style};

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

    fn embedded() -> Vec<(String, Theme)> {
        Themes::default().0
    }

    #[test]
    fn what_means_something_never_looks_like_plain_text() {
        for (name, theme) in embedded() {
            for (role, style) in [
                ("title", theme.title),
                ("accent", theme.accent),
                ("selected", theme.selected),
                ("ready", theme.ready),
                ("called", theme.called),
                ("playing", theme.playing),
                ("warning", theme.warning),
                ("error", theme.error),
                ("winner", theme.winner),
                ("key", theme.key),
            ] {
                assert_ne!(style, theme.text, "{role} of {name}");
            }
            for (pair, one, other) in [
                ("winner and loser", theme.winner, theme.loser),
                ("ready and called", theme.ready, theme.called),
                ("called and playing", theme.called, theme.playing),
                ("playing and finished", theme.playing, theme.finished),
                ("success and error", theme.success, theme.error),
                ("warning and error", theme.warning, theme.error),
            ] {
                assert_ne!(one, other, "{pair} of {name}");
            }
        }
    }

    #[test]
    fn a_selected_row_is_marked_without_colour_in_every_theme() {
        for (name, theme) in embedded() {
            assert!(theme.selected.add_modifier.contains(Modifier::REVERSED), "{name}");
            assert_eq!((theme.text, theme.text.bg), (Style::new(), None), "{name}");
        }
    }

    #[test]
    fn high_contrast_is_never_dim_and_brings_its_own_grounds() {
        let file = EMBEDDED[3].1;
        assert!(!file.contains("\"dim\"") && !file.contains("bright-black"));
        for line in file.lines() {
            assert_eq!(line.contains("fg ="), line.contains("bg ="), "{line}");
        }
    }

    #[test]
    fn a_theme_of_ones_own_takes_the_place_of_its_namesake() {
        let mut themes = Themes::default();
        let mono = themes.get(Themes::COLOURLESS).cloned().expect("it comes along");
        themes.add("light", mono.clone());
        themes.add("dusk", mono.clone());
        assert_eq!(themes.get("light"), Some(&mono));
        let names: Vec<&str> = themes.names().collect();
        assert_eq!(names, ["default", "light", "mono", "high-contrast", "dusk"]);
    }

    #[test]
    fn a_chip_is_as_wide_with_colours_as_without() {
        let coloured = chip("ready", Theme::coloured().ready);
        assert_eq!(coloured.0, " ready ");
        assert!(coloured.1.add_modifier.contains(Modifier::REVERSED));
        let mono = Theme::mono();
        assert_eq!(chip("ready", mono.ready), ("[ready]".to_owned(), mono.ready));
    }
}
