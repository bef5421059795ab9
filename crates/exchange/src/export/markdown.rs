//! A Markdown table that lines up as plain text too.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr as _;

use super::{Cell, Sheet};
use crate::domain::name::shown;

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    if let Some(heading) = &sheet.heading {
        writeln!(out, "# {}\n\n{}\n", escaped(&heading.title()), escaped(&heading.state()))?;
    }
    let cells = Laid::out(sheet, cell);
    for (at, row) in cells.rows.iter().enumerate() {
        writeln!(out, "| {} |", row.join(" | "))?;
        if at == 0 {
            let rule = |(width, numeric): (&usize, &bool)| {
                let colon = if *numeric { ":" } else { "-" };
                format!("{}{colon}", "-".repeat(width + 1))
            };
            let rules: Vec<String> = cells.widths.iter().zip(&cells.numeric).map(rule).collect();
            writeln!(out, "|{}|", rules.join("|"))?;
        }
    }
    Ok(())
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Text(_) | Cell::Term(_) => escaped(&cell.readable()),
        _ => cell.readable(),
    }
}

/// A text within a line, with all marks of Markdown and HTML escaped.
pub(super) fn escaped(text: &str) -> String {
    let marks = ['\\', '`', '*', '_', '[', ']', '<', '>', '#', '|', '&', '~', '$', '!'];
    let mut escaped = String::new();
    for c in text.chars() {
        if marks.contains(&c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// [`escaped`] for a whole line, which could otherwise begin a list or underline a heading.
pub(super) fn escaped_line(text: &str) -> String {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let begins = match number {
        "" => rest.starts_with(['-', '+', '=']),
        _ => rest.starts_with(['.', ')']),
    };
    let mark = if begins { "\\" } else { "" };
    [number, mark, &escaped(rest)].concat()
}

const GAP: &str = "  ";

/// Columns for reading, aligned by the cells that a terminal gives each character.
pub(super) fn write_lined_up(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    if let Some(heading) = &sheet.heading {
        writeln!(out, "{}\n{}\n", heading.title(), heading.state())?;
    }
    let cells = Laid::out(sheet, Cell::readable);
    for row in &cells.rows {
        writeln!(out, "{}", row.join(GAP).trim_end())?;
    }
    Ok(())
}

/// All cells as texts, padded to the width of their column. The header comes first.
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

/// A text padded with spaces to a display width, at its left or right.
fn pad(text: &str, width: usize, right: bool) -> String {
    let spaces = " ".repeat(width.saturating_sub(text.width()));
    if right { spaces + text } else { text.to_owned() + &spaces }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::Column;

    #[test]
    fn no_name_is_run_where_it_is_read() {
        for (name, written) in [
            ("<script>alert(1)</script>", r"\<script\>alert(1)\</script\>"),
            ("[x](javascript:alert(1))", r"\[x\](javascript:alert(1))"),
            ("![x](http://y)", r"\!\[x\](http://y)"),
            ("&lt;b&gt;", r"\&lt;b\&gt;"),
            ("`a` *b* _c_ ~~d~~ $e$", r"\`a\` \*b\* \_c\_ \~\~d\~\~ \$e\$"),
            ("R.E.M. (3-1)", "R.E.M. (3-1)"),
        ] {
            assert_eq!((escaped(name), escaped_line(name)), (written.into(), written.into()));
        }
        for (line, written) in [("1. TM", r"1\. TM"), ("- TM", r"\- TM"), ("===", r"\===")] {
            assert_eq!((escaped(line).as_str(), escaped_line(line).as_str()), (line, written));
        }
        let sheet = Sheet::new(&[Column::Games], vec![vec![Cell::Whole(-3)]]);
        let mut out = Vec::new();
        write(&sheet, &mut out).expect("memory");
        assert!(String::from_utf8(out).expect("text").ends_with("|    -3 |\n"));
    }

    #[test]
    fn columns_line_up_by_display_width_and_bars_are_escaped() {
        let rows = vec![
            vec![Cell::text("あおくま"), Cell::Rating(1572.285241)],
            vec![Cell::text("T|M"), Cell::Rating(900.0)],
        ];
        let sheet = Sheet::new(&[Column::Name, Column::Rating], rows);
        let mut out = Vec::new();
        write(&sheet, &mut out).expect("memory");
        let lines = [
            "| name     |  rating |",
            "|----------|--------:|",
            "| あおくま | 1572.29 |",
            "| T\\|M     |  900.00 |",
        ];
        assert_eq!(String::from_utf8(out).expect("text"), lines.join("\n") + "\n");
    }
}
