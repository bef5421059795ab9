//! The versions of the file, and the way from an older one to today's.
//!
//! Migrations have a runner of our own: the copy of the file before one, and the refusal of newer files, stand around
//! any runner anyway.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior};

use super::backup::copy_beside;
use super::chain::Digest;
use super::companions::with;
use super::rows::digest;
use super::{Identity, StoreError};
use crate::club::Seq;

/// "BNZK": marks a file as ours.
const APPLICATION_ID: i32 = 0x424E_5A4B;

/// The version from which on entries carry digests.
pub(super) const CHAINED: usize = 5;

/// The additions of each version. Append only: a version once released never changes.
pub(super) const VERSIONS: &[&str] = &[
    include_str!("../../schema/001_journal.sql"),
    include_str!("../../schema/002_events.sql"),
    include_str!("../../schema/003_registry.sql"),
    include_str!("../../schema/004_ratings.sql"),
    include_str!("../../schema/005_digests.sql"),
    include_str!("../../schema/006_format_names.sql"),
    include_str!("../../schema/007_cards.sql"),
    include_str!("../../schema/008_publicity.sql"),
    include_str!("../../schema/009_swiss.sql"),
    include_str!("../../schema/010_imports.sql"),
];

/// Checks that no newer program has migrated an open file to its own version.
pub(super) fn is_still_known(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let path = path.to_owned();
    match (version(connection, &path)?, VERSIONS.len()) {
        (found, known) if found > known => Err(StoreError::NewerSchema { path, found, known }),
        (found, known) if found < known => Err(StoreError::Replaced(path)),
        _ => Ok(()),
    }
}

/// The tables that every file of today's version gets when it is opened to be written, by name.
const LATER: [(&str, &str); 4] = [
    ("head", include_str!("../../schema/head.sql")),
    ("origin", include_str!("../../schema/origin.sql")),
    ("published", include_str!("../../schema/published.sql")),
    ("pending", include_str!("../../schema/pending.sql")),
];

/// The tables that entries are written to and read from. They are as they should be, or the file is not opened.
const TRUTH: [&str; 3] = ["due", "head", "journal"];

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

/// Gives a file of today's version the tables of [`LATER`] that it lacks.
pub(super) fn complete(connection: &mut Connection) -> Result<(), StoreError> {
    for (name, made) in LATER {
        if has(connection, name)? {
            continue;
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if !has(&transaction, name)? {
            transaction.execute_batch(made)?;
        }
        transaction.commit()?;
    }
    Ok(())
}

pub(super) fn has(connection: &Connection, name: &str) -> rusqlite::Result<bool> {
    let has = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)";
    connection.query_row(has, [name], |row| row.get(0))
}

/// Checks that the tables of the journal are as this program makes them, and that its last entry is still there.
pub(super) fn is_whole(connection: &Connection) -> Result<(), StoreError> {
    let look = connection.unchecked_transaction()?;
    let (found, expected) = (objects(&look)?, expected()?);
    let head = head(&look)?;
    for name in TRUTH {
        let table = format!("table {name}");
        // Opened to be read, a file may have no head yet.
        let may_lack = name == "head" && head.is_none();
        if !may_lack && found.get(&table) != expected.get(&table) {
            return Err(StoreError::Incomplete(format!("{table} is not as it should be")));
        }
    }
    let Some(Head { seq, digest: noted, .. }) = head else { return Ok(()) };
    match digest(&look, seq)? {
        _ if seq == Seq::default() => Ok(()),
        None => Err(StoreError::Shortened { last: last(&look)?, noted: seq }),
        Some(found) if found == noted || noted == Digest::default() => Ok(()),
        Some(_) => Err(StoreError::Altered(seq)),
    }
}

/// The identity of this file among several of one club, and the machine whose
/// copy it is; the first epoch and no machine if the file does not say.
pub(super) fn origin(connection: &Connection) -> Result<(Identity, Option<String>), StoreError> {
    let club = head(connection)?.map(|head| head.club).unwrap_or_default();
    if !has(connection, "origin")? {
        return Ok((Identity { club, epoch: 1 }, None));
    }
    let origin = connection.query_row("SELECT epoch, host FROM origin", [], |row| {
        let epoch = u64::try_from(row.get::<_, i64>(0)?).unwrap_or_default();
        Ok((Identity { club, epoch }, row.get(1)?))
    });
    Ok(origin?)
}

/// Notes the epoch of a file, and the machine whose copy it is.
pub(super) fn set_origin(
    connection: &Connection,
    epoch: u64,
    host: Option<&str>,
) -> rusqlite::Result<()> {
    if !has(connection, "origin")? {
        connection.execute_batch(include_str!("../../schema/origin.sql"))?;
    }
    let epoch = i64::try_from(epoch).unwrap_or(i64::MAX);
    connection.execute("UPDATE origin SET epoch = ?1, host = ?2", (epoch, host)).map(|_| ())
}

/// The last entry as it was noted, and the club that the file is of.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) club: String,
    seq: Seq,
    digest: Digest,
}

/// The head of a file; none where a program without it wrote the file.
pub(super) fn head(connection: &Connection) -> Result<Option<Head>, StoreError> {
    if !has(connection, "head")? {
        return Ok(None);
    }
    let head = connection.query_row("SELECT club, seq, digest FROM head", [], |row| {
        let seq = Seq(u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default());
        Ok(Head { club: row.get(0)?, seq, digest: Digest(row.get(2)?) })
    });
    let lost = || StoreError::Incomplete("table head has no row".to_owned());
    head.optional()?.map(Some).ok_or_else(lost)
}

pub(super) fn last(connection: &Connection) -> rusqlite::Result<Seq> {
    let last: i64 = connection.query_row(
        "SELECT coalesce(max(seq), 0) FROM journal WHERE seq > 0",
        [],
        |row| row.get(0),
    )?;
    Ok(Seq(u64::try_from(last).unwrap_or_default()))
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
    let (found, expected) = (objects(connection)?, expected()?);
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
    let expected = expected()?;
    for (name, sql) in objects(connection)? {
        let (kind, name) = name.split_once(' ').unwrap_or_default();
        if expected.get(&format!("{kind} {name}")) != Some(&sql) && kind != "table" {
            connection.execute_batch(&format!("DROP {kind} \"{}\"", name.replace('"', "\"\"")))?;
        }
    }
    let found = objects(connection)?;
    for (name, sql) in expected {
        if name.starts_with("index ") && !found.contains_key(name) {
            connection.execute_batch(sql)?;
        }
    }
    Ok(())
}

/// Tables, indexes, triggers and views, each with the statement that made it.
type Objects = BTreeMap<String, String>;

/// The objects of a file of today's version.
static EXPECTED: OnceLock<Objects> = OnceLock::new();

/// The objects of a new file, made once: each opening compares with them.
fn expected() -> Result<&'static Objects, StoreError> {
    match EXPECTED.get() {
        Some(expected) => Ok(expected),
        None => newest().map(|_| EXPECTED.wait()),
    }
}

fn objects(connection: &Connection) -> Result<Objects, StoreError> {
    // Objects that SQLite makes by itself, such as the index of a unique column, have no text of their own.
    let mut query = connection
        .prepare("SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql NOT NULL")?;
    let objects = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(objects.collect::<rusqlite::Result<_>>()?)
}

/// A file of today's version in memory.
pub(super) fn newest() -> Result<Connection, StoreError> {
    let connection = Connection::open_in_memory()?;
    for step in VERSIONS.iter().copied().chain(LATER.map(|(_, made)| made)) {
        connection.execute_batch(step)?;
    }
    sign(&connection, VERSIONS.len())?;
    if EXPECTED.get().is_none() {
        let made = objects(&connection)?;
        EXPECTED.get_or_init(|| made);
    }
    Ok(connection)
}

/// Notes the program and the version of a file in it.
fn sign(connection: &Connection, version: usize) -> rusqlite::Result<()> {
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    connection.pragma_update(None, "user_version", i64::try_from(version).unwrap_or(i64::MAX))
}

/// Turns SQLite's "not a database" into our error.
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
    sign(&transaction, newest)?;
    transaction.commit()?;
    log::info!("brought from version {found} to {newest}");
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::super::schema::VERSIONS;
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
