//! The journal in an SQLite file: append, read since, notice that another desk wrote.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::SecondsFormat;
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

use super::cause::true_cause;
use super::publish::{Change, Table};
use super::reach::{Still, connect, connect_to_read};
use super::rows::read_since;
use super::{Entry, OpId, StoreError, backup, schema};
use crate::club::Seq;

/// How long a desk waits for another to finish writing.
const PATIENCE: Duration = Duration::from_secs(20);

/// The same for whoever only reads and asks again soon: the screen must not stand still.
const READERS_PATIENCE: Duration = Duration::from_millis(200);

/// Whether a missing file is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Make it, with its folder.
    Create,
    /// Refuse.
    Refuse,
}

/// An open file.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    /// How the file lay there, where it is read without noticing what others write.
    still: Option<Still>,
}

impl Store {
    /// Opens a file, bringing an older one to today's version after copying it. A file that may
    /// not be written is opened for reading.
    pub fn open(path: &Path, missing: Missing) -> Result<Self, StoreError> {
        Self::open_desk(path, missing).map_err(|error| true_cause(error, path))
    }

    fn open_desk(path: &Path, missing: Missing) -> Result<Self, StoreError> {
        match std::fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err(StoreError::Folder(path.to_owned())),
            Ok(found) if too_short(found.len()) => {
                return Err(StoreError::NotOurs(path.to_owned()));
            }
            Ok(_) => {}
            Err(_) if missing == Missing::Create => make_folder(path)?,
            Err(_) => return Err(StoreError::Missing(path.to_owned())),
        }
        let mut connection = connect(path, missing == Missing::Create)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(64);
        let version = schema::recognise(&connection, path, schema::VERSIONS)?;
        if !connection.is_readonly(rusqlite::MAIN_DB)? {
            prepare(&connection)?;
            if (1..schema::VERSIONS.len()).contains(&version) {
                // What cannot be read is refused before anything is done to it.
                read_since(&connection, Seq::default())?;
            }
            schema::migrate(&mut connection, path, schema::VERSIONS)?;
        } else if version == 0 {
            return Err(StoreError::ReadOnly);
        } else if version < schema::VERSIONS.len() {
            return Err(StoreError::OlderSchema(path.to_owned()));
        }
        Ok(Self { connection, path: path.to_owned(), still: None })
    }

    /// Opens a file that is there to read it and nothing else: not a byte of it is written, whoever
    /// may write it. An older one is refused, since it would have to be brought to today's version.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        match std::fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err(StoreError::Folder(path.to_owned())),
            Ok(found) if found.len() == 0 || too_short(found.len()) => {
                return Err(StoreError::NotOurs(path.to_owned()));
            }
            Ok(_) => {}
            Err(_) => return Err(StoreError::Missing(path.to_owned())),
        }
        let (connection, still) = connect_to_read(path)?;
        connection.busy_timeout(READERS_PATIENCE)?;
        if schema::recognise(&connection, path, schema::VERSIONS)? < schema::VERSIONS.len() {
            return Err(StoreError::OlderToRead(path.to_owned()));
        }
        Ok(Self { connection, path: path.to_owned(), still })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All entries after `seq`, in order.
    pub fn read_since(&self, seq: Seq) -> Result<Vec<Arc<Entry>>, StoreError> {
        read_since(&self.connection, seq)
    }

    /// Whether the tables must be published anew, since an older version of them was taken away.
    pub fn must_publish(&self) -> Result<bool, StoreError> {
        let due = "SELECT EXISTS (SELECT 1 FROM due WHERE task = 'publish')";
        Ok(self.connection.query_row(due, [], |row| row.get(0))?)
    }

    /// Whether it must be opened anew to see what others have written.
    pub fn is_outdated(&self) -> bool {
        self.still.is_some_and(|still| !still.holds(&self.path))
    }

    /// Whether nothing can be written to the file.
    pub fn is_read_only(&self) -> Result<bool, StoreError> {
        Ok(self.connection.is_readonly(rusqlite::MAIN_DB)?)
    }

    /// Keeps what is read the same, whatever other desks write, until it is dropped.
    pub fn hold(&self) -> Result<impl Drop, StoreError> {
        Ok(self.connection.unchecked_transaction()?)
    }

    /// A number that changes whenever another desk has written.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        Ok(self.connection.query_row("PRAGMA data_version", [], |row| row.get(0))?)
    }

    /// Takes the file for writing; others wait until the transaction ends.
    pub fn begin(&mut self) -> Result<Transaction<'_>, StoreError> {
        if self.connection.is_readonly(rusqlite::MAIN_DB)? {
            return Err(true_cause(StoreError::ReadOnly, &self.path));
        }
        let path = &self.path;
        match self.connection.transaction_with_behavior(TransactionBehavior::Immediate) {
            Ok(transaction) => Ok(Transaction(transaction, path)),
            Err(error) => Err(true_cause(error.into(), path)),
        }
    }

    /// Writes a copy of the whole file to a new one, in a folder that is there.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::copy(&self.connection, to)
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }
}

/// The file, taken for writing. Dropped without [`Transaction::commit`], it leaves no trace.
#[derive(Debug)]
pub struct Transaction<'a>(rusqlite::Transaction<'a>, &'a Path);

impl Transaction<'_> {
    /// All entries after `seq`, in order.
    pub fn read_since(&self, seq: Seq) -> Result<Vec<Arc<Entry>>, StoreError> {
        read_since(&self.0, seq)
    }

    /// The entry that recorded an operation, if it has been recorded.
    pub fn find(&self, op: &OpId) -> Result<Option<Seq>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT seq FROM journal WHERE op = ?1")?;
        let seq: Option<i64> = query.query_row([&op.0], |row| row.get(0)).optional()?;
        Ok(seq.and_then(|seq| u64::try_from(seq).ok()).map(Seq))
    }

    /// Appends an entry and publishes what it changed.
    pub fn append(&self, entry: &Entry) -> Result<(), StoreError> {
        let actions = serde_json::to_string(&entry.actions).expect("actions have string keys");
        let number = |seq: Seq| i64::try_from(seq.0).unwrap_or(i64::MAX);
        let mut insert = self.0.prepare_cached(
            "INSERT INTO journal (seq, at, desk, op, undoes, actions)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?;
        insert.execute(params![
            number(entry.seq),
            entry.at.to_rfc3339_opts(SecondsFormat::AutoSi, true),
            entry.desk,
            entry.op.0,
            entry.undoes.map(number),
            actions,
        ])?;
        Ok(())
    }

    /// Brings the published tables up to date.
    pub fn publish(&self, changes: &[Change]) -> Result<(), StoreError> {
        // Rows of one entry refer to each other in both directions; what counts is the end.
        self.0.pragma_update(None, "defer_foreign_keys", true)?;
        for change in changes {
            change.write(&self.0)?;
        }
        Ok(())
    }

    /// Writes the published tables anew, whatever they hold.
    pub fn republish(&self, rows: &[Change]) -> Result<(), StoreError> {
        self.0.pragma_update(None, "defer_foreign_keys", true)?;
        // What refers to others first: SQLite looks for such rows at each one it takes away.
        for table in Table::ALL.into_iter().rev() {
            self.0.execute(&table.clear(), [])?;
        }
        self.0.execute("DELETE FROM due WHERE task = 'publish'", [])?;
        self.publish(rows)
    }

    /// Makes everything durable.
    pub fn commit(self) -> Result<(), StoreError> {
        self.0.commit().map_err(|error| true_cause(error.into(), self.1))
    }
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    write_ahead(connection)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)
}

/// SQLite does not wait for others by itself where the journal mode changes, so that desks which
/// open a new file together would turn each other away.
fn write_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let pause = Duration::from_millis(10);
    let mut waited = Duration::ZERO;
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(error) if is_busy(&error) && waited < PATIENCE => std::thread::sleep(pause),
            done => return done,
        }
        waited += pause;
    }
}

fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
}

/// SQLite takes a file of less than a page for an empty database and writes over it; a short
/// list of players given by mistake would be lost.
///
/// Only its length is asked for: reading it here would, once closed, take away the locks that
/// another desk of this process holds on it.
fn too_short(length: u64) -> bool {
    const SMALLEST: u64 = 512;
    (1..SMALLEST).contains(&length)
}

fn make_folder(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    std::fs::create_dir_all(folder)
        .map_err(|source| StoreError::Io { path: folder.to_owned(), source })
}
