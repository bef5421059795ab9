//! A table to be read, under a title and a few sentences.

use ratatui::layout::Rect;

use crate::command::{CommandId, Scope};
use crate::tui::kit::commands::{Commands, also};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::News;
use crate::tui::kit::layer::{Context, Layer, Step};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::split::{self, REST};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::kit::widget::selection::{RowNames, TypeAhead};
use crate::tui::kit::widget::table::{Cell, Column, Fields, ORDINARY, Table, Width, widths};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const PANE: Pane = Pane(0);
const WIDTH: u16 = 98;
/// A column of names is not narrowed below this to show spare columns, nor below a name, up to as much as is ordinary.
const NAME: u16 = 12;
/// Rows that stand below the sentences, however long these are.
const ROWS: usize = 4;
/// The border, and the heading of the table.
const AROUND: usize = 3;

impl<R> Fields<'_, R> {
    /// The table of these rows, under a title and sentences.
    pub fn table(
        &self,
        title: impl Into<String>,
        lead: Vec<String>,
        rows: impl IntoIterator<Item = R>,
    ) -> TableOverlay {
        let rows = rows.into_iter().map(|row| self.cells(&row));
        TableOverlay::new(title, lead, self.columns(), rows)
    }
}

/// Sentences and a table. Enter or Esc takes them away.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableOverlay {
    title: String,
    lead: Vec<String>,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    selection: Selection,
    /// The rows as they may be typed: by the names in them.
    names: Vec<RowNames>,
    typed: TypeAhead,
}

impl TableOverlay {
    /// A table of text, a cell a column, under a title and sentences.
    pub fn new<C: Into<Cell>>(
        title: impl Into<String>,
        lead: Vec<String>,
        columns: Vec<Column>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> Self {
        let rows = rows.into_iter().map(|row| row.into_iter().map(Into::into).collect());
        let rows: Vec<Vec<Cell>> = rows.collect();
        let at = columns.iter().position(|one| matches!(one.width, Width::NameShare(_)));
        let name = |row: &Vec<Cell>| Some(row.get(at?)?.text().to_owned());
        let names = rows.iter().map(|row| RowNames::default().with(name(row).as_deref()));
        let names = names.collect();
        Self { title: title.into(), lead, columns, rows, names, ..Self::default() }
    }

    /// The row that is selected.
    pub fn selected(&self) -> Option<usize> {
        self.selection.row(self.rows.len())
    }

    /// With the row selected that is selected in another table of the same.
    #[must_use]
    pub fn selected_as(mut self, other: &Self) -> Self {
        self.selection = other.selection;
        self
    }

    /// The row that was chosen.
    pub fn chosen(&mut self, news: &News, context: &Context<'_>) -> Option<usize> {
        if *news == News::Refreshed {
            return None;
        }
        self.typed = match *news {
            News::Letter(letter) => self.typed.with(letter),
            _ => TypeAhead::default(),
        };
        if let Some(row) = self.typed.row(&self.names) {
            self.selection = self.selection.on(row);
        }
        self.selection.update(news, PANE, self.rows.len(), context.frame).chosen()
    }

    /// Draws the sentences; where there is no room for all of them, those further down come into
    /// view as the selection goes down the rows.
    fn draw_lead(&self, lead: &[String], area: Rect, pen: &mut Pen<'_>) {
        let room = usize::from(area.height);
        let hidden = lead.len().saturating_sub(room);
        let row = self.selection.row(self.rows.len()).unwrap_or(0);
        let last = self.rows.len().saturating_sub(1).max(1);
        // All of them have come by when the last row is reached, however few rows there are.
        let above = (hidden * row).div_ceil(last).max(row.min(hidden));
        let more = above < hidden;
        let shown = room.saturating_sub(usize::from(more));
        let lines: Vec<&String> = lead.iter().skip(above).take(shown).collect();
        pen.lines(area, &lines, pen.theme.text);
        if more && room > 0 {
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            let more = pen.words.screen.help.more(hidden - above + 1);
            pen.line(last, more.trim(), pen.theme.muted);
        }
    }

    /// The columns that are shown in a table of that width: of those that are spare, the last ones go first.
    fn shown(&self, width: u16) -> Vec<usize> {
        let mut shown: Vec<usize> = (0..self.columns.len()).collect();
        let longest = |at: usize| {
            let names = self.rows.iter().filter_map(|row| row.get(at));
            let ordinary = names.map(Cell::width).filter(|name| *name <= usize::from(ORDINARY));
            u16::try_from(ordinary.max().unwrap_or(0)).unwrap_or(NAME).max(NAME)
        };
        loop {
            let columns: Vec<Column> = shown.iter().map(|&at| self.columns[at].clone()).collect();
            let widths = widths(&columns, width, &[]);
            let mut names = shown.iter().zip(&columns).zip(widths);
            let narrow = names.any(|((&at, column), width)| {
                column.width == Width::NameShare(1) && width < longest(at)
            });
            let spare = shown.iter().rposition(|&at| self.columns[at].spare);
            match spare {
                Some(at) if narrow => shown.remove(at),
                _ => return shown,
            };
        }
    }
}

impl Layer for TableOverlay {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List, Scope::Table, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // A table that is only read goes by the key that takes any overlay away.
        Commands::of([also(CommandId::Open).unsaid()])
    }

    /// A letter with which no name begins stays the key that it is.
    fn takes_letter(&self, letter: char) -> bool {
        self.typed.with(letter).row(&self.names).is_some()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        self.chosen(&news, context).map(|_| Step::Back).into_iter().collect()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let wrap = |sentence: &String| text::wrap(sentence, columns);
        let lead: Vec<String> = self.lead.iter().flat_map(wrap).collect();
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let height = rows(lead.len() + self.rows.len() + AROUND);
        let inside = pen.window(centred(area, WIDTH, height), &self.title);
        let most = usize::from(inside.height).saturating_sub(1 + self.rows.len().min(ROWS));
        let [above, table] = split::down(inside, [rows(lead.len().min(most)), REST]);
        self.draw_lead(&lead, above, pen);
        let shown = self.shown(table.width);
        let columns: Vec<Column> = shown.iter().map(|&at| self.columns[at].clone()).collect();
        let row = |row: usize| {
            shown.iter().map(|&at| self.rows[row].get(at).cloned().unwrap_or_default()).collect()
        };
        let drawn = Table {
            pane: PANE,
            columns: &columns,
            len: self.rows.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        drawn.draw(table, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> TableOverlay {
        let columns = vec![
            Column::word("Day", 10),
            Column::name("Event"),
            Column::number("Exp.", 6).spare(),
            Column::number("Change", 8).spare(),
            Column::number("Score", 9),
        ];
        TableOverlay::new("Events", Vec::new(), columns, Vec::<Vec<Cell>>::new())
    }

    #[test]
    fn spare_columns_give_way_to_names() {
        for (width, shown) in
            [(80, &[0, 1, 2, 3, 4][..]), (48, &[0, 1, 2, 4]), (40, &[0, 1, 4]), (20, &[0, 1, 4])]
        {
            assert_eq!(board().shown(width), shown, "in {width}");
        }
    }
}
