//! A file as records of cells, whatever it is written in.

use std::borrow::Cow;
use std::collections::HashSet;

use csv::ByteRecord;
use serde_json::Value;

use super::file::most_parts;
use super::games::objects;
use super::headings::Columns;
use super::reading::{AS_IT_IS, Reading};
use super::rows::has_header;
use super::{Encoding, ImportFault, Unread, Why, encoding, notated, workbook};
use crate::domain::name::from_cell;
use crate::domain::progress::{NoProgress, Progress};

/// A given file, and how it is to be read.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub bytes: &'a [u8],
    /// Its name without folder and ending, after which results without a tournament are named.
    pub name: &'a str,
    pub reading: &'a Reading,
    /// An observer of the reading, who may stop it.
    pub progress: &'a dyn Progress,
}

impl<'a> From<&'a [u8]> for Source<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Self { bytes, name: "", reading: &AS_IT_IS, progress: &NoProgress }
    }
}

impl<'a> From<&'a Vec<u8>> for Source<'a> {
    fn from(bytes: &'a Vec<u8>) -> Self {
        bytes.as_slice().into()
    }
}

/// A line of cells.
#[derive(Clone, Debug)]
pub(super) struct CellRow {
    /// The line of the file or the row of the sheet, from 1.
    pub(super) line: u64,
    pub(super) cells: Vec<Result<String, Why>>,
    /// The cells as written, if one cannot be read.
    pub(super) raw: Vec<String>,
}

/// The records of a file that was decoded.
#[derive(Debug)]
pub(super) enum Records<'a> {
    /// Text with separators, in UTF-8 unless the encoding is unknown.
    Text {
        bytes: Cow<'a, [u8]>,
        /// None until the header shows it.
        delimiter: u8,
    },
    /// Cells of a sheet or values of objects. Rows may be shorter than the header.
    Cells { rows: Vec<CellRow>, of: CellsOf },
}

/// The origin of cells that are no text.
#[derive(Debug)]
pub(super) enum CellsOf {
    Objects,
    Sheet(Sheets),
}

/// The sheet that is read of a workbook, and all that it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    pub name: String,
    pub all: Vec<String>,
}

/// The possible separators, the likeliest first.
pub(super) const DELIMITERS: [u8; 3] = [b',', b';', b'\t'];

impl<'a> Records<'a> {
    /// Reads a file. Of a workbook, the first sheet with all columns of one of these kinds.
    pub(super) fn open(source: Source<'a>, kinds: &[&Columns]) -> Result<Self, Unread> {
        if is_workbook(source.bytes) {
            let is_list = |rows: &[CellRow]| has_header(rows, kinds, source.reading);
            let (rows, sheets) = workbook::records(source, is_list)?;
            return Ok(Self::Cells { rows, of: CellsOf::Sheet(sheets) });
        }
        if let Some(rows) = notated::rows(source)? {
            return Ok(Self::Cells { rows, of: CellsOf::Objects });
        }
        let bytes = encoding::utf8(source.bytes, source.reading.encoding)?;
        if let Ok(text) = std::str::from_utf8(&bytes)
            && is_json(text)
        {
            return Ok(Self::Cells { rows: of_objects(text)?, of: CellsOf::Objects });
        }
        Ok(Self::Text { bytes, delimiter: DELIMITERS[0] })
    }

    /// Changes the separator.
    pub(super) fn cut_at(&mut self, sign: u8) {
        if let Self::Text { delimiter, .. } = self {
            *delimiter = sign;
        }
    }

    pub(super) const fn is_text(&self) -> bool {
        matches!(self, Self::Text { .. })
    }

    pub(super) const fn is_objects(&self) -> bool {
        matches!(self, Self::Cells { of: CellsOf::Objects, .. })
    }

    /// The sheets of a workbook, if there are several.
    pub(super) fn sheets(&self) -> Option<&Sheets> {
        match self {
            Self::Cells { of: CellsOf::Sheet(sheets), .. } if sheets.all.len() > 1 => Some(sheets),
            Self::Cells { .. } | Self::Text { .. } => None,
        }
    }

    /// A heading for a list without one, whose first column has names. A text
    /// is split at the separator that gives its first lines equally many cells.
    pub(super) fn heading_of_names(&mut self) -> Option<CellRow> {
        let mut fields = 0;
        let mut signs = if self.is_text() { DELIMITERS.to_vec() } else { vec![DELIMITERS[0]] };
        // A separator that no text has: each line is one cell.
        signs.push(0);
        for sign in signs {
            self.cut_at(sign);
            let mut counts = self.iter().take(20).map(|record| record.cells.len());
            fields = counts.next()?;
            if !self.is_text() || (fields > 1 && counts.all(|count| count == fields)) {
                break;
            }
        }
        let mut cells = vec![Ok(String::new()); fields];
        cells[0] = Ok("name".to_owned());
        Some(CellRow { line: 0, cells, raw: Vec::new() })
    }

    /// All records except blank ones, in order.
    pub(super) fn iter(&self) -> Box<dyn Iterator<Item = CellRow> + Send + '_> {
        match self {
            Self::Text { bytes, delimiter } => Box::new(of_text(bytes, *delimiter)),
            Self::Cells { rows, .. } => Box::new(rows.iter().cloned()),
        }
    }

    /// The most records that there can be.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Text { bytes, .. } => bytes.trim_ascii_end().split(|&byte| byte == b'\n').count(),
            Self::Cells { rows, .. } => rows.len(),
        }
    }
}

/// The cells of a file with separators, a workbook or JSON, row by row, its headings first. Unreadable cells are blank.
pub fn cells_of(bytes: &[u8]) -> Result<Vec<Vec<String>>, Unread> {
    let mut records = Records::open(bytes.into(), &[])?;
    // Of equally wide headings the first separator's.
    let widest = DELIMITERS.into_iter().rev().max_by_key(|&sign| {
        records.cut_at(sign);
        records.iter().next().map_or(0, |row| row.cells.len())
    });
    records.cut_at(widest.unwrap_or(DELIMITERS[0]));
    let texts = |row: CellRow| row.cells.into_iter().map(Result::unwrap_or_default).collect();
    Ok(records.iter().map(texts).collect())
}

/// Whether a text is JSON: objects in a row, or an array of values.
fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let behind = |sign: char| text.strip_prefix(sign).map(str::trim_start);
    behind('{').is_some_and(|rest| rest.starts_with(['"', '}']))
        || behind('[').is_some_and(|rest| rest.starts_with(['{', '[', ']', '"']))
}

/// Whether a file is a workbook. Both xlsx and ods are archives.
fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// The encoding of a file; none for UTF-8 and workbooks.
pub(super) fn encoding_of(source: Source<'_>) -> Option<Encoding> {
    if is_workbook(source.bytes) {
        None
    } else {
        encoding::read_as(source.bytes, source.reading.encoding)
    }
}

fn of_text(bytes: &[u8], delimiter: u8) -> impl Iterator<Item = CellRow> + '_ {
    // Excel may name its separator first.
    let said = [b"sep=".as_slice(), b"SEP="].iter().any(|sign| bytes.starts_with(sign));
    let begin = if said { bytes.iter().position(|&byte| byte == b'\n').unwrap_or(0) } else { 0 };
    let mut lines = Lines { bytes, at: 0, line: 1 };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(bytes.get(begin..).unwrap_or_default());
    let mut record = ByteRecord::new();
    std::iter::from_fn(move || {
        // Reading from memory without a check for UTF-8 cannot fail.
        while reader.read_byte_record(&mut record).unwrap_or(false) {
            let byte = record.position().map_or(0, csv::Position::byte);
            let line = lines.of(begin as u64 + byte);
            // A spreadsheet writes a blank row as separators only.
            if record.len() < 2 || record.iter().any(|field| !field.trim_ascii().is_empty()) {
                let end = begin as u64 + reader.position().byte();
                let is_last = end >= bytes.len() as u64;
                return Some(read(line, &record, is_last && is_quote_open(bytes)));
            }
        }
        None
    })
}

/// Whether a quote in the text is never closed.
fn is_quote_open(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'"').count() % 2 == 0
}

fn read(line: u64, record: &ByteRecord, is_open: bool) -> CellRow {
    let mut cells: Vec<Result<String, Why>> = record.iter().map(legible).collect();
    // An open quote takes in all text behind it.
    let is_broken = record.iter().next_back().is_some_and(|field| field.contains(&b'\n'));
    if is_open
        && is_broken
        && let Some(last) = cells.last_mut()
    {
        *last = Err(Why::LineBreak);
    }
    let is_read = cells.iter().all(Result::is_ok);
    let raw = record.iter().filter(|_| !is_read);
    CellRow { line, raw: raw.map(|field| String::from_utf8_lossy(field).into()).collect(), cells }
}

/// The text of a field: UTF-8, on one line, without the mark that keeps spreadsheets from running it.
fn legible(field: &[u8]) -> Result<String, Why> {
    Ok(unmarked(in_one_line(encoding::text(field)?)))
}

/// The text of a cell without that mark.
pub(super) fn unmarked(text: String) -> String {
    match from_cell(&text) {
        unmarked if unmarked.len() < text.len() => unmarked.to_owned(),
        _ => text,
    }
}

/// Objects with their fields as columns, in the order of first use.
fn of_objects(text: &str) -> Result<Vec<CellRow>, ImportFault> {
    let objects = objects(text)?;
    let is_nested = |value: &Value| value.is_object() || value.is_array();
    for object in &objects {
        let nested = object.besides(&[]).find(|name| object.value(name).is_some_and(is_nested));
        if nested.is_some() {
            let value = object.besides(&[]).collect::<Vec<_>>().join(", ");
            return Err(ImportFault::new(object.line, value, Why::OtherJson));
        }
    }
    let (mut names, mut known): (Vec<&str>, HashSet<&str>) = (Vec::new(), HashSet::new());
    for object in &objects {
        names.extend(object.besides(&[]).filter(|name| known.insert(name)));
    }
    // Each object has a cell for every name.
    let (claimed, most) =
        (names.len() as u64 * objects.len() as u64, most_parts(text.len() as u64));
    if claimed > most {
        return Err(ImportFault::new(1, "", Why::Claims { claimed, most }));
    }
    let header = names.iter().map(|&name| Ok(name.to_owned())).collect();
    // Line 0, since an object may begin on line 1.
    let mut records = vec![CellRow { line: 0, cells: header, raw: Vec::new() }];
    records.extend(objects.iter().map(|object| {
        let cell = |name: &&str| match object.value(name) {
            None => Ok(String::new()),
            Some(Value::String(text)) => Ok(in_one_line(text.clone())),
            Some(value) => Ok(value.to_string()),
        };
        CellRow { line: object.line, cells: names.iter().map(cell).collect(), raw: Vec::new() }
    }));
    Ok(records)
}

/// A text on one line. Cells of sheets may have several lines.
pub(super) fn in_one_line(text: String) -> String {
    if !text.contains(['\n', '\r']) {
        return text;
    }
    text.replace("\r\n", " ").replace(['\n', '\r'], " ")
}

/// Counts lines up to a record. The reader's own count is one too low after blank lines and with CR LF.
#[derive(Debug)]
struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line of the record that begins at `byte`, or behind line ends there.
    fn of(&mut self, byte: u64) -> u64 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        while let Some(&here) = self.bytes.get(self.at) {
            let ends = matches!(here, b'\n' | b'\r');
            if self.at >= byte && !ends {
                break;
            }
            let half = here == b'\r' && self.bytes.get(self.at + 1) == Some(&b'\n');
            self.line += u64::from(ends && !half);
            self.at += 1;
        }
        self.line
    }
}
