//! Names of files beside the club's.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The path that goes on like that.
pub(super) fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The first of `path`, `path-2`, `path-3` … at which nothing lies.
pub(super) fn free(path: &Path) -> PathBuf {
    let numbered = (2..u32::MAX).map(|count| with(path, &format!("-{count}")));
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    [path.to_owned()].into_iter().chain(numbered).find(is_free).unwrap_or_else(|| path.to_owned())
}

/// The folder in which a file lies.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}
