//! Rows as SQLite itself reads them, from both ends of a table up to where it cannot go on.

use std::path::Path;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OpenFlags, Row};

use super::candidate::Candidate;
use crate::club::Seq;

/// Opens a copy of a damaged file. Nothing in it is run.
pub(super) fn open(copy: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(copy, flags)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// The journal's rows in the order of the table: from its beginning, and, where that ends too
/// early, from its end.
pub(super) fn journal(connection: &Connection, most: usize) -> Vec<Vec<Candidate>> {
    if !is_table(connection, "journal") {
        return Vec::new();
    }
    let sql = "SELECT * FROM journal NOT INDEXED ORDER BY seq";
    let (forwards, broke) = rows(connection, sql, most, candidate);
    if broke.is_none() {
        return vec![forwards];
    }
    let (mut backwards, _) = rows(connection, &format!("{sql} DESC"), most, candidate);
    backwards.reverse();
    vec![forwards, backwards]
}

/// The rows of a published table, as many as can be read: columns that an older file does not
/// have are null.
pub(super) fn published(
    connection: &Connection,
    table: &str,
    columns: &[&str],
    most: usize,
) -> Vec<Vec<Value>> {
    if !is_table(connection, table) {
        return Vec::new();
    }
    let sql = format!("SELECT * FROM {table} NOT INDEXED");
    let row = |row: &Row<'_>| {
        columns.iter().map(|name| row.get(*name).unwrap_or(Value::Null)).collect::<Vec<_>>()
    };
    rows(connection, &sql, most, row).0
}

/// Whether that is a table, and no view that could do anything.
fn is_table(connection: &Connection, name: &str) -> bool {
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1
               AND sql NOT LIKE '%VIRTUAL%'";
    connection.query_row(sql, [name], |_| Ok(())).is_ok()
}

/// The rows of a query before it ends or fails, and its failure. A damaged file may give its rows again and again.
fn rows<T>(
    connection: &Connection,
    sql: &str,
    most: usize,
    read: impl Fn(&Row<'_>) -> T,
) -> (Vec<T>, Option<rusqlite::Error>) {
    let mut found = Vec::new();
    let mut walk = || -> rusqlite::Result<()> {
        let mut query = connection.prepare(sql)?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()?.filter(|_| found.len() < most) {
            found.push(read(row));
        }
        Ok(())
    };
    let broke = walk().err();
    (found, broke)
}

fn candidate(row: &Row<'_>) -> Candidate {
    let bytes = |at: usize| match row.get_ref(at) {
        Ok(ValueRef::Text(bytes) | ValueRef::Blob(bytes)) => Some(bytes.to_vec()),
        _ => None,
    };
    let number = |at: usize| match row.get_ref(at) {
        Ok(ValueRef::Integer(number)) => Some(Seq(u64::try_from(number).unwrap_or_default())),
        _ => None,
    };
    let seq = number(0).unwrap_or_default();
    Candidate::new(seq, number(4), [1, 2, 3, 5, 6, 7].map(bytes))
}
