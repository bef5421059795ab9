//! The draft of a tournament in a file beside the club's: the input of the wizard outlives the
//! program.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::export::file::{self, Readers};
use crate::opener;
use crate::request::draft::Draft;

/// Drafts that are kept at most; their names are known to `export::file`.
const MOST: u32 = 5;

#[derive(Debug)]
pub(super) enum FoundDraft {
    Nothing,
    Draft(Box<Draft>),
    /// Something that is no draft, and where it was put.
    Damaged(PathBuf),
}

/// The files of a club's drafts, one a desk: the club's file with `.draft.json` behind its name, `.draft-2.json` and so
/// on.
pub(super) fn paths(club: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    let name = |no| if no > 1 { format!(".draft-{no}.json") } else { ".draft.json".to_owned() };
    (1..=MOST).map(move |no| beside(club, &name(no)))
}

/// Whether this desk may write to a file: it holds the draft that this desk left there, or none that somebody goes on
/// with.
pub(super) fn is_own(path: &Path, known: Option<&Draft>) -> bool {
    let Ok(bytes) = opener::read(path) else { return known.is_none() };
    let held: Option<Draft> = serde_json::from_slice(&bytes).ok();
    match known {
        Some(_) => held.as_ref() == known,
        None => held.is_some_and(|held| held.opened),
    }
}

fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

/// Reads a draft. What cannot be read is put aside, so that it neither stands in the way nor is
/// overwritten.
pub(super) fn find(path: &Path) -> io::Result<FoundDraft> {
    let bytes = match opener::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(FoundDraft::Nothing),
        Err(error) => return Err(error),
    };
    if let Ok(draft) = serde_json::from_slice(&bytes) {
        return Ok(FoundDraft::Draft(Box::new(draft)));
    }
    let aside = (1..100)
        .map(|count| beside(path, &if count > 1 { format!(".bad-{count}") } else { ".bad".into() }))
        .find(|aside| !aside.exists());
    let aside = aside.unwrap_or_else(|| beside(path, ".bad"));
    fs::rename(path, &aside)?;
    Ok(FoundDraft::Damaged(aside))
}

/// Writes a draft in the place of the one before; a reader sees one or the other whole. It
/// holds names, and is the operator's alone.
pub(super) fn keep(path: &Path, draft: &Draft) -> io::Result<()> {
    let write = |out: &mut dyn Write| Ok(serde_json::to_writer_pretty(out, draft)?);
    file::replace(path, Readers::Operator, write)
}

/// Takes a draft away, if there is one.
pub(super) fn throw_away(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
