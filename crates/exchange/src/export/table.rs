//! Columns for the eye, lined up by the cells that a terminal gives each character.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr as _;

use super::{Cell, Sheet};
use crate::domain::name::shown;

const GAP: &str = "  ";

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    if let Some(heading) = &sheet.heading {
        writeln!(out, "{}\n{}\n", heading.title(), heading.state())?;
    }
    let cells = Laid::out(sheet, Cell::readable);
    for row in &cells.rows {
        writeln!(out, "{}", row.join(GAP).trim_end())?;
    }
    Ok(())
}

/// All cells as texts of the width of their column, the header first.
pub(super) struct Laid {
    pub(super) rows: Vec<Vec<String>>,
    pub(super) widths: Vec<usize>,
    pub(super) numeric: Vec<bool>,
}

impl Laid {
    pub(super) fn out(sheet: &Sheet, text: fn(&Cell) -> String) -> Self {
        let header = sheet.columns.iter().map(ToString::to_string).collect();
        let seen = |cell: &Cell| shown(&text(cell)).into_owned();
        let body = sheet.rows.iter().map(|row| row.iter().map(seen).collect());
        let mut rows: Vec<Vec<String>> = std::iter::once(header).chain(body).collect();
        let wide = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..sheet.columns.len()).map(wide).collect();
        let numeric = sheet.numeric();
        for row in &mut rows {
            for ((cell, width), numeric) in row.iter_mut().zip(&widths).zip(&numeric) {
                *cell = pad(cell, *width, *numeric);
            }
        }
        Self { rows, widths, numeric }
    }
}

/// A text with spaces up to a display width, before it or behind.
fn pad(text: &str, width: usize, right: bool) -> String {
    let spaces = " ".repeat(width.saturating_sub(text.width()));
    if right { spaces + text } else { text.to_owned() + &spaces }
}
