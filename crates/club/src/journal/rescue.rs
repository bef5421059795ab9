//! Takes out of a damaged file, entry by entry, what can be read.
//!
//! The file itself is never opened by SQLite and never written: everything is done to a copy of
//! it and of the log beside it. Rows are read by SQLite as far as it gets, and beyond that from
//! the raw bytes. Entries keep their numbers; where one is missing an empty one stands, or what
//! the published tables say of it, so that later entries, undos and issued numbers still fit.

mod guess;
mod rebuild;
mod tables;
mod walk;

use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use self::guess::{Candidate, Guess};
use self::tables::Published;
use self::walk::Image;
use super::companions::are_foreign;
use super::connection::{log_of, regular, rollback_of};
use super::verify::Unsound;
use super::{Entry, EntryFault, StoreError};
use crate::club::{Action, Club, Refusal, Seq};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// The most times that the file is read: a desk at work changes it while it is read.
const READS: usize = 20;

/// The fewest bytes that a row of a table takes.
const SMALLEST_ROW: usize = 4;

/// Names for what later entries need and of which nothing is left but the number.
pub trait StandIns: fmt::Debug {
    fn player(&self, player: PlayerId) -> String;
    fn tournament(&self, tournament: TournamentId) -> String;
}

/// The recovered entries of a file.
#[derive(Debug)]
pub struct Rescued {
    /// A whole journal. Entries that could not be taken stand in it by their number alone.
    pub entries: Vec<Arc<Entry>>,
    /// The club after it.
    pub club: Club,
    /// How many entries the file had, as far as that is known.
    pub known: usize,
    /// The entries not recovered as they were, in the order of the journal.
    pub losses: Vec<Loss>,
    /// Whether the log of another file lay beside it, which was left out.
    pub foreign_log: bool,
}

impl Rescued {
    /// How many entries were taken.
    pub fn taken(&self) -> usize {
        let left = |loss: &&Loss| !matches!(loss.why, Why::Mended(_));
        self.known - self.losses.iter().filter(left).count()
    }
}

/// An entry that was not taken as it was.
#[derive(Clone, Debug)]
pub struct Loss {
    pub seq: Seq,
    /// When it was written, if that can be read.
    pub at: Option<DateTime<Utc>>,
    /// The desk that wrote it, if that can be read.
    pub desk: Option<String>,
    /// Why it was not taken.
    pub why: Why,
    /// The replacement: decisions from the published tables, and stand-ins that later entries need.
    pub instead: Vec<Action>,
    /// The entry that it is now taken to have undone.
    pub undoes: Option<Seq>,
    /// The entry added at the end that undoes it, where only numbers that it issued are known.
    pub retired_by: Option<Seq>,
}

/// Why an entry was not taken as it was.
#[derive(Clone, Debug)]
pub enum Why {
    /// Nothing of it was found.
    Missing,
    /// Its decisions cannot be read; where even the text is missing, nothing more is known.
    Unreadable(Option<EntryFault>),
    /// It is not allowed without entries that were lost: the refusal, the club that refused it,
    /// and the entries that it most likely depended on.
    NotAllowed(Box<(Refusal, Club, Vec<Seq>)>),
    /// No desk could have written it where it stands.
    Unsound(Unsound),
    /// It was taken, but these parts of it cannot be read.
    Mended(Vec<Part>),
}

/// A part of an entry besides what it decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its number, which follows from where it stands.
    Number,
    /// When it was written.
    Time,
    Desk,
    Operation,
    /// Its decisions, which an undo has none of.
    Actions,
    /// The entry it undoes, none where it decides.
    Undoes,
    /// One letter of it; the chain of digests proves what it was.
    Letter,
    /// Something that can be read, but is not what was written: its digest differs.
    Altered,
}

/// Takes out of a file what can be read. Not a byte of it is changed, and nothing is left beside
/// it. A file in which nothing of a journal is found is refused.
pub fn rescue(file: &Path, names: &dyn StandIns) -> Result<Rescued, StoreError> {
    let io = |source| StoreError::Io { path: file.to_owned(), source };
    regular(file)?;
    let (main, log, rollback) = read_with_companions(file).map_err(io)?;
    let folder = tempfile::tempdir().map_err(io)?;
    let copy = folder.path().join("club.db");
    fs::write(&copy, &main).map_err(io)?;
    let most = (main.len() + log.len()) / SMALLEST_ROW;
    let companions = [(log_of(&copy), &log), (rollback_of(&copy), &rollback)];
    let lies_beside = companions.iter().any(|(_, content)| !content.is_empty());
    let by_itself = lies_beside.then(|| Source::read(&copy, &main, &[], most));
    for (path, content) in companions.iter().filter(|(_, content)| !content.is_empty()) {
        fs::write(path, content).map_err(io)?;
    }
    let applied = || Source::read(&copy, &main, &log, most);
    // Two journals are never mixed: the file's own counts.
    let (Source { places, published, version }, foreign_log) = match by_itself {
        None => (applied(), false),
        Some(own) => match are_foreign(&copy) {
            Ok(true) => (own, true),
            Ok(false) => (applied(), false),
            Err(_) => {
                let applied = applied();
                if own.contradicts(&applied) { (own, true) } else { (applied, false) }
            }
        },
    };
    let mut picked = guess::pick(places);
    let is_newer = |row: &Candidate| matches!(row.actions, Err(Some(EntryFault::Newer(_))));
    match version {
        // The number of the version may be damaged, but then every kind of entry is known.
        Err(StoreError::NewerSchema { found, known, .. }) if picked.values().any(is_newer) => {
            return Err(StoreError::NewerSchema { path: file.to_owned(), found, known });
        }
        Err(_) | Ok(0) if picked.is_empty() => return Err(StoreError::NotOurs(file.to_owned())),
        _ => {}
    }
    walk::follow(&mut picked);
    let slots = tables::slots(picked);
    let rescued = rebuild::rebuild(slots, &Guess { published: &published, names });
    Ok(Rescued { foreign_log, ..rescued })
}

/// The readable content of a copy, with what lies beside it or alone.
struct Source {
    /// Rows of the journal: as SQLite gives them, and from the pages.
    places: Vec<Vec<Vec<Candidate>>>,
    published: Published,
    version: Result<usize, StoreError>,
}

impl Source {
    fn read(copy: &Path, main: &[u8], log: &[u8], most: usize) -> Self {
        let (mut places, published, version) = read_copy(copy, most);
        for size in walk::sizes(main) {
            places.push(walk::scan(&Image::with_log(main, log, size)));
            if !log.is_empty() {
                // Pages that a damaged log would replace.
                places.push(walk::scan(&Image::of(main, size)));
            }
        }
        Self { places, published, version }
    }

    /// Whether both hold an entry of one number with different digests: they are journals of two clubs.
    fn contradicts(&self, other: &Self) -> bool {
        let (own, other) = (guess::pick(self.places.clone()), guess::pick(other.places.clone()));
        own.iter().any(|(seq, row)| {
            let both = row.link.as_ref().zip(other.get(seq).and_then(|row| row.link.as_ref()));
            both.is_some_and(|(own, other)| own != other)
        })
    }
}

/// The readable content of a copy: rows of the journal, the published tables, and the version of the file.
fn read_copy(
    copy: &Path,
    most: usize,
) -> (Vec<Vec<Vec<Candidate>>>, Published, Result<usize, StoreError>) {
    let connection = match walk::open(copy) {
        Ok(connection) => connection,
        Err(error) => return (Vec::new(), Published::default(), Err(error.into())),
    };
    let version = super::schema::recognise(&connection, copy, super::schema::VERSIONS);
    let journal = walk::journal(&connection, most);
    (vec![journal], Published::read(&connection, most), version)
}

/// A file, its log and its rollback journal, read while no desk writes to them.
fn read_with_companions(file: &Path) -> io::Result<(Vec<u8>, Vec<u8>, Vec<u8>)> {
    let state =
        || [file, &log_of(file)].map(|path| fs::metadata(path).and_then(|it| it.modified()).ok());
    for _ in 0..READS {
        let before = state();
        let read = (fs::read(file)?, read_beside(&log_of(file))?, read_beside(&rollback_of(file))?);
        if state() == before {
            return Ok(read);
        }
    }
    Err(ErrorKind::ResourceBusy.into())
}

/// The content of a file; empty if there is none.
fn read_beside(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}
