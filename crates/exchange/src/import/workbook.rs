//! Sheets of Excel and `LibreOffice`.

mod claims;

use std::fmt::Display;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use calamine::{Data, DataRef, Dimensions, Ods, Range, Reader as _, ReaderRef as _, Xlsx};
use zip::ZipArchive;

use super::file::Limits;
use super::table::{CellRow, Sheets, Source, in_one_line, unmarked};
use super::{ImportFault, Unread, Why};
use crate::domain::progress::{Progress, Stopped, Task};

/// The sheet that is meant: the one that the operator names, or the first that `is_list`. A cell that is merged with
/// those below it stands in each of their rows.
pub(super) fn records(
    source: Source<'_>,
    is_list: impl Fn(&[CellRow]) -> bool,
) -> Result<(Vec<CellRow>, Sheets), Unread> {
    let bytes = Bytes { cursor: Cursor::new(source.bytes), progress: source.progress };
    let read = || -> Result<(Vec<CellRow>, Sheets), ImportFault> {
        let mut book = Book::open(&bytes)?;
        let all = book.names();
        let tried = match source.reading.sheet.as_deref() {
            None => all.clone(),
            Some(wanted) => vec![meant(&all, wanted)?],
        };
        let mut first = None;
        for name in tried {
            let read = book.sheet(&name).map(Sheet::into_rows);
            let is_it = read.as_ref().is_ok_and(|rows| is_list(rows));
            if is_it || first.is_none() {
                first = Some((read, name));
            }
            if is_it {
                break;
            }
        }
        let (read, name) = first.ok_or_else(|| fault(1, "", Why::NoSuchSheet(Vec::new())))?;
        Ok((read?, Sheets { name, all }))
    };
    let read = read();
    // A reader that was stopped calls its file unreadable.
    source.progress.reached(Task::Reading, source.bytes.len(), source.bytes.len())?;
    Ok(read?)
}

enum Book<'a> {
    Ods(Box<Ods<Bytes<'a>>>),
    Xlsx(Box<Xlsx<Bytes<'a>>>),
}

impl<'a> Book<'a> {
    fn open(bytes: &Bytes<'a>) -> Result<Self, ImportFault> {
        let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unreadable(&error))?;
        claims::check(&mut archive)?;
        if claims::is_ods(&archive) {
            let book = Ods::new(bytes.clone()).map_err(|error| unreadable(&error))?;
            return Ok(Self::Ods(Box::new(book)));
        }
        let book = Xlsx::new(bytes.clone()).map_err(|error| unreadable(&error))?;
        Ok(Self::Xlsx(Box::new(book)))
    }

    fn names(&self) -> Vec<String> {
        match self {
            Self::Ods(book) => book.sheet_names(),
            Self::Xlsx(book) => book.sheet_names(),
        }
    }

    fn sheet(&mut self, name: &str) -> Result<Sheet, ImportFault> {
        match self {
            Self::Ods(book) => {
                let range = book.worksheet_range(name).map_err(|error| unreadable(&error))?;
                Sheet::of(&range, text)
            }
            Self::Xlsx(book) => {
                // By reference: thousands of cells may share one text.
                let range = book.worksheet_range_ref(name).map_err(|error| unreadable(&error))?;
                let mut sheet = Sheet::of(&range, |cell: &DataRef<'_>| text(&cell.clone().into()))?;
                let merged = book.merge_cells_by_sheet_name(name);
                let merged = merged.map_err(|error| unreadable(&error))?;
                merged.iter().try_for_each(|cells| sheet.fill(cells))?;
                Ok(sheet)
            }
        }
    }
}

/// The bytes of a workbook, which end once they are no longer wanted.
#[derive(Clone)]
struct Bytes<'a> {
    cursor: Cursor<&'a [u8]>,
    progress: &'a dyn Progress,
}

impl Read for Bytes<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let (at, all) = (self.cursor.position(), self.cursor.get_ref().len());
        let at = usize::try_from(at).unwrap_or(all).min(all);
        self.progress
            .reached(Task::Reading, at, all)
            .map_err(|Stopped| io::Error::other("stopped"))?;
        self.cursor.read(into)
    }
}

impl Seek for Bytes<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.cursor.seek(to)
    }
}

fn fault(line: u64, value: &str, why: Why) -> ImportFault {
    ImportFault { line, column: None, value: value.to_owned(), why }
}

fn unreadable(error: &dyn Display) -> ImportFault {
    fault(1, "", Why::NotAWorkbook(error.to_string()))
}

/// The sheet of that name.
fn meant(sheets: &[String], wanted: &str) -> Result<String, ImportFault> {
    let found = sheets.iter().find(|name| name.trim() == wanted.trim());
    found.cloned().ok_or_else(|| fault(1, wanted, Why::NoSuchSheet(sheets.to_vec())))
}

/// The texts of a sheet.
struct Sheet {
    /// The row and the column of the first cell, from 0.
    top: u32,
    left: u32,
    rows: Vec<Vec<String>>,
    /// How many bytes more its texts may have, with a few for each.
    room: usize,
}

impl Sheet {
    fn of<T: calamine::CellType>(
        range: &Range<T>,
        text: impl Fn(&T) -> String,
    ) -> Result<Self, ImportFault> {
        let (top, left) = range.start().unwrap_or_default();
        let rows = Vec::with_capacity(range.height());
        let mut sheet = Self { top, left, rows, room: Limits::LIST.whole };
        for cells in range.rows() {
            let row: Vec<String> = cells.iter().map(&text).collect();
            sheet.takes(row.iter().map(String::len).sum())?;
            sheet.rows.push(row);
        }
        Ok(sheet)
    }

    /// The rows that are not blank, each with its number.
    fn into_rows(self) -> Vec<CellRow> {
        let lines = u64::from(self.top) + 1..;
        let rows = lines.zip(self.rows).filter(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
        rows.map(|(line, row)| CellRow {
            line,
            cells: row.into_iter().map(Ok).collect(),
            raw: Vec::new(),
        })
        .collect()
    }

    fn takes(&mut self, bytes: usize) -> Result<(), ImportFault> {
        let left = self.room.checked_sub(bytes);
        self.room = left.ok_or_else(|| fault(1, "", Why::Unpacked(Limits::LIST.whole)))?;
        Ok(())
    }

    /// Writes the text of a merged cell into all rows that it covers.
    fn fill(&mut self, cells: &Dimensions) -> Result<(), ImportFault> {
        let at = |row: u32, column: u32| {
            let (row, column) = (row.checked_sub(self.top)?, column.checked_sub(self.left)?);
            Some((usize::try_from(row).ok()?, usize::try_from(column).ok()?))
        };
        let Some((row, column)) = at(cells.start.0, cells.start.1) else { return Ok(()) };
        let below = usize::try_from(cells.end.0.saturating_sub(cells.start.0)).unwrap_or(0);
        let below = below.min(self.rows.len().saturating_sub(row + 1));
        let Some(text) = self.rows.get(row).and_then(|row| row.get(column)).cloned() else {
            return Ok(());
        };
        self.takes((text.len() + size_of::<String>()).saturating_mul(below))?;
        for filled in self.rows.iter_mut().skip(row + 1).take(below) {
            if let Some(cell) = filled.get_mut(column) {
                cell.clone_from(&text);
            }
        }
        Ok(())
    }
}

/// The text of a cell: dates as `2026-11-21`, whole numbers without a point.
fn text(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) => unmarked(in_one_line(text.clone())),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(truth) => u8::from(*truth).to_string(),
        Data::DateTime(at) if at.is_datetime() => {
            let (year, month, day, hour, minute, second, _) = at.to_ymd_hms_milli();
            let date = format!("{year:04}-{month:02}-{day:02}");
            if (hour, minute, second) == (0, 0, 0) {
                return date;
            }
            format!("{date} {hour:02}:{minute:02}:{second:02}")
        }
        Data::DateTime(at) => at.as_f64().to_string(),
        Data::DateTimeIso(text) => text.strip_suffix("T00:00:00").unwrap_or(text).to_owned(),
        Data::DurationIso(text) => text.clone(),
    }
}
