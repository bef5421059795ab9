//! Entries from the rows of the journal.

use std::borrow::Cow;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::io::{self, BufReader, Read};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::types::ValueRef;
use rusqlite::{CachedStatement, Connection, MAIN_DB, OptionalExtension as _, Row};

use super::StoreError;
use super::chain::Digest;
use super::connection::one_moment;
use super::entry::{Actions, Entry, EntryFault, OpId, PIECE, Packed, seal_of, seal_over};
use super::fold::{Folding, NotAllowed};
use super::snapshot::{Open, Snapshot};
use crate::club::{Club, Seq};

/// Rows that are turned into entries together, while others are read. That halves the
/// time to open a journal of years; the few rows of a glance at the file need no thread.
pub(super) const CHUNK: usize = 2048;

/// Bytes of actions that are enough for a thread in fewer rows, and too many for a text.
pub(super) const LARGE: usize = 1 << 20;

/// Parts for each thread that are read before the first of them is taken: all at once would take as much memory as the
/// club itself.
const AHEAD: usize = 4;

type Entries = Result<Vec<Arc<Entry>>, StoreError>;

/// All entries after `seq`, in order.
pub(super) fn read_since(connection: &Connection, seq: Seq) -> Entries {
    read(connection, seq, |_, _| ())
}

/// A whole journal, and the club that follows from it.
#[derive(Debug)]
pub(crate) struct Folded {
    pub(crate) entries: Vec<Arc<Entry>>,
    pub(crate) club: Result<Club, NotAllowed>,
    /// The last entry that a snapshot held.
    pub(crate) since: Seq,
}

/// All entries with their club, which is folded while later ones are still being understood: from a snapshot on, if that
/// is of this journal.
pub(super) fn read_folded(
    connection: &Connection,
    snapshot: Option<Snapshot>,
) -> Result<Folded, StoreError> {
    let _look = one_moment(connection)?;
    let (mut entries, mut folding, mut since) = (Vec::new(), Folding::default(), Seq::default());
    if let Some(snapshot) = snapshot
        && let Some(Open { entries: known, club, last }) = snapshot.open(connection)?
    {
        (entries, folding, since) = (known, Folding::from(club), last);
    }
    entries.append(&mut read(connection, since, |part, live| folding.add(part, live))?);
    Ok(Folded { entries, club: folding.end(), since })
}

/// All entries after `seq`. Parts of them are shown in order as soon as they are understood, with those that count.
fn read(
    connection: &Connection,
    seq: Seq,
    mut show: impl FnMut(&mut [Arc<Entry>], &[bool]),
) -> Entries {
    // An undo that another desk writes between the two queries would be read as an entry and not be heeded.
    let _look = one_moment(connection)?;
    let undone = undone(connection, seq)?;
    let mut query = Stored::query(connection)?;
    let mut rows = query.query([number(seq), i64::MAX])?;
    let mut all = Vec::new();
    let mut take = |part: Entries| -> Result<(), StoreError> {
        let mut part = part?;
        let live: Vec<bool> = part.iter().map(|entry| !undone.contains(&entry.seq)).collect();
        show(&mut part, &live);
        all.append(&mut part);
        Ok(())
    };
    thread::scope(|scope| {
        let (mut helpers, mut given, mut taken) = (Vec::new(), 0, 0);
        let (mut chunk, mut size) = (Vec::new(), 0);
        // This thread reads and folds, the others understand.
        let most = thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        while let Some(row) = rows.next()? {
            let row = Stored::new(row, |seq| Text::read(connection, seq))?;
            size += row.size();
            chunk.push(row);
            if chunk.len() == CHUNK || size >= LARGE {
                if helpers.len() < most {
                    helpers.push(Helper::new(scope));
                }
                helpers[given % helpers.len()].give(std::mem::take(&mut chunk));
                (given, size) = (given + 1, 0);
                if given - taken > AHEAD * most {
                    take(helpers[taken % helpers.len()].take())?;
                    taken += 1;
                }
            }
        }
        (taken..given).try_for_each(|at| take(helpers[at % helpers.len()].take()))?;
        take(entries(chunk))
    })?;
    Ok(all)
}

/// The entries after `seq` that do not count.
fn undone(connection: &Connection, seq: Seq) -> Result<HashSet<Seq>, StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT seq, undoes FROM journal WHERE seq > ?1 AND undoes IS NOT NULL ORDER BY seq DESC",
    )?;
    let seq_of = |value: i64| u64::try_from(value).map(Seq).unwrap_or_default();
    let undoes =
        query.query_map([number(seq)], |row| Ok([row.get(0)?, row.get(1)?].map(seq_of)))?;
    let mut undone = HashSet::new();
    for undo in undoes {
        let [undo, target] = undo?;
        if !undone.contains(&undo) {
            undone.insert(target);
        }
    }
    Ok(undone)
}

/// A thread that makes entries of rows, in the order in which they are given.
struct Helper {
    rows: Sender<Vec<Stored<'static>>>,
    entries: Receiver<Entries>,
}

impl Helper {
    fn new<'scope>(scope: &'scope thread::Scope<'scope, '_>) -> Self {
        let (rows, given) = mpsc::channel();
        let (made, taken) = mpsc::channel();
        scope.spawn(move || {
            // Nobody takes what comes after a row that cannot be read.
            given.into_iter().map(entries).try_for_each(|part| made.send(part))
        });
        Self { rows, entries: taken }
    }

    fn give(&self, rows: Vec<Stored<'static>>) {
        self.rows.send(rows).expect("reading does not panic");
    }

    fn take(&self) -> Entries {
        self.entries.recv().expect("reading does not panic")
    }
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

/// The entry that recorded an operation, if it has been recorded.
pub(super) fn find(connection: &Connection, op: &OpId) -> Result<Option<Seq>, StoreError> {
    let mut query = connection.prepare_cached("SELECT seq FROM journal WHERE op = ?1")?;
    let seq: Option<i64> = query.query_row([&op.0], |row| row.get(0)).optional()?;
    Ok(seq.and_then(|seq| u64::try_from(seq).ok()).map(Seq))
}

/// A time as a row has it.
pub(super) fn written(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// The actions of an entry as its row has them. `room` is the bytes to reserve
/// at once, since the actions of an import may be hundreds of megabytes.
pub(super) fn actions_of(entry: &Entry, room: usize) -> String {
    let mut actions = Vec::with_capacity(room);
    serde_json::to_writer(&mut actions, &entry.actions).expect("actions have string keys");
    String::from_utf8(actions).expect("JSON is UTF-8")
}

fn entries(rows: Vec<Stored<'_>>) -> Entries {
    rows.into_iter().map(|row| row.entry().map(Arc::new)).collect()
}

/// The SQL for the actions of rows; null if they are so large that they are read
/// piece by piece. A file of an earlier version has no column for large ones.
pub(super) fn at_hand(connection: &Connection) -> rusqlite::Result<&'static str> {
    Ok(if connection.column_exists(Some(MAIN_DB), c"journal", c"large")? {
        "iif(large IS NULL AND octet_length(actions) < 1048576, actions, NULL)"
    } else {
        "iif(octet_length(actions) < 1048576, actions, NULL)"
    })
}

/// The actions of a row, piece by piece; older versions wrote large ones as text too.
pub(super) fn piecewise(connection: &Connection, seq: Seq) -> rusqlite::Result<impl Read> {
    let open = |column| connection.blob_open(MAIN_DB, "journal", column, number(seq), true);
    Ok(BufReader::with_capacity(PIECE, open("large").or_else(|_| open("actions"))?))
}

/// The text of a row's actions.
pub(super) enum Text<'r> {
    Whole(Cow<'r, str>),
    /// The seal of a large text.
    Sealed(u64),
    /// A large one that was read as actions.
    Read(Actions),
}

impl Text<'_> {
    fn read(connection: &Connection, seq: Seq) -> Result<Text<'static>, StoreError> {
        if let Some(actions) = Actions::read_piecewise(piecewise(connection, seq)?) {
            return Ok(Text::Read(actions));
        }
        // Errors are reported for the whole text.
        let mut text = String::new();
        let read = piecewise(connection, seq)?.read_to_string(&mut text);
        read.map_err(|error| StoreError::DamagedEntry(seq, error.to_string()))?;
        Ok(Text::Whole(text.into()))
    }

    pub(super) fn sealed(connection: &Connection, seq: Seq) -> Result<Text<'static>, StoreError> {
        let seal = seal_of(piecewise(connection, seq)?);
        // SQLite has said nothing else of it until here.
        let damaged = |error: io::Error| StoreError::DamagedEntry(seq, error.to_string());
        Ok(Text::Sealed(seal.map_err(damaged)?))
    }
}

impl Text<'_> {
    /// Actions that are read when needed. A snapshot that lacks those of a large text is damaged, and not believed.
    fn unread(self, packed: Option<Packed>) -> Actions {
        match (packed, self) {
            (Some(packed), _) => packed.into(),
            (None, Self::Whole(text)) => Actions::of_text(text.into_owned()),
            (None, Self::Read(actions)) => actions,
            (None, Self::Sealed(_)) => Actions::default(),
        }
    }
}

impl Hash for Text<'_> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Whole(text) => text.hash(to),
            Self::Sealed(seal) => seal.hash(to),
            Self::Read(_) => {}
        }
    }
}

/// A row of the journal.
#[derive(Hash)]
pub(super) struct Stored<'r> {
    pub(super) seq: Seq,
    at: String,
    desk: String,
    op: String,
    undoes: Option<Seq>,
    actions: Text<'r>,
}

impl<'r> Stored<'r> {
    /// Asks for the rows after a number up to another.
    pub(super) fn query(connection: &Connection) -> rusqlite::Result<CachedStatement<'_>> {
        let at_hand = at_hand(connection)?;
        connection.prepare_cached(&format!(
            "SELECT seq, at, desk, op, undoes, {at_hand} FROM journal
             WHERE seq > ?1 AND seq <= ?2 ORDER BY seq",
        ))
    }

    /// A row copied from SQLite; `large` gives its actions where they are not at hand.
    pub(super) fn new(
        row: &Row<'_>,
        large: impl FnOnce(Seq) -> Result<Text<'static>, StoreError>,
    ) -> Result<Stored<'static>, StoreError> {
        let Stored { seq, at, desk, op, undoes, actions } = Stored::seen(row, large)?;
        let actions = match actions {
            Text::Whole(text) => Text::Whole(text.into_owned().into()),
            Text::Sealed(seal) => Text::Sealed(seal),
            Text::Read(actions) => Text::Read(actions),
        };
        Ok(Stored { seq, at, desk, op, undoes, actions })
    }

    /// A row borrowed from SQLite; `large` gives its actions where they are not at hand.
    pub(super) fn seen(
        row: &'r Row<'_>,
        large: impl FnOnce(Seq) -> Result<Text<'static>, StoreError>,
    ) -> Result<Self, StoreError> {
        let of = |value: i64| u64::try_from(value).map(Seq).unwrap_or_default();
        let seq = of(row.get(0)?);
        let actions = match row.get_ref(5)? {
            ValueRef::Null => large(seq)?,
            text => Text::Whole(text.as_str().map_err(rusqlite::Error::from)?.into()),
        };
        Ok(Self {
            seq,
            at: row.get(1)?,
            desk: row.get(2)?,
            op: row.get(3)?,
            undoes: row.get::<_, Option<i64>>(4)?.map(of),
            actions,
        })
    }

    /// The bytes of its actions that are still to be read.
    pub(super) fn size(&self) -> usize {
        if let Text::Whole(text) = &self.actions { text.len() } else { 0 }
    }

    fn entry(mut self) -> Result<Entry, StoreError> {
        let text = match self.take_actions() {
            Text::Whole(text) => text,
            large => return self.with(large.unread(None)),
        };
        let actions = Actions::read_of(&text).map_err(|fault| match fault {
            EntryFault::Newer(what) => StoreError::NewerEntry(self.seq, what),
            EntryFault::Damaged(why) => StoreError::DamagedEntry(self.seq, why),
        })?;
        self.with(actions)
    }

    /// The entry, with actions that are read when they are asked for.
    pub(super) fn unread(mut self, packed: Option<Packed>) -> Result<Entry, StoreError> {
        let actions = self.take_actions().unread(packed);
        self.with(actions)
    }

    fn take_actions(&mut self) -> Text<'r> {
        std::mem::replace(&mut self.actions, Text::Sealed(0))
    }

    /// The actions of the entry of this row packed, if they are many.
    pub(super) fn packed(&self, entry: &Entry) -> Option<Packed> {
        Packed::of(&entry.actions, || match &self.actions {
            Text::Whole(text) => seal_over(text),
            Text::Sealed(seal) => *seal,
            Text::Read(_) => 0,
        })
    }

    /// Whether its actions are so large that a snapshot must have them.
    pub(super) fn is_large(&self) -> bool {
        matches!(self.actions, Text::Sealed(_))
    }

    fn with(self, actions: Actions) -> Result<Entry, StoreError> {
        let seq = self.seq;
        // Not the stricter RFC 3339, which ends with the year 9999.
        let at = self.at.parse::<DateTime<Utc>>();
        Ok(Entry {
            seq,
            at: at.map_err(|error| StoreError::DamagedEntry(seq, error.to_string()))?,
            desk: self.desk,
            op: OpId(self.op),
            undoes: self.undoes,
            actions,
        })
    }

    /// Whether an entry is the one in this row.
    pub(super) fn is_of(&self, entry: &Entry) -> bool {
        let are_in = || match &self.actions {
            Text::Whole(text) => entry.actions.are_in(text),
            Text::Sealed(seal) => entry.actions.are_sealed(*seal),
            Text::Read(actions) => *actions == entry.actions,
        };
        self.seq == entry.seq && self.undoes == entry.undoes && are_in()
    }
}
