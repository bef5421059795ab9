//! The themes to choose from: those that come with the program, and the operator's own.

use crate::theme::Theme;

/// The themes that come with the program, in the order in which they are offered.
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

#[cfg(test)]
mod tests {
    use ratatui::style::{Modifier, Style};

    use super::*;

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
}
