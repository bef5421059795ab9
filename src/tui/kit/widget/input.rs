//! One line of typed text with a real cursor.

use crossterm::event::Event as TerminalEvent;
use ratatui::layout::{Position, Rect};
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};

use crate::tui::kit::key::Key;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;

/// A text field. Editing steps by graphemes; the keys are those of a shell line.
#[derive(Debug, Clone)]
pub struct TextInput {
    input: Input,
    clean: fn(&str) -> String,
}

impl TextInput {
    /// Letters that a field takes by typing and pasting; twice those of the longest note.
    pub const MOST: usize = 4000;

    /// An empty field. `clean` makes what was typed or pasted fit to keep: white space, half-width kana, invisible
    /// characters.
    pub fn new(clean: fn(&str) -> String) -> Self {
        Self { input: Input::default(), clean }
    }

    /// The field filled with `text`, the cursor at its end.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        self.input = Input::new((self.clean)(text));
        self
    }

    pub fn text(&self) -> String {
        (self.clean)(self.input.value())
    }

    /// Whether nothing but white space stands in it.
    pub fn holds_only_space(&self) -> bool {
        let value = self.input.value();
        !value.is_empty() && value.trim().is_empty()
    }

    /// Whether a field takes this key before any command does.
    pub fn takes(key: Key) -> bool {
        request(key).is_some()
    }

    /// Edits by a key; true if the text has changed.
    pub fn press(&mut self, key: Key) -> bool {
        let wanted = request(key).filter(|request| {
            !matches!(request, InputRequest::InsertChar(_)) || self.has_room("x")
        });
        let response = wanted.and_then(|request| self.input.handle(request));
        response.is_some_and(|changed| changed.value)
    }

    /// Whether a text may be pasted.
    pub fn has_room(&self, pasted: &str) -> bool {
        let letters = self.input.value().chars().chain(pasted.chars());
        letters.take(Self::MOST + 1).count() <= Self::MOST
    }

    /// Inserts cleaned text at the cursor; true if there was any.
    pub fn paste(&mut self, pasted: &str) -> bool {
        let cleaned = (self.clean)(pasted);
        let at = self.input.cursor();
        let before = self.input.value().chars().take(at);
        let after = self.input.value().chars().skip(at);
        let text = before.chain(cleaned.chars()).chain(after).collect();
        let input = std::mem::take(&mut self.input).with_value(text);
        self.input = input.with_cursor(at + cleaned.chars().count());
        !cleaned.is_empty()
    }

    /// Draws `prompt`, the text around the cursor, and, if `focused`, records where the cursor stands.
    pub fn draw(&self, area: Rect, prompt: &str, focused: bool, pen: &mut Pen<'_>) {
        if area.is_empty() {
            return;
        }
        let value = self.input.value();
        let before: String = value.chars().take(self.input.cursor()).collect();
        let after: String = value.chars().skip(self.input.cursor()).collect();
        let prompt = text::fit(prompt, usize::from(area.width / 2));
        // The last column is left to the cursor.
        let room = usize::from(area.width - 1).saturating_sub(text::width(&prompt));
        let before = text::tail(&before, room);
        let after = text::head(&after, room - text::width(&before) + 1);
        let (label, typed) = (pen.theme.muted, pen.theme.text);
        pen.pieces(
            area,
            [(prompt.as_str(), label), (before.as_str(), typed), (after.as_str(), typed)],
        );
        if focused {
            let columns =
                u16::try_from(text::width(&prompt) + text::width(&before)).unwrap_or(area.width);
            pen.hits.set_cursor(Position::new(area.x + columns, area.y));
        }
    }
}

fn request(key: Key) -> Option<InputRequest> {
    to_input_request(&TerminalEvent::Key(key.event()))
}
