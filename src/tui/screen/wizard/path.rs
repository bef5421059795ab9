//! The field for the path of a list.

use ratatui::layout::{Constraint, Layout, Rect};

use super::{Focus, Wizard};
use crate::outside;
use crate::tui::effect::Effect;
use crate::tui::layer::Step;
use crate::tui::pen::Pen;
use crate::tui::screen::import::draw_names;
use crate::tui::text;
use crate::tui::typed_path::{Completion, path, plain};
use crate::tui::widget::input::TextInput;

/// A path being typed, and how it may go on.
#[derive(Debug, Clone)]
pub(super) struct PathField {
    pub(super) input: TextInput,
    /// How it may go on, once that was asked for; nothing begins so where there are none.
    ways: Option<Vec<String>>,
}

impl Default for PathField {
    fn default() -> Self {
        Self { input: TextInput::new(plain), ways: None }
    }
}

impl PathField {
    pub(super) fn edited(&mut self) {
        self.ways = None;
    }

    /// What was found, unless something else is typed by now.
    pub(super) fn completed(&mut self, found: &Completion) {
        if self.input.text() == found.typed {
            self.input = TextInput::new(plain).with_text(&found.text);
            self.ways = Some(found.names.clone());
        }
    }
}

impl Wizard {
    pub(super) fn complete_path(&self) -> Vec<Step> {
        vec![Step::Do(Effect::Complete(self.path.input.text()))]
    }

    pub(super) fn read_path(&mut self) -> Vec<Step> {
        let typed = self.path.input.text();
        if typed.trim().is_empty() {
            self.focus_on(Focus::Search);
            return Vec::new();
        }
        let path = path(&typed, outside::home().as_deref());
        vec![Step::Do(Effect::ReadFile(path))]
    }

    /// Draws the field in the place of the search.
    pub(super) fn draw_path(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        self.path.input.draw(area, words.path(), true, pen);
        let keys = text::wrap(words.keys_path(), usize::from(area.width));
        let rows = u16::try_from(keys.len()).unwrap_or(u16::MAX);
        let [_, told, ways] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Fill(1),
        ])
        .areas(area);
        pen.lines(told, &keys, pen.theme.muted);
        match &self.path.ways {
            Some(names) if names.is_empty() => pen.line(ways, words.no_file(), pen.theme.muted),
            Some(names) => draw_names(names, ways, pen),
            None => {}
        }
    }
}
