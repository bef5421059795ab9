//! The club's own file as the place of its journal.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::engine::{Addition, Appended, Engine, Look, Since};
use super::open_matches::OpenMatches;
use super::{DeskError, Displaced, OpenMatch, catch_up, publication};
use crate::club::Club;
use crate::domain::progress::{Progress, Task};
use crate::journal::ledger::Ledger;
use crate::journal::publish::Diff;
use crate::journal::store::Missing;
use crate::journal::validate::follows;
use crate::journal::verify::{Finding, verify};
use crate::journal::{Digest, Entry, Folded, Identity, Store, StoreError};
use crate::opener::{Held, hold};

/// The time between two looks of a desk that waits.
const PAUSE: Duration = Duration::from_millis(20);

/// An open file.
#[derive(Debug)]
pub struct FileEngine {
    pub(super) store: Store,
    _held: Held,
    /// The file's data version when other desks' entries were last read; none where they must be read anyway.
    pub(super) version: Option<i64>,
    /// The new state of the file, once it is not the one that was opened.
    pub(super) displaced: Option<Displaced>,
    open_matches: OpenMatches,
}

impl FileEngine {
    /// Opens a file and folds its journal.
    pub(super) fn open(path: &Path, missing: Missing) -> Result<(Self, Ledger), DeskError> {
        Self::complete(Store::open(path, missing)?)
    }

    /// [`Self::open`] with other desks refused.
    pub(super) fn open_alone(path: &Path, missing: Missing) -> Result<(Self, Ledger), DeskError> {
        Self::complete(Store::open_alone(path, missing)?)
    }

    /// Opens a file of today's version to read it.
    pub(super) fn open_to_read(path: &Path) -> Result<(Self, Ledger), DeskError> {
        Self::on(Store::open_to_read(path)?)
    }

    /// Opens the file again as it was opened before.
    pub(super) fn open_again(&self) -> Result<(Self, Ledger), DeskError> {
        let path = self.store.path();
        if self.store.is_reader() {
            Self::open_to_read(path)
        } else if self.store.is_alone() {
            Self::open_alone(path, Missing::Refuse)
        } else {
            Self::open(path, Missing::Refuse)
        }
    }

    fn on(store: Store) -> Result<(Self, Ledger), DeskError> {
        let version = Some(store.data_version()?);
        let Folded { entries, club } = store.read_folded()?;
        follows(&[], &entries)?;
        let last = entries.last().map(|entry| entry.seq).unwrap_or_default();
        let head = store.digest(last)?.unwrap_or_default();
        let ledger = Ledger::of(entries, head, club?);
        let open_matches = OpenMatches::beside(store.path());
        let engine =
            Self { _held: hold(store.path()), store, version, displaced: None, open_matches };
        Ok((engine, ledger))
    }

    /// Does what an older version has left to do in a file.
    fn complete(store: Store) -> Result<(Self, Ledger), DeskError> {
        if let (_, Some(host)) = store.origin()? {
            return Err(StoreError::Copy { path: store.path().to_owned(), host }.into());
        }
        let (mut engine, mut ledger) = Self::on(store)?;
        if !engine.store.is_read_only()? {
            engine.store.complete()?;
            if engine.store.must_chain()? {
                let transaction = engine.store.begin()?;
                transaction.chain()?;
                transaction.commit()?;
                engine.find_after_writing(&ledger)?;
            }
            // This desk or another one may have written the digests since the journal was read, and others may have
            // entered something that this desk does not know yet.
            ledger.set_head(engine.store.digest(ledger.last())?.unwrap_or_default());
            if engine.store.must_publish()? {
                engine.republish(&mut ledger)?;
            }
        }
        Ok((engine, ledger))
    }

    /// Takes the place where a log is kept that another file had left beside this one.
    pub(super) fn take_set_aside(&mut self) -> Option<PathBuf> {
        self.store.take_set_aside()
    }

    /// The entries that `known` lacks of the file, which is the one that was opened.
    fn news(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let version = Some(self.store.data_version()?);
        if version == self.version {
            self.store.rest()?;
            return Ok(Since::Nothing);
        }
        let news = self.store.news(known.last())?;
        self.version = version;
        Ok(if news.entries.is_empty() { Since::Nothing } else { Since::Entries(news) })
    }
}

impl Engine for FileEngine {
    fn identity(&mut self) -> Result<Identity, DeskError> {
        Ok(self.store.origin()?.0)
    }

    fn since(&mut self, known: &Ledger, _look: Look) -> Result<Since, DeskError> {
        match self.displaced.take() {
            // Perhaps its folder or stick is back, or another file lies there by now.
            Some(displaced) => self.move_over(known, displaced),
            None => match self.find(known) {
                Ok(()) => self.news(known),
                Err(DeskError::Displaced(displaced)) => self.move_over(known, displaced),
                Err(error) => Err(error),
            },
        }
    }

    fn append(
        &mut self,
        known: &Ledger,
        addition: Addition<'_>,
        progress: &dyn Progress,
    ) -> Result<Appended, DeskError> {
        self.find(known)?;
        let transaction = self.store.begin()?;
        if transaction.digest(known.last())?.unwrap_or_default() != *known.head() {
            drop(transaction);
            return Err(self.displace(known));
        }
        for entry in addition.entries {
            if let Some(seq) = transaction.find(&entry.op)? {
                return Ok(Appended::Known(seq));
            }
        }
        let news = transaction.news(known.last())?;
        if !news.entries.is_empty() {
            transaction.keep();
            return Ok(Appended::Moved(news));
        }
        let mut head = Digest::default();
        for entry in addition.entries {
            head = transaction.append(entry)?;
        }
        progress.reached(Task::Following, 0, 1)?;
        publication::write(&transaction, Diff::new(known.club(), addition.after), progress)?;
        transaction.commit()?;
        self.store.narrow();
        Ok(Appended::Here(head))
    }

    fn settle(&mut self, known: &Ledger) -> Result<(), DeskError> {
        self.find_after_writing(known)
    }

    fn end_turn(&mut self) {
        self.store.end_turn();
    }

    fn wait(&mut self, _known: &Ledger, patience: Duration) -> Result<bool, DeskError> {
        let since = Instant::now();
        loop {
            if self.version != Some(self.store.data_version()?) {
                return Ok(true);
            }
            if since.elapsed() >= patience {
                return Ok(false);
            }
            thread::sleep(PAUSE);
        }
    }

    fn is_as_written(&mut self, entry: &Entry) -> Result<bool, DeskError> {
        Ok(self.store.is_as_written(entry)?)
    }

    fn verify(&mut self, known: &mut Ledger) -> Result<Vec<Finding>, DeskError> {
        self.find(known)?;
        // Another desk may be writing: its entry is seen with all its rows, or not at all.
        let _held = self.store.hold()?;
        let news = self.store.news(known.last())?;
        catch_up(known, news)?;
        Ok(verify(&self.store, known.entries(), known.club())?)
    }

    fn republish(&mut self, known: &mut Ledger) -> Result<(), DeskError> {
        self.find(known)?;
        let transaction = self.store.begin()?;
        if transaction.digest(known.last())?.unwrap_or_default() != *known.head() {
            drop(transaction);
            return Err(self.displace(known));
        }
        let news = transaction.news(known.last())?;
        catch_up(known, news)?;
        transaction.republish(Diff::new(&Club::nothing(), known.club()))?;
        transaction.commit()?;
        self.find_after_writing(known)
    }

    fn path(&self) -> &Path {
        self.store.path()
    }

    fn file(&mut self) -> Option<&mut Self> {
        Some(self)
    }

    fn meet(&mut self, own: &[OpenMatch]) -> Vec<OpenMatch> {
        self.open_matches.meet(own)
    }

    fn leave(&mut self, known: &Ledger) {
        if self.displaced.is_none() && !self.store.is_reader() && self.store.has_been_moved() {
            self.displace(known).tell();
        }
    }
}
