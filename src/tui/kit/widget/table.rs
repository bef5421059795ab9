//! A table with columns in display width. Only rows in view are made.

use std::borrow::Cow;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::club::Tournament;
use crate::export::{Extent, ListColumn, Placed};
use crate::tui::kit::input::{Pane, Target};
use crate::tui::kit::pen::{Pen, span};
use crate::tui::kit::text;
use crate::tui::kit::theme::Theme;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::snapshot::Snapshot;

/// The mark of the selected row, visible without colours.
const MARK: &str = "> ";
const NO_MARK: &str = "  ";
/// Stand before the first and the last row in view, where the list goes on.
const BEYOND: [&str; 2] = ["↑ ", "↓ "];
const GAP: u16 = 1;
/// Columns of a name of ordinary length. Names have these before the columns around them.
pub const ORDINARY: u16 = 30;
/// Columns between a title and the number of rows out of view.
const TITLE_GAP: u16 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// Fixed columns of the terminal. Where names would be cut, only as many as the texts in view need.
    Fixed(u16),
    /// A share of the rest, by weight.
    Flex(u16),
    /// A column of names, as wide as its widest cell in view or wider. It is narrowed last, and only names longer
    /// than ordinary before that. Beside shares it takes two fifths of the room, or more if ordinary names need more.
    Name,
    /// Names that also take a share of the rest by weight, but at least the width of [`Width::Name`].
    NameShare(u16),
    /// A column around the names, as wide as its widest cell in view. Where names would
    /// be cut, it shows its short texts ([`Cell::or`]), or disappears if they are empty.
    Context,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The heading. If all headings are empty, the table has no header.
    pub title: Cow<'static, str>,
    pub width: Width,
    pub align: Align,
    /// Whether a window may leave the column out, where names have too little room.
    pub spare: bool,
}

impl Column {
    pub fn left(title: impl Into<Cow<'static, str>>, width: Width) -> Self {
        Self { title: title.into(), width, align: Align::Left, spare: false }
    }

    pub fn right(title: impl Into<Cow<'static, str>>, width: Width) -> Self {
        Self { align: Align::Right, ..Self::left(title, width) }
    }

    /// A column of names, which takes the rest.
    pub fn name(title: impl Into<Cow<'static, str>>) -> Self {
        Self::left(title, Width::NameShare(1))
    }

    /// A column of texts with a fixed width.
    pub fn word(title: impl Into<Cow<'static, str>>, columns: u16) -> Self {
        Self::left(title, Width::Fixed(columns))
    }

    /// A column of numbers with a fixed width.
    pub fn number(title: impl Into<Cow<'static, str>>, columns: u16) -> Self {
        Self::right(title, Width::Fixed(columns))
    }

    /// Lets a window leave the column out, where names have too little room.
    #[must_use]
    pub fn spare(self) -> Self {
        Self { spare: true, ..self }
    }

    /// A column of a list that other media show too.
    pub fn of(column: &ListColumn, title: String) -> Self {
        match column.extent {
            Extent::Figures(columns) => Self::number(title, columns),
            Extent::FiguresAround => Self::right(title, Width::Context),
            Extent::Names => Self::name(title),
            Extent::Around => Self::left(title, Width::Context),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cell {
    text: String,
    /// The text where `text` does not fit.
    brief: Option<String>,
    /// The names in `text`, and the text between them. Each name is cut by itself.
    names: Option<(Vec<String>, &'static str)>,
    /// Stands directly behind the text and is never cut.
    suffix: String,
    style: Style,
    /// Stands at the right end of the column, in its own style. The text has the rest.
    tail: Option<(String, Style)>,
}

impl Cell {
    /// Text in a style that is laid over the row's style.
    pub fn styled(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style, ..Self::default() }
    }

    /// A tournament: its name in its colour, or its tag where the name does not fit.
    pub fn event(event: &Tournament, data: &Snapshot, theme: &Theme) -> Self {
        match data.anywhere().tag(event.id) {
            Some((at, tag)) => Self::styled(event.name.clone(), theme.event(at)).or(tag),
            None => Self::styled(event.name.clone(), theme.muted),
        }
    }

    /// The tag of a tournament, if several are being played.
    pub fn tag(event: &Tournament, data: &Snapshot, theme: &Theme) -> Self {
        let tag = data.anywhere().tag_of_several(event.id);
        tag.map(|(at, tag)| Self::styled(tag, theme.event(at))).unwrap_or_default()
    }

    /// A cell of a list that other media show too. An empty one shows `-`.
    pub fn listed(column: &ListColumn, line: &Placed<'_>) -> Self {
        let cell = (column.cell)(line);
        let text = if cell.is_empty() { "-".to_owned() } else { cell.readable() };
        match column.extent {
            Extent::Around | Extent::FiguresAround => Self::from(text).or(""),
            Extent::Figures(_) | Extent::Names => text.into(),
        }
    }

    pub fn names(names: Vec<String>, between: &'static str) -> Self {
        Self { text: names.join(between), names: Some((names, between)), ..Self::default() }
    }

    /// Sets the text for the case that all names fit.
    #[must_use]
    pub fn whole(self, text: impl Into<String>) -> Self {
        Self { text: text.into(), ..self }
    }

    /// Sets a shorter text for the case that the whole does not fit.
    #[must_use]
    pub fn or(self, brief: impl Into<String>) -> Self {
        Self { brief: Some(brief.into()), ..self }
    }

    /// Adds a mark directly behind the text. Where room is short, the text is cut and the mark stays.
    #[must_use]
    pub fn marked(self, mark: impl Into<String>) -> Self {
        Self { suffix: mark.into(), ..self }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn width(&self) -> usize {
        text::width(&self.text) + text::width(&self.suffix)
    }

    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.tail.is_none()
    }

    /// Columns for names of ordinary length. Longer names are rare and get room that is left over.
    fn ordinary(&self) -> usize {
        let names = self.names.as_ref().map_or(1, |(names, _)| names.len());
        self.width().min(usize::from(ORDINARY) * names)
    }

    /// Columns of the short text, if there is one, else of the text.
    fn least(&self) -> usize {
        self.brief.as_deref().map_or_else(|| self.width(), text::width)
    }

    fn shown(&self, columns: usize) -> String {
        match (&self.brief, &self.names) {
            (Some(brief), _) if self.width() > columns => text::fit(brief, columns),
            (_, names) => {
                let room = columns.saturating_sub(text::width(&self.suffix));
                let cut = match names {
                    Some((names, between)) if self.width() > columns => {
                        text::share_list(names, room, |names| names.join(between))
                    }
                    _ => text::fit(&self.text, room),
                };
                text::fit(&(cut + &self.suffix), columns)
            }
        }
    }

    /// Adds a text at the right end of the column. The main text gives way to it.
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

/// The columns of a list, each with the function that makes its cells.
pub struct Fields<'a, R>(Vec<(Column, Content<'a, R>)>);

type Content<'a, R> = Box<dyn Fn(&R) -> Cell + 'a>;

impl<R> Default for Fields<'_, R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'a, R> Fields<'a, R> {
    #[must_use]
    pub fn with<C: Into<Cell>>(mut self, column: Column, cell: impl Fn(&R) -> C + 'a) -> Self {
        self.0.push((column, Box::new(move |row| cell(row).into())));
        self
    }

    /// Adds a column if `shown`.
    #[must_use]
    pub fn with_if<C: Into<Cell>>(
        self,
        shown: bool,
        column: Column,
        cell: impl Fn(&R) -> C + 'a,
    ) -> Self {
        if shown { self.with(column, cell) } else { self }
    }

    /// A list with one column, as wide as the list.
    pub fn lines<C: Into<Cell>>(line: impl Fn(&R) -> C + 'a) -> Self {
        Self::default().with(Column::left("", Width::Flex(1)), line)
    }

    /// The columns of a list that other media show too, with these headings. `cell` makes the cells.
    pub fn listed(
        columns: &'a [ListColumn],
        headings: impl IntoIterator<Item = String>,
        cell: impl Fn(&'a ListColumn, &R) -> Cell + Copy + 'a,
    ) -> Self {
        let titled = columns.iter().zip(headings);
        titled.fold(Self::default(), |fields, (column, heading)| {
            fields.with(Column::of(column, heading), move |row| cell(column, row))
        })
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn columns(&self) -> Vec<Column> {
        self.0.iter().map(|(column, _)| column.clone()).collect()
    }

    pub fn cells(&self, row: &R) -> Vec<Cell> {
        self.0.iter().map(|(_, cell)| cell(row)).collect()
    }

    /// Draws a list of `len` rows; `row` makes those in view. Returns the widths of the columns.
    pub fn draw(
        &self,
        area: Rect,
        (pane, len): (Pane, usize),
        row: impl Fn(usize) -> Option<R>,
        (selection, focused): (Selection, bool),
        pen: &mut Pen<'_>,
    ) -> Vec<u16> {
        let row = |at: usize| row(at).map_or_else(Vec::new, |row| self.cells(&row));
        let columns = self.columns();
        Table { pane, columns: &columns, len, row: &row, selection, focused }.draw(area, pen)
    }

    /// Draws a title and how many rows are out of view on `line`, and the list in `area`.
    pub fn draw_titled(
        &self,
        (title, line, area): (&str, Rect, Rect),
        (pane, len): (Pane, usize),
        row: impl Fn(usize) -> Option<R>,
        (selection, focused): (Selection, bool),
        pen: &mut Pen<'_>,
    ) {
        let style = if focused { pen.theme.accent } else { pen.theme.title };
        let seen = selection.window(len, usize::from(area.height));
        let hidden = pen.words.screen.lists.hidden(seen.start, len - seen.end);
        let gap = if hidden.is_empty() { 0 } else { TITLE_GAP };
        let left = pen.at_right(line, &hidden, pen.theme.muted);
        pen.line(Rect { width: left.width.saturating_sub(gap), ..left }, title, style);
        self.draw(area, (pane, len), row, (selection, focused), pen);
    }
}

pub(in crate::tui::kit) struct Table<'a> {
    /// The pane of the layer.
    pub pane: Pane,
    pub columns: &'a [Column],
    pub len: usize,
    /// Makes a row with one cell for each column. Called only for rows in view.
    pub row: &'a dyn Fn(usize) -> Vec<Cell>,
    /// The selection. Its row is marked if `focused`.
    pub selection: Selection,
    /// Whether keys go to this table.
    pub focused: bool,
}

impl Table<'_> {
    /// Draws the header and the rows in view, and records where the rows are. Returns the widths of the columns.
    pub(in crate::tui::kit) fn draw(&self, area: Rect, pen: &mut Pen<'_>) -> Vec<u16> {
        let mut body = area;
        let titled = self.columns.iter().any(|column| !column.title.is_empty());
        if titled && !area.is_empty() {
            body.y += 1;
            body.height -= 1;
        }
        let visible = self.selection.window(self.len, usize::from(body.height));
        let cells: Vec<Vec<Cell>> = visible.clone().map(self.row).collect();
        let widths = widths(self.columns, area.width, &cells);
        if titled && !area.is_empty() {
            // A heading of two letters and a mark of cutting is not drawn.
            let fits = |column: &Column, columns: &u16| {
                column.width != Width::Context
                    || text::width(&column.title) <= usize::from(*columns)
            };
            let titles = self.columns.iter().zip(&widths);
            let titles = titles.map(|(column, columns)| {
                if fits(column, columns) { column.title.clone().into() } else { Cell::default() }
            });
            let titles: Vec<Cell> = titles.collect();
            self.draw_row(area, NO_MARK, &titles, &widths, pen.theme.title, pen);
        }
        pen.hits.add_pane(body, self.pane);
        let selected = self.selection.row(self.len).filter(|_| self.focused);
        let beyond = [visible.start, visible.end].map(|edge| edge > 0 && edge < self.len);
        for ((row, line), cells) in visible.clone().zip(body.rows()).zip(&cells) {
            let (mark, style) = match row {
                _ if selected == Some(row) => (MARK, pen.theme.selected),
                _ if beyond[0] && row == visible.start => (BEYOND[0], pen.theme.text),
                _ if beyond[1] && row + 1 == visible.end => (BEYOND[1], pen.theme.text),
                _ => (NO_MARK, pen.theme.text),
            };
            self.draw_row(line, mark, cells, &widths, style, pen);
            pen.hits.add(line, Target::Row { pane: self.pane, row });
        }
        widths
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
            // The reversed row has one style: dim or coloured cells in it would be hard to read.
            let cell_style = if selected { style } else { style.patch(cell.style) };
            let shown = cell.shown(columns);
            let blanks = " ".repeat(columns - text::width(&shown));
            // Where blanks would be seen, the style ends with the text.
            let ends = is_grounded(cell_style) && !selected;
            match column.align {
                Align::Left if ends => pieces.extend([(shown, cell_style), (blanks, style)]),
                Align::Left => pieces.push((shown + &blanks, cell_style)),
                Align::Right if ends => pieces.extend([(blanks, style), (shown, cell_style)]),
                Align::Right => pieces.push((blanks + &shown, cell_style)),
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

/// The widths in a row where a long text runs on over empty cells behind it.
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

/// Whether blanks in that style are visible.
fn is_grounded(style: Style) -> bool {
    style.bg.is_some() || style.add_modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED)
}

/// The columns of the terminal for each table column. `total` is the width of the table, `rows`
/// are those in view. Room goes to fixed and context columns first, then to names, then to shares.
pub fn widths(columns: &[Column], total: u16, rows: &[Vec<Cell>]) -> Vec<u16> {
    let mark = u16::try_from(MARK.len()).unwrap_or(0);
    let total = total.saturating_sub(mark);
    let mut layout = Layout { columns, total, widths: Vec::new(), ordinary: Vec::new() };
    layout.widths = (0..columns.len()).map(|at| layout.wanted(at, rows)).collect();
    let ordinary = |(at, column): (usize, &Column)| {
        widest(at, rows, Cell::ordinary).max(text::columns(&column.title))
    };
    layout.ordinary = columns.iter().enumerate().map(ordinary).collect();
    layout.give_way(rows);
    layout.share();
    layout.widths
}

/// The widths of a table's columns while they are calculated.
struct Layout<'a> {
    columns: &'a [Column],
    total: u16,
    widths: Vec<u16>,
    /// Columns that each column needs for names of ordinary length.
    ordinary: Vec<u16>,
}

impl Layout<'_> {
    fn wanted(&self, at: usize, rows: &[Vec<Cell>]) -> u16 {
        let title = text::width(&self.columns[at].title);
        match self.columns[at].width {
            Width::Fixed(width) => width,
            Width::Flex(_) => 0,
            Width::Name | Width::NameShare(_) => widest(at, rows, Cell::width).max(span(title)),
            Width::Context => match widest(at, rows, Cell::width) {
                0 => 0,
                width => width.max(span(title)),
            },
        }
    }

    /// The columns left over if names have these widths. Negative if they lack room.
    fn left(&self, names: &[u16]) -> i32 {
        let widths = self.columns.iter().zip(self.widths.iter().zip(names));
        let widths = widths
            .map(|(column, (width, name))| (column, if is_name(column) { *name } else { *width }));
        let shown = widths.filter(|(column, width)| *width > 0 || is_open(column));
        let taken = |(_, width): (&Column, u16)| i32::from(width) + i32::from(GAP);
        i32::from(self.total) + i32::from(GAP) - shown.map(taken).sum::<i32>()
    }

    /// Narrows columns around names while there is too little room: first blanks, then the column that saves most.
    fn give_way(&mut self, rows: &[Vec<Cell>]) {
        if !self.columns.iter().any(is_name) {
            return;
        }
        for at in self.with(|column| matches!(column.width, Width::Fixed(_))) {
            let lacks = u16::try_from(-self.left(&self.ordinary)).unwrap_or(0);
            let title = text::columns(&self.columns[at].title);
            let least = widest(at, rows, Cell::width).max(title).min(self.widths[at]);
            self.widths[at] = least.max(self.widths[at].saturating_sub(lacks));
        }
        while self.left(&self.ordinary) < 0 {
            let context = |at: &usize| self.columns[*at].width == Width::Context;
            let saved = |at: usize| {
                let least = widest(at, rows, Cell::least);
                (self.widths[at].saturating_sub(least), at, least)
            };
            let most = (0..self.columns.len()).filter(context).map(saved).max();
            match most.filter(|(saved, ..)| *saved > 0) {
                Some((_, at, least)) => self.widths[at] = least,
                None => break,
            }
        }
    }

    /// Shares out the rest: first to the names, all they want or even parts;
    /// then to shares by weight, or to names evenly if there are no shares.
    fn share(&mut self) {
        let names: Vec<usize> = self.with(is_name);
        let mut shares: Vec<usize> = self.with(|column| weight(column) > 0);
        if !shares.is_empty() {
            for &at in &names {
                let alone = self.columns[at].width == Width::Name;
                let more = if alone { self.total * 2 / 5 } else { 0 };
                self.widths[at] = self.widths[at].min(self.ordinary[at].max(more));
            }
        }
        let wanted: Vec<u16> = names.iter().map(|&at| self.widths[at]).collect();
        let held: u16 = wanted.iter().sum();
        let left = self.left(&self.widths);
        if shares.is_empty() || left < 0 {
            let room = u16::try_from(i32::from(held) + left).unwrap_or(0);
            let even = evenly(&wanted, room);
            for (&at, width) in names.iter().zip(even) {
                self.widths[at] = width;
            }
            return;
        }
        let shared: u16 = shares.iter().map(|&at| self.widths[at]).sum();
        let mut left = u16::try_from(left).unwrap_or(0) + shared;
        let weights = |shares: &[usize]| shares.iter().map(|&at| weight(&self.columns[at])).sum();
        let share = |at: usize, left: u16, weights: u16| {
            let width = u32::from(left) * u32::from(weight(&self.columns[at]));
            u16::try_from(width / u32::from(weights.max(1))).unwrap_or(left)
        };
        // Names that need more than their share get it from the others.
        while let Some(place) =
            shares.iter().position(|&at| self.widths[at] > share(at, left, weights(&shares)))
        {
            left -= self.widths[shares.remove(place)].min(left);
        }
        let mut weights: u16 = weights(&shares);
        let mut widths = self.widths.clone();
        for at in shares {
            // The last share gets the remainder of rounding.
            widths[at] = share(at, left, weights);
            left = left.saturating_sub(widths[at]);
            weights = weights.saturating_sub(weight(&self.columns[at]));
        }
        self.widths = widths;
    }

    fn with(&self, is: impl Fn(&Column) -> bool) -> Vec<usize> {
        let columns = self.columns.iter().enumerate();
        columns.filter(|(_, column)| is(column)).map(|(at, _)| at).collect()
    }
}

/// The weight of a column with a share; 0 for other columns.
const fn weight(column: &Column) -> u16 {
    match column.width {
        Width::Flex(weight) | Width::NameShare(weight) => weight,
        Width::Fixed(_) | Width::Name | Width::Context => 0,
    }
}

const fn is_name(column: &Column) -> bool {
    matches!(column.width, Width::Name | Width::NameShare(_))
}

/// Whether a column may become wider than its texts.
const fn is_open(column: &Column) -> bool {
    weight(column) > 0 || is_name(column)
}

fn widest(at: usize, rows: &[Vec<Cell>], width: impl Fn(&Cell) -> usize) -> u16 {
    span(rows.iter().filter_map(|cells| cells.get(at)).map(width).max().unwrap_or(0))
}

/// Shares out `room` evenly. A column gets as much as it wants where that is possible.
fn evenly(wanted: &[u16], room: u16) -> Vec<u16> {
    let mut shares = vec![0; wanted.len()];
    let mut open: Vec<usize> = (0..wanted.len()).collect();
    // If room is short, short names are served first, else long ones.
    let short = wanted.iter().map(|&width| u32::from(width)).sum::<u32>() > u32::from(room);
    open.sort_by_key(|&at| if short { wanted[at] } else { u16::MAX - wanted[at] });
    let mut left = room;
    for (done, &at) in open.iter().enumerate() {
        let even = left / span(wanted.len() - done);
        shares[at] = if short { wanted[at].min(even) } else { wanted[at].max(even) };
        left -= shares[at].min(left);
    }
    shares
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of(kinds: &[Width]) -> Vec<Column> {
        kinds.iter().map(|&width| Column::left("", width)).collect()
    }

    #[test]
    fn context_gives_way_before_names() {
        use Width::{Context, Fixed, Name};
        let row = ["Autumn Cup Single", "round 1", "Sofia Lindqvist", "Kurt Gödel", "at 3, 12 min"];
        let cells: Vec<Cell> = row.iter().map(|text| Cell::from(*text)).collect();
        let [event, round, a, b, call] = <[Cell; 5]>::try_from(cells).expect("five");
        let rows = [vec!["3".into(), event.or("Si"), round.or("R1"), a, b, call.or("at 3")]];
        let columns = of(&[Fixed(4), Context, Context, Name, Name, Context]);
        for (total, widths) in [
            (90, [4, 17, 7, 21, 22, 12]),
            (72, [4, 17, 7, 15, 10, 12]),
            (71, [3, 17, 7, 15, 10, 12]),
            (69, [1, 17, 7, 15, 10, 12]),
            (68, [1, 2, 7, 19, 20, 12]),
            (53, [1, 2, 7, 16, 16, 4]),
            (45, [1, 2, 2, 15, 14, 4]),
            (30, [1, 2, 2, 7, 7, 4]),
        ] {
            assert_eq!(super::widths(&columns, total, &rows), widths, "in {total}");
        }
    }

    #[test]
    fn a_column_goes_where_its_shorter_text_is_empty() {
        let rows = [vec![Cell::from("Emil Post"), Cell::from("first to 2").or("")]];
        let columns = of(&[Width::Name, Width::Context]);
        assert_eq!(widths(&columns, 22, &rows), [9, 10]);
        assert_eq!(widths(&columns, 21, &rows), [19, 0]);
    }

    #[test]
    fn one_endless_name_takes_nothing_from_what_stands_around() {
        let rows = [vec![Cell::from("x".repeat(60)), Cell::from("first to 2").or("")]];
        let columns = of(&[Width::Name, Width::Context]);
        assert_eq!(widths(&columns, 52, &rows), [39, 10]);
        assert_eq!(widths(&columns, 42, &rows), [40, 0]);
    }

    #[test]
    fn shares_have_what_names_leave() {
        let rows = [vec![Cell::from("1"), Cell::from("Emil Post"), Cell::default()]];
        let columns = of(&[Width::Fixed(3), Width::Name, Width::Flex(1)]);
        assert_eq!(widths(&columns, 32, &rows), [3, 9, 16]);
        assert_eq!(widths(&of(&[Width::Flex(3), Width::Flex(2)]), 33, &[]), [18, 12]);
    }

    proptest! {
        /// No name is cut while a column around it could be narrower, and none beside blank columns.
        #[test]
        fn names_are_cut_last(
            rows in prop::collection::vec(prop::collection::vec((1..30usize, 0..6usize), 4), 1..6),
            total in 0..140u16,
        ) {
            let cell = |(at, (whole, brief)): (usize, &(usize, usize))| {
                let least = (*brief).min(*whole);
                let whole = Cell::from("x".repeat(*whole));
                if at < 2 { whole } else { whole.or("x".repeat(least)) }
            };
            let row = |row: &Vec<(usize, usize)>| row.iter().enumerate().map(cell).collect();
            let rows: Vec<Vec<Cell>> = rows.iter().map(row).collect();
            let columns = of(&[Width::Name, Width::Name, Width::Context, Width::Context]);
            let widths = widths(&columns, total, &rows);
            let is_cut = |at: usize| widest(at, &rows, Cell::width) > widths[at];
            if is_cut(0) || is_cut(1) {
                for at in [2, 3] {
                    prop_assert!(widths[at] <= widest(at, &rows, Cell::least).min(widest(at, &rows, Cell::width)));
                }
                let (cut, other) = if is_cut(0) { (0, 1) } else { (1, 0) };
                prop_assert!(is_cut(other) || widths[other] == widest(other, &rows, Cell::width));
                prop_assert!(widths[cut] + 1 >= widths[other]);
                let taken: u16 = widths.iter().filter(|width| **width > 0).map(|width| width + GAP).sum();
                prop_assert!(total < 24 || taken + 1 >= total, "{taken} of {total}");
            }
        }
    }
}
