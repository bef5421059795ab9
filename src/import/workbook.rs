//! Sheets of Excel and `LibreOffice`.

use std::io::Cursor;

use calamine::{Data, Reader as _, Sheets, open_workbook_auto_from_rs};

use super::table::{Record, Source, in_one_line, unmarked};
use super::{ImportFault, Why};

/// Whether a file is a workbook, xlsx or ods: both are archives.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// The rows of the sheet that is meant. A cell that is merged with those below it stands in each of their rows.
pub(super) fn records(source: Source<'_>) -> Result<Vec<Record>, ImportFault> {
    let fault = |value: &str, why| ImportFault { line: 1, column: None, value: value.into(), why };
    let unreadable =
        |error: &dyn std::fmt::Display| fault("", Why::NotAWorkbook(error.to_string()));
    let mut book = open_workbook_auto_from_rs(Cursor::new(source.bytes))
        .map_err(|error| unreadable(&error))?;
    let sheets = book.sheet_names();
    let wanted = source.sheet.unwrap_or_else(|| sheets.first().map_or("", String::as_str));
    let Some(name) = sheets.iter().find(|name| name.trim() == wanted.trim()) else {
        return Err(fault(wanted, Why::NoSuchSheet(sheets.clone())));
    };
    let range = book.worksheet_range(name).map_err(|error| unreadable(&error))?;
    let (top, left) = range.start().unwrap_or_default();
    let mut rows: Vec<Vec<String>> =
        range.rows().map(|row| row.iter().map(text).collect()).collect();
    if let Sheets::Xlsx(book) = &mut book {
        let merged = book.merge_cells_by_sheet_name(name).map_err(|error| unreadable(&error))?;
        for cells in merged {
            let at = |row: u32, column: u32| {
                let (row, column) = (row.checked_sub(top)?, column.checked_sub(left)?);
                Some((usize::try_from(row).ok()?, usize::try_from(column).ok()?))
            };
            let Some((row, column)) = at(cells.start.0, cells.start.1) else { continue };
            let below = usize::try_from(cells.end.0.saturating_sub(cells.start.0)).unwrap_or(0);
            let Some(text) = rows.get(row).and_then(|row| row.get(column)).cloned() else {
                continue;
            };
            for filled in rows.iter_mut().skip(row + 1).take(below) {
                if let Some(cell) = filled.get_mut(column) {
                    cell.clone_from(&text);
                }
            }
        }
    }
    let lines = u64::from(top) + 1..;
    let records = lines.zip(rows).filter(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
    Ok(records
        .map(|(line, row)| Record {
            line,
            cells: row.into_iter().map(Ok).collect(),
            raw: Vec::new(),
        })
        .collect())
}

/// What a cell says: dates as `2026-11-21`, whole numbers without a point.
fn text(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) => unmarked(in_one_line(text)),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(truth) => u8::from(*truth).to_string(),
        Data::DateTime(at) if at.is_datetime() => {
            let (year, month, day, ..) = at.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::DateTime(at) => at.as_f64().to_string(),
        Data::DateTimeIso(text) => text.split('T').next().unwrap_or_default().to_owned(),
        Data::DurationIso(text) => text.clone(),
    }
}
