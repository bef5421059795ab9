//! The file while one desk writes an entry.

use std::io::{self, BufWriter, IntoInnerError, Seek as _};
use std::path::Path;
use std::sync::Arc;

use chrono::NaiveDate;
use rusqlite::blob::ZeroBlob;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, params};

use super::chain::{Digest, Link};
use super::connection::CACHE;
use super::entry::{Actions, PIECE, Sealed, Sealing};
use super::error::true_cause;
use super::publish::{self, Change, Diff, Table};
use super::rows::{LARGE, News, actions_of, digest, find, news, number, read_since, written};
use super::{Entry, OpId, StoreError, schema};
use crate::clock::is_in_years;
use crate::club::{Club, Seq};
use crate::domain::ids::ListId;

/// The file, taken for writing. Dropped without [`Transaction::commit`] or [`Transaction::keep`], it leaves no trace.
#[derive(Debug)]
pub struct Transaction<'a> {
    connection: &'a Connection,
    path: &'a Path,
    /// Whether nothing is left to be taken back.
    is_over: bool,
}

/// Kibibytes of pages that SQLite keeps while an import is written.
const WIDE: i64 = 24 * 1024;

impl<'a> Transaction<'a> {
    /// Takes the file, unless it was kept; others wait from then on.
    pub(super) fn begin(connection: &'a Connection, path: &'a Path) -> rusqlite::Result<Self> {
        if connection.is_autocommit() {
            connection.execute_batch("BEGIN IMMEDIATE")?;
        }
        Ok(Self { connection, path, is_over: false })
    }

    pub(super) fn connection(&self) -> &Connection {
        self.connection
    }

    /// The entries of other desks after `seq`.
    pub fn news(&self, seq: Seq) -> Result<News, StoreError> {
        news(self.connection, seq)
    }

    /// All entries after `seq`, in order.
    pub fn read_since(&self, seq: Seq) -> Result<Vec<Arc<Entry>>, StoreError> {
        read_since(self.connection, seq)
    }

    /// The entry that recorded an operation, if it has been recorded.
    pub fn find(&self, op: &OpId) -> Result<Option<Seq>, StoreError> {
        find(self.connection, op)
    }

    /// Appends an entry. Gives its digest.
    pub fn append(&self, entry: &Entry) -> Result<Digest, StoreError> {
        if !is_in_years(entry.at.naive_utc()) {
            return Err(StoreError::Clock(entry.at));
        }
        self.caused(self.insert(entry))
    }

    /// Has references among rows checked when all are written: rows of one entry refer to each other in both
    /// directions. Called once, since SQLite prepares every statement again after it.
    pub(super) fn defer_references(&self) -> rusqlite::Result<()> {
        self.connection.pragma_update(None, "defer_foreign_keys", true)
    }

    fn insert(&self, entry: &Entry) -> Result<Digest, StoreError> {
        let before =
            digest(self.connection, Seq(entry.seq.0.saturating_sub(1)))?.unwrap_or_default();
        let (Link { digest, sealed }, length) = Link::measured(&before, entry);
        let large = (entry.actions.are_imported() && length >= LARGE)
            .then(|| (length - length_without_actions(entry)) as u64);
        let mut insert = self.connection.prepare_cached(
            "INSERT INTO journal (seq, at, desk, op, undoes, digest, sealed, actions, large)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?;
        insert.execute(params![
            number(entry.seq),
            written(entry.at),
            entry.desk,
            entry.op.0,
            entry.undoes.map(number),
            digest.0,
            sealed.map(|sealed| sealed.0),
            if large.is_some() { "[]".to_owned() } else { actions_of(entry, length) },
            large.map(ZeroBlob),
        ])?;
        if let Some(size) = large {
            self.fill_in(entry, size)?;
        }
        self.set_head(entry.seq, &digest)?;
        Ok(digest)
    }

    /// Writes the actions of a large entry into its row, piece by piece: they have hundreds of megabytes.
    fn fill_in(&self, entry: &Entry, size: u64) -> Result<(), StoreError> {
        let seq = number(entry.seq);
        let text = self.connection.blob_open(MAIN_DB, "journal", "large", seq, false)?;
        let mut text = BufWriter::with_capacity(PIECE, Sealed { text, seal: Sealing::new() });
        let written = serde_json::to_writer(&mut text, &entry.actions).map_err(io::Error::from);
        let written = written.and_then(|()| text.into_inner().map_err(IntoInnerError::into_error));
        let fault = |error: io::Error| error.downcast().unwrap_or(rusqlite::Error::BlobSizeError);
        let Sealed { mut text, seal } = written.map_err(fault)?;
        if text.stream_position().is_ok_and(|end| end == size) {
            entry.actions.note_seal(seal.end());
            return Ok(());
        }
        Err(rusqlite::Error::BlobSizeError.into())
    }

    /// Notes the last entry apart from the journal, so that its loss is noticed.
    pub(super) fn set_head(&self, seq: Seq, digest: &Digest) -> rusqlite::Result<()> {
        let mut set = self.connection.prepare_cached("UPDATE head SET seq = ?1, digest = ?2")?;
        set.execute(params![number(seq), digest.0]).map(|_| ())
    }

    /// Writes the digests of all entries, for a file of a version that had none.
    pub fn chain(&self) -> Result<(), StoreError> {
        let mut before = Digest::default();
        let mut update = self
            .connection
            .prepare("UPDATE journal SET digest = ?2, sealed = ?3 WHERE seq = ?1")?;
        for entry in self.read_since(Seq::default())? {
            let Link { digest, sealed } = Link::after(&before, &entry);
            update.execute(params![number(entry.seq), digest.0, sealed.map(|sealed| sealed.0)])?;
            self.set_head(entry.seq, &digest)?;
            before = digest;
        }
        self.connection.execute("DELETE FROM due WHERE task = 'chain'", [])?;
        Ok(())
    }

    /// The digest of an entry, if it is there.
    pub fn digest(&self, seq: Seq) -> Result<Option<Digest>, StoreError> {
        digest(self.connection, seq)
    }

    /// Whether an entry with this digest is the last.
    pub fn ends_with(&self, seq: Seq, head: &Digest) -> Result<bool, StoreError> {
        let is_last = schema::last(self.connection)? == seq;
        Ok(is_last && self.digest(seq)?.unwrap_or_default() == *head)
    }

    /// Gives SQLite room for the pages that many rows change again and again, those of indexes by player.
    /// [`Store::narrow`](super::Store::narrow) takes it back.
    pub fn widen(&self) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "cache_size", -WIDE)?)
    }

    /// Has many rows written without the indexes of the published tables, which are made once at the end, and without
    /// looking up what each row refers to: both cost more than the rows. What a club has refers to what it has.
    pub fn in_bulk<E: From<StoreError>>(
        &self,
        write: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let indexes = self.indexes().map_err(StoreError::from)?;
        let each = |statement: fn(&(String, String)) -> String| {
            let done = indexes
                .iter()
                .try_for_each(|index| self.connection.execute_batch(&statement(index)));
            self.caused(done.map_err(StoreError::from))
        };
        each(|(name, _)| format!("DROP INDEX \"{}\"", name.replace('"', "\"\"")))?;
        self.look_up_references(false).map_err(StoreError::from)?;
        let written = write();
        self.look_up_references(true).map_err(StoreError::from)?;
        written?;
        // An index is made of sorted rows: two threads beside this one may sort them, each with the room of these pages.
        self.connection.pragma_update(None, "cache_size", CACHE).map_err(StoreError::from)?;
        self.connection.pragma_update(None, "threads", 2).map_err(StoreError::from)?;
        Ok(each(|(_, made)| made.clone())?)
    }

    /// Sets whether SQLite checks references. Within a transaction, SQLite ignores the pragma for this.
    fn look_up_references(&self, are: bool) -> rusqlite::Result<()> {
        self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_FKEY, are).map(|_| ())
    }

    /// The indexes of the published tables, with the statement that makes each.
    fn indexes(&self) -> rusqlite::Result<Vec<(String, String)>> {
        let mut query = self.connection.prepare(
            "SELECT name, sql, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL",
        )?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let all: Vec<(String, String, String)> = rows.collect::<Result<_, _>>()?;
        let is_published = |table: &String| Table::ALL.iter().any(|one| one.name() == table);
        let published = all.into_iter().filter(|(.., table)| is_published(table));
        Ok(published.map(|(name, sql, _)| (name, sql)).collect())
    }

    /// Brings the published tables up to date.
    pub fn publish(&self, changes: &[Change]) -> Result<(), StoreError> {
        self.caused(self.change(changes))
    }

    /// Notes that the rating changes of these lists are written later, each from its day on.
    pub fn put_off(&self, lists: &[(ListId, NaiveDate)]) -> Result<(), StoreError> {
        let mut lists = lists.iter();
        let put = lists.try_for_each(|(list, day)| publish::put_off(self.connection, *list, *day));
        self.caused(put.map_err(StoreError::from))
    }

    /// Writes the next part of what was put off, as a club has it. Says whether there was any.
    pub fn catch_up(&self, club: &Club) -> Result<bool, StoreError> {
        let Some((list, at)) = publish::next(self.connection)? else { return Ok(false) };
        let next = publish::behind(club, list, at);
        let (rows, reached) = next.map_or((Vec::new(), None), |(rows, at)| (rows, Some(at)));
        self.publish(&rows)?;
        publish::reached(self.connection, list, reached)?;
        Ok(true)
    }

    fn change(&self, changes: &[Change]) -> Result<(), StoreError> {
        Ok(publish::write(self.connection, changes)?)
    }

    /// Writes all published tables again, and repairs changes around them.
    pub fn republish(&self, rows: Diff<'_>) -> Result<(), StoreError> {
        self.caused(self.rewrite(rows))
    }

    fn rewrite(&self, rows: Diff<'_>) -> Result<(), StoreError> {
        schema::mend(self.connection)?;
        // Rows that refer to others go first: SQLite looks for such rows at each row that it removes.
        for table in Table::ALL.into_iter().rev() {
            self.connection.execute(&table.clear(), [])?;
        }
        self.connection.execute("DELETE FROM due WHERE task = 'publish'", [])?;
        self.connection.execute("UPDATE published SET rules = ?1", [publish::RULES])?;
        self.connection.execute("DELETE FROM pending", [])?;
        rows.parts().try_for_each(|part| self.change(&part))
    }

    /// Keeps the file taken until [`Store::begin`](super::Store::begin) goes on or
    /// [`Store::end_turn`](super::Store::end_turn) ends it. Nothing may have been written.
    pub fn keep(mut self) {
        self.is_over = true;
    }

    pub fn commit(mut self) -> Result<(), StoreError> {
        let done = self.connection.execute_batch("COMMIT");
        self.is_over = done.is_ok();
        done.map_err(|error| true_cause(error.into(), self.path))
    }

    /// The result, or why the disk refused it.
    fn caused<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        done.map_err(|error| true_cause(error, self.path))
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            take_back(self.connection);
        }
    }
}

/// The bytes that the line of an entry has beside its actions.
fn length_without_actions(entry: &Entry) -> usize {
    let Entry { seq, at, ref desk, ref op, undoes, .. } = *entry;
    let (desk, op, actions) = (desk.clone(), op.clone(), Actions::default());
    Entry { seq, at, desk, op, undoes, actions }.to_line().len() + r#","actions":"#.len()
}

/// Ends a transaction without a trace. SQLite has done so by itself after some errors.
pub(super) fn take_back(connection: &Connection) {
    if !connection.is_autocommit()
        && let Err(error) = connection.execute_batch("ROLLBACK")
    {
        log::error!("a transaction was not taken back: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Store;
    use crate::journal::store::Missing;

    #[test]
    fn references_are_looked_up_again_after_many_rows() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut store = Store::open(&path, Missing::Create).expect("opened");
        let transaction = store.begin().expect("begun");
        let are_looked_up = || {
            let asked =
                transaction.connection().query_row("PRAGMA foreign_keys", [], |row| row.get(0));
            asked.expect("asked")
        };
        let mut within: Option<bool> = None;
        let done = transaction.in_bulk(|| {
            within = Some(are_looked_up());
            Err(StoreError::ReadOnly)
        });
        assert!(matches!(done, Err(StoreError::ReadOnly)));
        assert_eq!((within, are_looked_up()), (Some(false), true));
    }
}
