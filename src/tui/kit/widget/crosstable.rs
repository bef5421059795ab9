//! The cross table: a row and a column for each player. Names stand at the left
//! and totals at the right. Between them are as many columns of players as fit.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::command::CommandId;
use crate::tui::kit::input::{Hitboxes, Pane, Target};
use crate::tui::kit::layer::News;
use crate::tui::kit::pen::{Pen, REST, across, down, span};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::{Gone, Listed, Selection};
use crate::tui::kit::widget::table::ORDINARY;

/// Marks the selected cell and its row.
const SELECTED: &str = ">";
/// Shows that there are more columns on a side.
const MORE: [&str; 2] = ["<", ">"];
/// Columns around a seed: mark and space before it, space behind it.
pub const AROUND: usize = 3;
/// Where not all columns of players fit, names have one in so many parts of the room.
const NAMES: usize = 2;

/// The selected cell, and the part of the table in view.
#[derive(Debug, Clone, Copy, Default)]
pub struct CellSelection {
    rows: Selection,
    columns: Selection,
}

impl CellSelection {
    /// The row and the column of the selected cell. `len` is the number of players.
    pub fn cell(self, len: usize) -> Option<(usize, usize)> {
        Some((self.rows.row(len)?, self.columns.row(len)?))
    }

    pub const fn at(row: usize, column: usize) -> Self {
        Self { rows: Selection::at(row), columns: Selection::at(column) }
    }

    /// Keeps the two players of the selected cell selected after the table has changed.
    pub fn follow<T: PartialEq + Copy>(&mut self, cell: Option<(T, T)>, now: &[T], gone: Gone) {
        self.rows.follow(cell.map(|(row, _)| row), now.iter().copied(), gone);
        self.columns.follow(cell.map(|(_, column)| column), now.iter().copied(), gone);
    }

    /// Whether one of the cell's two players is no longer in the table.
    pub const fn is_lost(self) -> bool {
        self.rows.is_lost() || self.columns.is_lost()
    }

    /// Takes news about the table `pane` of `len` players. A chosen cell is its row times `len`, plus its column.
    pub fn update(
        &mut self,
        news: &News,
        pane: Pane,
        (len, width): (usize, usize),
        frame: &Hitboxes,
    ) -> Listed {
        let Some((row, column)) = self.cell(len) else {
            // After a loss, only the lost row or column is selected again.
            let lost = [&mut self.rows, &mut self.columns].into_iter().filter(|one| one.is_lost());
            return lost.fold(Listed::Ignored, |listed, one| {
                match one.update(news, pane, len, frame) {
                    Listed::Moved => Listed::Moved,
                    Listed::Ignored | Listed::Chosen(_) => listed,
                }
            });
        };
        let area = frame.area(pane);
        let (height, across) = (usize::from(area.height), usize::from(area.width) / (width + 1));
        match *news {
            News::Run(CommandId::Open) => Listed::Chosen(row * len + column),
            News::Run(CommandId::Left) => {
                self.columns.select(column.saturating_sub(1), len, across)
            }
            News::Run(CommandId::Right) => self.columns.select(column + 1, len, across),
            News::Click { pane: clicked, row: cell } if clicked == pane => {
                if cell == row * len + column {
                    return Listed::Chosen(cell);
                }
                self.columns.select(cell % len, len, across);
                self.rows.select(cell / len, len, height)
            }
            News::Click { .. } => Listed::Ignored,
            _ => self.rows.update(news, pane, len, frame),
        }
    }
}

#[derive(Debug, Clone, Default)]
pub struct CrossCell {
    /// The text. It must fit in a cell.
    pub text: String,
    pub style: Style,
}

/// A row without its cells.
#[derive(Debug, Clone, Default)]
pub struct CrossRow {
    /// The seed, which is also the heading of the player's column.
    pub seed: String,
    pub name: String,
    /// The totals, one for each heading.
    pub totals: Vec<String>,
}

pub struct CrossTable<'a> {
    /// The pane of the layer. Its rows are cells: row times `len`, plus column.
    pub pane: Pane,
    pub len: usize,
    /// Columns of the widest cell, seed and name.
    pub widths: [usize; 3],
    pub headings: &'a [&'a str],
    /// Columns of each total.
    pub total: usize,
    pub pitch: u16,
    /// A row. Called only for rows in view, and for the headings of columns.
    pub row: &'a dyn Fn(usize) -> CrossRow,
    /// A cell. Called only for cells in view.
    pub cell: &'a dyn Fn(usize, usize) -> CrossCell,
    /// The selection, and the part in view.
    pub selection: CellSelection,
    /// Whether this table has the selection, if there are several.
    pub focused: bool,
}

/// Where names, cells and totals are, and how wide a name is.
struct Parts {
    names: Rect,
    cells: Rect,
    totals: Rect,
    name: usize,
}

impl CrossTable<'_> {
    /// Draws the part in view, and records where the cells are.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let [head, body] = down(area, [1, REST]);
        let parts = self.parts(body);
        pen.hits.add_pane(parts.cells, self.pane);
        let across = usize::from(parts.cells.width) / (self.widths[0] + 1);
        let columns = self.selection.columns.window(self.len, across);
        let at_head = |part: Rect| Rect { y: head.y, height: head.height, ..part };
        self.draw_head(at_head(parts.cells), columns.clone(), pen);
        let headings: Vec<String> =
            self.headings.iter().map(|heading| text::pad_left(heading, self.total)).collect();
        pen.line(at_head(parts.totals), &headings.concat(), pen.theme.title);
        let selected = self.selection.cell(self.len).filter(|_| self.focused);
        let pitch = self.pitch.max(1);
        let rows = self.selection.rows.window(self.len, usize::from(body.height.div_ceil(pitch)));
        for (row, line) in rows.zip(body.rows().step_by(usize::from(pitch))) {
            let on = |part: Rect| Rect { y: line.y, height: 1, ..part };
            let made = (self.row)(row);
            let here = selected.filter(|cell| cell.0 == row).map(|cell| cell.1);
            let (mark, style) = match here {
                Some(_) => (SELECTED, pen.theme.title),
                None => (" ", pen.theme.text),
            };
            let seed = text::pad_left(&made.seed, self.widths[1]);
            let name = format!("{mark} {seed} {}", text::pad(&made.name, parts.name));
            pen.line(on(parts.names), &name, style);
            for (column, place) in columns.clone().zip(self.places(on(parts.cells))) {
                self.draw_cell((row, column), here == Some(column), place, pen);
            }
            let totals: Vec<String> =
                made.totals.iter().map(|total| text::pad_left(total, self.total)).collect();
            pen.line(on(parts.totals), &totals.concat(), style);
        }
    }

    fn parts(&self, body: Rect) -> Parts {
        let [cell, seed, longest] = self.widths;
        let totals = self.headings.len() * self.total;
        let around = AROUND + seed;
        let room = usize::from(body.width).saturating_sub(around + totals);
        let least = (room / NAMES).min(usize::from(ORDINARY));
        let fair = room.saturating_sub(self.len * (cell + 1)).max(least).min(longest);
        let shown = ((room - fair) / (cell + 1)).min(self.len);
        let name = (room - shown * (cell + 1)).min(longest);
        let [names, cells, totals, _] =
            across(body, [span(around + name), span(shown * (cell + 1)), span(totals), REST]);
        Parts { names, cells, totals, name }
    }

    /// The places of the cells in a line, each with the column of its mark.
    fn places(&self, line: Rect) -> impl Iterator<Item = Rect> {
        let width = span(self.widths[0] + 1);
        (0..line.width / width).map(move |at| Rect { x: line.x + at * width, width, ..line })
    }

    fn draw_head(&self, line: Rect, columns: std::ops::Range<usize>, pen: &mut Pen<'_>) {
        let selected = self.selection.columns.row(self.len).filter(|_| self.focused);
        for (column, place) in columns.clone().zip(self.places(line)) {
            let before = if column == columns.start && column > 0 { MORE[0] } else { " " };
            let last = column + 1 == columns.end && columns.end < self.len;
            let seed = (self.row)(column).seed + if last { MORE[1] } else { "" };
            let style = if selected == Some(column) { pen.theme.accent } else { pen.theme.title };
            let text = text::pad_left(&seed, self.widths[0]);
            pen.pieces(place, [(before, pen.theme.muted), (text.as_str(), style)]);
        }
    }

    fn draw_cell(&self, at: (usize, usize), selected: bool, place: Rect, pen: &mut Pen<'_>) {
        let made = (self.cell)(at.0, at.1);
        // The mark stands at the text, since at the border it would seem to belong to the cell before.
        let mark = if selected { SELECTED } else { "" };
        let style = if selected { pen.theme.selected } else { made.style };
        let text = text::pad_left(&format!("{mark}{}", made.text), self.widths[0] + 1);
        pen.line(place, &text, style);
        pen.hits.add(place, Target::Row { pane: self.pane, row: at.0 * self.len + at.1 });
    }
}
