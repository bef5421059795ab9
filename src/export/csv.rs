//! Comma-separated values, RFC 4180 with plain line feeds.

use std::borrow::Cow;
use std::io::{self, Write};

use super::Sheet;

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = ::csv::Writer::from_writer(out);
    writer.write_record(sheet.columns.iter().map(Cow::as_ref)).map_err(plain)?;
    for row in &sheet.rows {
        writer.write_record(row.iter().map(super::Cell::exact)).map_err(plain)?;
    }
    writer.flush()
}

/// The error that the writer met, with its own kind: a closed pipe must be known as one.
fn plain(error: ::csv::Error) -> io::Error {
    if error.is_io_error()
        && let ::csv::ErrorKind::Io(error) = error.into_kind()
    {
        return error;
    }
    io::Error::from(io::ErrorKind::InvalidData)
}
