//! Sheets of Excel and `LibreOffice`.
//!
//! Numbers in a workbook that decide how much its reader makes: counts, addresses and repetitions.
//!
//! calamine 0.38 makes room for as many texts as `uniqueCount` says, fills a rectangle up to the last cell, repeats cells
//! and rows of ods as often as they say, and waits for ever for the end of a table that has none. So all is read once
//! before, and nothing of it kept.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Cursor, Read, Seek, SeekFrom};

use calamine::{Data, DataRef, Dimensions, Ods, Range, Reader as _, ReaderRef as _, Xlsx};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::file::{Limits, most_parts};
use super::table::{CellRow, Sheets, Source, in_one_line, unmarked};
use super::{ImportFault, Unread, Why};
use crate::domain::progress::{Progress, Stopped, Task};

/// The chosen sheet: the one that the operator names, or the first one that
/// `is_list`. A cell that is merged with those below stands in each of their rows.
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
        let (read, name) =
            first.ok_or_else(|| ImportFault::new(1, "", Why::NoSuchSheet(Vec::new())))?;
        Ok((read?, Sheets { name, all }))
    };
    let read = read();
    // A stopped reader reports its file as unreadable.
    source.progress.reached(Task::Reading, source.bytes.len(), source.bytes.len())?;
    Ok(read?)
}

enum Book<'a> {
    Ods(Box<Ods<Bytes<'a>>>),
    Xlsx(Box<Xlsx<Bytes<'a>>>),
}

impl<'a> Book<'a> {
    fn open(bytes: &Bytes<'a>) -> Result<Self, ImportFault> {
        let mut archive = ZipArchive::new(bytes.clone()).map_err(|_error| unreadable())?;
        check(&mut archive)?;
        if is_ods(&archive) {
            let book = Ods::new(bytes.clone()).map_err(|_error| unreadable())?;
            return Ok(Self::Ods(Box::new(book)));
        }
        let book = Xlsx::new(bytes.clone()).map_err(|_error| unreadable())?;
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
                let range = book.worksheet_range(name).map_err(|_error| unreadable())?;
                Sheet::of(&range, text)
            }
            Self::Xlsx(book) => {
                // By reference, since thousands of cells may share one text.
                let range = book.worksheet_range_ref(name).map_err(|_error| unreadable())?;
                let mut sheet = Sheet::of(&range, |cell: &DataRef<'_>| text(&cell.clone().into()))?;
                let merged = book.merge_cells_by_sheet_name(name);
                let merged = merged.map_err(|_error| unreadable())?;
                merged.iter().try_for_each(|cells| sheet.fill(cells))?;
                Ok(sheet)
            }
        }
    }
}

/// The bytes of a workbook. They end when reading is stopped.
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

fn unreadable() -> ImportFault {
    ImportFault::new(1, "", Why::NotAWorkbook)
}

/// The sheet of that name.
fn meant(sheets: &[String], wanted: &str) -> Result<String, ImportFault> {
    let found = sheets.iter().find(|name| name.trim() == wanted.trim());
    found.cloned().ok_or_else(|| ImportFault::new(1, wanted, Why::NoSuchSheet(sheets.to_vec())))
}

/// The texts of a sheet.
struct Sheet {
    /// Row and column of the first cell, from 0.
    top: u32,
    left: u32,
    rows: Vec<Vec<String>>,
    /// Bytes left for more texts, with a few for each text.
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

    /// The rows that are not blank, with their numbers.
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
        self.room = left.ok_or_else(too_large)?;
        Ok(())
    }

    /// Writes the text of a merged cell into all its rows.
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

/// The text of a cell: dates like `2026-11-21`, whole numbers without a point.
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

/// The most bytes of a letter.
const LETTER: u64 = 4;
/// The most elements within one another.
const DEEPEST: usize = 200;
/// The most columns and rows of a sheet.
const SHEET: [u64; 2] = [16_384, 1_048_576];

/// Whether an archive is a workbook of `LibreOffice`.
fn is_ods(archive: &ZipArchive<Bytes<'_>>) -> bool {
    archive.index_for_name(CONTENT).is_some()
}

const CONTENT: &str = "content.xml";

/// Checks that a workbook claims no more than its bytes can stand for.
fn check(archive: &mut ZipArchive<Bytes<'_>>) -> Result<(), ImportFault> {
    let mut room = Limits::LIST.whole as u64;
    let is_ods = is_ods(archive);
    for member in 0..archive.len() {
        // The reader reports a member that cannot be unpacked.
        let Ok(member) = archive.by_index(member) else { continue };
        let is_content = member.name().is_ok_and(|name| name == CONTENT);
        let size = member.size();
        let mut unpacked = BufReader::new(member.take(room + 1));
        if is_content {
            Tables::default().read(&mut unpacked, size)?;
        } else if !is_ods {
            Cells::default().read(&mut unpacked, size)?;
        }
        let _ = io::copy(&mut unpacked, &mut io::sink());
        let left = unpacked.into_inner().limit().checked_sub(1);
        room = left.ok_or_else(too_large)?;
    }
    Ok(())
}

fn too_large() -> ImportFault {
    ImportFault::new(1, "", Why::Unpacked(Limits::LIST.whole))
}

/// Checks a count: it is believed only if the bytes can stand for it.
fn believe(value: &str, claimed: u64, bytes: u64) -> Result<(), ImportFault> {
    let most = most_parts(bytes);
    if claimed <= most {
        Ok(())
    } else {
        Err(ImportFault::new(1, value, Why::Claims { claimed, most }))
    }
}

fn attribute<'a>(element: &'a BytesStart<'_>, name: &str) -> Option<Cow<'a, str>> {
    let mut all = element.html_attributes();
    all.with_checks(false).flatten().find(|one| one.key.as_ref() == name).map(|one| one.value)
}

/// The number in an attribute. The reader reports one that cannot be read.
fn number(element: &BytesStart<'_>, name: &str) -> Option<u64> {
    attribute(element, name)?.trim().parse().ok()
}

/// Reads a member like calamine, and returns whether each element
/// had its end. Invalid XML ends the reading, as it does there.
fn events(
    from: impl BufRead,
    mut each: impl FnMut(&Event<'_>) -> Result<(), ImportFault>,
) -> Result<bool, ImportFault> {
    let mut reader = Reader::from_reader(from);
    let config = reader.config_mut();
    config.check_end_names = false;
    config.expand_empty_elements = true;
    let (mut buffer, mut open) = (Vec::new(), Vec::new());
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer) {
            Ok(Event::Eof) => return Ok(open.is_empty()),
            Err(_) => return Ok(false),
            Ok(event) => {
                match &event {
                    Event::Start(_) if open.len() >= DEEPEST => {
                        return Err(unreadable());
                    }
                    Event::Start(element) => open.push(element.name().as_ref().to_owned()),
                    Event::End(element) => {
                        // The end of another element closes none.
                        open.pop_if(|name| *name == element.name().as_ref());
                    }
                    _ => {}
                }
                each(&event)?;
            }
        }
    }
}

/// The cells of a sheet of xlsx.
#[derive(Default)]
struct Cells {
    /// Column and row of the next cell without an address, from 0.
    next: [u64; 2],
    /// The open cell, until it has content.
    open: Option<[u64; 2]>,
    /// The first and the last column and row with content.
    used: Option<[[u64; 2]; 2]>,
}

impl Cells {
    fn read(&mut self, from: impl BufRead, size: u64) -> Result<(), ImportFault> {
        events(from, |event| {
            match event {
                Event::Start(element) => self.begin(element, size)?,
                Event::End(element) => match element.local_name().as_ref() {
                    "row" => self.next = [0, self.next[1] + 1],
                    "c" => self.open = None,
                    _ => {}
                },
                _ => {}
            }
            Ok(())
        })?;
        let Some([first, last]) = self.used else { return Ok(()) };
        let [columns, rows] = [0, 1].map(|at| last[at] - first[at] + 1);
        believe(&address(last), columns * rows, size)
    }

    fn begin(&mut self, element: &BytesStart<'_>, size: u64) -> Result<(), ImportFault> {
        match element.local_name().as_ref() {
            "sst" => {
                let texts = number(element, "uniqueCount").unwrap_or(0);
                return believe("uniqueCount", texts, size);
            }
            "row" => {
                if let Some([_, row]) = named(element, "r")? {
                    self.next[1] = row;
                }
            }
            "c" => {
                let at = named(element, "r")?.unwrap_or(self.next);
                self.next[0] = at[0] + 1;
                self.open = Some(at);
            }
            "dimension" | "mergeCell" => {
                named(element, "ref")?;
            }
            _ => {
                if let Some(at) = self.open.take() {
                    let [first, last] = self.used.unwrap_or([at, at]);
                    let of = |pick: fn(u64, u64) -> u64, to: [u64; 2]| {
                        [pick(to[0], at[0]), pick(to[1], at[1])]
                    };
                    self.used = Some([of(u64::min, first), of(u64::max, last)]);
                }
            }
        }
        Ok(())
    }
}

/// The last cell in an attribute like `C7` or `A1:C7`. All must be cells of a sheet, in order.
fn named(element: &BytesStart<'_>, name: &str) -> Result<Option<[u64; 2]>, ImportFault> {
    let Some(text) = attribute(element, name) else { return Ok(None) };
    let mut last = [0, 0];
    for cell in text.split(':') {
        let next = place(cell).filter(|next| last[0] <= next[0] && last[1] <= next[1]);
        last = next.ok_or_else(|| ImportFault::new(1, &*text, Why::NoSuchCell))?;
    }
    Ok(Some(last))
}

/// Column and row of an address, from 0. A row may stand alone.
fn place(address: &str) -> Option<[u64; 2]> {
    let digits = address.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = &address.as_bytes()[..address.len() - digits.len()];
    let row: u64 = digits.parse().ok().filter(|row| (1..=SHEET[1]).contains(row))?;
    let worth = |letter: &u8| u64::from(letter.to_ascii_uppercase() - b'A') + 1;
    let column = letters.iter().try_fold(0, |column: u64, letter| {
        Some(column * 26 + worth(letter)).filter(|column| *column <= SHEET[0])
    })?;
    Some([column.saturating_sub(1), row - 1])
}

/// The name of a cell: `XFD1048576`.
fn address([column, row]: [u64; 2]) -> String {
    let mut letters = Vec::new();
    let mut left = column + 1;
    while left > 0 {
        left -= 1;
        letters.push(char::from(b'A' + u8::try_from(left % 26).unwrap_or(0)));
        left /= 26;
    }
    letters.iter().rev().collect::<String>() + &(row + 1).to_string()
}

/// The cells of all tables of ods, with their repetitions.
#[derive(Default)]
struct Tables {
    /// The repetitions of the row, its cells so far, and the last one with content.
    rows: u64,
    cells: u64,
    used: u64,
    /// The bytes of the row, and of the open cell with its repetitions.
    row_bytes: u64,
    cell: Option<(u64, u64)>,
    /// The rows of the table so far, the last one with content, and the widest.
    before: u64,
    last: u64,
    widest: u64,
    /// The cells and bytes of all tables so far.
    claimed: u64,
    bytes: u64,
}

impl Tables {
    fn read(&mut self, from: impl BufRead, size: u64) -> Result<(), ImportFault> {
        let is_whole = events(from, |event| {
            match event {
                Event::Start(element) => self.begin(element),
                Event::Text(text) => self.add(text.len() as u64),
                Event::GeneralRef(_) => self.add(LETTER),
                Event::End(element) => match element.name().as_ref() {
                    "table:table-cell" | "table:covered-table-cell" => self.end_cell(),
                    "table:table-row" => self.end_row(),
                    "table:table" => {
                        let cells = self.last.saturating_mul(self.widest);
                        self.claimed = self.claimed.saturating_add(cells);
                        (self.before, self.last, self.widest) = (0, 0, 0);
                    }
                    _ => {}
                },
                _ => {}
            }
            let most = Limits::LIST.whole as u64;
            if self.bytes.max(self.row_bytes) > most { Err(too_large()) } else { Ok(()) }
        })?;
        if !is_whole {
            return Err(unreadable());
        }
        believe("", self.claimed, size)
    }

    fn begin(&mut self, element: &BytesStart<'_>) {
        match element.name().as_ref() {
            "table:table-row" => {
                self.rows = number(element, "table:number-rows-repeated").unwrap_or(1);
                (self.cells, self.used, self.row_bytes) = (0, 0, 0);
            }
            "table:table-cell" | "table:covered-table-cell" => {
                let times = number(element, "table:number-columns-repeated").unwrap_or(1);
                let raw = element.attributes_raw();
                let told = raw.contains("office:") || raw.contains("table:formula");
                self.cells = self.cells.saturating_add(times);
                if told {
                    self.used = self.cells;
                }
                let bytes = if told { raw.len() as u64 } else { 0 };
                self.cell = Some((bytes, times));
            }
            "text:s" => self.add(number(element, "text:c").unwrap_or(1)),
            _ => {}
        }
    }

    fn add(&mut self, bytes: u64) {
        if let Some((all, _)) = &mut self.cell {
            *all = all.saturating_add(bytes);
            self.row_bytes = self.row_bytes.max(*all);
        }
    }

    fn end_cell(&mut self) {
        let (bytes, times) = self.cell.take().unwrap_or_default();
        self.row_bytes = self.row_bytes.saturating_add(bytes.saturating_mul(times));
    }

    fn end_row(&mut self) {
        self.before = self.before.saturating_add(self.rows);
        if self.used > 0 {
            self.last = self.before;
            self.widest = self.widest.max(self.used);
            self.bytes = self.bytes.saturating_add(self.row_bytes.saturating_mul(self.rows));
        }
    }
}
