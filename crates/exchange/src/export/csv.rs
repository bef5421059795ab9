//! Values between commas (RFC 4180 with plain line feeds) or tabs; for Excel with a byte order mark, lines that end in CR LF,
//! and scores that it takes for no days.

use std::io::{self, Write};

use rayon::iter::ParallelIterator as _;
use rayon::slice::ParallelSlice as _;
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::{Cell, Column, Sheet};
use crate::domain::name::to_cell;

pub(super) fn write(sheet: &Sheet, between: u8, out: &mut dyn Write) -> io::Result<()> {
    records(::csv::WriterBuilder::new().delimiter(between), sheet, field, out)
}

/// The form that Excel opens correctly by a double click. An en dash keeps a score a
/// text in every spreadsheet, without making it a formula, and imports can read it.
pub(super) fn write_for_excel(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    out.write_all("\u{feff}".as_bytes())?;
    let ends = ::csv::Terminator::CRLF;
    records(::csv::WriterBuilder::new().terminator(ends), sheet, undated, out)
}

fn records(
    form: &::csv::WriterBuilder,
    sheet: &Sheet,
    field: impl Fn(&Cell) -> String + Sync,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut writer = form.from_writer(&mut *out);
    writer.write_record(sheet.columns.iter().map(Column::to_string)).map_err(plain)?;
    writer.flush()?;
    drop(writer);
    // A ranking may have a hundred thousand rows, and writing digits takes most of the time.
    for rows in sheet.rows.chunks(AT_ONCE) {
        let written = rows.par_chunks(PART).map(|part| {
            let mut writer = form.from_writer(Vec::new());
            part.iter().try_for_each(|row| writer.write_record(row.iter().map(&field)))?;
            Ok(writer.into_inner().map_err(::csv::IntoInnerError::into_error)?)
        });
        let written: Vec<Vec<u8>> = written.collect::<Result<_, ::csv::Error>>().map_err(plain)?;
        written.iter().try_for_each(|part| out.write_all(part))?;
    }
    out.flush()
}

/// Rows of one thread, and rows of all threads before they are written.
const PART: usize = 1_024;
const AT_ONCE: usize = 64 * PART;

/// Like [`field`], with en dashes in scores such as `2-1 0-2`.
fn undated(cell: &Cell) -> String {
    let is_figure = |part: &str| {
        (1..=3).contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit())
    };
    let dashed = |word: &str| {
        let is_score = word.contains('-') && word.split('-').all(is_figure);
        if is_score { word.replace('-', "–") } else { word.to_owned() }
    };
    field(cell).split(' ').map(dashed).collect::<Vec<_>>().join(" ")
}

/// Numbers stay as they are. Texts are marked so that no spreadsheet runs them.
fn field(cell: &Cell) -> String {
    match cell {
        Cell::Text(_) | Cell::Term(_) => to_cell(&cell.exact()).into_owned(),
        _ => cell.exact(),
    }
}

/// The error of the writer with its own kind, so that a closed pipe is recognised.
fn plain(error: ::csv::Error) -> io::Error {
    if error.is_io_error()
        && let ::csv::ErrorKind::Io(error) = error.into_kind()
    {
        return error;
    }
    io::Error::from(io::ErrorKind::InvalidData)
}

/// A JSON array with one object a line. The keys are in the order of the columns.
pub(super) fn write_json(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"[")?;
    for (at, cells) in sheet.rows.iter().enumerate() {
        out.write_all(if at == 0 { b"\n" } else { b",\n" })?;
        serde_json::to_writer(&mut *out, &Row { columns: &sheet.columns, cells })?;
    }
    out.write_all(b"\n]\n")
}

struct Row<'a> {
    columns: &'a [Column],
    cells: &'a [Cell],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.cells.len()))?;
        for (column, cell) in self.columns.iter().map(Column::to_string).zip(self.cells) {
            match cell {
                Cell::Empty => map.serialize_entry(&column, &())?,
                Cell::Text(text) => map.serialize_entry(&column, text)?,
                Cell::Term(term) => map.serialize_entry(&column, &term.to_string())?,
                Cell::Whole(number) => map.serialize_entry(&column, number)?,
                Cell::Rating(number)
                | Cell::Provisional(number)
                | Cell::Share(number)
                | Cell::Points(number) => {
                    // −0 becomes 0.
                    map.serialize_entry(&column, &(number + 0.0))?;
                }
                Cell::Money(money) => map.serialize_entry(&column, &money.value())?,
                Cell::Day(day) => map.serialize_entry(&column, day)?,
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    #[test]
    fn excel_finds_a_mark_and_no_day_in_a_score() {
        let score = ["2-1", "2-1 0-2", "3-0 (+)", "12w1", "TM"].map(Cell::text);
        let day = NaiveDate::from_ymd_opt(2026, 11, 2).map(Cell::Day);
        let row: Vec<Cell> = score.into_iter().chain(day).chain([Cell::Whole(-3)]).collect();
        let columns = ["a", "b", "c", "d", "e", "f", "g"];
        let sheet = Sheet::new(&columns.map(|name| Column::Named(name.to_owned())), vec![row]);
        let mut out = Vec::new();
        write_for_excel(&sheet, &mut out).expect("memory");
        let text = String::from_utf8(out).expect("text");
        let cells = "2–1,2–1 0–2,3–0 (+),12w1,TM,2026-11-02,-3";
        assert_eq!(text, format!("\u{feff}a,b,c,d,e,f,g\r\n{cells}\r\n"));
    }

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
