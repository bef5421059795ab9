//! Why the disk refused: SQLite says only that it failed, the system says why.

use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use super::StoreError;
use super::connection::ordinary;

/// As much as an entry needs, so that a disk with less room is found to be full.
const PROBE: usize = 64 * 1024;

/// The error with its true cause, where the system told it or writing beside the file shows one.
///
/// The file itself is not opened: once closed again, that would take away the locks that other
/// desks of this process hold on it.
pub(super) fn true_cause(error: StoreError, path: &Path) -> StoreError {
    let Ok(whole) = ordinary(path) else { return error };
    let folder = whole.parent().unwrap_or(&whole);
    if let StoreError::Io { source, .. } = &error
        && let Some(cause) = told(source, folder)
    {
        return cause;
    }
    match &error {
        StoreError::Io { .. }
        | StoreError::Failed(_)
        | StoreError::Unreachable(_)
        | StoreError::ReadOnly => match probe(folder) {
            Err(why)
                if !matches!(
                    why.kind(),
                    ErrorKind::PermissionDenied | ErrorKind::NotADirectory
                ) =>
            {
                told(&why, folder).unwrap_or_else(|| StoreError::Disk(why.to_string()))
            }
            Err(_) | Ok(()) => error,
        },
        _ => error,
    }
}

/// What the system says, where there are words for it.
fn told(why: &std::io::Error, folder: &Path) -> Option<StoreError> {
    Some(match why.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
        ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnlyDisk,
        ErrorKind::NotFound => StoreError::NoFolder(folder.to_owned()),
        _ => return None,
    })
}

/// Writes to a file of its own.
fn probe(folder: &Path) -> std::io::Result<()> {
    let path = folder.join(format!(".club-probe-{}", std::process::id()));
    let mut file = match File::create_new(&path) {
        // The disk failed before the last one could be taken away.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            std::fs::remove_file(&path)?;
            File::create_new(&path)?
        }
        opened => opened?,
    };
    let written = file.write_all(&vec![0; PROBE]).and_then(|()| file.sync_all());
    let removed = std::fs::remove_file(path);
    written.and(removed)
}
