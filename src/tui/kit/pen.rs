//! The pen that layers draw with: buffer, hitboxes of this frame, theme and words. Splits an area into parts.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Color, Style};
use ratatui::widgets::{Block, Clear, Widget as _};

use super::input::{Hitboxes, Target};
use super::text;
use super::theme::{Density, Theme};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// If so few columns are left beside a window, they are cleared: they would show only scraps.
const SLIVER: u16 = 4;

#[derive(Debug)]
pub struct Pen<'a> {
    pub buf: &'a mut Buffer,
    /// The hitboxes of this frame.
    pub hits: &'a mut Hitboxes,
    pub theme: &'a Theme,
    pub data: &'a Snapshot,
    pub words: &'static Words,
    /// How spacious lists are drawn.
    pub density: Density,
}

impl Pen<'_> {
    pub fn line(&mut self, area: Rect, text: &str, style: Style) {
        self.pieces(area, [(text, style)]);
    }

    /// Draws a label that can be clicked at the left of `line`. Returns the rest of the line.
    pub fn button(&mut self, line: Rect, label: &[(&str, Style)], target: Target) -> Rect {
        let columns = label.iter().map(|(piece, _)| text::columns(piece));
        let width = columns.fold(0, u16::saturating_add).min(line.width);
        let place = Rect { width, ..line };
        self.pieces(place, label.iter().copied());
        self.hits.add(place, target);
        behind(line, width)
    }

    /// Writes `text` at the right of `line`. Returns the rest of the line.
    pub fn at_right(&mut self, line: Rect, text: &str, style: Style) -> Rect {
        let width = text::columns(text).min(line.width);
        self.line(Rect { x: line.right() - width, width, ..line }, text, style);
        Rect { width: line.width - width, ..line }
    }

    /// Writes pieces of text one after the other, each in its style, on the first line of `area`.
    pub fn pieces<'t>(&mut self, area: Rect, pieces: impl IntoIterator<Item = (&'t str, Style)>) {
        if area.is_empty() {
            return;
        }
        let mut x = area.x;
        for (piece, style) in pieces {
            let room = usize::from(area.right() - x);
            let (fitted, _) = text::fitted(piece, room);
            x = self.put(x, area.y, &fitted, style);
            // A wide character without room leaves one column empty. No later text is cut into it.
            if area.right() - x == 1 && text::width(piece) > room {
                break;
            }
        }
    }

    /// Writes text that fits. Returns the column behind it.
    fn put(&mut self, mut x: u16, y: u16, fitted: &str, style: Style) -> u16 {
        for (grapheme, columns) in text::drawn(fitted) {
            self.buf[(x, y)].set_symbol(grapheme).set_style(style);
            x += 1;
            // The second cell of a wide character is hidden by it.
            for _ in 1..columns {
                self.buf[(x, y)].reset();
                x += 1;
            }
        }
        x
    }

    /// Writes lines from the top of `area`, as many as fit.
    pub fn lines<T: AsRef<str>>(&mut self, area: Rect, lines: &[T], style: Style) {
        for (line, row) in lines.iter().zip(area.rows()) {
            self.line(row, line.as_ref(), style);
        }
    }

    /// Writes a sentence from the top of `area`, wrapped to its width.
    pub fn sentence(&mut self, area: Rect, sentence: &str, style: Style) {
        self.lines(area, &text::wrap(sentence, usize::from(area.width)), style);
    }

    /// Draws a QR code, black on white in every theme.
    pub fn scanned(&mut self, area: Rect, code: &[String]) {
        self.lines(area, code, Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(231)));
    }

    /// Writes a whole sentence on the last lines of `area`. Returns the room above.
    pub fn last_lines(&mut self, area: Rect, sentence: &str, style: Style) -> Rect {
        let lines = text::wrap(sentence, usize::from(area.width));
        let height = span(lines.len()).min(area.height);
        let above = Rect { height: area.height - height, ..area };
        self.lines(Rect { y: above.bottom(), height, ..area }, &lines, style);
        above
    }

    /// Writes a sentence where a list is empty, one line below the top.
    pub fn notice(&mut self, area: Rect, sentence: &str) {
        let area = area.inner(Margin { horizontal: 2, vertical: 1 });
        self.sentence(area, sentence, self.theme.muted);
    }

    /// Clears `area` and draws a box with a title. Returns the inside, one column off the border.
    pub fn window(&mut self, area: Rect, title: &str) -> Rect {
        let screen = self.buf.area;
        let beside = (area.x - screen.x).max(screen.right() - area.right());
        if beside <= SLIVER {
            Clear.render(Rect { x: screen.x, width: screen.width, ..area }, self.buf);
        } else {
            self.cut_left_of(area);
            Clear.render(area, self.buf);
        }
        self.hits.add_window(area);
        self.framed(area, title, self.theme.border, self.theme.title)
    }

    /// Draws a frame around a part of a screen and returns the inside. The frame in focus has its own colour.
    pub fn panel(&mut self, area: Rect, title: &str, focused: bool) -> Rect {
        if area.height < 2 {
            return Rect { height: 0, ..area };
        }
        let focus = (self.theme.accent, self.theme.accent);
        let (border, name) = if focused { focus } else { (self.theme.border, self.theme.title) };
        self.framed(area, title, border, name)
    }

    /// Draws without hitboxes: clicks have no effect there.
    pub fn only_shown(&mut self, draw: impl FnOnce(&mut Pen<'_>)) {
        let (theme, data, words, density) = (self.theme, self.data, self.words, self.density);
        let mut hits = Hitboxes::default();
        draw(&mut Pen { buf: &mut *self.buf, hits: &mut hits, theme, data, words, density });
    }

    fn framed(&mut self, area: Rect, title: &str, border: Style, name: Style) -> Rect {
        let title = text::fit(title, usize::from(area.width.saturating_sub(4)));
        let block = Block::bordered()
            .border_style(border)
            // The title is drawn over the border, so a dim border must not dim it.
            .title_style(Style::reset().patch(name))
            .title(format!(" {title} "));
        let inside = block.inner(area);
        block.render(area, self.buf);
        Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
    }

    /// Removes wide characters of which `area` would cover only
    /// the right half. Terminals draw them whole, over the border.
    fn cut_left_of(&mut self, area: Rect) {
        let Some(x) = area.x.checked_sub(1) else { return };
        for y in area.top()..area.bottom() {
            let cell = &mut self.buf[(x, y)];
            if text::width(cell.symbol()) > 1 {
                cell.set_symbol(" ");
            }
        }
    }
}

/// A rectangle of at most `width` by `height` in the middle of `area`.
pub fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// A count of rows or columns, as places on the screen are counted.
pub fn span(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// The part of `area` behind so many of its columns.
pub fn behind(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}

/// The size of a part that takes the rest. Several such parts share it.
pub const REST: u16 = u16::MAX;

/// Parts one below the other. `lines` are their heights.
pub fn down<const N: usize>(area: Rect, lines: [u16; N]) -> [Rect; N] {
    Layout::vertical(lines.map(part)).areas(area)
}

/// Parts side by side. `columns` are their widths.
pub fn across<const N: usize>(area: Rect, columns: [u16; N]) -> [Rect; N] {
    Layout::horizontal(columns.map(part)).areas(area)
}

const fn part(size: u16) -> Constraint {
    match size {
        REST => Constraint::Fill(1),
        _ => Constraint::Length(size),
    }
}
