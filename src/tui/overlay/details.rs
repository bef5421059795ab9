//! Lines to be read, more than a row of a list has room for.

use ratatui::layout::Rect;

use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::{Pen, centred};
use crate::tui::text;
use crate::tui::widget::selection::{Listed, Selection};
use crate::tui::widget::table::{Column, Table, Width};

const PANE: Pane = Pane(0);
/// Columns of a line; with the frame around it, what the smallest terminal has.
const LINE: usize = 52;
const WIDTH: u16 = 58;

/// Lines under a title. Enter or Esc takes them away.
#[derive(Debug, Clone)]
pub struct Details {
    title: String,
    lines: Vec<String>,
    selection: Selection,
}

impl Details {
    /// Paragraphs under a title, broken into lines here.
    pub fn new(title: impl Into<String>, paragraphs: impl IntoIterator<Item = String>) -> Self {
        let lines = paragraphs.into_iter().flat_map(|text| text::wrap(&text, LINE)).collect();
        Self { title: title.into(), lines, selection: Selection::default() }
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match self.selection.update(intent, PANE, self.lines.len(), context.frame) {
            Listed::Chosen(_) => vec![Step::Back],
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = u16::try_from(self.lines.len()).unwrap_or(u16::MAX);
        let inside = pen.window(centred(area, WIDTH, rows.saturating_add(2)), &self.title);
        let table = Table {
            pane: PANE,
            columns: &[Column::left("", Width::Flex(1))],
            len: self.lines.len(),
            row: &|row| vec![self.lines[row].as_str().into()],
            selection: self.selection,
            focused: true,
        };
        table.draw(inside, pen);
    }
}
