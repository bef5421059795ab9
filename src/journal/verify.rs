//! Does the file still say what its journal says?

use std::collections::{BTreeMap, HashMap};

use rusqlite::types::Value;

use super::publish::{Change, Table, rows};
use super::{Store, StoreError};
use crate::club::Club;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// SQLite's own check of the file found this.
    Integrity(String),
    /// A row of this table refers to something that is not there.
    ForeignKey(String),
    /// A published row is not what the journal gives.
    Row {
        /// The table.
        table: Table,
        /// The key of the row.
        key: Vec<Value>,
        /// What is published, if anything is.
        published: Option<Vec<Value>>,
        /// What the journal gives, if anything.
        folded: Option<Vec<Value>>,
    },
}

/// Compares every published row of a file with the club folded from its journal, and has SQLite
/// check the file itself.
pub fn verify(store: &Store, club: &Club) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    let connection = store.connection();
    let mut integrity = connection.prepare("PRAGMA integrity_check")?;
    let lines = integrity.query_map([], |row| row.get::<_, String>(0))?;
    for line in lines {
        let line = line?;
        if line != "ok" {
            findings.push(Finding::Integrity(line));
        }
    }
    let mut keys = connection.prepare("PRAGMA foreign_key_check")?;
    let tables = keys.query_map([], |row| row.get::<_, String>(0))?;
    for table in tables {
        findings.push(Finding::ForeignKey(table?));
    }
    let mut folded = rows_of(club);
    for table in Table::ALL {
        compare(store, table, folded.remove(table.name()).unwrap_or_default(), &mut findings)?;
    }
    Ok(findings)
}

type Rows = HashMap<String, Vec<Value>>;

fn rows_of(club: &Club) -> BTreeMap<&'static str, Rows> {
    let mut tables: BTreeMap<&'static str, Rows> = BTreeMap::new();
    for change in rows(club) {
        if let Change::Put(table, row) = change {
            tables.entry(table.name()).or_default().insert(key(table, &row), row);
        }
    }
    tables
}

/// A key as text, since numbers with a fraction have no hash.
fn key(table: Table, row: &[Value]) -> String {
    format!("{:?}", &row[..table.key()])
}

fn compare(
    store: &Store,
    table: Table,
    mut folded: Rows,
    findings: &mut Vec<Finding>,
) -> Result<(), StoreError> {
    let mut query = store.connection().prepare(&table.select())?;
    let width = table.columns().len();
    let mut lines = query.query([])?;
    while let Some(row) = lines.next()? {
        let published: Vec<Value> =
            (0..width).map(|column| row.get(column)).collect::<Result<_, _>>()?;
        let expected = folded.remove(&key(table, &published));
        if expected.as_ref() != Some(&published) {
            let key = published[..table.key()].to_vec();
            findings.push(Finding::Row {
                table,
                key,
                published: Some(published),
                folded: expected,
            });
        }
    }
    let mut missing: Vec<Vec<Value>> = folded.into_values().collect();
    missing.sort_by_key(|row| key(table, row));
    findings.extend(missing.into_iter().map(|row| Finding::Row {
        table,
        key: row[..table.key()].to_vec(),
        published: None,
        folded: Some(row),
    }));
    Ok(())
}
