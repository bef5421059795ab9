//! Entries from the rows of the journal.

use std::sync::Arc;
use std::thread;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::{Connection, OptionalExtension as _, Row};

use super::StoreError;
use super::chain::Digest;
use super::entry::{Entry, EntryFault, OpId, read_actions};
use crate::club::Seq;

/// Rows that are understood together, beside the reading of the next. A journal of years takes half as long to open
/// that way; the few rows of a glance at the file need no thread.
const CHUNK: usize = 4096;

type Read = Result<Vec<Arc<Entry>>, StoreError>;

/// All entries after `seq`, in order.
pub(super) fn read_since(connection: &Connection, seq: Seq) -> Read {
    let mut query = connection.prepare_cached(
        "SELECT seq, at, desk, op, undoes, actions FROM journal WHERE seq > ?1 ORDER BY seq",
    )?;
    let mut rows = query.query([i64::try_from(seq.0).unwrap_or(i64::MAX)])?;
    thread::scope(|scope| {
        let (mut understood, mut chunk) = (Vec::new(), Vec::new());
        while let Some(row) = rows.next()? {
            chunk.push(Stored::new(row)?);
            if chunk.len() == CHUNK {
                let full = std::mem::take(&mut chunk);
                understood.push(scope.spawn(|| entries(full)));
            }
        }
        let rest = entries(chunk);
        let mut all = Vec::with_capacity((understood.len() + 1) * CHUNK);
        for thread in understood {
            all.append(&mut thread.join().expect("reading does not panic")?);
        }
        all.append(&mut rest?);
        Ok(all)
    })
}

/// Entries that a desk did not know, and the digest of the last of them.
#[derive(Debug)]
pub struct News {
    /// The entries, in order.
    pub entries: Vec<Arc<Entry>>,
    /// The digest of the last; none if there are no entries.
    pub head: Option<Digest>,
}

/// All entries after one, with the digest of the last.
pub(super) fn news(connection: &Connection, after: Seq) -> Result<News, StoreError> {
    let entries = read_since(connection, after)?;
    let last = entries.last().map(|entry| entry.seq);
    let head = last.map(|last| digest(connection, last)).transpose()?.flatten();
    Ok(News { entries, head })
}

/// A number as a row has it.
pub(super) fn number(seq: Seq) -> i64 {
    i64::try_from(seq.0).unwrap_or(i64::MAX)
}

/// The digest of an entry, if it is there.
pub(super) fn digest(connection: &Connection, seq: Seq) -> Result<Option<Digest>, StoreError> {
    let mut query = connection.prepare_cached("SELECT digest FROM journal WHERE seq = ?1")?;
    Ok(query.query_row([number(seq)], |row| row.get(0).map(Digest)).optional()?)
}

/// A time as a row has it.
pub(super) fn written(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// The actions of an entry as its row has them.
pub(super) fn actions_of(entry: &Entry) -> String {
    serde_json::to_string(&entry.actions).expect("actions have string keys")
}

fn entries(rows: Vec<Stored>) -> Read {
    rows.into_iter().map(|row| row.entry().map(Arc::new)).collect()
}

struct Stored {
    seq: Seq,
    at: String,
    desk: String,
    op: String,
    undoes: Option<Seq>,
    actions: String,
}

impl Stored {
    fn new(row: &Row<'_>) -> rusqlite::Result<Self> {
        let number = |value: i64| u64::try_from(value).map(Seq).unwrap_or_default();
        Ok(Self {
            seq: number(row.get(0)?),
            at: row.get(1)?,
            desk: row.get(2)?,
            op: row.get(3)?,
            undoes: row.get::<_, Option<i64>>(4)?.map(number),
            actions: row.get(5)?,
        })
    }

    fn entry(self) -> Result<Entry, StoreError> {
        let seq = self.seq;
        // Not the stricter RFC 3339, which ends with the year 9999.
        let at = self.at.parse::<DateTime<Utc>>();
        let actions = read_actions(&self.actions).map_err(|fault| match fault {
            EntryFault::Newer(what) => StoreError::NewerEntry(seq, what),
            EntryFault::Damaged(why) => StoreError::DamagedEntry(seq, why),
        })?;
        Ok(Entry {
            seq,
            at: at.map_err(|error| StoreError::DamagedEntry(seq, error.to_string()))?,
            desk: self.desk,
            op: OpId(self.op),
            undoes: self.undoes,
            actions,
        })
    }
}
