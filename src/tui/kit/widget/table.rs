//! A table whose columns are measured in display width and of which only the visible rows are made.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::tui::kit::hitbox::{Pane, Target};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;

/// The mark before the selected row, so that it is seen without colours too.
const MARK: &str = "> ";
const NO_MARK: &str = "  ";
/// Before the first and the last row in view, where the list goes on beyond.
const BEYOND: [&str; 2] = ["↑ ", "↓ "];
const GAP: u16 = 1;
/// Columns between a title and how many rows are out of view.
const TITLE_GAP: u16 = 2;

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// So many columns of the terminal.
    Fixed(u16),
    /// A share of what the fixed columns leave, by weight.
    Flex(u16),
}

/// On which side a column's text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
}

#[derive(Debug, Clone, Copy)]
pub struct Column<'a> {
    /// Its heading; if all are empty the table has no header.
    pub title: &'a str,
    /// How wide it is.
    pub width: Width,
    /// Where its text stands.
    pub align: Align,
}

impl<'a> Column<'a> {
    /// A column of names.
    pub const fn left(title: &'a str, width: Width) -> Self {
        Self { title, width, align: Align::Left }
    }

    /// A column of numbers.
    pub const fn right(title: &'a str, width: Width) -> Self {
        Self { title, width, align: Align::Right }
    }
}

/// The text of one row in one column.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cell {
    text: String,
    /// The text for where `text` has no room.
    brief: Option<String>,
    style: Style,
    /// At the right end of the column, in its own style: the text has what it leaves.
    tail: Option<(String, Style)>,
}

impl Cell {
    /// Text in a style of its own, laid over the row's.
    pub fn styled(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), brief: None, style, tail: None }
    }

    /// With a shorter text for where the whole has no room.
    #[must_use]
    pub fn or(self, brief: impl Into<String>) -> Self {
        Self { brief: Some(brief.into()), ..self }
    }

    /// The columns that its text takes.
    pub fn width(&self) -> usize {
        text::width(&self.text)
    }

    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.tail.is_none()
    }

    /// The text for so many columns.
    fn shown(&self, columns: usize) -> &str {
        let brief = self.brief.as_deref().filter(|_| text::width(&self.text) > columns);
        brief.unwrap_or(&self.text)
    }

    /// With something more at the right end of its column, which the text gives way to.
    #[must_use]
    pub fn ending(self, tail: impl Into<String>, style: Style) -> Self {
        Self { tail: Some((tail.into(), style)), ..self }
    }

    #[must_use]
    pub fn in_style(self, style: Style) -> Self {
        Self { style, ..self }
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Self {
        Self::styled(text, Style::new())
    }
}

/// A table, ready to be drawn.
pub struct Table<'a> {
    /// Its number in the layer.
    pub pane: Pane,
    /// The columns, left to right.
    pub columns: &'a [Column<'a>],
    /// How many rows there are.
    pub len: usize,
    /// Makes one row: a cell a column. Asked only for the rows in view.
    pub row: &'a dyn Fn(usize) -> Vec<Cell>,
    /// The selection; its row is marked if `focused`.
    pub selection: Selection,
    /// Whether keys go to this table.
    pub focused: bool,
}

impl Table<'_> {
    /// Draws header and visible rows, and records where the rows are.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let widths = widths(self.columns, area.width);
        let mut body = area;
        if self.columns.iter().any(|column| !column.title.is_empty()) && !area.is_empty() {
            let titles: Vec<Cell> = self.columns.iter().map(|column| column.title.into()).collect();
            self.draw_row(area, NO_MARK, &titles, &widths, pen.theme.title, pen);
            body.y += 1;
            body.height -= 1;
        }
        pen.hits.add_pane(body, self.pane);
        let selected = self.selection.row(self.len).filter(|_| self.focused);
        let visible = self.selection.window(self.len, usize::from(body.height));
        let beyond = [visible.start, visible.end].map(|edge| edge > 0 && edge < self.len);
        for (row, line) in visible.clone().zip(body.rows()) {
            let (mark, style) = match row {
                _ if selected == Some(row) => (MARK, pen.theme.selected),
                _ if beyond[0] && row == visible.start => (BEYOND[0], pen.theme.text),
                _ if beyond[1] && row + 1 == visible.end => (BEYOND[1], pen.theme.text),
                _ => (NO_MARK, pen.theme.text),
            };
            self.draw_row(line, mark, &(self.row)(row), &widths, style, pen);
            pen.hits.add(line, Target::Row { pane: self.pane, row });
        }
    }

    /// Draws a title on a line of its own, at its right how many rows are out of view, and the
    /// table in `area`.
    pub fn draw_titled(&self, title: &str, line: Rect, area: Rect, pen: &mut Pen<'_>) {
        let style = if self.focused { pen.theme.accent } else { pen.theme.title };
        let seen = self.selection.window(self.len, usize::from(area.height));
        let hidden = pen.words.screen.lists.hidden(seen.start, self.len - seen.end);
        let columns = u16::try_from(text::width(&hidden)).unwrap_or(u16::MAX).min(line.width);
        let gap = if hidden.is_empty() { 0 } else { TITLE_GAP };
        let left = Rect { width: line.width.saturating_sub(columns + gap), ..line };
        pen.line(left, title, style);
        let right = Rect { x: line.right() - columns, width: columns, ..line };
        pen.line(right, &hidden, pen.theme.muted);
        self.draw(area, pen);
    }

    fn draw_row(
        &self,
        line: Rect,
        mark: &str,
        cells: &[Cell],
        widths: &[u16],
        style: Style,
        pen: &mut Pen<'_>,
    ) {
        let selected = mark == MARK;
        let mut pieces = vec![(mark.to_owned(), style)];
        let widths = lent(widths, cells);
        for ((column, cell), width) in self.columns.iter().zip(cells).zip(&widths) {
            let tail = cell.tail.as_ref().filter(|(tail, _)| !tail.is_empty());
            let taken = tail.map_or(0, |(tail, _)| text::width(tail) + usize::from(GAP));
            let columns = usize::from(*width).saturating_sub(taken);
            // A reversed row keeps one look: a dim or coloured cell in it would be hard to read.
            let cell_style = if selected { style } else { style.patch(cell.style) };
            match column.align {
                Align::Left if is_grounded(cell_style) && !selected => {
                    let shown = text::fit(cell.shown(columns), columns);
                    let rest = " ".repeat(columns - text::width(&shown));
                    pieces.extend([(shown, cell_style), (rest, style)]);
                }
                Align::Left => pieces.push((text::pad(cell.shown(columns), columns), cell_style)),
                Align::Right if is_grounded(cell_style) && !selected => {
                    let shown = text::fit(cell.shown(columns), columns);
                    let before = " ".repeat(columns - text::width(&shown));
                    pieces.extend([(before, style), (shown, cell_style)]);
                }
                Align::Right => {
                    pieces.push((text::pad_left(cell.shown(columns), columns), cell_style));
                }
            }
            if let Some((tail, look)) = tail {
                let look = if selected { style } else { style.patch(*look) };
                pieces.push((" ".repeat(usize::from(GAP)) + tail, look));
            }
            if *width > 0 {
                pieces.push((" ".repeat(usize::from(GAP)), style));
            }
        }
        pen.pieces(line, pieces.iter().map(|(text, style)| (text.as_str(), *style)));
    }
}

/// The widths in a row where a long text goes on over empty cells behind it.
fn lent(widths: &[u16], cells: &[Cell]) -> Vec<u16> {
    let mut widths = widths.to_vec();
    for at in 0..cells.len().min(widths.len()) {
        for behind in at + 1..cells.len().min(widths.len()) {
            let lacks = cells[at].tail.is_none() && cells[at].width() > usize::from(widths[at]);
            if !lacks || !cells[behind].is_empty() || widths[at] == 0 {
                break;
            }
            if widths[behind] > 0 {
                widths[at] += widths[behind] + GAP;
                widths[behind] = 0;
            }
        }
    }
    widths
}

/// Whether blanks in that style are seen: then they go no further than the text.
fn is_grounded(style: Style) -> bool {
    style.bg.is_some() || style.add_modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED)
}

/// Columns of the terminal for each column of a table as wide as `total`: fixed ones first, from the
/// left, then the shares.
pub fn widths(columns: &[Column<'_>], total: u16) -> Vec<u16> {
    let gaps = u16::try_from(columns.len()).unwrap_or(u16::MAX).saturating_mul(GAP);
    let mark = u16::try_from(MARK.len()).unwrap_or(0);
    let mut left = total.saturating_sub(mark).saturating_sub(gaps.saturating_sub(GAP));
    let mut weights: u16 = 0;
    for column in columns {
        match column.width {
            Width::Fixed(width) => left = left.saturating_sub(width),
            Width::Flex(weight) => weights = weights.saturating_add(weight),
        }
    }
    let share = |column: &Column<'_>| match column.width {
        Width::Fixed(width) => width,
        Width::Flex(weight) => {
            // The last share gets what rounding left over.
            let width = u32::from(left) * u32::from(weight) / u32::from(weights.max(1));
            let width = u16::try_from(width).unwrap_or(left);
            left = left.saturating_sub(width);
            weights = weights.saturating_sub(weight);
            width
        }
    };
    columns.iter().map(share).collect()
}
