//! An entry's changes of the published tables, as parts of one statement.

use std::fmt::Write as _;

use serde_json::{Map, Value as Json};
use tokio_postgres::Row;
use tokio_postgres::types::Type;

use crate::connection::{Connection, Given};
use crate::desk::LineFault;
use crate::journal::publish::{Change, Table, Value};
use crate::server_line::LONG;

/// From this number of rows on, they are published by statements of their own, with this many rows each.
pub(crate) const MANY: usize = 5_000;

/// The changes of one table: rows to write, or keys of rows to delete.
#[derive(Debug)]
pub(crate) struct Part {
    table: Table,
    gone: bool,
    /// The rows as JSON, each an object with its journal.
    pub(crate) rows: String,
}

/// Sorts changes by table.
pub(crate) fn parts(journal: &str, changes: &[Change]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for change in changes {
        let (table, gone) = change.to();
        let known = parts.iter().position(|part| (part.table, part.gone) == (table, gone));
        let at = known.unwrap_or_else(|| {
            parts.push(Part { table, gone, rows: String::new() });
            parts.len() - 1
        });
        let rows = &mut parts[at].rows;
        rows.push(if rows.is_empty() { '[' } else { ',' });
        let _ = write!(rows, "{}", row(journal, table, change.values()));
    }
    for part in &mut parts {
        part.rows.push(']');
    }
    parts
}

fn row(journal: &str, table: Table, values: &[Value]) -> Json {
    let mut row = Map::new();
    row.insert("journal".to_owned(), journal.into());
    for (name, value) in table.columns().iter().zip(values) {
        let value = match value {
            Value::Null => Json::Null,
            Value::Integer(number) => (*number).into(),
            Value::Real(number) => (*number).into(),
            // PostgreSQL's texts have no NUL.
            Value::Text(text) => text.replace('\0', "\u{fffd}").into(),
        };
        row.insert(name.trim_matches('"').to_owned(), value);
    }
    row.into()
}

/// The rows of a table as they are published.
pub(crate) fn read(
    connection: &Connection,
    journal: &str,
    table: Table,
) -> Result<Vec<Vec<Value>>, LineFault> {
    let columns = table.columns().join(", ");
    let sql = format!("SELECT {columns} FROM banzuke.{} WHERE journal = $1", table.name());
    let rows = connection.query_within(LONG, &sql, &[(&journal, Type::TEXT)])?;
    let cell = |row: &Row, at: usize| {
        let value = match *row.columns()[at].type_() {
            Type::INT8 => row.get::<_, Option<i64>>(at).map(Value::Integer),
            Type::FLOAT8 => row.get::<_, Option<f64>>(at).map(Value::Real),
            _ => row.get::<_, Option<String>>(at).map(Value::Text),
        };
        value.unwrap_or(Value::Null)
    };
    Ok(rows.iter().map(|row| (0..row.len()).map(|at| cell(row, at)).collect()).collect())
}

/// Writes changes with statements of their own, within a transaction.
pub(crate) fn publish(
    connection: &Connection,
    journal: &str,
    changes: &[Change],
) -> Result<(), LineFault> {
    for some in changes.chunks(MANY) {
        for part in parts(journal, some) {
            let given: [Given<'_>; 2] = [(&journal, Type::TEXT), (&part.rows, Type::TEXT)];
            connection.query_within(LONG, &part.sql(2, "$1 = $1"), &given)?;
        }
    }
    Ok(())
}

impl Part {
    /// A statement that takes the rows from a parameter, and does nothing unless `condition` holds.
    pub(crate) fn sql(&self, parameter: usize, condition: &str) -> String {
        let table = self.table.name();
        let columns = self.table.columns();
        let (key, rest) = columns.split_at(self.table.key());
        let rows =
            format!("json_populate_recordset(NULL::banzuke.{table}, ${parameter}::text::json) r");
        if self.gone {
            let same: Vec<String> =
                key.iter().map(|name| format!("AND t.{name} = r.{name}")).collect();
            let same = same.join(" ");
            return format!(
                "DELETE FROM banzuke.{table} t USING {rows} WHERE t.journal = $1 {same} AND {condition}"
            );
        }
        let all = columns.join(", ");
        let set: Vec<String> =
            rest.iter().map(|name| format!("{name} = excluded.{name}")).collect();
        let set = if set.is_empty() {
            "DO NOTHING".to_owned()
        } else {
            format!("DO UPDATE SET {}", set.join(", "))
        };
        let key = key.join(", ");
        format!(
            "INSERT INTO banzuke.{table} (journal, {all}) SELECT journal, {all} FROM {rows} WHERE {condition} \
             ON CONFLICT (journal, {key}) {set}"
        )
    }
}
