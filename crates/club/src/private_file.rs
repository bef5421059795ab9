//! Small files for their owner only, which are there whole or as they were before.

use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::Builder;

use crate::opener::sync_folder;

/// Reads a file; none where it is not there.
pub fn read<T: DeserializeOwned>(path: &Path) -> io::Result<Option<T>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file in the place of what lies there.
pub fn write<T: Serialize>(path: &Path, content: &T) -> io::Result<()> {
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(".hall-").tempfile_in(folder)?;
    serde_json::to_writer_pretty(&mut file, content)?;
    file.flush()?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    sync_folder(path);
    Ok(())
}
