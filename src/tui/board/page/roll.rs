//! A list in columns, cut into pages: standings, entrants, the queue.

use ratatui::style::Style;

use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::table::Align;

/// Columns between two cells, and between two blocks of lines side by side.
const GAP: usize = 2;
const BETWEEN: u16 = 4;
/// The least width of a block of lines, where two stand side by side.
const NARROWEST: u16 = 56;
/// Stands between names in one cell.
pub(super) const BETWEEN_NAMES: &str = " / ";
/// Columns behind the longest name, so that the next cell stands near it.
const BEHIND: usize = 2;
/// Names keep this width. The last columns are dropped first.
const NAME: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Plain,
    Muted,
    Strong,
    Good,
}

impl<R> Fields<'_, R> {
    /// `first` are the looks of the first cells; the others are plain.
    pub(super) fn line<const N: usize>(&self, row: &R, first: [Look; N]) -> RollLine {
        let looks = first.into_iter().chain(std::iter::repeat(Look::Plain));
        let texts = self.cells(row).into_iter().map(|cell| cell.text().to_owned());
        RollLine::Cells(texts.zip(looks).collect())
    }
}

/// The most columns that it takes; `None` takes what the others leave.
fn fixed(column: &Column) -> Option<usize> {
    match column.width {
        Width::Fixed(columns) => Some(usize::from(columns)),
        _ => None,
    }
}

#[derive(Debug, Clone)]
pub(super) enum RollLine {
    Heading(String),
    Cells(Vec<(String, Look)>),
    /// The players in the first column share its width; the other cells follow.
    Players(Vec<String>, Vec<(String, Look)>),
}

/// A list that fits on a page.
#[derive(Debug, Clone)]
pub(crate) struct Roll {
    columns: Vec<Column>,
    lines: Vec<RollLine>,
    /// Lines of the list in one block.
    rows: usize,
    /// Lines of the screen for one line of the list.
    pitch: usize,
    /// The widest text in the columns that share what is left.
    longest: usize,
    /// Columns of the terminal for one block.
    block: usize,
}

/// `(width, height)` are columns and rows of a page.
pub(super) fn cut(
    columns: &[Column],
    lines: Vec<RollLine>,
    (width, height): (u16, u16),
) -> Vec<Roll> {
    let titled = columns.iter().any(|column| !column.title.is_empty());
    let rows = usize::from(height).saturating_sub(usize::from(titled)).max(1);
    let fits = ((width + BETWEEN) / (NARROWEST + BETWEEN)).max(1);
    let abreast = if lines.len() <= rows { 1 } else { fits };
    // Lines are shared evenly among pages, with empty lines between them where there is room.
    let pages = lines.len().div_ceil(rows * usize::from(abreast)).max(1);
    let rows = lines.len().div_ceil(pages * usize::from(abreast)).max(1).min(rows);
    let pitch = if rows * 2 <= usize::from(height) + 1 - usize::from(titled) { 2 } else { 1 };
    let block = (width - BETWEEN * (abreast - 1)) / abreast;
    let block = usize::from(block);
    let mut rest = lines.into_iter();
    let page = |_| {
        let lines: Vec<RollLine> = rest.by_ref().take(rows * usize::from(abreast)).collect();
        let (columns, longest) = narrowed(columns, &lines, block);
        Roll { columns, lines, rows, pitch, longest, block }
    };
    (0..pages).map(page).filter(|roll| !roll.lines.is_empty()).collect()
}

/// Makes columns no wider than their texts, and drops the last ones if names had too
/// little room. Also returns the widest text of the columns that share what is left.
fn narrowed(columns: &[Column], lines: &[RollLine], room: usize) -> (Vec<Column>, usize) {
    let widest = |at: usize| {
        let texts = lines.iter().filter_map(|line| match line {
            RollLine::Heading(_) => None,
            RollLine::Cells(cells) | RollLine::Players(_, cells) => {
                Some(text::width(&cells.get(at)?.0))
            }
        });
        texts.max().unwrap_or(0)
    };
    let mut kept = columns.to_vec();
    let mut longest = 0;
    for (at, column) in kept.iter_mut().enumerate() {
        let widest = widest(at).max(text::width(&column.title));
        match &mut column.width {
            Width::Fixed(width) => *width = u16::try_from(widest).unwrap_or(*width).min(*width),
            _ => longest = longest.max(widest),
        }
    }
    let around = |kept: &[Column]| {
        let fixed: usize = kept.iter().filter_map(fixed).sum();
        fixed + GAP * kept.len().saturating_sub(1)
    };
    while kept.last().is_some_and(|last| {
        fixed(last) == Some(0)
            || (fixed(last).is_some() && around(&kept) + longest.min(NAME) > room)
    }) {
        kept.pop();
    }
    (kept, longest)
}

impl Roll {
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn cuts_names(&self) -> bool {
        self.share(self.block) < self.longest
    }

    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let width = span(self.block);
        let titled = u16::from(self.columns.iter().any(|column| !column.title.is_empty()));
        for (at, lines) in (0..).zip(self.lines.chunks(self.rows)) {
            let x = area.x + at * (width + BETWEEN);
            if x >= area.right() {
                break;
            }
            let block = Rect { x, width: width.min(area.right() - x), ..area };
            if titled > 0 {
                let titles: Vec<(String, Look)> = self
                    .columns
                    .iter()
                    .map(|column| (column.title.to_string(), Look::Muted))
                    .collect();
                self.draw(&titles, block, pen);
            }
            let below =
                Rect { y: block.y + titled, height: block.height.saturating_sub(titled), ..block };
            for (line, place) in lines.iter().zip(below.rows().step_by(self.pitch)) {
                match line {
                    RollLine::Heading(heading) => pen.line(place, heading, pen.theme.title),
                    RollLine::Cells(cells) => self.draw(cells, place, pen),
                    RollLine::Players(names, cells) => {
                        let mut cells = cells.clone();
                        if let Some((first, _)) = cells.first_mut() {
                            let join = |names: &[String]| beside(names, pen.words);
                            *first =
                                text::share_list(names, self.share(usize::from(place.width)), join);
                        }
                        self.draw(&cells, place, pen);
                    }
                }
            }
        }
    }

    /// The width of each column that shares what the others leave.
    fn share(&self, block: usize) -> usize {
        let taken: usize = self.columns.iter().filter_map(fixed).sum();
        let around = taken + GAP * self.columns.len().saturating_sub(1);
        let room = block.saturating_sub(around);
        let free = self.columns.iter().filter(|column| fixed(column).is_none()).count().max(1);
        (room / free).min(self.longest + BEHIND)
    }

    fn draw(&self, cells: &[(String, Look)], place: Rect, pen: &mut Pen<'_>) {
        let share = self.share(usize::from(place.width));
        let mut pieces: Vec<(String, Style)> = Vec::new();
        for (column, (text, look)) in self.columns.iter().zip(cells) {
            let columns = fixed(column).unwrap_or(share);
            let text = match column.align {
                Align::Left => text::pad(text, columns),
                Align::Right => text::pad_left(text, columns),
            };
            pieces.push((text, style(*look, pen)));
            pieces.push((" ".repeat(GAP), pen.theme.text));
        }
        pen.pieces(place, pieces.iter().map(|(text, style)| (text.as_str(), *style)));
    }
}

pub(super) fn beside(names: &[String], words: &Words) -> String {
    match names {
        [a, b] => words.screen.floor.pair(a, b),
        several => several.join(BETWEEN_NAMES),
    }
}

fn style(look: Look, pen: &Pen<'_>) -> Style {
    match look {
        Look::Plain => pen.theme.text,
        Look::Muted => pen.theme.muted,
        Look::Strong => pen.theme.title,
        Look::Good => pen.theme.winner,
    }
}
