//! The draft of a tournament in a file beside the club's: the input of the wizard outlives the
//! program.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::DeskWorker;
use crate::export::file::{self, Readers};
use crate::opener;
use crate::request::Doing;
use crate::request::draft::Draft;
use crate::tui::event::DeskTask;
use crate::tui::event::{Message, Outcome};
use crate::tui::kit::layer::News;

/// Drafts that are kept at most; their names are known to `export::file`.
const MOST: u32 = 5;

impl DeskTask {
    /// Looks for the draft of a tournament, and comes back with it.
    pub fn find_draft() -> Self {
        Self::new("find_draft", |desk, _| Ok(desk.find_draft())).waited_for(Doing::Completing)
    }

    /// Keeps a draft where this desk has kept it before; where another desk has written there since, in a file of its own.
    pub fn keep_draft(draft: Draft) -> Self {
        Self::new("keep_draft", |desk, _| {
            let free = || paths(desk.desk.path()).find(|path| is_own(path, None));
            let Some(path) = own(desk.draft.take()).or_else(free) else {
                return Ok(Outcome::default());
            };
            let told = desk.unless_kept(&path, keep(&path, &draft));
            desk.draft = Some((path, Box::new(draft)));
            Ok(told)
        })
    }

    /// Takes away the draft that this desk has kept; one that another desk goes on with stays.
    pub fn drop_draft() -> Self {
        Self::new("drop_draft", |desk, _| {
            let Some(path) = own(desk.draft.take()) else { return Ok(Outcome::default()) };
            Ok(desk.unless_kept(&path, throw_away(&path)))
        })
    }
}

impl DeskWorker {
    fn find_draft(&mut self) -> Outcome {
        let mut paths = paths(self.desk.path()).filter(|path| path.exists());
        let Some(first) = paths.next() else { return Outcome::default() };
        // A draft with which a tournament was opened waits for that to be undone.
        let waits = |path: &PathBuf| is_own(path, None);
        let path = if waits(&first) { paths.find(|path| !waits(path)) } else { None };
        let path = path.unwrap_or(first);
        match find(&path) {
            Ok(FoundDraft::Nothing) => Outcome::default(),
            Ok(FoundDraft::Draft(draft)) => {
                self.draft = Some((path, draft.clone()));
                News::Draft(draft).into()
            }
            Ok(FoundDraft::Damaged(aside)) => {
                Message::refused(self.words.screen.wizard.damaged(&aside)).into()
            }
            Err(error) => {
                let why = self.words.message.command.unreadable(&path, &error);
                Message::refused(why.to_string()).into()
            }
        }
    }

    /// Tells once that the draft's file could not be written, as where the folder may not be. What is typed goes on.
    fn unless_kept(&mut self, path: &Path, kept: io::Result<()>) -> Outcome {
        match kept {
            Err(error) if !self.no_drafts => {
                self.no_drafts = true;
                Message::refused(self.words.screen.wizard.not_kept(path, &error)).into()
            }
            Ok(()) | Err(_) => Outcome::default(),
        }
    }
}

#[derive(Debug)]
enum FoundDraft {
    Nothing,
    Draft(Box<Draft>),
    /// Something that is no draft, and where it was put.
    Damaged(PathBuf),
}

/// The files of a club's drafts, one a desk: the club's file with `.draft.json` behind its name, `.draft-2.json` and so
/// on.
fn paths(club: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    let name = |no| if no > 1 { format!(".draft-{no}.json") } else { ".draft.json".to_owned() };
    (1..=MOST).map(move |no| beside(club, &name(no)))
}

/// Whether this desk may write to a file: it holds the draft that this desk left there, or none that somebody goes on
/// with.
fn is_own(path: &Path, known: Option<&Draft>) -> bool {
    let Ok(bytes) = opener::read(path) else { return known.is_none() };
    let held: Option<Draft> = serde_json::from_slice(&bytes).ok();
    match known {
        Some(_) => held.as_ref() == known,
        None => held.is_some_and(|held| held.opened),
    }
}

/// The file of a draft that this desk knows, if it still holds it.
fn own(known: Option<(PathBuf, Box<Draft>)>) -> Option<PathBuf> {
    known.filter(|(path, known)| is_own(path, Some(known))).map(|(path, _)| path)
}

fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

/// Reads a draft. What cannot be read is put aside, so that it neither stands in the way nor is
/// overwritten.
fn find(path: &Path) -> io::Result<FoundDraft> {
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
fn keep(path: &Path, draft: &Draft) -> io::Result<()> {
    let write = |out: &mut dyn Write| Ok(serde_json::to_writer_pretty(out, draft)?);
    file::replace(path, Readers::Operator, write)
}

/// Takes a draft away, if there is one.
fn throw_away(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
