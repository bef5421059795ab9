//! The list of what was written into a folder: a line a file, with what it shows and how long it is.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path};

use super::{NotWritten, Page, failed};
use crate::export::file::{self, Readers};
use crate::opener;

/// The name of the list in the site's folder.
const NAME: &str = ".banzuke-site";
/// Its first line.
const HEAD: &str = "banzuke site 1";

/// A file as it was written: the mark of its content, and its length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) shows: u64,
    pub(super) length: u64,
}

/// The files that are ours, by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Manifest(pub(super) BTreeMap<String, Known>);

impl Manifest {
    /// Reads the list of a folder; none where there is no folder yet, or one that holds nothing but hidden files.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, NotWritten> {
        match fs::metadata(folder) {
            Ok(found) if !found.is_dir() => return Err(NotWritten::NoFolder(folder.to_owned())),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(folder, error)),
        }
        let path = folder.join(NAME);
        let text = match opener::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return empty(folder).map(|()| None);
            }
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return Err(NotWritten::Manifest(path));
            }
            Err(error) => return Err(failed(&path, error)),
        };
        let mut lines = text.lines();
        let sound = lines.next() == Some(HEAD);
        let files: Option<BTreeMap<String, Known>> = lines.map(line).collect();
        files.filter(|_| sound).map(|files| Some(Self(files))).ok_or(NotWritten::Manifest(path))
    }

    /// The list with pages that are still to be written.
    pub(super) fn and(&self, pages: &[Page<'_>]) -> Self {
        let mut both = self.clone();
        for page in pages {
            both.0.entry(page.path.clone()).or_default();
        }
        both
    }

    pub(super) fn write(&self, folder: &Path) -> Result<(), NotWritten> {
        let path = folder.join(NAME);
        let written = file::replace(&path, Readers::Usual, |out| {
            writeln!(out, "{HEAD}")?;
            for (path, Known { shows, length }) in &self.0 {
                writeln!(out, "{shows:016x} {length} {path}")?;
            }
            Ok(())
        });
        written.map_err(|error| failed(&path, error))
    }
}

/// Whether a folder holds nothing, or hidden files only, such as those of Git.
fn empty(folder: &Path) -> Result<(), NotWritten> {
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, error))?;
    for entry in entries {
        let entry = entry.map_err(|error| failed(folder, error))?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            return Err(NotWritten::Foreign(entry.path()));
        }
    }
    Ok(())
}

fn line(line: &str) -> Option<(String, Known)> {
    let mut parts = line.splitn(3, ' ');
    let shows = u64::from_str_radix(parts.next()?, 16).ok()?;
    let length = parts.next()?.parse().ok()?;
    let path = parts.next()?;
    // A list that somebody changed must not lead out of the folder.
    let stays = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    (stays && !path.is_empty()).then(|| (path.to_owned(), Known { shows, length }))
}
