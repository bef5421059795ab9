//! The journal of a replaced file, kept beside the file that replaced it.

use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::Builder;

use super::Entry;
use super::chain::{Digest, Link};
use super::sibling_paths::with;
use crate::opener::sync_folder;

/// A kept journal.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) path: PathBuf,
    /// Whether it was kept before.
    is_old: bool,
}

impl Kept {
    /// Removes it, unless it was kept before: it has nothing that the new file lacks.
    pub(crate) fn take_back(self) {
        if !self.is_old {
            let _ = fs::remove_file(self.path);
        }
    }
}

/// Writes a whole journal, days of birth included, into a file for its owner only. Its name depends on the journal, so
/// that the same journal is kept once.
pub(crate) fn keep(path: &Path, entries: &[Arc<Entry>]) -> io::Result<Kept> {
    let whole = std::path::absolute(path)?;
    let folder = whole.parent().unwrap_or(&whole);
    let mut file = Builder::new().prefix(".kept-").tempfile_in(folder)?;
    let mut before = Digest::default();
    let mut lines = BufWriter::new(&mut file);
    for entry in entries {
        before = Link::after(&before, entry).digest;
        writeln!(lines, "{}", entry.to_digested_line(&before))?;
    }
    lines.flush()?;
    drop(lines);
    file.as_file().sync_all()?;
    let to = with(&whole, &format!(".kept-{}-{}.jsonl", entries.len(), before.short()));
    let is_old = fs::exists(&to)?;
    file.persist(&to)?;
    sync_folder(&to);
    Ok(Kept { path: to, is_old })
}
