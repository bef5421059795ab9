//! What forms have in common: their place on the screen, and a label before each field.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::tui::pen::{Pen, centred};

const WIDTH: u16 = 78;
/// No more rows than the smallest terminal has for a form.
const HEIGHT: u16 = 13;
/// Columns of a label.
const LABEL: u16 = 22;
/// Columns before a label, and before a field.
const INDENT: u16 = 2;

/// The place of a form on a screen.
pub fn place(area: Rect) -> Rect {
    centred(area, WIDTH, HEIGHT)
}

/// The place of a form of so many rows, as far as the screen has them.
pub fn place_of(area: Rect, rows: u16) -> Rect {
    centred(area, WIDTH, rows.max(HEIGHT))
}

/// Draws the label of a field, marked while the field has the focus, and gives the room for the
/// field.
pub fn label(line: Rect, label: &str, focused: bool, pen: &mut Pen<'_>) -> Rect {
    let [left, field] =
        Layout::horizontal([Constraint::Length(INDENT + LABEL), Constraint::Fill(1)]).areas(line);
    let (mark, style) = if focused { ("> ", pen.theme.accent) } else { ("  ", pen.theme.muted) };
    pen.pieces(left, [(mark, style), (label, style)]);
    field
}

/// The part of `area` that is in line with the labels or, given the room of a field, with what is
/// typed into fields.
pub fn indented(area: Rect) -> Rect {
    Rect { x: area.x + INDENT.min(area.width), width: area.width.saturating_sub(INDENT), ..area }
}
