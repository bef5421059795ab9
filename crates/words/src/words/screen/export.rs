//! The question in which format to export.

use std::io;
use std::path::Path;

use crate::export::Format;
use crate::words::{pick, say, words};

words! {
    /// The question in which format to export.
    pub ExportWords in "export" {
        lead; printed; svg; png; file(name: &str); written; open; open_folder; leave;
    }
}

impl ExportWords {
    /// The folder of a file that was written.
    pub fn folder(self, folder: &Path) -> String {
        say!(self.language, "Folder: {}", "フォルダー：{}", folder.display())
    }

    /// No program opened a file.
    pub fn not_opened(self, path: &Path, error: &io::Error) -> String {
        say!(self.language; "{} was not opened: {error}. It is written.",
            "{} を開けませんでした（{error}）。書き出しは済んでいます。", path.display())
    }

    /// The kind of export, and its tournament, list or player.
    pub fn title(self, kind: &str, of: Option<&str>) -> String {
        let lang = self.language;
        match of {
            Some(of) => say!(lang, "Export: {kind}, {of}", "書き出し：{kind}（{of}）"),
            None => say!(lang, "Export: {kind}", "書き出し：{kind}"),
        }
    }

    /// A format, and what it is for.
    pub const fn format(self, format: Format) -> &'static str {
        let lang = self.language;
        match format {
            Format::Csv => pick!(lang; "CSV, for other programs", "CSV（ほかのプログラム用）"),
            Format::Xlsx => pick!(lang; "Workbook, for spreadsheets", "ブック（表計算ソフト用）"),
            Format::Html => pick!(lang; "Web page (HTML)", "表のページ（HTML）"),
            Format::Markdown => pick!(lang; "Markdown, for documents", "Markdown（文書用）"),
            Format::Table => pick!(lang; "Text, in columns", "テキスト（列をそろえる）"),
            Format::Tsv => pick!(lang; "TSV, to paste into spreadsheets", "TSV（貼り付け用）"),
            Format::Json => pick!(lang; "JSON, for other programs", "JSON（ほかのプログラム用）"),
        }
    }
}
