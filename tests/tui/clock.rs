//! Times as they are shown where nobody lives east or west of Greenwich, so that drawings are the same everywhere.

use chrono::{Local, NaiveDate, NaiveDateTime, NaiveTime, TimeZone as _};
use ratatui::buffer::Buffer;

/// The year of all that happens in tests; most screens show no year.
const YEAR: &str = "2026-";

/// The cells of a screen on which every time (`11-21 01:00`, `01:00`) is that of Greenwich. A time without a day is
/// taken to be one of `today`.
pub(crate) fn in_utc(mut buffer: Buffer, today: NaiveDate) -> Buffer {
    for row in buffer.area.rows() {
        let width = usize::from(row.width);
        let start = buffer.index_of(row.x, row.y);
        let cells = &mut buffer.content[start..start + width];
        let line: Vec<char> = cells.iter().map(|cell| only(cell.symbol())).collect();
        for at in (0..width.saturating_sub(4)).filter(|at| line[at + 2] == ':') {
            for (before, format) in [(6, "%m-%d %H:%M"), (0, "%H:%M")] {
                let Some(from) = at.checked_sub(before) else { continue };
                let told: String = line[from..at + 5].iter().collect();
                if let Some(utc) = utc(&told, before > 0, today) {
                    for (cell, letter) in
                        cells[from..].iter_mut().zip(utc.format(format).to_string().chars())
                    {
                        cell.set_char(letter);
                    }
                    break;
                }
            }
        }
    }
    buffer
}

/// The letter of a cell, or one that no time has.
fn only(symbol: &str) -> char {
    let mut letters = symbol.chars();
    letters.next().filter(|_| letters.next().is_none()).unwrap_or('?')
}

fn utc(told: &str, dated: bool, today: NaiveDate) -> Option<NaiveDateTime> {
    let pattern = if dated { "dd-dd dd:dd" } else { "dd:dd" };
    let kind = |letter: char| if letter.is_ascii_digit() { 'd' } else { letter };
    if !told.chars().map(kind).eq(pattern.chars()) {
        return None;
    }
    let local = if dated {
        NaiveDateTime::parse_from_str(&format!("{YEAR}{told}"), "%Y-%m-%d %H:%M").ok()?
    } else {
        today.and_time(NaiveTime::parse_from_str(told, "%H:%M").ok()?)
    };
    Some(Local.from_local_datetime(&local).earliest()?.naive_utc())
}
