//! The versions of the file, and the way from an older one to today's.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::backup::{copy_beside, with};

/// "BNZK": marks a file as ours.
pub(super) const APPLICATION_ID: i32 = 0x424E_5A4B;

/// The version from which on entries carry digests.
pub(super) const CHAINED: usize = 5;

/// What each version adds to the one before it. Append only: a version once released never
/// changes.
pub(super) const VERSIONS: &[&str] = &[
    include_str!("../../assets/schema/001_journal.sql"),
    include_str!("../../assets/schema/002_events.sql"),
    include_str!("../../assets/schema/003_registry.sql"),
    include_str!("../../assets/schema/004_ratings.sql"),
    include_str!("../../assets/schema/005_digests.sql"),
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

/// Brings a file to the newest version of `versions`. An older file is copied beside itself
/// first. Gives the copy.
pub(super) fn migrate(
    connection: &mut Connection,
    path: &Path,
    versions: &[&str],
) -> Result<Option<PathBuf>, StoreError> {
    let newest = versions.len();
    let found = recognise(connection, path, versions)?;
    if found == newest {
        return Ok(None);
    }
    let name = with(path, &format!(".before-v{}", found + 1));
    let copy = if found == 0 { None } else { Some(copy_beside(connection, &name)?) };
    // Another desk may be doing the same right now: look again once the file is ours.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction, path)?;
    for step in versions.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", i64::try_from(newest).unwrap_or(i64::MAX))?;
    transaction.commit()?;
    log::info!("brought from version {found} to {newest}");
    Ok(copy)
}

/// What of a file's tables, indexes, triggers and views is not as today's version has it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// What does not belong there, or is not as it should be.
    pub(super) alien: Vec<String>,
    /// What is not there.
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

/// Takes away triggers, views and indexes that do not belong in the file, and makes lacking indexes anew. Tables stay as
/// they are: they hold what somebody may want.
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

#[cfg(test)]
mod tests {
    use super::*;

    const NEXT: &str = "CREATE TABLE lamps (lamp INTEGER PRIMARY KEY) STRICT;";

    fn open(path: &Path) -> Connection {
        Connection::open(path).expect("a file")
    }

    #[test]
    fn a_new_file_gets_the_newest_version_and_an_older_one_is_copied_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut file = open(&path);
        assert_eq!(migrate(&mut file, &path, VERSIONS).expect("new"), None);
        assert_eq!(migrate(&mut file, &path, VERSIONS).expect("again"), None);
        let grown = [VERSIONS, &[NEXT]].concat();
        let copy = migrate(&mut file, &path, &grown).expect("migrated").expect("a copy");
        assert_eq!(copy, folder.path().join(format!("club.db.before-v{}", VERSIONS.len() + 1)));
        assert_eq!(version(&open(&copy), &copy).expect("ours"), VERSIONS.len());
        file.execute("INSERT INTO lamps DEFAULT VALUES", []).expect("the new table");
        let refused = migrate(&mut file, &path, VERSIONS);
        assert!(matches!(refused, Err(StoreError::NewerSchema { .. })));
    }

    #[test]
    fn a_file_of_another_program_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other.db");
        let mut file = open(&path);
        file.execute_batch("CREATE TABLE theirs (x)").expect("their table");
        assert!(matches!(migrate(&mut file, &path, VERSIONS), Err(StoreError::NotOurs(_))));
    }

    /// A migration that fails half way leaves the file as it was.
    #[test]
    fn a_failed_migration_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut file = open(&path);
        migrate(&mut file, &path, VERSIONS).expect("new");
        let broken = [VERSIONS, &[NEXT, "CREATE TABLE"]].concat();
        assert!(migrate(&mut file, &path, &broken).is_err());
        assert_eq!(version(&file, &path).expect("ours"), VERSIONS.len());
        assert!(file.execute("INSERT INTO lamps DEFAULT VALUES", []).is_err());
    }
}
