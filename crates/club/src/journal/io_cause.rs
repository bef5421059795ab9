//! Why the disk refused: SQLite says only that it failed, the system says why.

use std::fs::File;
use std::io::{self, ErrorKind, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use super::StoreError;
use super::connection::ordinary;

/// As many bytes as an entry needs, so that a disk with less room is found to be full.
const PROBE: u64 = 64 * 1024;

/// The error with its true cause, from the system or from writing beside the file.
///
/// The file itself is not opened: once closed again, that would take away the locks that other desks of this process
/// hold on it.
pub(super) fn true_cause(error: StoreError, path: &Path) -> StoreError {
    let Ok(whole) = ordinary(path) else { return error };
    let folder = whole.parent().unwrap_or(&whole);
    if let StoreError::Io { source, .. } = &error
        && let Some(cause) = system_error(source, folder)
    {
        return cause;
    }
    cause_by(error, folder, || probe(folder))
}

/// The error with the cause that another attempt to write in that folder shows.
pub(super) fn cause_by(
    error: StoreError,
    folder: &Path,
    attempt: impl FnOnce() -> io::Result<()>,
) -> StoreError {
    match error {
        StoreError::Io { .. }
        | StoreError::Failed(_)
        | StoreError::Unreachable(_)
        | StoreError::ReadOnly => match attempt() {
            Err(why) if !is_of_the_path(&why) => named(why, folder),
            Err(_) | Ok(()) => error,
        },
        _ => error,
    }
}

/// A system error about a folder, as our error.
pub(super) fn named(why: io::Error, folder: &Path) -> StoreError {
    system_error(&why, folder).unwrap_or_else(|| {
        if is_of_the_path(&why) || why.kind() == ErrorKind::FileTooLarge {
            StoreError::Io { path: folder.to_owned(), source: why }
        } else {
            StoreError::Disk(why.to_string())
        }
    })
}

/// Whether an error says nothing about the disk itself.
fn is_of_the_path(why: &io::Error) -> bool {
    matches!(
        why.kind(),
        ErrorKind::PermissionDenied | ErrorKind::NotADirectory | ErrorKind::InvalidFilename
    )
}

/// A system error as ours, where we have one.
fn system_error(why: &io::Error, folder: &Path) -> Option<StoreError> {
    let is_gone = why.kind() == ErrorKind::NotFound;
    StoreError::of_disk(why).or_else(|| is_gone.then(|| StoreError::NoFolder(folder.to_owned())))
}

/// Writes to a file of its own.
fn probe(folder: &Path) -> io::Result<()> {
    let path = folder.join(format!(".club-probe-{}", std::process::id()));
    let mut file = match File::create_new(&path) {
        // The disk failed before the last one could be taken away.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            std::fs::remove_file(&path)?;
            File::create_new(&path)?
        }
        opened => opened?,
    };
    let written = fill(&mut file, PROBE);
    let removed = std::fs::remove_file(path);
    written.and(removed)
}

/// Writes on a file until it has so many bytes, and has the disk keep them.
pub(super) fn fill(file: &mut File, length: u64) -> io::Result<()> {
    const BLOCK: [u8; 4096] = [0; 4096];
    let mut at = file.seek(SeekFrom::End(0))?;
    while at < length {
        file.write_all(&BLOCK)?;
        at += 4096;
    }
    file.sync_all()
}
