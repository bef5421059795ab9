//! The one writer. Commands, screens and pages all act through a desk; it holds the club as it
//! stands, keeps up with other desks on the same file, and writes one entry at a time.

mod backups;
mod displacement;
mod error;
mod import_journal;
mod log_lines;
mod publication;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, SubsecRound as _, Utc};

use crate::club::{Action, Club, Seq};
use crate::domain::progress::{NoProgress, Progress, Task};
use crate::journal::fold::{NotFolded, position};
use crate::journal::ledger::Ledger;
use crate::journal::publish::Diff;
use crate::journal::store::Missing;
use crate::journal::undo::{UndoRefusal, may_undo, next_redo, next_undo};
use crate::journal::validate::follows;
use crate::journal::verify::{Finding, verify};
use crate::journal::{Digest, Entry, Folded, News, OpId, Store, StoreError, Transaction};
use crate::opener::{Held, hold};
pub use backups::{Backup, Restored, restore};
pub use displacement::{Displaced, Followed, There};
pub use error::DeskError;
use log_lines::tell_written;

/// When an operation happens and what it is called; both come from outside.
#[derive(Clone, Debug)]
pub struct Stamp {
    pub at: DateTime<Utc>,
    /// The operation's id: one that was recorded before is not recorded again.
    pub op: OpId,
}

/// An entry that was appended, its digest, and the club after it.
type Written = (Arc<Entry>, Digest, Club);

/// A desk: a file, and the club as it stands.
#[derive(Debug)]
pub struct Desk {
    store: Store,
    _held: Held,
    name: String,
    ledger: Ledger,
    /// The file's data version when other desks' entries were last read; none where they must be read anyway.
    version: Option<i64>,
    /// The digest of the last entry.
    head: Digest,
    /// The new state of the file, once it is not the one that was opened.
    displaced: Option<Displaced>,
    /// The state after the desk has gone over to another file, until [`Self::follow`] has returned it.
    moved: Option<Displaced>,
}

impl Desk {
    /// Opens a file and folds its journal. `name` signs this desk's entries.
    pub fn open(path: &Path, missing: Missing, name: &str) -> Result<Self, DeskError> {
        Self::at(Store::open, path, missing, name)
    }

    /// [`Self::open`] for this desk only: others are refused until it quits.
    pub fn open_alone(path: &Path, missing: Missing, name: &str) -> Result<Self, DeskError> {
        Self::at(Store::open_alone, path, missing, name)
    }

    fn at(
        open: impl FnOnce(&Path, Missing) -> Result<Store, StoreError>,
        path: &Path,
        missing: Missing,
        name: &str,
    ) -> Result<Self, DeskError> {
        let since = Instant::now();
        let mut desk = Self::on(open(path, missing)?, name)?;
        if !desk.store.is_read_only()? {
            desk.store.complete()?;
            if desk.store.must_chain()? {
                let transaction = desk.store.begin()?;
                transaction.chain()?;
                transaction.commit()?;
                desk.find_after_writing()?;
            }
            // This desk or another one may have written the digests since the journal was read, and others may have
            // entered something that this desk does not know yet.
            desk.head = desk.store.digest(desk.ledger.last())?.unwrap_or_default();
            if desk.store.must_publish()? {
                desk.republish()?;
            }
        }
        desk.tell_opened(since);
        Ok(desk)
    }

    fn on(store: Store, name: &str) -> Result<Self, DeskError> {
        let version = Some(store.data_version()?);
        let Folded { entries, club } = store.read_folded()?;
        follows(&[], &entries)?;
        let ledger = Ledger::of(entries, club?);
        let head = store.digest(ledger.last())?.unwrap_or_default();
        let name = name.to_owned();
        Ok(Self {
            _held: hold(store.path()),
            store,
            name,
            ledger,
            version,
            head,
            displaced: None,
            moved: None,
        })
    }

    /// Opens a file to look at it: nothing is ever written, and what other desks write is seen by
    /// [`Self::follow`]. A file of an older version is refused.
    pub fn open_to_read(path: &Path) -> Result<Self, DeskError> {
        let since = Instant::now();
        let desk = Self::on(Store::open_to_read(path)?, "")?;
        desk.tell_opened(since);
        Ok(desk)
    }

    /// The club as it stands.
    pub fn club(&self) -> &Club {
        self.ledger.club()
    }

    /// The journal, oldest first.
    pub fn entries(&self) -> &[Arc<Entry>] {
        self.ledger.entries()
    }

    /// The last entry and its digest, which stands for the whole journal.
    pub fn head(&self) -> (Seq, &Digest) {
        (self.ledger.last(), &self.head)
    }

    /// Closes the file of a program that ends with this: what it knows of the club goes with it as a whole, and not piece
    /// by piece.
    pub fn leave(mut self) {
        self.look_once_more();
        std::mem::forget(std::mem::take(&mut self.ledger));
    }

    /// When an entry was written.
    pub fn written_at(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let entries = self.entries();
        let at = entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        Some(entries[at].at)
    }

    /// The digests of all entries as the file has them.
    pub fn digests(&self) -> Result<Vec<Digest>, DeskError> {
        Ok(self.store.digests()?)
    }

    /// Whether other desks are refused, as on a file system that other machines share.
    pub fn is_alone(&self) -> bool {
        self.store.is_alone()
    }

    /// The name that signs this desk's entries.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes the place where a log is kept that another file had left beside this one.
    pub fn take_set_aside(&mut self) -> Option<PathBuf> {
        self.store.take_set_aside()
    }

    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Reads what other desks have written since. Goes over to another file that was put in place of this one, and
    /// leaves this one complete once nothing happens.
    pub fn follow(&mut self) -> Result<Followed, DeskError> {
        let was_displaced = self.displaced.is_some();
        let mut is_back = was_displaced;
        match self.find() {
            Err(DeskError::Displaced(displaced)) if !was_displaced && self.moved.is_none() => {
                self.move_over(displaced)?;
                is_back = true;
            }
            Err(error) if self.moved.is_none() => return Err(error),
            Ok(()) | Err(_) => {}
        }
        if let Some(moved) = self.moved.take() {
            return Ok(Followed::Moved(moved));
        }
        if is_back {
            return Ok(Followed::Entries);
        }
        let version = Some(self.store.data_version()?);
        if version == self.version {
            self.store.rest()?;
            return Ok(Followed::Nothing);
        }
        let news = self.store.news(self.ledger.last())?;
        let any = catch_up(&mut self.ledger, &mut self.head, news)?;
        self.version = version;
        Ok(if any { Followed::Entries } else { Followed::Nothing })
    }

    /// Asks `decide` for actions on the present club, with the file locked, and records them as one durable entry or
    /// not at all. Returns the entry's number; `None` if there was nothing to do. An operation already recorded is not
    /// repeated.
    pub fn perform<E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl FnOnce(&Club) -> Result<Vec<Action>, E>,
    ) -> Result<Option<Seq>, E> {
        self.perform_watched(stamp, decide, &NoProgress)
    }

    /// [`Self::perform`] with progress by action and row. Stopped, it has done nothing.
    pub fn perform_watched<E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl FnOnce(&Club) -> Result<Vec<Action>, E>,
        progress: &dyn Progress,
    ) -> Result<Option<Seq>, E> {
        self.decide(stamp, |club| Ok((decide(club)?, ())), progress).map(|(seq, _)| seq)
    }

    /// [`Self::perform_watched`] where `decide` returns a value beside the actions; none if the operation was recorded
    /// before.
    pub fn decide<T, E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl FnOnce(&Club) -> Result<(Vec<Action>, T), E>,
        progress: &dyn Progress,
    ) -> Result<(Option<Seq>, Option<T>), E> {
        let (name, at) = (self.name.clone(), stamp.at.trunc_subsecs(3));
        self.write(progress, |ledger, transaction| {
            if let Some(seq) = transaction.find(&stamp.op).map_err(DeskError::from)? {
                return Ok((None, (Some(seq), None)));
            }
            let (actions, value) = decide(ledger.club())?;
            if actions.is_empty() {
                return Ok((None, (None, Some(value))));
            }
            let seq = Seq(ledger.last().0 + 1);
            let op = stamp.op.clone();
            let entry = Arc::new(Entry { seq, at, desk: name, op, undoes: None, actions });
            // Before the club is made: what it takes to write a long entry is gone again by then.
            let head = transaction.append(&entry).map_err(DeskError::from)?;
            let done = ledger.decided(&entry, progress);
            let next = done.map_err(|fault| match fault {
                NotFolded::NotAllowed(fault) => DeskError::Refused(fault.refusal),
                NotFolded::Stopped(stopped) => stopped.into(),
            })?;
            Ok((Some((entry, head, next)), (Some(seq), Some(value))))
        })
    }

    /// Undoes an entry, or the last one in force. Returns the number of the undone entry.
    pub fn undo(&mut self, stamp: &Stamp, seq: Option<Seq>) -> Result<Seq, DeskError> {
        self.undo_watched(stamp, seq, &NoProgress)
    }

    /// [`Self::undo`] with progress. Stopped, it has undone nothing.
    pub fn undo_watched(
        &mut self,
        stamp: &Stamp,
        seq: Option<Seq>,
        progress: &dyn Progress,
    ) -> Result<Seq, DeskError> {
        self.take_back(stamp, progress, |entries| {
            seq.or_else(|| next_undo(entries)).ok_or(UndoRefusal::NothingToUndo)
        })
    }

    /// Redoes what was undone last. Returns the number of the entry in force again.
    pub fn redo(&mut self, stamp: &Stamp) -> Result<Seq, DeskError> {
        self.redo_watched(stamp, None, &NoProgress)
    }

    /// [`Self::redo`] with progress, of what the named undo undid or else the last one. Stopped, it has done nothing.
    pub fn redo_watched(
        &mut self,
        stamp: &Stamp,
        undo: Option<Seq>,
        progress: &dyn Progress,
    ) -> Result<Seq, DeskError> {
        let undo = self.take_back(stamp, progress, |entries| {
            undo.or_else(|| next_redo(entries)).ok_or(UndoRefusal::NothingToRedo)
        })?;
        let undone = self.entries().iter().find(|entry| entry.seq == undo);
        Ok(undone.and_then(|entry| entry.undoes).unwrap_or(undo))
    }

    /// Compares the file with what its journal says.
    pub fn verify(&mut self) -> Result<Vec<Finding>, DeskError> {
        self.find()?;
        // Another desk may be writing: its entry is seen with all its rows, or not at all.
        let _held = self.store.hold()?;
        let news = self.store.news(self.ledger.last())?;
        catch_up(&mut self.ledger, &mut self.head, news)?;
        Ok(verify(&self.store, self.ledger.entries(), self.ledger.club())?)
    }

    /// Rebuilds the published tables from the journal, after another program has changed them.
    pub fn republish(&mut self) -> Result<(), DeskError> {
        self.find()?;
        let Some(transaction) = take(&mut self.store, &mut self.ledger, &mut self.head)? else {
            return Err(self.displace());
        };
        transaction.republish(Diff::new(&Club::nothing(), self.ledger.club()))?;
        transaction.commit()?;
        self.find_after_writing()
    }

    fn take_back(
        &mut self,
        stamp: &Stamp,
        progress: &dyn Progress,
        target: impl FnOnce(&[Arc<Entry>]) -> Result<Seq, UndoRefusal>,
    ) -> Result<Seq, DeskError> {
        let (desk, at, op) = (self.name.clone(), stamp.at.trunc_subsecs(3), stamp.op.clone());
        self.write(progress, |ledger, transaction| {
            let entries = ledger.entries();
            if let Some(seq) = transaction.find(&op)? {
                let sent = entries.iter().find(|entry| entry.seq == seq);
                return Ok((None, sent.and_then(|entry| entry.undoes).unwrap_or(seq)));
            }
            let target = target(entries)?;
            may_undo(entries, target)?;
            let again = position(entries, target).and_then(|at| entries[at].undoes);
            if let Some(again) = again.and_then(|seq| position(entries, seq))
                && !transaction.is_as_written(&entries[again])?
            {
                return Err(UndoRefusal::Altered(entries[again].seq).into());
            }
            let seq = Seq(ledger.last().0 + 1);
            let undo =
                Arc::new(Entry { seq, at, desk, op, undoes: Some(target), actions: Vec::new() });
            let next =
                ledger.after(std::slice::from_ref(&undo), progress).map_err(
                    |fault| match fault {
                        NotFolded::NotAllowed(fault) => DeskError::from(UndoRefusal::Needed {
                            seq: target,
                            by: fault.seq,
                            refusal: Box::new(fault.refusal),
                        }),
                        NotFolded::Stopped(stopped) => stopped.into(),
                    },
                )?;
            let head = transaction.append(&undo)?;
            Ok((Some((undo, head, next)), target))
        })
    }

    /// Takes the file, catches up with the other desks, and completes what `decide` gives: an entry that it appended
    /// and the club after it. Only once that is durable does this desk hold it too.
    fn write<T, E: From<DeskError>>(
        &mut self,
        progress: &dyn Progress,
        decide: impl FnOnce(&Ledger, &Transaction<'_>) -> Result<(Option<Written>, T), E>,
    ) -> Result<T, E> {
        let since = Instant::now();
        self.find()?;
        let Some(transaction) = take(&mut self.store, &mut self.ledger, &mut self.head)? else {
            return Err(self.displace().into());
        };
        let (decided, answer) = decide(&self.ledger, &transaction)?;
        if let Some((entry, head, next)) = decided {
            let write = || -> Result<(), DeskError> {
                progress.reached(Task::Following, 0, 1)?;
                publication::write(&transaction, Diff::new(self.ledger.club(), &next), progress)?;
                Ok(transaction.commit()?)
            };
            write()?;
            self.head = head;
            tell_written(&entry, since);
            self.ledger.grow(&[entry], next);
            self.store.narrow();
            self.find_after_writing()?;
        }
        Ok(answer)
    }
}

/// Takes the file for writing and catches up with other desks. None if its journal is not the one that is known.
fn take<'store>(
    store: &'store mut Store,
    ledger: &mut Ledger,
    head: &mut Digest,
) -> Result<Option<Transaction<'store>>, DeskError> {
    let transaction = store.begin()?;
    if transaction.digest(ledger.last())?.unwrap_or_default() != *head {
        return Ok(None);
    }
    let news = transaction.news(ledger.last())?;
    catch_up(ledger, head, news)?;
    Ok(Some(transaction))
}

/// Adds other desks' entries to the journal and the club, both or neither; says whether there
/// were any.
fn catch_up(ledger: &mut Ledger, head: &mut Digest, news: News) -> Result<bool, DeskError> {
    let News { entries, head: Some(last) } = news else { return Ok(false) };
    follows(ledger.entries(), &entries)?;
    let club = ledger.after(&entries, &NoProgress).map_err(NotFolded::unwatched)?;
    ledger.grow(&entries, club);
    *head = last;
    Ok(true)
}
