//! The field for the path of a list.

use ratatui::layout::{Constraint, Layout, Rect};

use super::Wizard;
use super::step::Focus;
use crate::outside;
use crate::tui::effect::DeskTask;
use crate::tui::kit::layer::Step;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::screen::path_field::draw_names;
use crate::tui::typed_path::path;

impl Wizard {
    pub(super) fn complete_path(&self) -> Vec<Step> {
        vec![DeskTask::complete(self.path.input.text()).into()]
    }

    pub(super) fn read_path(&mut self) -> Vec<Step> {
        let typed = self.path.input.text();
        if typed.trim().is_empty() {
            self.focus_on(Focus::Search);
            return Vec::new();
        }
        let path = path(&typed, outside::home().as_deref());
        vec![DeskTask::read_file(path).into()]
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
