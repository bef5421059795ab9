//! The journal in an SQLite file: append, read since, notice that another desk wrote.
//!
//! Half a second after an entry, and when a desk leaves, the write-ahead log is written into the file and emptied
//! (`Store::rest`): a copy of the file alone is then the whole club, and little is left for another file to be mixed
//! up with.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _, Row};

use super::chain::{Digest, Ledger, Link};
use super::companions::{set_aside, set_aside_foreign};
use super::connection::{
    Access, CACHE, PATIENCE, connect, connect_beside, connect_to_read, found, index_of, is_busy,
    is_read_only, leave_log, log_of, prepare, recognise,
};
use super::error::true_cause;
use super::location::{Lies, Location, shared_file_system};
use super::publish::RULES;
use super::rows::{Folded, News, at_hand, digest, find, news, number, read_folded, read_since};
use super::schema::migrate;
use super::snapshot::{self, Snapshot};
use super::transaction::take_back;
use super::verify::are_written;
use super::{Entry, Identity, OpId, StoreError, Transaction, backup, connection, publish, schema};
use crate::club::Seq;

/// The patience of readers who ask again soon: the screen must not stand still.
const READERS_PATIENCE: Duration = Duration::from_millis(200);

/// A log of this many bytes slows down reading.
const LONG_LOG: u64 = 8_000_000;

/// Whether a missing file is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Make it, with its folder.
    Create,
    Refuse,
}

#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    access: Access,
    /// The file as it lay there when it was looked at last.
    location: Location,
    /// Whether the file must be opened again first: its connection was closed, or SQLite opened its shared memory while
    /// the disk failed and would only read for ever.
    must_reopen: bool,
    /// A log of another file that lay beside this one, and where it is kept now.
    set_aside: Option<PathBuf>,
}

impl Store {
    /// Opens a file, bringing an older one to today's version after copying it. A file that may
    /// not be written is opened for reading.
    pub fn open(path: &Path, missing: Missing) -> Result<Self, StoreError> {
        let shared = shared_file_system(path);
        Self::open_as(path, missing, shared).map_err(|error| true_cause(error, path))
    }

    /// [`Self::open`] for this desk only, as it does by itself on a file system that other machines share. Other desks
    /// are refused.
    pub fn open_alone(path: &Path, missing: Missing) -> Result<Self, StoreError> {
        let shared = shared_file_system(path).unwrap_or_else(|| "--alone".to_owned());
        Self::open_as(path, missing, Some(shared)).map_err(|error| true_cause(error, path))
    }

    /// Opens a copy that follows another machine, and makes it if it is not there. Its commits do not wait for the disk.
    pub(super) fn open_mirror(path: &Path) -> Result<Self, StoreError> {
        let store = Self::open(path, Missing::Create)?;
        store.durably(false)?;
        Ok(store)
    }

    /// Whether commits wait for the disk.
    pub(super) fn durably(&self, waits: bool) -> Result<(), StoreError> {
        let how = if waits { "FULL" } else { "NORMAL" };
        Ok(self.connection.pragma_update(None, "synchronous", how)?)
    }

    fn open_as(path: &Path, missing: Missing, shared: Option<String>) -> Result<Self, StoreError> {
        if missing == Missing::Create && !path.exists() {
            connection::create(path)?;
        }
        let location = found(path)?;
        let access = if shared.is_some() { Access::Alone } else { Access::Desk };
        let opened = Self::in_place(path, access, location);
        // A desk on another machine holds the file until it quits, so there is no waiting.
        opened.map_err(|error| match (error, shared) {
            (StoreError::Busy, Some(kind)) => {
                StoreError::HeldElsewhere { path: path.to_owned(), kind }
            }
            (error, _) => error,
        })
    }

    /// Opens the file that was found, after files that another one left beside it are moved away.
    fn in_place(path: &Path, access: Access, location: Location) -> Result<Self, StoreError> {
        let set_aside = set_aside_foreign(path)?;
        let connection = connect(path, access == Access::Alone)?;
        Ok(Self::on(connection, path, access, location)?.beside(set_aside))
    }

    /// The store with the path where another file's log, found beside it, is kept now.
    fn beside(mut self, set_aside: Option<PathBuf>) -> Self {
        self.set_aside = set_aside.or_else(|| self.set_aside.take());
        self
    }

    fn on(
        mut connection: Connection,
        path: &Path,
        access: Access,
        location: Location,
    ) -> Result<Self, StoreError> {
        let patience = if access == Access::Alone { READERS_PATIENCE } else { PATIENCE };
        connection.busy_timeout(patience)?;
        connection.set_prepared_statement_cache_capacity(64);
        let version = recognise(&connection, path)?;
        if !is_read_only(&connection)? {
            prepare(&connection, access)?;
            if version < schema::VERSIONS.len() {
                // A file that cannot be read is refused before anything is done to it.
                read_since(&connection, Seq::default())?;
            }
            migrate(&mut connection, path, schema::VERSIONS)?;
        } else if version < schema::VERSIONS.len() {
            return Err(StoreError::OlderSchema(path.to_owned()));
        }
        schema::is_whole(&connection)?;
        Self::new(connection, path, access, location).where_found()
    }

    fn new(connection: Connection, path: &Path, access: Access, location: Location) -> Self {
        let (path, must_reopen, set_aside) = (path.to_owned(), false, None);
        Self { connection, path, access, location, must_reopen, set_aside }
    }

    /// Opens an existing file only to read it: not a byte of it is written. An older one is refused, since it would
    /// need a migration.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        let location = found(path)?;
        let connection = connect_to_read(path)?;
        connection.busy_timeout(READERS_PATIENCE)?;
        let version = recognise(&connection, path)?;
        if version < schema::VERSIONS.len() {
            return Err(StoreError::OlderToRead(path.to_owned()));
        }
        schema::is_whole(&connection)?;
        Self::new(connection, path, Access::Reader, location).where_found()
    }

    /// The store, if the file that was found is the one that is open now.
    fn where_found(mut self) -> Result<Self, StoreError> {
        match self.location.compare(&self.path) {
            // Files beside the file may have been set aside since it was opened.
            Lies::Same | Lies::Written | Lies::LogGone => {
                self.location.adopt_companions(&self.path);
                self.look_again();
                leave_log(&self.connection, true)?;
                Ok(self)
            }
            Lies::Another | Lies::Nothing => {
                self.abandon(false);
                Err(StoreError::Replaced(self.path.clone()))
            }
        }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All entries after `seq`, in order.
    pub fn read_since(&self, seq: Seq) -> Result<Vec<Arc<Entry>>, StoreError> {
        read_since(&self.connection, seq)
    }

    /// All entries, and the club that follows from them.
    pub(crate) fn read_folded(&self) -> Result<Folded, StoreError> {
        read_folded(&self.connection, None)
    }

    /// [`Self::read_folded`], from the snapshot beside the file on, if that is of its journal.
    pub(crate) fn read_from_snapshot(&self) -> Result<Folded, StoreError> {
        read_folded(&self.connection, Snapshot::beside(&self.path))
    }

    /// Writes the known journal and club as the snapshot beside the file, if possible. Nothing depends on it.
    pub(crate) fn keep_snapshot(&self, known: &Ledger) -> bool {
        let written = snapshot::write(&self.connection, &self.path, known);
        match &written {
            Ok(true) => log::info!("snapshot: entries={}", known.entries().len()),
            Ok(false) => log::warn!("no snapshot: the file holds another journal"),
            Err(error) => log::warn!("no snapshot was written: {error}"),
        }
        written.unwrap_or(false)
    }

    /// Takes away the snapshot beside the file.
    pub(crate) fn drop_snapshot(&self) {
        snapshot::remove(&self.path);
    }

    /// Whether the digests of the journal are still to be written, after a migration.
    pub(crate) fn must_chain(&self) -> Result<bool, StoreError> {
        let due = "SELECT EXISTS (SELECT 1 FROM due WHERE task = 'chain')";
        Ok(self.connection.query_row(due, [], |row| row.get(0))?)
    }

    /// Whether the tables are to be published anew: after a migration, or where they follow older rules.
    pub(crate) fn must_publish(&self) -> Result<bool, StoreError> {
        let stale = "SELECT EXISTS (SELECT 1 FROM due WHERE task = 'publish')
                         OR EXISTS (SELECT 1 FROM published WHERE rules < ?1)";
        Ok(self.connection.query_row(stale, [RULES], |row| row.get(0))?)
    }

    /// Whether rows that an entry put off are still to be written.
    pub(crate) fn is_behind(&self) -> Result<bool, StoreError> {
        Ok(publish::next(&self.connection)?.is_some())
    }

    /// Adds the tables that later programs brought, if the file lacks them.
    pub(crate) fn complete(&mut self) -> Result<(), StoreError> {
        schema::complete(&mut self.connection)
    }

    /// The club that the file is of, and the machine whose copy it is.
    pub fn origin(&self) -> Result<(Identity, Option<String>), StoreError> {
        schema::origin(&self.connection)
    }

    /// The entry that recorded an operation, if it has been recorded.
    pub fn find(&self, op: &OpId) -> Result<Option<Seq>, StoreError> {
        find(&self.connection, op)
    }

    /// The digests of the entries after `seq`, so many of them.
    pub fn digests_after(&self, seq: Seq, most: usize) -> Result<Vec<Digest>, StoreError> {
        let mut query = self
            .connection
            .prepare_cached("SELECT digest FROM journal WHERE seq > ?1 ORDER BY seq LIMIT ?2")?;
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let digests = query.query_map((number(seq), most), |row| row.get(0).map(Digest))?;
        Ok(digests.collect::<rusqlite::Result<_>>()?)
    }

    /// The entries of other desks after `seq`.
    pub fn news(&self, seq: Seq) -> Result<News, StoreError> {
        schema::is_still_known(&self.connection, &self.path)?;
        news(&self.connection, seq)
    }

    /// The digest of an entry, if it is there.
    pub fn digest(&self, seq: Seq) -> Result<Option<Digest>, StoreError> {
        digest(&self.connection, seq)
    }

    /// Whether an entry stands in the file as it was written, behind the digest of the one before.
    pub fn is_as_written(&self, entry: &Entry) -> Result<bool, StoreError> {
        let before = self.digest(Seq(entry.seq.0.saturating_sub(1)))?.unwrap_or_default();
        if self.digest(entry.seq)? != Some(Link::after(&before, entry).digest) {
            return Ok(false);
        }
        let at_hand = at_hand(&self.connection)?;
        let row = format!("SELECT {at_hand} FROM journal WHERE seq = ?1");
        let mut query = self.connection.prepare_cached(&row)?;
        let is_written = |row: &Row<'_>| are_written(&self.connection, entry, row.get_ref(0)?);
        let is_written = query.query_row([number(entry.seq)], is_written).optional()?;
        Ok(is_written.unwrap_or(false))
    }

    /// The digests of all entries, in order.
    pub fn digests(&self) -> Result<Vec<Digest>, StoreError> {
        let mut query =
            self.connection.prepare("SELECT digest FROM journal WHERE seq > 0 ORDER BY seq")?;
        let digests = query.query_map([], |row| row.get(0).map(Digest))?;
        Ok(digests.collect::<rusqlite::Result<_>>()?)
    }

    /// The state of the path where the file was opened.
    pub(crate) fn compare(&self) -> Lies {
        let lies = self.location.compare(&self.path);
        match (lies, self.access) {
            (Lies::Same, _) if self.must_reopen => Lies::Written,
            // Only this desk writes to it, and the times of other machines are not reliable.
            (Lies::Written, Access::Alone) if !self.must_reopen => Lies::Same,
            // A file read as it lies does not say that a desk has opened it since; a reader writes to no log.
            (Lies::Same, Access::Reader) if self.location.log_has_come(&self.path) => Lies::Written,
            (Lies::LogGone, Access::Reader) => Lies::Written,
            (lies, _) => lies,
        }
    }

    /// Whether the file that is open is no longer at its path.
    pub(crate) fn has_been_moved(&self) -> bool {
        !self.must_reopen && matches!(self.compare(), Lies::Another | Lies::Nothing)
    }

    /// Whether the write-ahead log held something when the file was looked at last.
    pub(crate) fn has_log(&self) -> bool {
        self.location.log_length() > 0
    }

    /// Whether the log that was known lies there still, and is empty by now.
    pub(crate) fn has_emptied_log(&self) -> bool {
        self.location.has_emptied_log(&self.path)
    }

    /// Notes the present state of the file, if it is still at its path, as the one that this store left.
    pub(crate) fn look_again(&mut self) {
        self.location.look_again(&self.path);
    }

    /// Notes the present write-ahead log as the one that this store wrote.
    pub(crate) fn look_at_log(&mut self) {
        self.location.look_at_log(&self.path);
    }

    /// Opens the file again, without any memory of its state before it was changed. The old connection is closed first,
    /// since SQLite shares its knowledge of a file among all connections of a program.
    pub(crate) fn reopen(&mut self) -> Result<(), StoreError> {
        self.let_go()?;
        *self = if self.access == Access::Reader {
            Self::open_to_read(&self.path)?
        } else {
            self.opened_again().map_err(|error| true_cause(error, &self.path))?
        };
        Ok(())
    }

    fn opened_again(&self) -> Result<Self, StoreError> {
        let location = found(&self.path)?;
        Ok(Self::in_place(&self.path, self.access, location)?.beside(self.set_aside.clone()))
    }

    /// Takes out the path where another file's log, found beside this file, is kept now.
    pub(crate) fn take_set_aside(&mut self) -> Option<PathBuf> {
        self.set_aside.take()
    }

    /// Writes the write-ahead log into the file, so that a copy of the file alone is a
    /// copy of the club. While another desk is at work, that is left for the next time.
    pub(crate) fn rest(&mut self) -> Result<(), StoreError> {
        self.look_again();
        if self.access != Access::Desk || !self.has_log() || self.is_read_only()? {
            return Ok(());
        }
        let rested = self.empty_log(Duration::ZERO);
        self.look_again();
        match rested {
            Err(error) if is_busy(&error) => Ok(()),
            rested => rested.map_err(|error| true_cause(error.into(), &self.path)),
        }
    }

    /// Has SQLite write its log into the file and empty it; waits this long for others to leave the log.
    fn empty_log(&self, patience: Duration) -> rusqlite::Result<()> {
        self.connection.busy_timeout(patience)?;
        let emptied = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        self.connection.busy_timeout(PATIENCE)?;
        emptied
    }

    /// Completes the file while others keep it open, who would do that only when they leave.
    fn rest_for_good(&self) -> rusqlite::Result<()> {
        if self.access == Access::Desk && !is_read_only(&self.connection)? {
            self.empty_log(READERS_PATIENCE)?;
        }
        Ok(())
    }

    /// Empties the log as [`Self::rest`] does, during long work without looks at the file.
    pub(crate) fn rest_from_long_work(&mut self) {
        if self.location.log_length() > LONG_LOG {
            // Entries in the log are durable there; the next look tries again.
            let _ = self.rest();
        }
    }

    /// Lets go of a file that is no longer the one at its path. The log of the old file, which SQLite would take for that
    /// of the new one, is removed if all its entries are `kept`, and else moved aside. A desk that has opened the new file
    /// since may have taken an empty log for its own: what belongs to the new file stays.
    pub(crate) fn abandon(&mut self, kept: bool) {
        let log_is_as_left = self.has_log() && !self.location.log_is_another(&self.path);
        let log_is_left = log_is_as_left || self.location.has_left_log(&self.path);
        if let Ok(nothing) = Connection::open_in_memory() {
            self.connection = nothing;
        }
        if !log_is_left || self.access != Access::Desk {
            return;
        }
        // A file that cannot be moved is judged before the new file is opened.
        if kept && log_is_as_left {
            let _ = std::fs::remove_file(log_of(&self.path))
                .and_then(|()| std::fs::remove_file(index_of(&self.path)));
        } else if !log_is_as_left && self.path.exists() {
            let _ = set_aside_foreign(&self.path);
        } else {
            let _ = set_aside(&self.path);
        }
    }

    /// Whether other desks are refused.
    pub(crate) fn is_alone(&self) -> bool {
        self.access == Access::Alone
    }

    /// Whether it was opened to read and nothing else.
    pub(crate) fn is_reader(&self) -> bool {
        self.access == Access::Reader
    }

    /// Whether nothing can be written to the file.
    pub fn is_read_only(&self) -> Result<bool, StoreError> {
        Ok(is_read_only(&self.connection)?)
    }

    /// Keeps the state that is read until it is dropped, while other desks write.
    pub fn hold(&self) -> Result<impl Drop, StoreError> {
        Ok(self.connection.unchecked_transaction()?)
    }

    /// A second connection to the file, for another thread; none where SQLite would refuse it or not see the log.
    pub(super) fn connect_beside(&self) -> Option<Connection> {
        let is_shared = self.access == Access::Desk && log_of(&self.path).exists();
        is_shared.then(|| connect_beside(&self.path).ok())?
    }

    /// Takes back the room that [`Transaction::widen`] gave. Nothing depends on it: the entry is durable.
    pub(crate) fn narrow(&self) {
        let room =
            self.connection.pragma_query_value(None, "cache_size", |row| row.get::<_, i64>(0));
        if room.is_ok_and(|room| room != CACHE) {
            let _ = self.connection.pragma_update(None, "cache_size", CACHE);
            let _ = self.connection.execute_batch("PRAGMA shrink_memory");
        }
    }

    /// A number that changes whenever another desk has written.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        Ok(self.connection.query_row("PRAGMA data_version", [], |row| row.get(0))?)
    }

    /// Takes the file for writing; others wait until the transaction ends.
    pub fn begin(&mut self) -> Result<Transaction<'_>, StoreError> {
        // SQLite begins even where it may only read. Opened while the disk failed, the file may be written by now.
        let only_reads = |store: &Self| store.is_read_only().unwrap_or(true);
        if only_reads(self) && (self.is_reader() || self.reopen().is_err() || only_reads(self)) {
            return Err(true_cause(StoreError::ReadOnly, &self.path));
        }
        let path = &self.path;
        match Transaction::begin(&self.connection, path) {
            Ok(transaction) => {
                schema::is_still_known(&self.connection, path)?;
                transaction.defer_references()?;
                Ok(transaction)
            }
            Err(error) => {
                let error = StoreError::from(error);
                self.must_reopen |= matches!(error, StoreError::ReadOnly);
                Err(true_cause(error, path))
            }
        }
    }

    /// Releases the file that [`Transaction::keep`] kept.
    pub(crate) fn end_turn(&self) {
        take_back(&self.connection);
    }

    /// Writes a copy of the whole file to a new one, in a folder that is there.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::copy(&self.connection, to)
    }

    /// Closes the file. Until it is opened again the store is empty.
    pub fn let_go(&mut self) -> Result<(), StoreError> {
        self.connection = Connection::open_in_memory()?;
        self.must_reopen = true;
        Ok(())
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }
}

/// The last desk to leave a file writes everything into it and takes SQLite's notes away; a store whose file was
/// replaced leaves it alone.
impl Drop for Store {
    fn drop(&mut self) {
        if matches!(self.compare(), Lies::Same | Lies::Written) {
            // Where either fails, a log lies beside the file until it is opened again: nothing is lost.
            let _ = self.rest_for_good();
            let _ = leave_log(&self.connection, false);
        }
    }
}
