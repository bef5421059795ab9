//! The versions of the file, and the way from an older one to today's.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;

use super::StoreError;

/// "BNZK": marks a file as ours.
pub(super) const APPLICATION_ID: i32 = 0x424E_5A4B;

/// The version from which on entries carry digests.
pub(super) const CHAINED: usize = 5;

/// The additions of each version. Append only: a version once released never changes.
pub(super) const VERSIONS: &[&str] = &[
    include_str!("../../assets/schema/001_journal.sql"),
    include_str!("../../assets/schema/002_events.sql"),
    include_str!("../../assets/schema/003_registry.sql"),
    include_str!("../../assets/schema/004_ratings.sql"),
    include_str!("../../assets/schema/005_digests.sql"),
    include_str!("../../assets/schema/006_format_names.sql"),
    include_str!("../../assets/schema/007_cards.sql"),
    include_str!("../../assets/schema/008_publicity.sql"),
    include_str!("../../assets/schema/009_swiss.sql"),
];

/// The version of a file that is ours and not newer than `versions`; others are refused before
/// anything is done to them.
pub(super) fn recognise(
    connection: &Connection,
    path: &Path,
    versions: &[&str],
) -> Result<usize, StoreError> {
    // One look: another desk may be making the file right now.
    let look = connection.unchecked_transaction()?;
    let found = version(&look, path)?;
    let known = versions.len();
    if found > known {
        return Err(StoreError::NewerSchema { path: path.to_owned(), found, known });
    }
    Ok(found)
}

/// The differences of a file's tables, indexes, triggers and views from today's version.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// The extra or changed ones.
    pub(super) alien: Vec<String>,
    pub(super) lacking: Vec<String>,
}

/// Compares a file of today's version with a new one.
pub(super) fn difference(connection: &Connection) -> Result<Difference, StoreError> {
    let (found, expected) = (objects(connection)?, objects(&newest()?)?);
    let alien = found.iter().filter(|(name, sql)| expected.get(*name) != Some(sql));
    let lacking = expected.keys().filter(|name| !found.contains_key(*name));
    Ok(Difference {
        alien: alien.map(|(name, _)| name.clone()).collect(),
        lacking: lacking.cloned().collect(),
    })
}

/// Removes extra triggers, views and indexes, and creates missing indexes. Tables stay, since they may hold data that a
/// user wants.
pub(super) fn mend(connection: &Connection) -> Result<(), StoreError> {
    let expected = objects(&newest()?)?;
    for (name, sql) in objects(connection)? {
        let (kind, name) = name.split_once(' ').unwrap_or_default();
        if expected.get(&format!("{kind} {name}")) != Some(&sql) && kind != "table" {
            connection.execute_batch(&format!("DROP {kind} \"{}\"", name.replace('"', "\"\"")))?;
        }
    }
    let found = objects(connection)?;
    for (name, sql) in expected {
        if name.starts_with("index ") && !found.contains_key(&name) {
            connection.execute_batch(&sql)?;
        }
    }
    Ok(())
}

/// Tables, indexes, triggers and views with what made them.
fn objects(connection: &Connection) -> Result<BTreeMap<String, String>, StoreError> {
    // What SQLite makes by itself, such as the index of a unique column, has no text of its own.
    let mut query = connection
        .prepare("SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql NOT NULL")?;
    let objects = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(objects.collect::<rusqlite::Result<_>>()?)
}

fn newest() -> Result<Connection, StoreError> {
    let connection = Connection::open_in_memory()?;
    for step in VERSIONS {
        connection.execute_batch(step)?;
    }
    Ok(connection)
}

/// SQLite's "not a database" said as ours.
fn ours(error: rusqlite::Error, path: &Path) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::NotADatabase) => StoreError::NotOurs(path.to_owned()),
        _ => error.into(),
    }
}

/// The version of a file: 0 where it is still empty.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    let pragma = |name| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0));
    let application: i64 = pragma("application_id").map_err(|error| ours(error, path))?;
    let version: i64 = pragma("user_version")?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application == 0 && version == 0 && tables == 0 {
        return Ok(0);
    }
    if application != i64::from(APPLICATION_ID) {
        return Err(StoreError::NotOurs(path.to_owned()));
    }
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}
