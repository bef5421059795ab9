//! The games of a match in order, as they are typed: who won each, what was dealt, who moved first.

use std::fmt::Write as _;

use crate::domain::game::{Game, parse, written};
use crate::domain::name::{clean, fold};
use crate::domain::score::Side;
use crate::tui::widget::input::TextInput;

/// The field for the games.
#[derive(Debug, Clone)]
pub(super) struct GamesField {
    pub(super) input: TextInput,
    /// Whether characters go to it.
    pub(super) typing: bool,
}

impl GamesField {
    /// Filled with the games that were told, out of use.
    pub(super) fn new(games: &[Game]) -> Self {
        let text = games.iter().map(one_written).collect::<Vec<_>>().join(" ");
        Self { input: TextInput::new(clean).with_text(&text), typing: false }
    }

    /// Whether nothing is told.
    pub(super) fn is_empty(&self) -> bool {
        self.input.text().is_empty()
    }

    /// Whether it is shown.
    pub(super) fn is_in_use(&self) -> bool {
        self.typing || !self.is_empty()
    }

    /// The games; `None` where something typed is no game.
    pub(super) fn games(&self) -> Option<Vec<Game>> {
        read(&self.input.text())
    }

    /// Takes back what was told.
    pub(super) fn clear(&mut self) {
        *self = Self::new(&[]);
    }
}

/// As [`read`] reads it.
fn one_written(game: &Game) -> String {
    let mut text = written(std::slice::from_ref(game));
    match game.first {
        Some(Side::A) => text.push('+'),
        Some(Side::B) => text.push('-'),
        None => {}
    }
    text
}

/// Reads games as [`parse`] does, and besides `h30` or `h.3` for the hand, and `+` or `-` at the
/// end for who moved first: the first side, or the second.
pub(in crate::tui::screen) fn read(text: &str) -> Option<Vec<Game>> {
    let folded = fold(text);
    let mut games = Vec::new();
    for word in folded.split([' ', ',', '、']).filter(|word| !word.is_empty()) {
        let (result, first) = match (word.strip_suffix('+'), word.strip_suffix('-')) {
            (Some(rest), _) => (rest, Some(Side::A)),
            (_, Some(rest)) => (rest, Some(Side::B)),
            (None, None) => (word, None),
        };
        let told = match result.split_once('h') {
            Some((won, hand)) => {
                let mut plain = format!("{won}@{hand}");
                if hand.chars().all(|c| c.is_ascii_digit()) {
                    plain.write_char('%').ok()?;
                }
                parse(&plain)
            }
            None => parse(result),
        };
        if result.is_empty() {
            return None;
        }
        games.extend(told.ok()?.into_iter().map(|game| Game { first, ..game }));
    }
    Some(games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::game::Hand;

    #[test]
    fn games_are_read_as_they_are_written() {
        let hand = Hand::new(0.35).ok();
        let game = |winner, hand, first| Game { winner, hand, first };
        let games = vec![
            game(Some(Side::A), hand, Some(Side::B)),
            game(Some(Side::B), None, Some(Side::A)),
            game(None, hand, None),
        ];
        assert_eq!(GamesField::new(&games).games(), Some(games.clone()));
        for text in ["w@0.35- l+ dh35", "wh35- ●+ △h.35", "ｗｈ３５－、l+ d@35%"] {
            assert_eq!(read(text), Some(games.clone()), "{text}");
        }
        assert_eq!(read("wlw").map(|games| games.len()), Some(3));
        assert_eq!(read(""), Some(Vec::new()));
        for text in ["x", "wh", "wh0", "wh100", "h30", "w@1.5", "+"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
