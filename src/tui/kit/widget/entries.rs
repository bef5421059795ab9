//! Fields to type into, one below the other, each behind its label.

use ratatui::layout::Rect;

use super::form;
use super::input::TextInput;
use crate::command::CommandId;
use crate::domain::name;
use crate::tui::kit::hitbox::{Pane, Target};
use crate::tui::kit::layer::Intent;
use crate::tui::kit::pen::Pen;

/// The fields of a form and which of them has the focus. What they mean is the owner's business.
#[derive(Debug, Clone)]
pub(crate) struct Entries {
    inputs: Vec<TextInput>,
    focus: usize,
    pane: Pane,
}

impl Entries {
    /// Fields filled with these texts, at least one; the first has the focus.
    pub(crate) fn new(texts: impl IntoIterator<Item = String>, pane: Pane) -> Self {
        let field = |text: String| TextInput::new(name::clean).with_text(&text);
        Self { inputs: texts.into_iter().map(field).collect(), focus: 0, pane }
    }

    /// What stands in a field; nothing where there is no such field.
    pub(crate) fn text(&self, at: usize) -> String {
        self.inputs.get(at).map(TextInput::text).unwrap_or_default()
    }

    /// The field that has the focus.
    pub(crate) const fn focus(&self) -> usize {
        self.focus
    }

    /// Gives a field the focus.
    pub(crate) fn focus_on(&mut self, at: usize) {
        self.focus = at.min(self.inputs.len().saturating_sub(1));
    }

    /// The field that typed characters go to.
    pub(crate) fn input(&self) -> Option<&TextInput> {
        self.inputs.get(self.focus)
    }

    /// The same field, to be edited.
    pub(crate) fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.inputs.get_mut(self.focus)
    }

    /// Moves among the fields.
    pub(crate) fn update(&mut self, intent: Intent) {
        let count = self.inputs.len().max(1);
        match intent {
            Intent::Run(CommandId::NextField) => self.focus = (self.focus + 1) % count,
            Intent::Run(CommandId::PreviousField) => self.focus = (self.focus + count - 1) % count,
            Intent::Click { pane, row } if pane == self.pane => self.focus_on(row),
            _ => {}
        }
    }

    /// Draws a line a field.
    pub(crate) fn draw(&self, area: Rect, labels: &[&str], pen: &mut Pen<'_>) {
        let shown = form::window(area, self.inputs.len(), self.focus, pen);
        let fields = self.inputs.iter().zip(labels).enumerate();
        let fields = fields.skip(shown.start).take(shown.len());
        for ((row, (input, label)), line) in fields.zip(area.rows()) {
            let focused = row == self.focus;
            let place = form::label(line, label, focused, pen);
            input.draw(form::indented(place), "", focused, pen);
            pen.hits.add(line, Target::Row { pane: self.pane, row });
        }
    }
}
