//! A table to be read, under a title and a few sentences.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::{Pen, centred};
use crate::tui::text;
use crate::tui::widget::selection::{Listed, Selection};
use crate::tui::widget::table::{Align, Column, Table, Width};

const PANE: Pane = Pane(0);
const WIDTH: u16 = 98;
/// The border, and the heading of the table.
const AROUND: usize = 3;

/// A column of the table.
#[derive(Debug, Clone)]
pub struct Heading {
    title: String,
    width: Width,
    align: Align,
}

impl Heading {
    /// A column of names, which takes what the others leave.
    pub fn name(title: impl Into<String>) -> Self {
        Self { title: title.into(), width: Width::Flex(1), align: Align::Left }
    }

    /// A column of words, of so many columns of the terminal.
    pub fn word(title: impl Into<String>, width: u16) -> Self {
        Self { title: title.into(), width: Width::Fixed(width), align: Align::Left }
    }

    /// A column of numbers, of so many columns of the terminal.
    pub fn number(title: impl Into<String>, width: u16) -> Self {
        Self { title: title.into(), width: Width::Fixed(width), align: Align::Right }
    }

    fn column(&self) -> Column<'_> {
        Column { title: &self.title, width: self.width, align: self.align }
    }
}

/// Sentences and a table. Enter or Esc takes them away.
#[derive(Debug, Clone)]
pub struct Board {
    title: String,
    lead: Vec<String>,
    headings: Vec<Heading>,
    rows: Vec<Vec<String>>,
    selection: Selection,
}

impl Board {
    /// A table of text, a cell for each heading, under a title and sentences.
    pub fn new(
        title: impl Into<String>,
        lead: Vec<String>,
        headings: Vec<Heading>,
        rows: Vec<Vec<String>>,
    ) -> Self {
        Self { title: title.into(), lead, headings, rows, selection: Selection::default() }
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match self.selection.update(intent, PANE, self.rows.len(), context.frame) {
            Listed::Chosen(_) => vec![Step::Back],
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let wrap = |sentence: &String| text::wrap(sentence, columns);
        let lead: Vec<String> = self.lead.iter().flat_map(wrap).collect();
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let height = rows(lead.len() + self.rows.len() + AROUND);
        let inside = pen.window(centred(area, WIDTH, height), &self.title);
        let [above, table] =
            Layout::vertical([Constraint::Length(rows(lead.len())), Constraint::Fill(1)])
                .areas(inside);
        pen.lines(above, &lead, pen.theme.text);
        let headings: Vec<Column<'_>> = self.headings.iter().map(Heading::column).collect();
        let drawn = Table {
            pane: PANE,
            columns: &headings,
            len: self.rows.len(),
            row: &|row| self.rows[row].iter().map(|text| text.as_str().into()).collect(),
            selection: self.selection,
            focused: true,
        };
        drawn.draw(table, pen);
    }
}
