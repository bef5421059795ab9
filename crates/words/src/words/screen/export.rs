//! The question in which format to export.

use std::io;
use std::path::Path;

use crate::export::Format;
use crate::words::words;

words! {
    /// The question in which format to export.
    pub ExportWords in "export" {
        lead; printed; svg; png; file(name: &str); written; open; open_folder; leave;
        format[Format: Csv, Xlsx, Html, Markdown, Table, Tsv, Json];
        folder(folder: &Path); not_opened(path: &Path, error: &io::Error);
        title(kind: &str, of: Option<&str>);
    }
}
