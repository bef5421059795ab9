//! The rows of a comma-separated file, by the columns that its header names.

use csv::ByteRecord;

use super::{ImportFault, Unread, Why, encoding};
use crate::domain::name::from_cell;
use crate::domain::progress::{Progress, ProgressCounter, Task};

/// A column that a file may have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    pub(super) name: &'static str,
    /// Its name in our own exports, if that differs.
    exported: &'static str,
    required: bool,
    /// Our own exports have it, but nothing of it is taken in.
    passed_over: bool,
}

impl Column {
    pub(super) const fn required(name: &'static str) -> Self {
        Self { required: true, ..Self::optional(name) }
    }

    pub(super) const fn optional(name: &'static str) -> Self {
        Self { name, exported: name, required: false, passed_over: false }
    }

    pub(super) const fn exported_as(self, exported: &'static str) -> Self {
        Self { exported, ..self }
    }

    pub(super) const fn passed_over(name: &'static str) -> Self {
        Self { passed_over: true, ..Self::optional(name) }
    }

    pub(super) fn is_called(&self, name: &str) -> bool {
        self.name == name || self.exported == name
    }

    /// The names of those that are taken in.
    pub(super) fn names(columns: &[Self]) -> Vec<&'static str> {
        columns.iter().filter(|column| !column.passed_over).map(|column| column.name).collect()
    }

    /// The names of those in the header of a file that are not.
    pub(super) fn passed_over_in(
        bytes: &[u8],
        columns: &[Self],
    ) -> Result<Vec<&'static str>, ImportFault> {
        let header = header(bytes)?;
        let found = columns.iter().filter(|column| column.passed_over);
        let found = found.map(|column| column.name);
        Ok(found.filter(|name| header.iter().any(|column| column == name)).collect())
    }
}

/// A row: its line in the file, and per column what stands there, if the file has the column.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: u64,
    columns: &'static [Column],
    cells: Vec<Option<String>>,
}

impl Row {
    /// The text of a column, trimmed.
    pub(super) fn cell(&self, column: usize) -> Option<&str> {
        self.cells[column].as_deref().map(str::trim)
    }

    /// The text of a column that may be missing or blank.
    pub(super) fn given(&self, column: usize) -> Option<&str> {
        self.cell(column).filter(|text| !text.is_empty())
    }

    pub(super) fn fault(&self, column: usize, why: Why) -> ImportFault {
        ImportFault {
            line: self.line,
            column: Some(self.columns[column].name.to_owned()),
            value: self.cell(column).unwrap_or_default().to_owned(),
            why,
        }
    }
}

/// The names of the columns that a file begins with, in lower case; none where there is no header.
pub(super) fn header(bytes: &[u8]) -> Result<Vec<String>, ImportFault> {
    let bytes = encoding::utf8(bytes)?;
    let mut reader = reader(&bytes);
    let mut record = ByteRecord::new();
    // Reading from memory without a check for UTF-8 cannot fail.
    reader.read_byte_record(&mut record).unwrap_or(false);
    let name = |field: &[u8]| {
        let read = encoding::text(field).map(|name| name.trim().to_lowercase());
        read.map_err(|why| {
            let value = String::from_utf8_lossy(field).into_owned();
            ImportFault { line: 1, column: Some(value.clone()), value, why }
        })
    };
    record.iter().map(name).collect()
}

/// Reads all rows, each as it is or with its fault. Accepts a byte order mark, and lines that end
/// as on any system.
pub(super) fn read(
    bytes: &[u8],
    columns: &'static [Column],
    progress: &dyn Progress,
) -> Result<Vec<Result<Row, ImportFault>>, Unread> {
    let bytes = &*encoding::utf8(bytes)?;
    let mut reader = reader(bytes);
    let mut lines = Lines { bytes, at: 0, line: 1 };
    let mut record = ByteRecord::new();
    let mut header: Option<Header> = None;
    let mut rows = Vec::new();
    let lines_after = bytes.trim_ascii_end().split(|&byte| byte == b'\n').count() - 1;
    let count = ProgressCounter::new(progress, Task::Reading, lines_after);
    // Reading from memory without a check for UTF-8 cannot fail.
    while reader.read_byte_record(&mut record).unwrap_or(false) {
        let line = lines.of(record.position().map_or(0, csv::Position::byte));
        match &header {
            None => header = Some(Header::read(line, &record, columns)?),
            Some(header) => {
                count.one()?;
                rows.push(header.row(line, &record, columns));
            }
        }
    }
    let no_header =
        || ImportFault { line: 1, column: None, value: String::new(), why: Why::NoHeader };
    header.ok_or_else(no_header)?;
    Ok(rows)
}

fn reader(bytes: &[u8]) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(bytes)
}

/// Which field of the file belongs to which column.
#[derive(Debug)]
struct Header {
    names: Vec<String>,
    fields: Vec<Option<usize>>,
}

impl Header {
    fn read(
        line: u64,
        record: &ByteRecord,
        columns: &'static [Column],
    ) -> Result<Self, ImportFault> {
        let fault = |name: &str, why| ImportFault {
            line,
            column: Some(name.to_owned()),
            value: name.to_owned(),
            why,
        };
        let mut fields = vec![None; columns.len()];
        let mut names = Vec::new();
        for (at, field) in record.iter().enumerate() {
            let lossy = String::from_utf8_lossy(field);
            let name = lossy.trim().to_lowercase();
            legible(field).map_err(|why| fault(&name, why))?;
            let known = columns.iter().position(|column| column.is_called(&name));
            let unknown = || {
                if name.contains([';', '；', '\t']) {
                    return Why::NotCommas;
                }
                Why::UnknownColumn(Column::names(columns))
            };
            let column = known.ok_or_else(|| fault(&name, unknown()))?;
            if fields[column].replace(at).is_some() {
                return Err(fault(&name, Why::RepeatedColumn));
            }
            names.push(name);
        }
        for (column, field) in columns.iter().zip(&fields) {
            if column.required && field.is_none() {
                let mut missing = fault(column.name, Why::MissingColumn(column.name));
                missing.value.clear();
                return Err(missing);
            }
        }
        Ok(Self { names, fields })
    }

    fn row(
        &self,
        line: u64,
        record: &ByteRecord,
        columns: &'static [Column],
    ) -> Result<Row, ImportFault> {
        // Before the fields are counted: a quote left open swallows the rows that follow.
        let text = |(at, field)| {
            legible(field).map_err(|why| ImportFault {
                line,
                column: self.names.get(at).cloned(),
                value: String::from_utf8_lossy(field).into_owned(),
                why,
            })
        };
        let texts: Vec<String> = record.iter().enumerate().map(text).collect::<Result<_, _>>()?;
        if texts.len() != self.names.len() {
            let value = texts.join(",");
            let why = Why::FieldCount { header: self.names.len(), row: record.len() };
            return Err(ImportFault { line, column: None, value, why });
        }
        let cells = self.fields.iter().map(|field| field.map(|at| texts[at].clone()));
        Ok(Row { line, columns, cells: cells.collect() })
    }
}

/// The text of a field: UTF-8, in one line.
fn legible(field: &[u8]) -> Result<String, Why> {
    let text = encoding::text(field)?;
    if text.contains(['\n', '\r']) {
        return Err(Why::LineBreak);
    }
    Ok(match from_cell(&text) {
        unmarked if unmarked.len() < text.len() => unmarked.to_owned(),
        _ => text,
    })
}

/// Counts lines up to a record; the reader's own count is one behind after blank lines and where
/// lines end in CR LF.
#[derive(Debug)]
struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line of the record that begins at `byte` or after the line ends that stand there.
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
