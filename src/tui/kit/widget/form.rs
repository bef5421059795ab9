//! The common parts of forms: their place on the screen, and a label before each field.

use std::ops::Range;

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Clear, Widget as _};

use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;

pub(crate) const WIDTH: u16 = 78;
/// The fewest columns of a form in a window.
const LEAST: u16 = 76;
/// No more rows than the smallest terminal has for a form.
const HEIGHT: u16 = 13;
/// Columns and rows of a frame, with the column inside it.
const AROUND: (u16, u16) = (4, 2);
/// Columns of a label.
const LABEL: u16 = 22;
/// Columns before a label, and before a field.
pub(crate) const INDENT: u16 = 2;

/// The place of a form on a screen.
pub(crate) fn place(area: Rect) -> Rect {
    centred(area, WIDTH, HEIGHT)
}

/// The columns that a form has on a screen: a frame takes its own where the rest is enough.
pub(crate) fn columns(area: Rect) -> u16 {
    let inside = area.width.saturating_sub(AROUND.0);
    if inside < LEAST { area.width.min(WIDTH) } else { inside.min(WIDTH) }
}

/// The place of a form of so many rows: in a window over the screen below, or on a page of its own where a frame would
/// take the room of the form.
pub(crate) fn framed(area: Rect, rows: u16, title: &str, pen: &mut Pen<'_>) -> Rect {
    let (width, height) = (columns(area) + AROUND.0, rows.saturating_add(AROUND.1));
    if width <= area.width && height <= area.height {
        return pen.window(centred(area, width, height), title);
    }
    Clear.render(area, pen.buf);
    centred(area, WIDTH, rows.max(HEIGHT))
}

/// Draws the label of a field, marked while the field has the focus, and gives the room for the
/// field.
pub(crate) fn label(line: Rect, label: &str, focused: bool, pen: &mut Pen<'_>) -> Rect {
    let [left, field] =
        Layout::horizontal([Constraint::Length(INDENT + LABEL), Constraint::Fill(1)]).areas(line);
    let (mark, style) = if focused { ("> ", pen.theme.accent) } else { ("  ", pen.theme.muted) };
    pen.pieces(left, [(mark, style), (label, style)]);
    field
}

/// The fields of `count` that stand in `area`, the one in focus among them. Where more lie below, the
/// last line says how many.
pub(crate) fn window(area: Rect, count: usize, focus: usize, pen: &mut Pen<'_>) -> Range<usize> {
    let height = usize::from(area.height);
    if count <= height {
        return 0..count;
    }
    let lines = height.saturating_sub(1).max(1);
    let top = (focus + 1).saturating_sub(lines);
    if count - top <= height {
        return count - height..count;
    }
    if height > lines {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        let more = pen.words.screen.help.more(count - top - lines);
        pen.line(indented(last), more.trim(), pen.theme.muted);
    }
    top..top + lines
}

/// Writes the text about a field below the fields, in as many lines as there are.
pub(crate) fn hint(area: Rect, sentence: &str, pen: &mut Pen<'_>) {
    let area = indented(area);
    let lines = text::wrap(sentence, usize::from(area.width));
    let last = usize::from(area.height).saturating_sub(1);
    for (at, row) in area.rows().enumerate().take(lines.len()) {
        // The last line takes the rest, to be marked where it is cut.
        let line = if at < last { lines[at].clone() } else { lines[at..].join(" ") };
        pen.line(row, &line, pen.theme.muted);
    }
}

/// The part of `area` that is in line with the labels or, given the room of a field, with what is
/// typed into fields.
pub(crate) fn indented(area: Rect) -> Rect {
    Rect { x: area.x + INDENT.min(area.width), width: area.width.saturating_sub(INDENT), ..area }
}
