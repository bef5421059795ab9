//! The step of the format: the list of formats, and what the chosen one asks.

use ratatui::layout::{Constraint, Layout, Rect};

use super::step::Focus;
use super::{FORMATS, Wizard};
use crate::domain::format::Format;
use crate::request::draft::Field;
use crate::request::draft::StepName;
use crate::request::draft::rules;
use crate::tui::kit::layer::{Context, Intent};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::kit::widget::table::{Cell, Column, Table, Width};
use crate::tui::kit::widget::type_ahead::{RowNames, TypeAhead};
use crate::words::{ENGLISH, JAPANESE};

/// Columns for the name of a format.
const NAME: u16 = 20;
/// Rows of the list of formats.
const ROWS: u16 = 8;

impl Wizard {
    /// The list of formats: whatever is selected in it is chosen.
    pub(super) fn in_formats(&mut self, intent: Intent, context: &Context<'_>) {
        let clicked = matches!(intent, Intent::Click { .. });
        if clicked {
            self.focus_on(Focus::Field(Field::Format));
        }
        let (before, len) = (self.format_row(), rules::FORMATS.len());
        let mut selection = Selection::at(before);
        selection.update(intent, FORMATS, len, context.frame);
        let row = selection.row(len).unwrap_or(before);
        if let Some(format) = rules::FORMATS.get(row) {
            self.draft.rules.format = *format;
        }
    }

    /// The format that a letter leads to in the list, behind the letters typed before it or as the first of others.
    pub(super) fn format_typed(&self, letter: char) -> Option<(TypeAhead, usize)> {
        if self.focus != Focus::Field(Field::Format) {
            return None;
        }
        let name = |format: &Format| {
            let [here, other] = [&ENGLISH, &JAPANESE].map(|words| words.term.format(*format));
            RowNames::new(here).with([other])
        };
        let names: Vec<RowNames> = rules::FORMATS.iter().map(name).collect();
        let (longer, anew) = (self.typed.with(letter), TypeAhead::default().with(letter));
        if let Some(row) = longer.row(&names) {
            return Some((longer, row));
        }
        // A letter pressed again goes on to the next that begins with it.
        let behind = self.format_row() + 1;
        let next = names.get(behind..).and_then(|names| anew.row(names)).map(|row| row + behind);
        let row = next.or_else(|| anew.row(&names))?;
        Some((anew, row))
    }

    /// Selects the format that a letter leads to.
    pub(super) fn type_format(&mut self, letter: char) {
        let Some((typed, row)) = self.format_typed(letter) else { return };
        self.typed = typed;
        if let Some(format) = rules::FORMATS.get(row) {
            self.draft.rules.format = *format;
        }
    }

    fn format_row(&self) -> usize {
        let format = self.draft.rules.format;
        rules::FORMATS.iter().position(|other| *other == format).unwrap_or(0)
    }

    /// Draws the list and the fields; where there is no room for both, the part in focus and the
    /// format by its name.
    pub(super) fn draw_format(&self, area: Rect, pen: &mut Pen<'_>) {
        let asked = self.fields(StepName::Format).len().saturating_sub(1);
        let asked = u16::try_from(asked).unwrap_or(u16::MAX);
        let in_list = self.focus == Focus::Field(Field::Format);
        let doc = super::fields::DOC;
        let room = area.height >= ROWS + asked + doc + 2;
        if !in_list && !room {
            let [line, fields] =
                Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
            self.draw_field(Field::Format, line, pen);
            self.draw_fields_of(&self.format_fields(), fields, pen);
            return;
        }
        let gap = u16::from(area.height > ROWS + doc + asked.min(2));
        let [above, list, between, fields] = Layout::vertical([
            Constraint::Length(u16::from(room)),
            Constraint::Length(ROWS),
            Constraint::Length(gap),
            Constraint::Fill(1),
        ])
        .areas(area);
        let _ = (above, between);
        self.draw_formats(list, in_list, pen);
        self.draw_fields_of(&self.format_fields(), fields, pen);
    }

    fn format_fields(&self) -> Vec<Field> {
        let fields = self.fields(StepName::Format).into_iter();
        fields.filter(|field| *field != Field::Format).collect()
    }

    fn draw_formats(&self, area: Rect, focused: bool, pen: &mut Pen<'_>) {
        let (term, words) = (&pen.words.term, &pen.words.screen.wizard);
        let muted = pen.theme.muted;
        let chosen = self.format_row();
        let row = |row: usize| match rules::FORMATS.get(row) {
            // The mark says which one is chosen while the focus is elsewhere.
            Some(format) => vec![
                Cell::from(if row == chosen { "*" } else { "" }),
                Cell::from(term.format(*format)),
                Cell::styled(words.sentence(*format), muted),
            ],
            None => Vec::new(),
        };
        let names = rules::FORMATS.iter().map(|format| text::width(term.format(*format)));
        let name = names.max().and_then(|name| u16::try_from(name).ok()).unwrap_or(NAME);
        let columns = [
            Column::left("", Width::Fixed(1)),
            Column::left("", Width::Fixed(name)),
            Column::left("", Width::Flex(1)),
        ];
        Table {
            pane: FORMATS,
            columns: &columns,
            len: rules::FORMATS.len(),
            row: &row,
            selection: Selection::at(chosen),
            focused,
        }
        .draw(area, pen);
    }
}
