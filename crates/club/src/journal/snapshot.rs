//! The club as it was folded, kept beside its file so that opening need not fold years again.
//!
//! A snapshot is never the truth. It is believed where the same program folded the very rows that lie in the file up to an
//! entry, and nothing behind that entry takes one of them back; the entries behind it are folded from it. Anything else,
//! a changed byte, a part, another version, another journal, is as if none were there. It is written when a desk leaves
//! with many decisions behind the last one, under another name first, and never while an entry waits.

use std::hash::{BuildHasher as _, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc;
use std::{fs, io, thread};

use foldhash::quality::{FixedState, FoldHasher};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use tempfile::Builder;

use super::backup::UNFINISHED;
use super::chain::{Digest, Ledger};
use super::connection::one_moment;
use super::rows::{Stored, digest, number};
use super::sibling_paths::{folder_of, with};
use super::{Entry, StoreError};
use crate::club::{Club, Seq};
use crate::opener;

/// A digest against chance: whoever may write here may write the journal.
type Seal = u64;

fn sealing() -> FoldHasher<'static> {
    FixedState::default().build_hasher()
}

/// The sources of the program that folds; `build.rs`.
const PROGRAM: &str = env!("BANZUKE_FOLD");

/// Rows that are looked at together, beside the reading of others.
const CHUNK: usize = 2048;

/// The program and the journal of a snapshot.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Of {
    program: String,
    /// The last entry in it, and its digest.
    last: Seq,
    head: Digest,
    /// Over the rows up to that entry.
    rows: Seal,
}

/// A snapshot that lies beside a file; whether it is as it was written is still to be seen.
#[derive(Debug)]
pub(super) struct Snapshot {
    bytes: Vec<u8>,
    of: Of,
    /// Where the club begins in them.
    club: usize,
}

/// Where the snapshot of a file lies.
pub(super) fn path_of(file: &Path) -> PathBuf {
    with(file, ".fold")
}

impl Snapshot {
    /// The one beside a file, if this program wrote it.
    pub(super) fn beside(file: &Path) -> Option<Self> {
        let bytes = opener::read(&path_of(file)).ok()?;
        let sealed = bytes.get(size_of::<Seal>()..)?;
        let (of, club): (Of, _) = postcard::take_from_bytes(sealed).ok()?;
        let club = bytes.len() - club.len();
        (of.program == PROGRAM).then_some(Self { bytes, of, club })
    }

    /// The last entry in it.
    pub(super) fn last(&self) -> Seq {
        self.of.last
    }

    /// Whether it may be of a journal, and all entries in it count as they did.
    fn may_fit(&self, connection: &Connection) -> Result<bool, StoreError> {
        let taken_back = "SELECT EXISTS (SELECT 1 FROM journal WHERE seq > ?1 AND undoes <= ?1)";
        let mut query = connection.prepare_cached(taken_back)?;
        let taken_back: bool = query.query_row([number(self.of.last)], |row| row.get(0))?;
        Ok(!taken_back && digest(connection, self.of.last)? == Some(self.of.head.clone()))
    }

    /// The entries in it and their club; none where it is not of this journal.
    pub(super) fn open(&self, connection: &Connection) -> Result<Option<Open>, StoreError> {
        if !self.may_fit(connection)? {
            return Ok(None);
        }
        let (club, rows) = thread::scope(|scope| {
            let club = scope.spawn(|| self.club());
            let rows = rows(connection, self.of.last);
            (club.join().expect("a club is read or not"), rows)
        });
        let (entries, seal) = rows?;
        Ok(club.filter(|_| seal == self.of.rows).map(|club| Open { entries, club }))
    }

    fn club(&self) -> Option<Club> {
        let (head, club) = self.bytes.split_at_checked(self.club)?;
        let (seal, of) = head.split_at_checked(size_of::<Seal>())?;
        (seal == seal_over(of, club)).then(|| Club::from_bytes(club))?
    }
}

/// The seal over a whole snapshot.
fn seal_over(of: &[u8], club: &[u8]) -> [u8; size_of::<Seal>()] {
    let mut seal = sealing();
    [of, club].hash(&mut seal);
    seal.finish().to_le_bytes()
}

/// The entries of a snapshot, and their club.
pub(super) struct Open {
    pub(super) entries: Vec<Arc<Entry>>,
    pub(super) club: Club,
}

/// The rows up to an entry as entries whose actions are still to be read, and the seal over them.
fn rows(connection: &Connection, last: Seq) -> Result<(Vec<Arc<Entry>>, Seal), StoreError> {
    thread::scope(|scope| {
        let (rows, given) = mpsc::channel::<Vec<Stored>>();
        let sealed = scope.spawn(move || {
            let (mut entries, mut seal) = (Vec::new(), sealing());
            for row in given.into_iter().flatten() {
                row.hash(&mut seal);
                entries.push(Arc::new(row.unread()?));
            }
            Ok((entries, seal.finish()))
        });
        let mut chunk = Vec::new();
        let mut read = Stored::query(connection)?;
        let mut all = read.query([0, number(last)])?;
        while let Some(row) = all.next()? {
            chunk.push(Stored::new(row)?);
            if chunk.len() == CHUNK {
                // Nothing takes them any more behind a row that cannot be read.
                let _ = rows.send(std::mem::take(&mut chunk));
            }
        }
        let _ = rows.send(chunk);
        drop(rows);
        sealed.join().expect("rows are read or not")
    })
}

/// Writes the snapshot of a journal beside its file. The rows there are those that the club was folded of, or none is
/// written.
pub(super) fn write(connection: &Connection, file: &Path, known: &Ledger) -> io::Result<bool> {
    let fault = |error: StoreError| io::Error::other(error.to_string());
    let Some(rows) = sealed(connection, known).map_err(fault)? else { return Ok(false) };
    let (program, last, head) = (PROGRAM.to_owned(), known.last(), known.head().clone());
    let of = postcard::to_stdvec(&Of { program, last, head, rows }).map_err(io::Error::other)?;
    let Some(club) = known.club().to_bytes() else { return Ok(false) };
    let seal = seal_over(&of, &club);
    let to = path_of(&std::path::absolute(file)?);
    let folder = folder_of(&to);
    let mut made = Builder::new().prefix(".club.").suffix(UNFINISHED).tempfile_in(folder)?;
    [&seal[..], &of, &club].into_iter().try_for_each(|part| made.write_all(part))?;
    made.persist(&to)?;
    Ok(true)
}

/// The seal over all rows; none where one of them is not what is known.
fn sealed(connection: &Connection, known: &Ledger) -> Result<Option<Seal>, StoreError> {
    let _look = one_moment(connection)?;
    if digest(connection, known.last())?.as_ref() != Some(known.head()) {
        return Ok(None);
    }
    let mut seal = sealing();
    let mut read = Stored::query(connection)?;
    let mut rows = read.query([0, number(known.last())])?;
    for entry in known.entries() {
        let row = rows.next()?.map(Stored::new).transpose()?;
        let Some(row) = row.filter(|row| row.is_of(entry)) else { return Ok(None) };
        row.hash(&mut seal);
    }
    Ok(rows.next()?.is_none().then(|| seal.finish()))
}

/// Takes the snapshot of a file away.
pub(super) fn remove(file: &Path) {
    let _ = fs::remove_file(path_of(file));
}

#[cfg(test)]
mod tests;
