//! The rows of a file, by the columns that its header names.

use std::cmp::Reverse;

use super::headings::Column;
use super::table::{CellRow, DELIMITERS, Records, Source};
use super::{ImportFault, Unread, Why};
use crate::domain::name::fold;
use crate::domain::number::narrow;

/// Lines that may stand above the header: a title, a date, who made the list.
const ABOVE: usize = 20;

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

/// A file whose header was found.
#[derive(Debug)]
pub(super) struct Table<'a> {
    records: Records<'a>,
    columns: &'static [Column],
    header: Header,
}

impl<'a> Table<'a> {
    /// Looks for the header: in the first lines, and whatever stands between the cells.
    pub(super) fn open(source: Source<'a>, columns: &'static [Column]) -> Result<Self, Unread> {
        let mut records = Records::open(source)?;
        let found = best(&mut records, columns);
        let Some((first, _)) = found else {
            let (column, value, why) = (None, String::new(), Why::NoHeader);
            return Err(ImportFault { line: 1, column, value, why }.into());
        };
        let header = Header::read(first, columns)?;
        Ok(Self { records, columns, header })
    }

    /// How well a file has a header of these columns, and the line that has it best; none in an empty file.
    pub(super) fn named(
        records: &mut Records<'a>,
        columns: &'static [Column],
    ) -> Option<(Fit, String)> {
        let (record, fit) = best(records, columns)?;
        let names = record.cells.iter().zip(0..).map(|(cell, at)| match cell {
            Ok(name) => name.trim().to_lowercase(),
            Err(_) => record.raw.get(at).cloned().unwrap_or_default(),
        });
        Some((fit, names.collect::<Vec<_>>().join(",")))
    }

    /// Names in the header of which nothing is taken in.
    pub(super) fn passed_over(&self) -> Vec<String> {
        let fields = self.header.fields.iter().zip(self.columns);
        let passed = fields.filter(|(_, column)| column.is_passed_over());
        passed.filter_map(|(at, _)| self.header.names.get((*at)?).cloned()).collect()
    }

    /// Whether a column stands under this very heading.
    pub(super) fn is_headed(&self, column: usize, heading: &str) -> bool {
        let name = self.header.fields[column].and_then(|at| self.header.names.get(at));
        name.is_some_and(|name| fold(name) == fold(heading))
    }

    /// How many rows there are, at most.
    pub(super) fn len(&self) -> usize {
        self.records.len().saturating_sub(1)
    }

    /// All rows below the header, each as it is or with its fault.
    pub(super) fn rows(&self) -> impl Iterator<Item = Result<Row, ImportFault>> + '_ {
        let below = self.records.iter().filter(|record| record.line > self.header.line);
        below.map(|record| self.header.row(record, self.columns, self.records.is_text()))
    }

    /// Like [`Self::rows`], without the totals below a list; `total` receives each of them.
    pub(super) fn listed(
        &self,
        mut total: impl FnMut(u64, String),
    ) -> impl Iterator<Item = Result<Row, ImportFault>> {
        self.rows().filter(move |row| {
            let told = row.as_ref().ok().and_then(|row| Some((row.line, sum(row)?)));
            let is_row = told.is_none();
            if let Some((line, text)) = told {
                total(line, text);
            }
            is_row
        })
    }
}

/// How well a line serves as the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fit {
    /// It names all columns that a file must have.
    is_whole: bool,
    /// How many columns it names.
    pub(super) known: usize,
    /// Of two as good the earlier.
    line: Reverse<u64>,
}

impl Fit {
    fn of(record: &CellRow, columns: &[Column]) -> Self {
        let is_named = |column: &&Column| {
            record.cells.iter().flatten().any(|heading| column.is_called(heading))
        };
        Self {
            is_whole: columns
                .iter()
                .filter(|column| column.is_required())
                .all(|one| is_named(&one)),
            known: columns.iter().filter(is_named).count(),
            line: Reverse(record.line),
        }
    }
}

/// The line that fits best as the header; a file is cut at the sign with which one fits best.
fn best(records: &mut Records<'_>, columns: &[Column]) -> Option<(CellRow, Fit)> {
    let signs = if records.is_text() { &DELIMITERS[..] } else { &DELIMITERS[..1] };
    let mut best: Option<(CellRow, Fit, u8)> = None;
    for &sign in signs {
        records.cut_at(sign);
        for record in records.iter().take(ABOVE) {
            let fit = Fit::of(&record, columns);
            if best.as_ref().is_none_or(|(_, most, _)| fit > *most) {
                best = Some((record, fit, sign));
            }
        }
    }
    let (record, fit, sign) = best?;
    records.cut_at(sign);
    Some((record, fit))
}

/// The text of a total below a list: one cell begins with such a word, and the others hold numbers alone.
fn sum(row: &Row) -> Option<String> {
    let is_number = |text: &str| {
        let digits = narrow(text.trim_matches([':', ' ', '名', '人', '試', '合', '局']));
        digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let rest = |cell: &str| {
        let words = ["合計", "総計", "小計", "計", "total", "sum"].map(fold);
        words.iter().find_map(|word| cell.strip_prefix(word.as_str()).map(str::to_owned))
    };
    let cells = row.cells.iter().flatten().filter(|cell| !cell.is_empty());
    // Before any text is folded: a list may have a million rows of many texts.
    if cells.clone().filter(|cell| !is_number(cell)).count() > 1 {
        return None;
    }
    let (words, numbers): (Vec<String>, Vec<String>) = cells
        .map(|cell| fold(cell))
        .partition(|cell| rest(cell).is_some_and(|rest| is_number(&rest)));
    match &words[..] {
        [word] if numbers.iter().all(|cell| is_number(cell)) => Some(word.clone()),
        _ => None,
    }
}

/// Which field of the file belongs to which column.
#[derive(Debug)]
struct Header {
    line: u64,
    names: Vec<String>,
    fields: Vec<Option<usize>>,
}

impl Header {
    fn read(record: CellRow, columns: &'static [Column]) -> Result<Self, ImportFault> {
        let line = record.line;
        let fault = |name: &str, why| ImportFault {
            line: line.max(1),
            column: Some(name.to_owned()),
            value: name.to_owned(),
            why,
        };
        let mut fields = vec![None; columns.len()];
        let mut names = Vec::new();
        for (at, cell) in record.cells.into_iter().enumerate() {
            let name =
                cell.map_err(|why| fault(record.raw.get(at).map_or("", String::as_str), why))?;
            let name = name.trim().to_lowercase();
            if !name.is_empty() {
                let known = columns.iter().position(|column| column.is_called(&name));
                let unknown = || Why::UnknownColumn(Column::names(columns));
                let column = known.ok_or_else(|| fault(&name, unknown()))?;
                if fields[column].replace(at).is_some() {
                    return Err(fault(&name, Why::RepeatedColumn));
                }
            }
            names.push(name);
        }
        for (column, field) in columns.iter().zip(&fields) {
            if column.is_required() && field.is_none() {
                let mut missing = fault(column.name, Why::MissingColumn(column.name));
                missing.value.clear();
                return Err(missing);
            }
        }
        Ok(Self { line, names, fields })
    }

    fn row(
        &self,
        record: CellRow,
        columns: &'static [Column],
        is_text: bool,
    ) -> Result<Row, ImportFault> {
        let CellRow { line, cells, raw } = record;
        // Before the fields are counted: a quote left open swallows the rows that follow.
        let fault = |at: usize, value: String, why| ImportFault {
            line,
            column: self.names.get(at).cloned(),
            value,
            why,
        };
        let mut texts = Vec::with_capacity(cells.len());
        for (at, cell) in cells.into_iter().enumerate() {
            texts.push(
                cell.map_err(|why| fault(at, raw.get(at).cloned().unwrap_or_default(), why))?,
            );
        }
        let count = texts.len();
        if !is_text || texts.iter().skip(self.names.len()).all(String::is_empty) {
            texts.truncate(self.names.len());
        }
        if !is_text {
            texts.resize(self.names.len().max(texts.len()), String::new());
        }
        if texts.len() != self.names.len() {
            let value = texts.join(",");
            let why = Why::FieldCount { header: self.names.len(), row: count };
            return Err(ImportFault { line, column: None, value, why });
        }
        let unnamed = self
            .names
            .iter()
            .zip(&texts)
            .position(|(name, text)| name.is_empty() && !text.trim().is_empty());
        if let Some(at) = unnamed {
            return Err(fault(at, texts.swap_remove(at), Why::Unnamed(at + 1)));
        }
        let cells = self
            .fields
            .iter()
            .map(|field| field.and_then(|at| texts.get_mut(at)).map(std::mem::take));
        Ok(Row { line, columns, cells: cells.collect() })
    }
}
