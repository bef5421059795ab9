//! A Markdown table that lines up as plain text too.

use std::io::{self, Write};

use super::table::Laid;
use super::{Cell, Sheet};

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    let cells = Laid::out(sheet, escaped);
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

/// A bar would begin a new column, a backslash would take the next character's meaning.
fn escaped(cell: &Cell) -> String {
    cell.readable().replace('\\', "\\\\").replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_display_width_and_bars_are_escaped() {
        let rows = vec![
            vec![Cell::text("あおくま"), Cell::Rating(1572.285241)],
            vec![Cell::text("T|M"), Cell::Rating(900.0)],
        ];
        let sheet = Sheet::new(&["name", "rating"], rows);
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
