//! How an older file is brought to today's version.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::backup::copy_beside;
use super::schema::{APPLICATION_ID, recognise, version};
use super::sibling_paths::with;

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
