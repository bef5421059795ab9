//! A new club's file, which appears whole or not at all.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::Builder;

use super::backup::{UNFINISHED, put};
use super::connection::ordinary;
use super::migrate::migrate;
use super::sibling_paths::folder_of;
use super::{StoreError, schema};
use crate::opener;

/// Makes a file of today's version that holds no entry, for its owner only. Where another desk was faster, theirs
/// stays.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    opener::not_dangling(path)
        .map_err(|source| StoreError::Io { path: path.to_owned(), source })?;
    let whole = ordinary(path)?;
    let folder = folder_of(&whole);
    let io = |source| StoreError::Io { path: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(io)?;
    let file =
        Builder::new().prefix(".club.").suffix(UNFINISHED).tempfile_in(folder).map_err(io)?;
    let mut connection = Connection::open(file.path())?;
    migrate(&mut connection, file.path(), schema::VERSIONS)?;
    schema::complete(&mut connection)?;
    // There is nothing yet that would have to be chained.
    connection.execute("DELETE FROM due WHERE task = 'chain'", [])?;
    connection.close().map_err(|(_, error)| error)?;
    match put(file, &whole) {
        Err(StoreError::Exists(_)) => Ok(()),
        put => put,
    }
}
