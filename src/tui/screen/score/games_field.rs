//! The games of a match in order, as they are typed: who won each, what was dealt, who moved first.

use crate::cards::{GamesFault, read_games};
use crate::domain::card_game::CardGame;
use crate::domain::deal::Deals;
use crate::domain::game::{Game, RecordedGames, written_in_full};
use crate::domain::name::clean;
use crate::tui::kit::widget::input::TextInput;

#[derive(Debug, Clone)]
pub(super) struct GamesField {
    pub(super) input: TextInput,
    /// Whether characters go to it.
    pub(super) typing: bool,
    /// The games that are recorded.
    recorded: String,
    /// The game whose cards may be typed.
    card_game: Option<CardGame>,
    /// The value of the cards for the first side, by the number of the game: worked out when read, not in every frame.
    worth: Vec<(u32, f64)>,
}

impl GamesField {
    /// Filled with the recorded games, out of use.
    pub(super) fn new(games: &[Game], deals: &Deals, card_game: Option<CardGame>) -> Self {
        let text = written_in_full(games, deals);
        let input = TextInput::new(clean).with_text(&text);
        Self { input, typing: false, recorded: text, card_game, worth: Vec::new() }
    }

    /// How many letters give other games than are recorded.
    pub(super) fn typed(&self) -> usize {
        let text = self.input.text();
        if text == self.recorded { 0 } else { text.chars().count() }
    }

    /// Whether no games are typed.
    pub(super) fn is_empty(&self) -> bool {
        self.input.text().is_empty()
    }

    /// Whether it is shown.
    pub(super) fn is_in_use(&self) -> bool {
        self.typing || !self.is_empty()
    }

    /// Reads the games with what their cards are worth, or what is no game.
    pub(super) fn read(&mut self) -> Result<RecordedGames, GamesFault> {
        let read = read_games(&self.input.text(), self.card_game);
        self.worth = read.as_ref().map(worth).unwrap_or_default();
        read
    }

    /// The value of the cards that were read for the first side, by the number of the game.
    pub(super) fn worth(&self) -> &[(u32, f64)] {
        &self.worth
    }

    /// Clears the games.
    pub(super) fn clear(&mut self) {
        *self = Self::new(&[], &Deals::default(), self.card_game);
    }
}

fn worth(recorded: &RecordedGames) -> Vec<(u32, f64)> {
    let each = (1..).zip(&recorded.games).filter(|(no, _)| recorded.deals.0.contains_key(no));
    each.filter_map(|(no, game)| Some((no, game.hand?.p()))).collect()
}
