//! Realistic workbooks: first a sheet with instructions, then a sheet with a merged heading over
//! its list. The first date has a date format; all others lost it and are serial numbers.

use std::io::{Cursor, Write as _};

use chrono::NaiveDate;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use zip::write::SimpleFileOptions;

/// The number of days since the day that spreadsheets count from.
fn serial(cell: &str) -> Option<i64> {
    let day: NaiveDate = cell.parse().ok()?;
    Some((day - NaiveDate::from_ymd_opt(1899, 12, 30)?).num_days())
}

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split(',').collect())
}

/// The rows of a list as a workbook of Excel.
pub(super) fn xlsx(text: &str) -> Vec<u8> {
    let mut book = Workbook::new();
    let note = book.add_worksheet().set_name("はじめに").expect("a name");
    note.write(0, 0, "毎月更新します").expect("written");
    let sheet = book.add_worksheet().set_name("一覧").expect("a name");
    sheet.merge_range(0, 0, 0, 3, "2026年度", &Format::new().set_bold()).expect("merged");
    let dated = Format::new().set_num_format("yyyy/m/d");
    let mut is_first = true;
    for (row, cells) in (2..).zip(rows(text)) {
        for (column, cell) in (0..).zip(cells) {
            let written = match (serial(cell), cell.parse::<f64>()) {
                (Some(_), _) if std::mem::take(&mut is_first) => {
                    let day = ExcelDateTime::parse_from_str(cell).expect("a day");
                    sheet.write_with_format(row, column, &day, &dated).map(drop)
                }
                (Some(days), _) => sheet.write(row, column, days).map(drop),
                (None, Ok(number)) => sheet.write(row, column, number).map(drop),
                (None, Err(_)) => sheet.write(row, column, cell).map(drop),
            };
            written.expect("written");
        }
    }
    book.save_to_buffer().expect("a workbook")
}

/// The rows of a list as a workbook of `LibreOffice`.
pub(super) fn ods(text: &str) -> Vec<u8> {
    let mut is_first = true;
    let mut cell = |text: &str| match serial(text) {
        Some(_) if std::mem::take(&mut is_first) => {
            format!(
                "<table:table-cell office:value-type=\"date\" office:date-value=\"{text}\"><text:p>{text}</text:p></table:table-cell>"
            )
        }
        Some(days) => format!(
            "<table:table-cell office:value-type=\"float\" office:value=\"{days}\"><text:p>{days}</text:p></table:table-cell>"
        ),
        None => format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        ),
    };
    let row = |cells: Vec<&str>| {
        let cells: String = cells.into_iter().map(&mut cell).collect();
        format!("<table:table-row>{cells}</table:table-row>")
    };
    let list = rows(text).map(row).collect::<Vec<_>>().concat();
    let title = "<table:table-row><table:table-cell table:number-columns-spanned=\"4\" office:value-type=\"string\"><text:p>Members 2026</text:p></table:table-cell><table:covered-table-cell table:number-columns-repeated=\"3\"/></table:table-row>";
    let note = "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Please read</text:p></table:table-cell></table:table-row>";
    let content = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content \
         xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\" office:version=\"1.3\"><office:body><office:spreadsheet>\
         <table:table table:name=\"Read me\">{note}</table:table>\
         <table:table table:name=\"Members\">{title}{list}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    let manifest = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><manifest:manifest \
        xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\" manifest:version=\"1.3\">\
        <manifest:file-entry manifest:full-path=\"/\" manifest:media-type=\"application/vnd.oasis.opendocument.spreadsheet\"/>\
        <manifest:file-entry manifest:full-path=\"content.xml\" manifest:media-type=\"text/xml\"/></manifest:manifest>";
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content.as_str()),
        ("META-INF/manifest.xml", manifest),
    ] {
        archive.start_file(name, SimpleFileOptions::default()).expect("a member");
        archive.write_all(text.as_bytes()).expect("room");
    }
    archive.finish().expect("an archive").into_inner()
}
