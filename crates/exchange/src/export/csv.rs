//! Values between commas (RFC 4180 with plain line feeds) or tabs.

use std::io::{self, Write};

use super::{Cell, Column, Sheet};
use crate::domain::name::to_cell;

pub(super) fn write(sheet: &Sheet, between: u8, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = ::csv::WriterBuilder::new().delimiter(between).from_writer(out);
    writer.write_record(sheet.columns.iter().map(Column::to_string)).map_err(plain)?;
    for row in &sheet.rows {
        writer.write_record(row.iter().map(field)).map_err(plain)?;
    }
    writer.flush()
}

/// Numbers as they are; text so that no spreadsheet runs it.
fn field(cell: &Cell) -> String {
    match cell {
        Cell::Text(_) | Cell::Term(_) => to_cell(&cell.exact()).into_owned(),
        _ => cell.exact(),
    }
}

/// The error that the writer met, with its own kind: a closed pipe must be known as one.
fn plain(error: ::csv::Error) -> io::Error {
    if error.is_io_error()
        && let ::csv::ErrorKind::Io(error) = error.into_kind()
    {
        return error;
    }
    io::Error::from(io::ErrorKind::InvalidData)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_a_spreadsheet_would_run_is_marked_and_numbers_are_not() {
        let row = vec![
            Cell::text("=HYPERLINK(\"http://x\")"),
            Cell::text("＠taro"),
            Cell::text("TM"),
            Cell::Whole(-3),
            Cell::Rating(-3.5),
        ];
        let sheet = Sheet::new(
            &["a", "b", "c", "d", "e"].map(|name| Column::Named(name.to_owned())),
            vec![row],
        );
        let mut out = Vec::new();
        write(&sheet, b',', &mut out).expect("memory");
        let text = String::from_utf8(out).expect("text");
        assert_eq!(text, "a,b,c,d,e\n\"'=HYPERLINK(\"\"http://x\"\")\",'＠taro,TM,-3,-3.5\n");
    }
}
