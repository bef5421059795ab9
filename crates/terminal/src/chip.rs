//! The state of something in a word on a ground of its own, so that it is found without reading the line.

use ratatui::style::{Modifier, Style};

use super::theme::Theme;
use crate::club::MatchState;

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
    use super::*;

    #[test]
    fn a_chip_is_as_wide_with_colours_as_without() {
        let coloured = chip("ready", Theme::coloured().ready);
        assert_eq!(coloured.0, " ready ");
        assert!(coloured.1.add_modifier.contains(Modifier::REVERSED));
        let mono = Theme::mono();
        assert_eq!(chip("ready", mono.ready), ("[ready]".to_owned(), mono.ready));
    }
}
