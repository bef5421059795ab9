//! docs/TABLES.md: the tables of a club's file, and queries with their results in the sample club.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use banzuke::journal::Entry;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use crate::common::Hall;

/// The marks around the generated part.
const MARKS: [&str; 2] = ["<!-- tables: made by a test -->\n", "<!-- end of tables -->\n"];

/// The file of the sample club.
fn sample() -> Hall {
    let line = |line: &str| Arc::new(Entry::from_digested_line(line).expect("an entry").0);
    let journal: Vec<Arc<Entry>> =
        include_str!("../../assets/demo.jsonl").lines().map(line).collect();
    let mut hall = Hall::new();
    hall.desk.take_in(&journal).expect("taken in");
    hall
}

/// The comments of the schema on tables and columns, `players.name` for a column; the last version counts.
fn comments() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/club/schema");
    let files = std::fs::read_dir(folder).expect("the folder");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let (mut found, mut table, mut before) = (BTreeMap::new(), String::new(), Vec::new());
    for file in files {
        let text = std::fs::read_to_string(file).expect("a text");
        let mut added = String::new();
        for line in text.lines() {
            let (code, comment) = line.split_once("--").unwrap_or((line, ""));
            let words: Vec<&str> = code.split_whitespace().collect();
            let comment = comment.trim();
            match &words[..] {
                [] if comment.is_empty() => before.clear(),
                [] => before.push(comment.to_owned()),
                ["CREATE", "TABLE", name, ..] => {
                    (*name).clone_into(&mut table);
                    found.insert(table.clone(), before.join(" "));
                }
                ["ALTER", "TABLE", name, "ADD", "COLUMN", column, ..] => {
                    added = format!("{name}.{column}");
                    found.insert(added.clone(), comment.to_owned());
                }
                [_, ..] if code.starts_with("    ") && !added.is_empty() => {
                    found.insert(added.clone(), comment.to_owned());
                }
                [column, ..] if code.starts_with("    ") => {
                    let column = column.trim_matches('"');
                    found.insert(format!("{table}.{column}"), comment.to_owned());
                }
                _ => {}
            }
            if code.trim_end().ends_with(';') {
                added.clear();
                before.clear();
            }
        }
    }
    found
}

/// A section for each table, from the file itself.
fn tables(file: &Connection) -> String {
    let (comments, mut text) = (comments(), String::new());
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid";
    for table in column(file, names).iter().filter(|table| *table != "due") {
        let about = comments.get(table).map_or("", String::as_str);
        let about = if table == "journal" {
            "The truth, only appended to; everything else is derived from it."
        } else {
            about
        };
        writeln!(text, "### {table}\n").expect("memory");
        if !about.is_empty() {
            writeln!(text, "{about}\n").expect("memory");
        }
        let keys: BTreeMap<String, String> = rows(
            file,
            &format!("SELECT \"from\", \"table\" FROM pragma_foreign_key_list('{table}')"),
        )
        .into_iter()
        .map(|row| (row[0].clone(), row[1].clone()))
        .collect();
        let info = format!("SELECT name, type, \"notnull\", pk FROM pragma_table_info('{table}')");
        for row in rows(file, &info) {
            let [name, of, not_null, key] = &row[..] else { panic!("{row:?}") };
            let may_lack = not_null == "0" && key == "0";
            let said = comments.get(&format!("{table}.{name}")).map_or("", String::as_str);
            let refers = keys.get(name).map(|other| format!("→ {other}"));
            let parts = [
                refers,
                (!said.is_empty()).then(|| said.to_owned()),
                may_lack.then(|| "may be null".to_owned()),
            ];
            let said = parts.into_iter().flatten().collect::<Vec<_>>().join("; ");
            let said = if said.is_empty() { said } else { format!(": {said}") };
            let key = if key == "0" { "" } else { ", key" };
            writeln!(text, "- `{name}` {}{key}{said}", of.to_lowercase()).expect("memory");
        }
        text += "\n";
    }
    text
}

fn column(file: &Connection, sql: &str) -> Vec<String> {
    rows(file, sql).into_iter().map(|mut row| row.remove(0)).collect()
}

fn rows(file: &Connection, sql: &str) -> Vec<Vec<String>> {
    let mut statement = file.prepare(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    let count = statement.column_count();
    let mut rows = statement.query([]).expect("asked");
    let mut found = Vec::new();
    while let Some(row) = rows.next().expect("a row") {
        let cell = |at| match row.get_ref(at).expect("a cell") {
            ValueRef::Null => String::new(),
            ValueRef::Integer(whole) => whole.to_string(),
            ValueRef::Real(real) => real.to_string(),
            ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
            ValueRef::Blob(_) => "…".to_owned(),
        };
        found.push((0..count).map(cell).collect());
    }
    found
}

/// The printed result: a line for each row, `|` between cells, the names of the columns first.
fn answer(file: &Connection, sql: &str) -> String {
    let statement = file.prepare(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    let names = statement.column_names().collect::<Vec<_>>().join("|");
    let lines: Vec<String> = rows(file, sql).iter().map(|row| row.join("|")).collect();
    assert!(!lines.is_empty(), "no answer to {sql}");
    format!("{names}\n{}\n", lines.join("\n"))
}

#[test]
fn the_tables_and_the_answers_are_those_of_the_sample_club() {
    let hall = sample();
    let file = Connection::open(hall.path()).expect("the file");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/TABLES.md");
    let kept = std::fs::read_to_string(path).expect("the document");
    let (before, rest) = kept.split_once(MARKS[0]).expect("the first mark");
    let (_, after) = rest.split_once(MARKS[1]).expect("the second mark");
    let mut text = format!("{before}{}\n{}{}", MARKS[0], tables(&file), MARKS[1]);
    let mut pieces = after.split("```sql\n");
    text += pieces.next().unwrap_or_default();
    let mut queries = 0;
    for piece in pieces {
        let (sql, rest) = piece.split_once("```\n").expect("the end of a query");
        let (between, rest) = rest.split_once("```text\n").expect("an answer");
        let (_, rest) = rest.split_once("```\n").expect("the end of an answer");
        write!(text, "```sql\n{sql}```\n{between}```text\n{}```\n{rest}", answer(&file, sql))
            .expect("memory");
        queries += 1;
    }
    assert!(queries >= 12, "{queries} questions");
    super::is("TABLES.md", &text);
}
