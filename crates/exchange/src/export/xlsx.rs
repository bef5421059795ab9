//! Workbooks. A sheet has the name of its kind, a title above the names of the columns, and in the page header the state
//! of the journal. Lists are read from below such a title.

use std::io::{self, Write};

use chrono::{Datelike as _, NaiveDate};
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError,
};
use unicode_width::UnicodeWidthStr as _;

use super::{Cell, Column, Heading, Sheet};
use crate::domain::name::{shown, to_cell};

/// The most rows of a worksheet below title and header. More rows need another worksheet.
const MOST_ROWS: usize = 1_048_574;
/// The most UTF-16 units of a cell.
const LONGEST: usize = 32_767;
/// The least and most characters of a column.
const WIDTHS: (usize, usize) = (5, 60);

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(&workbook(sheet).map_err(plain)?)
}

fn plain(error: XlsxError) -> io::Error {
    match error {
        XlsxError::IoError(error) => error,
        other => io::Error::new(io::ErrorKind::InvalidData, other),
    }
}

fn workbook(sheet: &Sheet) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    if let Some(heading) = &sheet.heading {
        book.set_properties(&properties(heading));
    }
    let formats = Formats::new();
    let widths = widths(sheet);
    let parts = sheet.rows.chunks(MOST_ROWS);
    let empty = parts.len() == 0;
    for (number, rows) in (1_u32..).zip(parts.chain(empty.then_some(&[][..]))) {
        let worksheet = book.add_worksheet();
        if let Some(heading) = &sheet.heading {
            let further = if number > 1 { format!(" {number}") } else { String::new() };
            worksheet.set_name(heading.kind.clone() + &further)?;
        }
        fill(worksheet, sheet, rows, &widths, &formats)?;
    }
    book.save_to_buffer()
}

fn properties(heading: &Heading) -> DocProperties {
    let properties = DocProperties::new().set_title(heading.title()).set_subject(heading.state());
    // Without a date the library would read the clock.
    match serial(heading.day) {
        Some(day) => properties.set_creation_datetime(&day),
        None => properties,
    }
}

fn fill(
    worksheet: &mut Worksheet,
    sheet: &Sheet,
    rows: &[Vec<Cell>],
    widths: &[usize],
    formats: &Formats,
) -> Result<(), XlsxError> {
    let head = u32::from(sheet.heading.is_some());
    if let Some(heading) = &sheet.heading {
        worksheet.set_header(page_header(heading)).set_repeat_rows(0, head)?;
        let title = cell_text(&heading.title());
        worksheet.write_string_with_format(0, 0, title, &formats.title)?;
    }
    worksheet.set_landscape().set_print_fit_to_pages(1, 0).set_freeze_panes(head + 1, 0)?;
    let numeric = sheet.numeric();
    for (at, (column, width)) in (0..).zip(sheet.columns.iter().zip(widths)) {
        let format = if numeric[usize::from(at)] { &formats.head_right } else { &formats.head };
        worksheet.write_string_with_format(head, at, cell_text(&column.to_string()), format)?;
        // One more character for the filter's arrow.
        worksheet.set_column_width(at, u16::try_from(width + 2).unwrap_or(u16::MAX))?;
    }
    for (line, row) in (head + 1..).zip(rows) {
        for (at, cell) in (0..).zip(row) {
            put(worksheet, line, at, cell, formats)?;
        }
    }
    let last = u32::try_from(rows.len()).map_or(u32::MAX, |rows| head + rows);
    if let Some(right) = u16::try_from(sheet.columns.len()).ok().and_then(|n| n.checked_sub(1)) {
        worksheet.autofilter(head, 0, last, right)?;
    }
    Ok(())
}

fn put(
    sheet: &mut Worksheet,
    row: u32,
    column: u16,
    cell: &Cell,
    formats: &Formats,
) -> Result<(), XlsxError> {
    #[expect(clippy::cast_precision_loss, reason = "a workbook knows no other numbers")]
    match cell {
        Cell::Empty => return Ok(()),
        Cell::Text(_) | Cell::Term(_) => sheet.write_string(row, column, cell_text(&cell.exact())),
        Cell::Whole(number) => sheet.write_number(row, column, *number as f64),
        Cell::Points(number) => sheet.write_number(row, column, *number),
        Cell::Money(money) => sheet.write_number(row, column, money.value()),
        Cell::Rating(number) => {
            sheet.write_number_with_format(row, column, *number, &formats.rating)
        }
        Cell::Provisional(number) => {
            sheet.write_number_with_format(row, column, *number, &formats.provisional)
        }
        Cell::Share(number) => sheet.write_number_with_format(row, column, *number, &formats.share),
        Cell::Day(day) => match serial(*day) {
            Some(day) => sheet.write_with_format(row, column, &day, &formats.day),
            None => sheet.write_string(row, column, day.to_string()),
        },
    }?;
    Ok(())
}

/// A day in the form of workbooks, which begin with 1900; none before.
fn serial(day: NaiveDate) -> Option<ExcelDateTime> {
    let parts = (u16::try_from(day.year()).ok()?, day.month().try_into().ok()?);
    ExcelDateTime::from_ymd(parts.0, parts.1, day.day().try_into().ok()?).ok()
}

/// A text that is not run if the workbook is saved as CSV, cut to the length of a cell.
fn cell_text(text: &str) -> String {
    let text = to_cell(text);
    let mut units = 0;
    let fits = |c: &char| {
        units += c.len_utf16();
        units <= LONGEST
    };
    text.chars().take_while(fits).collect()
}

/// The width of each column, by the cells that a terminal gives its texts.
fn widths(sheet: &Sheet) -> Vec<usize> {
    let header = |column: &Column| column.to_string().width();
    let mut widths: Vec<usize> = sheet.columns.iter().map(header).collect();
    for row in &sheet.rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = width_of(cell).max(*width);
        }
    }
    widths.iter().map(|width| (*width).clamp(WIDTHS.0, WIDTHS.1)).collect()
}

/// The cells of a terminal that a cell's text takes.
fn width_of(cell: &Cell) -> usize {
    match cell {
        Cell::Empty => 0,
        Cell::Text(text) => text.width(),
        Cell::Day(_) => 10,
        other => other.readable().width(),
    }
}

/// The state at the right. A header has at most 255 characters, and `&` begins a code.
fn page_header(heading: &Heading) -> String {
    let state: String = shown(&heading.state()).chars().take(100).collect();
    format!("&R{}", state.replace('&', "&&"))
}

struct Formats {
    title: Format,
    head: Format,
    head_right: Format,
    rating: Format,
    provisional: Format,
    share: Format,
    day: Format,
}

impl Formats {
    fn new() -> Self {
        let number = |format: &str| Format::new().set_num_format(format);
        let head = Format::new().set_bold();
        Self {
            title: Format::new().set_bold().set_font_size(14.0),
            head_right: head.clone().set_align(FormatAlign::Right),
            head,
            rating: number("0.00"),
            provisional: number("0\"?\""),
            share: number("0.0000"),
            day: number("yyyy-mm-dd"),
        }
    }
}
