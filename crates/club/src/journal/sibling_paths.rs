//! Names of files beside the club's.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) use crate::opener::folder_of;
pub(super) use crate::opener::with;

/// The first of `path`, `path-2`, `path-3` … at which nothing lies.
pub(super) fn free(path: &Path) -> PathBuf {
    let numbered = (2..u32::MAX).map(|count| with(path, &format!("-{count}")));
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    [path.to_owned()].into_iter().chain(numbered).find(is_free).unwrap_or_else(|| path.to_owned())
}
