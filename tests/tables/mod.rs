//! Sheets, read back by other programs' rules.

#[cfg(feature = "workbooks")]
use std::io::Cursor;

use banzuke::domain::name::from_cell;
use banzuke::export::{Cell, Column, Format, Sheet};
#[cfg(feature = "workbooks")]
use calamine::{Data, Reader as _, Xlsx};
use chrono::NaiveDate;
use proptest::prelude::*;

/// Parts of names that have broken files before.
const PIECES: [&str; 24] = [
    ",", "\"", "'", "\n", "\r", "\r\n", "\t", ";", "|", "=", "+", "-", "@", "＝", "＋", "－", "＠",
    "あ", "\u{202e}", "\u{200f}", "_x000D_", "<b>&", " ", "a",
];

fn name() -> impl Strategy<Value = String> {
    let pieces = proptest::collection::vec(proptest::sample::select(&PIECES[..]), 1..8);
    pieces.prop_map(|pieces| pieces.concat())
}

fn rows() -> impl Strategy<Value = Vec<(String, String, i32, f64, NaiveDate)>> {
    let day = (1901..2200, 1..=12_u32, 1..=28_u32)
        .prop_map(|(y, m, d)| NaiveDate::from_ymd_opt(y, m, d).expect("a day"));
    let row = (name(), name(), any::<i32>(), -1e4..1e4, day);
    proptest::collection::vec(row, 1..6)
}

fn sheet(rows: &[(String, String, i32, f64, NaiveDate)]) -> Sheet {
    let cells = rows.iter().map(|(name, club, games, rating, day)| {
        vec![
            Cell::text(name),
            Cell::text(club),
            Cell::Whole((*games).into()),
            Cell::Rating(*rating),
            Cell::Empty,
            Cell::Day(*day),
        ]
    });
    let columns = [
        Column::Name,
        Column::Club,
        Column::Games,
        Column::Rating,
        Column::Note,
        Column::LastPlayed,
    ];
    Sheet::new(&columns, cells.collect())
}

fn written(sheet: &Sheet, format: Format) -> Vec<u8> {
    let mut out = Vec::new();
    sheet.write(format, &mut out).expect("memory");
    out
}

/// Whether a spreadsheet would run a cell.
fn is_run(cell: &str) -> bool {
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

proptest! {
    #[test]
    fn what_is_written_between_commas_and_tabs_is_read_back(rows in rows()) {
        for (format, between) in [(Format::Csv, b','), (Format::Tsv, b'\t')] {
            let bytes = written(&sheet(&rows), format);
            let mut reader = csv::ReaderBuilder::new().delimiter(between).from_reader(&*bytes);
            prop_assert_eq!(reader.headers().expect("a header").len(), 6);
            let records: Vec<csv::StringRecord> =
                reader.records().collect::<Result<_, _>>().expect("records");
            prop_assert_eq!(records.len(), rows.len());
            for (record, (name, club, games, rating, day)) in records.iter().zip(&rows) {
                prop_assert!(!is_run(&record[0]) && !is_run(&record[1]), "{:?}", record);
                prop_assert_eq!([from_cell(&record[0]), from_cell(&record[1])], [name, club]);
                prop_assert_eq!(record[2].parse::<i32>().expect("a number"), *games);
                prop_assert_eq!(&record[3], rating.to_string());
                prop_assert_eq!(&record[4], "");
                prop_assert_eq!(&record[5], day.to_string());
            }
        }
    }

    #[test]
    fn what_is_written_as_json_is_read_back(rows in rows()) {
        let bytes = written(&sheet(&rows), Format::Json);
        let read: Vec<serde_json::Value> = serde_json::from_slice(&bytes).expect("an array");
        prop_assert_eq!(read.len(), rows.len());
        for (line, (name, club, games, rating, day)) in read.iter().zip(&rows) {
            prop_assert_eq!(line["name"].as_str(), Some(name.as_str()));
            prop_assert_eq!(line["club"].as_str(), Some(club.as_str()));
            prop_assert_eq!(line["games"].as_i64(), Some((*games).into()));
            prop_assert_eq!(line["rating"].as_f64(), Some(*rating));
            prop_assert!(line["note"].is_null());
            let day = day.to_string();
            prop_assert_eq!(line["last_played"].as_str(), Some(day.as_str()));
        }
    }

    #[cfg(feature = "workbooks")]
    #[test]
    fn what_is_written_to_a_workbook_is_read_back_with_its_types(rows in rows()) {
        let bytes = written(&sheet(&rows), Format::Xlsx);
        let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).expect("a workbook");
        let names = book.sheet_names();
        prop_assert_eq!(names.len(), 1);
        let formulas = book.worksheet_formula(&names[0]).expect("a sheet");
        prop_assert!(formulas.cells().all(|(_, _, formula)| formula.is_empty()));
        let range = book.worksheet_range(&names[0]).expect("a sheet");
        prop_assert_eq!(range.height(), rows.len() + 1);
        let text = |data: &Data| match data {
            Data::String(text) => text.clone(),
            other => format!("no text: {other:?}"),
        };
        for (line, (name, club, games, rating, day)) in range.rows().skip(1).zip(&rows) {
            let texts = [text(&line[0]), text(&line[1])];
            prop_assert!(!texts.iter().any(|text| is_run(text)), "{:?}", texts);
            prop_assert_eq!([from_cell(&texts[0]), from_cell(&texts[1])], [name, club]);
            prop_assert_eq!(&line[2], &Data::Float((*games).into()));
            prop_assert_eq!(&line[3], &Data::Float(*rating));
            prop_assert_eq!(&line[4], &Data::Empty);
            let since = NaiveDate::from_ymd_opt(1899, 12, 30).expect("a day");
            let Data::DateTime(at) = &line[5] else { panic!("no day: {:?}", line[5]) };
            prop_assert_eq!(at.as_f64().to_string(), (*day - since).num_days().to_string());
        }
    }

    #[test]
    fn no_name_is_a_mark_in_a_page(name in name()) {
        let sheet = Sheet::new(&[Column::Name], vec![vec![Cell::text(&name)]]);
        let page = String::from_utf8(written(&sheet, Format::Html)).expect("text");
        let (_, cell) = page.split_once("<td").and_then(|(_, rest)| rest.split_once('>')).expect("a cell");
        let (cell, _) = cell.split_once("</td>").expect("its end");
        prop_assert!(!cell.contains(['<', '>', '"', '\u{202e}']), "{}", cell);
    }
}

#[test]
fn columns_and_rows_are_chosen() {
    let row = |rank: Option<u32>, name: &str| {
        vec![rank.map_or(Cell::Empty, Cell::from), Cell::text(name)]
    };
    let rows = vec![row(Some(1), "A"), row(Some(2), "B"), row(Some(2), "C"), row(None, "D")];
    let sheet = Sheet::new(&[Column::Rank, Column::Name], rows);
    let names = |sheet: Sheet| {
        let sheet = sheet.with_columns(&["name".to_owned()]).expect("known");
        String::from_utf8(written(&sheet, Format::Csv)).expect("text")
    };
    for (top, shown) in [
        (0, "name\n"),
        (1, "name\nA\n"),
        (2, "name\nA\nB\nC\n"),
        (3, "name\nA\nB\nC\n"),
        (4, "name\nA\nB\nC\nD\n"),
        (9, "name\nA\nB\nC\nD\n"),
    ] {
        assert_eq!(names(sheet.clone().top(top)), shown, "{top}");
    }
    let turned = sheet.clone().with_columns(&["name", "rank"].map(str::to_owned)).expect("known");
    assert_eq!(turned.columns, [Column::Name, Column::Rank]);
    assert_eq!(sheet.with_columns(&["name", "hat"].map(str::to_owned)).err(), Some("hat"));
}
