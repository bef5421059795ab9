//! Small files for their owner only, which are there whole or as they were before.

use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::{Builder, NamedTempFile};

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
    written(path, content)?.persist(path)?;
    sync_folder(path);
    Ok(())
}

/// Writes a file where none lies; says whether it did. Of two programs that do so at once, one does.
pub fn write_new<T: Serialize>(path: &Path, content: &T) -> io::Result<bool> {
    match written(path, content)?.persist_noclobber(path) {
        Ok(_) => {
            sync_folder(path);
            Ok(true)
        }
        Err(kept) if kept.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(kept) => Err(kept.error),
    }
}

/// A file of this content beside the place that it is for.
fn written<T: Serialize>(path: &Path, content: &T) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(".hall-").tempfile_in(folder)?;
    serde_json::to_writer_pretty(&mut file, content)?;
    file.flush()?;
    file.as_file().sync_all()?;
    Ok(file)
}
