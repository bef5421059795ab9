//! The rows of a file, by the columns that its header names.

use std::cmp::Reverse;
use std::sync::Arc;

use super::cells::{DateOrder, listed};
use super::headings::{Column, Columns};
use super::reading::Reading;
use super::table::{CellRow, DELIMITERS, Records, Sheets, Source};
use super::{ImportFault, Unread, Why};
use crate::domain::name::fold;
use crate::domain::number::narrow;

/// The most lines above the header: a title, a date, an author.
const ABOVE: usize = 20;

/// How many values of an unknown column are shown, and how many rows are searched for them.
const VALUES: usize = 3;
const LOOKED_AT: usize = 1000;

/// A row: its line in the file, and its cells as written. A list may have a hundred thousand rows at once.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: u64,
    columns: &'static Columns,
    /// The cell of each column, if the file has it.
    fields: Arc<[Option<usize>]>,
    headings: Arc<[String]>,
    cells: Vec<String>,
}

impl Row {
    /// The text of a column, trimmed; none if the file lacks the column.
    pub(super) fn cell(&self, column: usize) -> Option<&str> {
        self.text(self.fields[column]).map(str::trim)
    }

    fn text(&self, field: Option<usize>) -> Option<&str> {
        self.cells.get(field?).map(String::as_str)
    }

    /// The text of a column; none if it is missing or blank.
    pub(super) fn given(&self, column: usize) -> Option<&str> {
        self.cell(column).filter(|text| !text.is_empty())
    }

    /// A name in the row, and the row without its line: by this an answer about the name is kept.
    pub(super) fn naming(&self, name: &str) -> String {
        format!("{name} | {}", self.cells.join(" | "))
    }

    /// The name of a column in the file.
    pub(super) fn heading(&self, column: usize) -> Option<&str> {
        self.headings.get(self.fields[column]?).map(String::as_str)
    }

    /// A fault of a cell. The column is named as in the file, if it is there.
    pub(super) fn fault(&self, column: usize, why: Why) -> ImportFault {
        let heading = self.heading(column).filter(|heading| !heading.is_empty());
        ImportFault::new(self.line, self.cell(column).unwrap_or_default(), why)
            .under(heading.unwrap_or(self.columns[column].name))
    }
}

/// A file whose header was found.
#[derive(Debug)]
pub(super) struct Table<'a> {
    records: Records<'a>,
    columns: &'static Columns,
    header: Header,
}

impl<'a> Table<'a> {
    /// Finds the header in the first lines, with any separator. All columns must be known.
    pub(super) fn open(source: Source<'a>, columns: &'static Columns) -> Result<Self, Unread> {
        Self::open_list(source, columns)?.strict().map_err(Unread::from)
    }

    /// Like [`Self::open`], for ordinary lists: unknown columns are ignored unless the reading is strict.
    pub(super) fn open_list(source: Source<'a>, columns: &'static Columns) -> Result<Self, Unread> {
        let mut records = Records::open(source, &[columns])?;
        let reading = source.reading;
        let first = if reading.is_headless {
            records.heading_of_names()
        } else {
            best(&mut records, columns, reading).map(|(record, _)| record)
        };
        let Some(first) = first else {
            return Err(ImportFault::new(1, "", Why::NoHeader).into());
        };
        let header = Header::read(first, columns, reading)?;
        let mut table = Self { records, columns, header };
        if let Some(missing) = table.missing() {
            return Err(table.without(missing).into());
        }
        table.find_unknown();
        if reading.strict { table.strict().map_err(Unread::from) } else { Ok(table) }
    }

    /// The table, if all its columns are known.
    fn strict(self) -> Result<Self, ImportFault> {
        if self.header.unknown.is_empty() {
            return Ok(self);
        }
        let unknown = self.header.unknown.iter().map(|one| one.heading.as_str());
        let value = unknown.collect::<Vec<_>>().join(", ");
        let why = Why::UnknownColumns(self.columns.names());
        Err(ImportFault::new(self.header.line.max(1), value, why))
    }

    fn missing(&self) -> Option<&'static Column> {
        self.columns.missing(|at| self.header.fields[at].is_some())
    }

    /// The fault of a file without a required column.
    fn without(&self, missing: &Column) -> ImportFault {
        let line = self.header.line.max(1);
        let known = self.header.fields.iter().flatten().count();
        if self.records.is_objects() && known < 3 {
            return ImportFault::new(line, self.header.names.join(", "), Why::OtherJson);
        }
        ImportFault::new(line, "", Why::MissingColumn(missing.name)).under(missing.name)
    }

    /// Finds the first values of unknown columns, and drops columns without values.
    fn find_unknown(&mut self) {
        let mut unknown = std::mem::take(&mut self.header.unknown);
        if unknown.is_empty() {
            return;
        }
        let below = self.records.iter().filter(|record| record.line > self.header.line);
        for record in below.take(LOOKED_AT) {
            for column in &mut unknown {
                let cell = record.cells.get(column.at).and_then(|cell| cell.as_deref().ok());
                let cell = cell.map(str::trim).filter(|cell| !cell.is_empty());
                if let Some(cell) = cell.filter(|_| column.values.len() < VALUES) {
                    column.values.push(cell.to_owned());
                }
            }
        }
        unknown.retain(|column| !column.heading.is_empty() || !column.values.is_empty());
        self.header.unknown = unknown;
    }

    /// The sheets of a workbook, if there are several.
    pub(super) fn sheets(&self) -> Option<&Sheets> {
        self.records.sheets()
    }

    /// The columns of the file with an unknown meaning.
    pub(super) fn unknown(&self) -> &[UnknownColumn] {
        &self.header.unknown
    }

    /// The order of day and month in a column, as its first dates show;
    /// none if the year comes first or all dates fit both orders.
    pub(super) fn date_order(&self, column: usize) -> Option<DateOrder> {
        let mut dates = self.rows().filter_map(|row| Some(row.ok()?.given(column)?.to_owned()));
        let first = dates.next()?;
        if DateOrder::is_asked_by(&first) {
            return std::iter::once(first).chain(dates).find_map(|text| DateOrder::of(&text));
        }
        None
    }

    /// How well a file has a header with these columns, and the best line; none for an empty file.
    pub(super) fn named(
        records: &mut Records<'a>,
        columns: &'static Columns,
        reading: &Reading,
    ) -> Option<(Fit, String)> {
        let (record, fit) = best(records, columns, reading)?;
        let names = record.cells.iter().zip(0..).map(|(cell, at)| match cell {
            Ok(name) => name.trim().to_lowercase(),
            Err(_) => record.raw.get(at).cloned().unwrap_or_default(),
        });
        Some((fit, names.collect::<Vec<_>>().join(",")))
    }

    /// The columns of the header that are not imported.
    pub(super) fn passed_over(&self) -> Vec<String> {
        let fields = self.header.fields.iter().zip(self.columns.iter());
        let passed = fields.filter(|(_, column)| column.passed_over);
        passed.filter_map(|(at, _)| self.header.names.get((*at)?).cloned()).collect()
    }

    /// Whether the file has a column.
    pub(super) fn has(&self, column: usize) -> bool {
        self.header.fields[column].is_some()
    }

    /// Whether a column has exactly this heading.
    pub(super) fn is_headed(&self, column: usize, heading: &str) -> bool {
        let name = self.header.fields[column].and_then(|at| self.header.names.get(at));
        name.is_some_and(|name| fold(name) == fold(heading))
    }

    /// The most rows that there can be.
    pub(super) fn len(&self) -> usize {
        self.records.len().saturating_sub(1)
    }

    /// All rows below the header, each read or with its fault.
    pub(super) fn rows(&self) -> impl Iterator<Item = Result<Row, ImportFault>> + '_ {
        let below = self.records.iter().filter(|record| record.line > self.header.line);
        below.map(|record| self.header.row(record, self.columns, self.records.is_text()))
    }

    /// Like [`Self::rows`], without the totals below a list. `total` gets each of them.
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

/// How well a line serves as header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fit {
    /// It has all required columns.
    pub(super) is_whole: bool,
    /// How many columns it names.
    pub(super) known: usize,
    /// Of two equal lines the earlier one.
    line: Reverse<u64>,
}

impl Fit {
    fn of(record: &CellRow, columns: &Columns, reading: &Reading) -> Self {
        let headings = record.cells.iter().map(|cell| cell.as_deref().unwrap_or_default());
        let fields = fields(headings, columns, reading);
        Self {
            is_whole: columns.missing(|at| fields[at].is_some()).is_none(),
            known: fields.iter().flatten().count(),
            line: Reverse(record.line),
        }
    }
}

/// The field of each column, by the headings of a file. A column chosen by hand goes before.
fn fields<'h>(
    headings: impl Iterator<Item = &'h str> + Clone,
    columns: &Columns,
    reading: &Reading,
) -> Vec<Option<usize>> {
    // The column of another kind of list was chosen for such files.
    let chosen = |heading: &str| {
        let name = reading.chosen(heading)?;
        let column = columns.iter().position(|one| one.name == name);
        (name.is_empty() || column.is_some()).then_some(column)
    };
    let mut fields = vec![None; columns.len()];
    for (at, heading) in headings.clone().enumerate() {
        if let Some(Some(column)) = chosen(heading) {
            fields[column].get_or_insert(at);
        }
    }
    // Of several headings for one column the most usual one counts.
    let open = headings.enumerate().filter(|(_, heading)| chosen(heading).is_none());
    let mut open: Vec<(usize, usize, &str)> = open
        .filter_map(|(at, heading)| {
            let (_, rank) = columns.meant(heading, |at| fields[at].is_none())?;
            Some((rank, at, heading))
        })
        .collect();
    open.sort_unstable();
    for (_, at, heading) in open {
        if let Some((column, _)) = columns.meant(heading, |at| fields[at].is_none()) {
            fields[column] = Some(at);
        }
    }
    fields
}

/// Whether one of the first rows has all required columns of a kind. Any row has, if no heading is needed.
pub(super) fn has_header(rows: &[CellRow], kinds: &[&Columns], reading: &Reading) -> bool {
    let is_header =
        |row: &CellRow| kinds.iter().any(|columns| Fit::of(row, columns, reading).is_whole);
    rows.iter().take(ABOVE).any(|row| reading.is_headless || is_header(row))
}

/// The best line as header. A text is split at the separator with the best header.
fn best(records: &mut Records<'_>, columns: &Columns, reading: &Reading) -> Option<(CellRow, Fit)> {
    let signs = if records.is_text() { &DELIMITERS[..] } else { &DELIMITERS[..1] };
    let mut best: Option<(CellRow, Fit, u8)> = None;
    for &sign in signs {
        records.cut_at(sign);
        for record in records.iter().take(ABOVE) {
            let fit = Fit::of(&record, columns, reading);
            if best.as_ref().is_none_or(|(_, most, _)| fit > *most) {
                best = Some((record, fit, sign));
            }
        }
    }
    let (record, fit, sign) = best?;
    records.cut_at(sign);
    Some((record, fit))
}

/// Words before a total, and those of the things that are counted.
const SUMMED: &str = "合計, 総計, 總計, 小計, 共計, 計, 總人數, 人數, 平均, total, summe, sum, gesamt, \
    average, durchschnitt, 男子, 女子, 男, 女";
const COUNTED: &str = "players, entrants, participants, entries, members, matches, games, rating, \
    spieler, teilnehmer, joueurs";

/// The text of a total below a list: one cell begins with such a word, the others are numbers.
fn sum(row: &Row) -> Option<String> {
    let is_number = |text: &str| {
        let text = text.trim_matches([':', ' ', '名', '人', '試', '合', '局']);
        // Before signs are made narrow: a list may have a million rows of many texts.
        !text.starts_with(char::is_alphabetic)
            && narrow(text).bytes().all(|byte| byte.is_ascii_digit() || b".,".contains(&byte))
    };
    // Total players: 2
    let is_count = |text: &str| {
        let is_counted = |word| listed(COUNTED).any(|counted| counted == word);
        text.split([' ', ':']).all(|word| is_counted(word) || is_number(word))
    };
    let rest = |cell: &str| {
        listed(SUMMED).find_map(|word| cell.strip_prefix(&fold(word)).map(str::to_owned))
    };
    let cells = row.fields.iter().filter_map(|field| row.text(*field));
    let cells = cells.filter(|cell| !cell.is_empty());
    // Checked before any text is folded: a list may have a million rows.
    let is_summed = |cell: &str| cell.contains(['計', '數']);
    let mut words = cells.clone().filter(|cell| !is_number(cell));
    if words.nth(1).is_some() && !cells.clone().any(is_summed) {
        return None;
    }
    let (words, numbers): (Vec<String>, Vec<String>) =
        cells.map(fold).partition(|cell| rest(cell).is_some_and(|rest| is_count(&rest)));
    let told = words.iter().find(|word| !word.starts_with(['男', '女']))?;
    numbers.iter().all(|cell| is_number(cell)).then(|| told.clone())
}

/// A column of a file that means none of the list's: nothing of it is taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownColumn {
    pub heading: String,
    /// Which column of the file, from 0.
    pub at: usize,
    /// The first values that stand there.
    pub values: Vec<String>,
}

/// The fields of a file with their columns.
#[derive(Debug)]
struct Header {
    line: u64,
    names: Arc<[String]>,
    fields: Arc<[Option<usize>]>,
    unknown: Vec<UnknownColumn>,
}

impl Header {
    fn read(
        record: CellRow,
        columns: &'static Columns,
        reading: &Reading,
    ) -> Result<Self, ImportFault> {
        let line = record.line;
        let mut names = Vec::new();
        for (at, cell) in record.cells.into_iter().enumerate() {
            let name = cell.map_err(|why| {
                let value = record.raw.get(at).cloned().unwrap_or_default();
                ImportFault::new(line.max(1), value.clone(), why).under(value)
            })?;
            names.push(name.trim().to_owned());
        }
        let fields = fields(names.iter().map(String::as_str), columns, reading);
        let unknown = names.iter().enumerate().filter(|(at, _)| !fields.contains(&Some(*at)));
        let unknown = unknown.map(|(at, heading)| UnknownColumn {
            heading: heading.clone(),
            at,
            values: Vec::new(),
        });
        let unknown = unknown.collect();
        Ok(Self { line, unknown, names: names.into(), fields: fields.into() })
    }

    fn row(
        &self,
        record: CellRow,
        columns: &'static Columns,
        is_text: bool,
    ) -> Result<Row, ImportFault> {
        let CellRow { line, cells, raw } = record;
        let mut texts = Vec::with_capacity(cells.len());
        for (at, cell) in cells.into_iter().enumerate() {
            texts.push(cell.map_err(|why| ImportFault {
                line,
                column: self.names.get(at).cloned(),
                value: raw.get(at).cloned().unwrap_or_default(),
                why,
            })?);
        }
        let count = texts.len();
        if !is_text || texts.iter().skip(self.names.len()).all(|text| text.trim().is_empty()) {
            texts.truncate(self.names.len());
        }
        if !is_text {
            texts.resize(self.names.len().max(texts.len()), String::new());
        }
        if texts.len() != self.names.len() {
            let value = texts.join(",");
            let why = Why::FieldCount { header: self.names.len(), row: count };
            return Err(ImportFault::new(line, value, why));
        }
        let (fields, headings) = (Arc::clone(&self.fields), Arc::clone(&self.names));
        Ok(Row { line, columns, fields, headings, cells: texts })
    }
}
