//! Comma-separated values, RFC 4180 with plain line feeds.

use std::io::{self, Write};

use super::Sheet;

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = ::csv::Writer::from_writer(out);
    writer.write_record(sheet.columns)?;
    for row in &sheet.rows {
        writer.write_record(row.iter().map(super::Cell::exact))?;
    }
    writer.flush()
}
