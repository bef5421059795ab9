//! The games of a match in order, as they are typed: who won each, what was dealt, who moved first.

use crate::domain::game::{Game, parse, written_in_full};
use crate::domain::name::clean;
use crate::tui::kit::widget::input::TextInput;

#[derive(Debug, Clone)]
pub(super) struct GamesField {
    pub(super) input: TextInput,
    /// Whether characters go to it.
    pub(super) typing: bool,
}

impl GamesField {
    /// Filled with the games that were told, out of use.
    pub(super) fn new(games: &[Game]) -> Self {
        let text = written_in_full(games);
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
        parse(&self.input.text()).ok()
    }

    /// Takes back what was told.
    pub(super) fn clear(&mut self) {
        *self = Self::new(&[]);
    }
}
