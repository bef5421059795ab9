//! A field over a list that decides what the list shows.

use ratatui::layout::Rect;

use crate::command::{CommandId, Scope};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::split::{self, REST};
use crate::tui::kit::widget::input::TextInput;

/// Out of use and empty, being typed into, or filled while keys go to the list again.
#[derive(Debug, Clone)]
pub(crate) struct Filter {
    field: TextInput,
    typing: bool,
    clean: fn(&str) -> String,
}

impl Filter {
    /// An empty field out of use; `clean` as in [`TextInput::new`].
    pub(crate) fn new(clean: fn(&str) -> String) -> Self {
        Self { field: TextInput::new(clean), typing: false, clean }
    }

    /// The typed text, cleaned.
    pub(crate) fn text(&self) -> String {
        self.field.text()
    }

    /// Whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.text().is_empty()
    }

    /// Whether characters go to the field.
    pub(crate) const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The scopes of its layer: `all` while everything is shown, `narrowed` while only what was typed is.
    pub(crate) fn scopes(
        &self,
        all: &'static [Scope],
        narrowed: &'static [Scope],
    ) -> &'static [Scope] {
        if self.typing {
            &[Scope::List, Scope::Field]
        } else if self.is_empty() {
            all
        } else {
            narrowed
        }
    }

    /// Runs the commands of a filter; gives whether the list may show something else now.
    /// `None` for any other command.
    pub(crate) fn run(&mut self, command: CommandId) -> Option<bool> {
        match command {
            CommandId::Search => self.enter(),
            CommandId::ShowAll => self.clear(),
            CommandId::LeaveField => {
                self.leave();
                return Some(false);
            }
            // A filter understands these and no other command, of which there will be more.
            _ => return None,
        }
        Some(true)
    }

    /// Empties it and lets characters go to it.
    pub(crate) fn enter(&mut self) {
        self.clear();
        self.typing = true;
    }

    /// Lets keys go to the list again.
    pub(crate) const fn leave(&mut self) {
        self.typing = false;
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.clean);
    }

    /// The field, while characters go to it.
    pub(crate) fn input(&mut self) -> Option<&mut TextInput> {
        self.typing.then_some(&mut self.field)
    }

    /// Says why the list is empty: `nothing` is there, or nothing is found by what was typed.
    pub(crate) fn notice(
        &self,
        area: Rect,
        nothing: &str,
        not_found: impl Fn(&str) -> String,
        pen: &mut Pen<'_>,
    ) {
        let typed = self.text();
        if typed.is_empty() {
            pen.notice(area, nothing);
        } else {
            pen.notice(area, &not_found(&typed));
        }
    }

    /// Draws the field on the first line of `area` while it is in use, and gives the rest.
    pub(crate) fn draw(&self, area: Rect, prompt: &str, pen: &mut Pen<'_>) -> Rect {
        if !self.typing && self.is_empty() {
            return area;
        }
        let [line, rest] = split::down(area, [1, REST]);
        let [_, line] = split::across(line, [1, REST]);
        self.field.draw(line, prompt, self.typing, pen);
        rest
    }
}
