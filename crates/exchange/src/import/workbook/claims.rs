//! Numbers in a workbook that decide how much its reader makes: counts, addresses and repetitions.
//!
//! calamine 0.38 makes room for as many texts as `uniqueCount` says, fills a rectangle up to the last cell, repeats cells
//! and rows of ods as often as they say, and waits for ever for the end of a table that has none. So all is read once
//! before, and nothing of it kept.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read as _};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::{Bytes, fault, unreadable};
use crate::import::file::{Limits, most_parts};
use crate::import::{ImportFault, Why};

/// The bytes of a letter, at most.
const LETTER: u64 = 4;
/// Elements that may stand in one another.
const DEEPEST: usize = 200;
/// Columns and rows of a sheet.
const SHEET: [u64; 2] = [16_384, 1_048_576];

/// Whether an archive is a workbook of `LibreOffice`.
pub(super) fn is_ods(archive: &ZipArchive<Bytes<'_>>) -> bool {
    archive.index_for_name(CONTENT).is_some()
}

const CONTENT: &str = "content.xml";

/// Whether a workbook asks for no more than its bytes can stand for.
pub(super) fn check(archive: &mut ZipArchive<Bytes<'_>>) -> Result<(), ImportFault> {
    let mut room = Limits::LIST.whole as u64;
    let is_ods = is_ods(archive);
    for member in 0..archive.len() {
        // A member that cannot be unpacked is left to its reader.
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
    fault(1, "", Why::Unpacked(Limits::LIST.whole))
}

/// A count is believed as far as the bytes can stand for it.
fn believe(value: &str, claimed: u64, bytes: u64) -> Result<(), ImportFault> {
    let most = most_parts(bytes);
    if claimed <= most { Ok(()) } else { Err(fault(1, value, Why::Claims { claimed, most })) }
}

fn attribute<'a>(element: &'a BytesStart<'_>, name: &str) -> Option<Cow<'a, str>> {
    let mut all = element.html_attributes();
    all.with_checks(false).flatten().find(|one| one.key.as_ref() == name).map(|one| one.value)
}

/// The number in an attribute; one that cannot be read is left to its reader.
fn number(element: &BytesStart<'_>, name: &str) -> Option<u64> {
    attribute(element, name)?.trim().parse().ok()
}

/// Reads a member as calamine does, and says whether each element had its end. What is no XML ends the reading here as
/// it does there.
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
                        return Err(unreadable(&"its elements are nested too deeply"));
                    }
                    Event::Start(element) => open.push(element.name().as_ref().to_owned()),
                    Event::End(element) => {
                        // An end of another element closes none.
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
    /// The cell that is being read, until something stands in it.
    open: Option<[u64; 2]>,
    /// The first and the last column and row in which something stands.
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

/// The last cell that an attribute names, like `C7` or `A1:C7`. All of them must be cells of a sheet, and stand in order.
fn named(element: &BytesStart<'_>, name: &str) -> Result<Option<[u64; 2]>, ImportFault> {
    let Some(text) = attribute(element, name) else { return Ok(None) };
    let mut last = [0, 0];
    for cell in text.split(':') {
        let next = place(cell).filter(|next| last[0] <= next[0] && last[1] <= next[1]);
        last = next.ok_or_else(|| fault(1, &text, Why::NoSuchCell))?;
    }
    Ok(Some(last))
}

/// Column and row of an address, from 0; a row may stand alone.
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

/// The cells of all tables of ods, which are repeated as often as they say.
#[derive(Default)]
struct Tables {
    /// How often the row stands there, and its cells so far with the last in which something stands.
    rows: u64,
    cells: u64,
    used: u64,
    /// The bytes of the row, and of the cell that is being read with how often it stands there.
    row_bytes: u64,
    cell: Option<(u64, u64)>,
    /// Rows of the table so far, with the last in which something stands and the widest.
    before: u64,
    last: u64,
    widest: u64,
    /// Cells and bytes of the tables so far.
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
            return Err(unreadable(&"an element without its end"));
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
