//! Does the file still say what its journal says?
//!
//! SQLite's own check of a file, in much less time where all is well.
//!
//! SQLite looks up every row in every index, each time somewhere else in the file: of a million matches that takes longer than
//! all else that is compared. Here the structure is checked by SQLite, and that the indexes of large tables hold what the
//! tables hold by reading both through in their order. Whatever is wrong, SQLite says in its own words.
//!
//! Checks of entries that hold for any journal, independent of their decisions.
//!
//! Our own entries are sound; a file changed by hand or a journal from elsewhere need not be.

use std::collections::HashSet;
use std::hash::BuildHasher as _;
use std::path::Path;
use std::sync::Arc;
use std::{fs, thread};

use foldhash::quality::FixedState;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::chain::{Digest, Link};
use super::publish::{Table, Value, order, rows_of};
use super::rows::{at_hand, piecewise, read_since, written};
use super::schema::{self, Difference};
use super::{Entry, Store, StoreError, publish};
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Seq};
use crate::domain::ids::TournamentId;
use crate::journal::companions::with;
use crate::journal::connection::{connect_to_read, regular};
use crate::journal::undo::{UndoRefusal, may_undo};
use crate::system;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// SQLite's own check of the file found this.
    Integrity(String),
    /// The first entry that is not as it was written, or no longer follows what stands before it.
    Chain(Seq),
    /// A row of the journal with a number that no entry has: they begin with 1.
    Numbered(i64),
    /// A table, index or trigger that does not belong in the file, or is not as it should be.
    Alien(String),
    /// An index or table that the file lacks.
    Lacking(String),
    /// A row of this table refers to something that is not there.
    ForeignKey(String),
    /// A tournament holds something that cannot be.
    Tournament(TournamentId, Inconsistency),
    /// A published row is not what the journal gives.
    Row {
        table: Table,
        /// The key of the row.
        key: Vec<String>,
        /// The published row, if there is one.
        published: Option<Vec<String>>,
        /// The row by the journal, if there is one.
        folded: Option<Vec<String>>,
    },
}

impl Finding {
    /// Whether only the tables are wrong, which the journal makes anew.
    pub const fn is_of_tables(&self) -> bool {
        matches!(self, Self::Alien(_) | Self::Lacking(_) | Self::ForeignKey(_) | Self::Row { .. })
    }

    /// Whether only a tournament is wrong, as its entries have it.
    pub const fn is_of_tournament(&self) -> bool {
        matches!(self, Self::Tournament(..))
    }
}

/// Compares every published row of a file with the club folded from its journal, has SQLite check
/// the file itself, and looks through the tournaments for what cannot be.
pub fn verify(
    store: &Store,
    entries: &[Arc<Entry>],
    club: &Club,
) -> Result<Vec<Finding>, StoreError> {
    let connection = store.connection();
    connection.pragma_update(None, "cache_size", WIDE)?;
    let found = thread::scope(|scope| {
        // SQLite's check and the chain take as long as everything else,
        // so they run meanwhile if there can be another connection.
        let beside = store.connect_beside();
        let looking = beside.map(|beside| scope.spawn(move || looked_at(&beside, entries)));
        let rows = compare(connection, club);
        let looked = looking.map(|looking| looking.join().expect("it does not panic"));
        let looked = looked.and_then(Result::ok);
        let (integrity, chain) = looked.map_or_else(|| looked_at(connection, entries), Ok)?;
        let [numbered, schema, rows] = rows?;
        let all_is_well = chain.is_none() && numbered.is_empty() && schema.is_empty();
        // Published rows were refused where they refer to nothing: those that are as they were published do not.
        let is_row = |finding: &Finding| matches!(finding, Finding::Row { .. });
        let keys = if all_is_well && !rows.iter().any(is_row) {
            Vec::new()
        } else {
            references(connection)?
        };
        let chain = chain.map(Finding::Chain).into_iter().collect();
        Ok([integrity, numbered, chain, schema, keys, rows].concat())
    });
    store.narrow();
    found
}

/// Kibibytes of pages that SQLite keeps while it looks through the file.
const WIDE: i64 = -16 * 1024;

/// The faults that SQLite finds in a file, and the first entry that is not as it was written.
fn looked_at(
    connection: &Connection,
    entries: &[Arc<Entry>],
) -> Result<(Vec<Finding>, Option<Seq>), StoreError> {
    connection.pragma_update(None, "cache_size", WIDE)?;
    let integrity = faults(connection)?.into_iter().map(Finding::Integrity);
    Ok((integrity.collect(), chained(connection, entries)?))
}

/// Rows of a file that refer to nothing.
fn references(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut keys = connection.prepare("PRAGMA foreign_key_check")?;
    let tables = keys.query_map([], |row| row.get(0).map(Finding::ForeignKey))?;
    Ok(tables.collect::<rusqlite::Result<_>>()?)
}

/// Compares a file with a club: its entries without a number, its schema, its published rows.
fn compare(connection: &Connection, club: &Club) -> Result<[Vec<Finding>; 3], StoreError> {
    let mut stray = connection.prepare("SELECT seq FROM journal WHERE seq < 1 ORDER BY seq")?;
    let numbered = stray.query_map([], |row| row.get(0).map(Finding::Numbered))?;
    let numbered = numbered.collect::<rusqlite::Result<_>>()?;
    let Difference { alien, lacking } = schema::difference(connection)?;
    let alien = alien.into_iter().map(Finding::Alien);
    let schema = alien.chain(lacking.into_iter().map(Finding::Lacking)).collect();
    let behind = publish::all(connection)?;
    let is_behind = |row: &[Value]| behind.iter().any(|place| is_behind(place, row));
    let published = compared(club, |table, give| read(connection, table, give), is_behind)?;
    Ok([numbered, schema, published])
}

/// Compares published rows with a club, and looks through the tournaments for what cannot be. `read` gives each row of a
/// table to the function, in the [`order`] of their keys: of neither side all rows are held.
pub fn published<E>(
    club: &Club,
    read: impl FnMut(Table, &mut dyn FnMut(&[Value])) -> Result<(), E>,
) -> Result<Vec<Finding>, E> {
    compared(club, read, |_| false)
}

/// [`published`], where the ratings of some rating changes are still to be written.
fn compared<E>(
    club: &Club,
    mut read: impl FnMut(Table, &mut dyn FnMut(&[Value])) -> Result<(), E>,
    is_behind: impl Fn(&[Value]) -> bool,
) -> Result<Vec<Finding>, E> {
    let scanned = club.scan().into_iter();
    let mut findings: Vec<Finding> =
        scanned.map(|(id, found)| Finding::Tournament(id, found)).collect();
    for table in Table::ALL {
        let mut folded = rows_of(club, table).peekable();
        let mut differs = |published: Option<&[Value]>, folded: Option<&[Value]>| {
            let key = cells(&published.or(folded).unwrap_or_default()[..table.key()]);
            let [published, folded] = [published, folded].map(|row| row.map(cells));
            findings.push(Finding::Row { table, key, published, folded });
        };
        read(table, &mut |row| {
            let place = |known: &Vec<Value>| order(&known[..table.key()], &row[..table.key()]);
            while let Some(missing) = folded.next_if(|known| place(known).is_lt()) {
                differs(None, Some(&missing));
            }
            let expected = folded.next_if(|known| place(known).is_eq());
            let rests = |other: &Vec<Value>| {
                let ratings = row.len() - RATINGS;
                table == Table::RatingChanges && other[..ratings] == row[..ratings]
            };
            let is_right = expected.as_deref() == Some(row);
            let is_to_come = || expected.as_ref().is_some_and(rests) && is_behind(row);
            if !is_right && !is_to_come() {
                differs(Some(row), expected.as_deref());
            }
        })?;
        folded.for_each(|missing| differs(None, Some(&missing)));
    }
    Ok(findings)
}

/// The last columns of a rating change.
const RATINGS: usize = 2;

/// Whether a rating change comes behind the place up to which those of a list are written.
fn is_behind((list, (day, tournament, no)): &publish::Note, row: &[Value]) -> bool {
    let [Value::Integer(of), Value::Integer(event), Value::Integer(played), _, Value::Text(on), ..] =
        row
    else {
        return false;
    };
    of == list && (on, event, played) > (day, tournament, no)
}

/// The rows of a table of a file, one after the other in the same room: a file may have millions.
fn read(
    connection: &Connection,
    table: Table,
    give: &mut dyn FnMut(&[Value]),
) -> Result<(), StoreError> {
    let mut query = connection.prepare(&table.select())?;
    let mut cells = vec![Value::Null; table.columns().len()];
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        for (column, cell) in cells.iter_mut().enumerate() {
            cell.take(row.get_ref(column)?);
        }
        give(&cells);
    }
    Ok(())
}

/// Checks that all entries of a file are as they were written. Files of versions
/// without digests, and files not yet chained since, tell nothing about it.
pub(super) fn is_as_written(
    connection: &Connection,
    version: usize,
    entries: &[Arc<Entry>],
) -> Result<(), StoreError> {
    let due = "SELECT EXISTS (SELECT 1 FROM due WHERE task = 'chain')";
    if version < schema::CHAINED || connection.query_row(due, [], |row| row.get(0))? {
        return Ok(());
    }
    chained(connection, entries)?.map_or(Ok(()), |seq| Err(StoreError::Altered(seq)))
}

/// Follows the chain through the journal. Entries are compared as they are written, so that no letter may change, not
/// even one that the reading of JSON passes over. Gives the first that is wrong.
fn chained(connection: &Connection, entries: &[Arc<Entry>]) -> Result<Option<Seq>, StoreError> {
    let at_hand = at_hand(connection)?;
    let mut query = connection.prepare(&format!(
        "SELECT at, digest, sealed, {at_hand} FROM journal WHERE seq > 0 ORDER BY seq"
    ))?;
    let mut rows = query.query([])?;
    let mut before = Digest::default();
    for entry in entries {
        let link = Link::after(&before, entry);
        let sealed = link.sealed.map(|sealed| sealed.0);
        let expected = [Some(written(entry.at)), Some(link.digest.0.clone()), sealed];
        let Some(row) = rows.next()? else { return Ok(Some(entry.seq)) };
        let found: Vec<Option<String>> =
            (0..expected.len()).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?;
        let actions = row.get_ref(expected.len())?;
        if found != expected || !are_written(connection, entry, actions)? {
            return Ok(Some(entry.seq));
        }
        before = link.digest;
    }
    Ok(None)
}

/// Whether the row of an entry has its actions letter by letter, which stand there if they are [`at_hand`].
pub(super) fn are_written(
    connection: &Connection,
    entry: &Entry,
    there: ValueRef<'_>,
) -> rusqlite::Result<bool> {
    Ok(match there {
        ValueRef::Text(text) => entry.actions.are_written(text),
        ValueRef::Null => entry.actions.are_written(piecewise(connection, entry.seq)?),
        _ => false,
    })
}

/// A row as people read it.
fn cells(row: &[Value]) -> Vec<String> {
    row.iter().map(Value::to_string).collect()
}

/// The tables that grow with every match.
const LARGE: [Table; 3] = [Table::Entrants, Table::Matches, Table::RatingChanges];

/// Everything that SQLite finds wrong with a file.
fn faults(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    if is_sound(connection)? { Ok(Vec::new()) } else { said(connection, "integrity_check") }
}

fn is_sound(connection: &Connection) -> rusqlite::Result<bool> {
    if !said(connection, "quick_check")?.is_empty() {
        return Ok(false);
    }
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    for table in tables.query_map([], |row| row.get::<_, String>(0))? {
        let table = table?;
        let agrees = if let Some(large) = LARGE.iter().find(|large| large.name() == table) {
            agree(connection, *large)?
        } else {
            said(connection, &format!("integrity_check({})", quoted(&table)))?.is_empty()
        };
        if !agrees {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The lines of SQLite's check, but for its "ok".
fn said(connection: &Connection, check: &str) -> rusqlite::Result<Vec<String>> {
    let mut check = connection.prepare(&format!("PRAGMA {check}"))?;
    let lines = check.query_map([], |row| row.get::<_, String>(0))?;
    let mut lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
    lines.retain(|line| line != "ok");
    Ok(lines)
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Whether each index of a table holds its rows and no others, in order.
fn agree(connection: &Connection, table: Table) -> rusqlite::Result<bool> {
    let mut list = connection
        .prepare("SELECT name FROM pragma_index_list(?1) WHERE origin <> 'pk' ORDER BY name")?;
    let indexes: Vec<String> =
        list.query_map([table.name()], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut columns =
        connection.prepare("SELECT name FROM pragma_index_xinfo(?1) ORDER BY seqno")?;
    for index in indexes {
        let columns: Vec<Option<String>> =
            columns.query_map([&index], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        // What an expression gives has no name. None of ours has any.
        let Some(columns) = columns.into_iter().collect::<Option<Vec<_>>>() else {
            return Ok(false);
        };
        let names = columns.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ");
        let (name, width) = (table.name(), columns.len());
        let by_index = format!("SELECT {names} FROM {name} INDEXED BY {}", quoted(&index));
        // With a column that no index has, the rows themselves are read.
        let last = table.columns().last().copied().unwrap_or_default();
        let in_table =
            sum(connection, &format!("SELECT {names}, {last} FROM {name}"), width, false)?;
        if in_table.is_none() || in_table != sum(connection, &by_index, width, true)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The number of rows, and a checksum of them in any order; none if they
/// should be in order and are not, or are not numbers, as all of ours are.
fn sum(
    connection: &Connection,
    sql: &str,
    width: usize,
    in_order: bool,
) -> rusqlite::Result<Option<(usize, u64)>> {
    let (mut count, mut sum, hashing) = (0, 0_u64, FixedState::default());
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    let (mut before, mut cells) = (Vec::new(), Vec::with_capacity(width));
    while let Some(row) = rows.next()? {
        cells.clear();
        for column in 0..width {
            cells.push(match row.get_ref(column)? {
                ValueRef::Null => None,
                ValueRef::Integer(number) => Some(number),
                _ => return Ok(None),
            });
        }
        if in_order && before > cells {
            return Ok(None);
        }
        (count, sum) = (count + 1, sum.wrapping_add(hashing.hash_one(&cells)));
        std::mem::swap(&mut before, &mut cells);
    }
    Ok(Some((count, sum)))
}

/// The newest version of the file that this program knows.
pub const NEWEST: usize = schema::VERSIONS.len();

/// How a file does.
#[derive(Debug)]
pub struct Health {
    /// Its length in bytes.
    pub length: u64,
    pub mode: Option<u32>,
    /// Whether this user may write it.
    pub writable: bool,
    /// The length of the write-ahead log beside it, if there is one.
    pub log: Option<u64>,
    /// The content, if it can be read.
    pub content: Result<Content, StoreError>,
}

/// How the content of a file does.
#[derive(Debug)]
pub struct Content {
    /// The version of its tables.
    pub schema: usize,
    /// Whether SQLite finds its pages and indexes in order.
    pub in_order: bool,
    /// The number of entries, if every one can be read.
    pub entries: Result<usize, StoreError>,
}

/// Looks at a file of any version, without writing.
pub fn look(path: &Path) -> Result<Health, StoreError> {
    let found = regular(path)?;
    let writable = system::is_writable(path, &found);
    let log = fs::metadata(with(path, "-wal")).ok().map(|found| found.len());
    let content = content_of(path, found.len());
    Ok(Health { length: found.len(), mode: system::mode(&found), writable, log, content })
}

fn content_of(path: &Path, length: u64) -> Result<Content, StoreError> {
    if length == 0 {
        return Err(StoreError::Empty(path.to_owned()));
    }
    let connection = connect_to_read(path)?;
    let schema = schema::recognise(&connection, path, schema::VERSIONS)?;
    let in_order = said(&connection, "quick_check(1)")?.is_empty();
    let entries = read_since(&connection, Seq::default()).map(|entries| entries.len());
    Ok(Content { schema, in_order, entries })
}

/// Whether the rights of a file let others on this machine read or write it: it holds days of birth.
pub fn is_open_to_others(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| system::is_open_to_others(&found))
}

/// Why an entry cannot stand where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// Numbers run from 1 without gaps, and this is not the next.
    OutOfOrder {
        /// The number that should stand here.
        next: Seq,
    },
    /// It undoes itself or a later entry.
    UndoesAhead,
    /// It both undoes an entry and decides something.
    UndoesAndDecides,
    /// It undoes an entry that is undone already.
    UndoesTwice,
    /// Its operation has been recorded by an earlier entry.
    SentTwice,
}

/// Whether `news` may follow `entries`, as far as their form goes.
pub fn follows(entries: &[Arc<Entry>], news: &[Arc<Entry>]) -> Result<(), (Seq, Unsound)> {
    let last = entries.last().map(|entry| entry.seq).unwrap_or_default();
    for (entry, next) in news.iter().zip(last.0 + 1..) {
        let next = Seq(next);
        let fault = match entry.undoes {
            _ if entry.seq != next => Some(Unsound::OutOfOrder { next }),
            Some(target) if target >= entry.seq => Some(Unsound::UndoesAhead),
            Some(_) if !entry.actions.is_empty() => Some(Unsound::UndoesAndDecides),
            _ => None,
        };
        if let Some(fault) = fault {
            return Err((entry.seq, fault));
        }
    }
    Ok(())
}

/// Whether a whole journal from elsewhere is one that this program could have written: sound in
/// form, no operation recorded twice, and nothing undone twice.
pub fn is_whole(journal: &[Arc<Entry>]) -> Result<(), (Seq, Unsound)> {
    follows(&[], journal)?;
    let mut operations = HashSet::new();
    for (at, entry) in journal.iter().enumerate() {
        if !operations.insert(&entry.op) {
            return Err((entry.seq, Unsound::SentTwice));
        }
        let twice = |target| {
            matches!(may_undo(&journal[..at], target), Err(UndoRefusal::AlreadyUndone(..)))
        };
        if entry.undoes.is_some_and(twice) {
            return Err((entry.seq, Unsound::UndoesTwice));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::Action;
    use crate::club::action::CloseTournament;
    use crate::domain::ids::TournamentId;
    use crate::journal::OpId;
    use chrono::DateTime;

    /// Table and index of a file made alike, and an index that lacks a row, has one too much, or another.
    #[test]
    fn an_index_that_is_not_of_its_table_is_told_in_the_words_of_sqlite() {
        let file = Connection::open_in_memory().expect("memory");
        file.execute_batch(
            "CREATE TABLE entrants (tournament INTEGER, player INTEGER, exit TEXT,
                 PRIMARY KEY (tournament, player)) STRICT, WITHOUT ROWID;
             CREATE INDEX entrants_by_player ON entrants (player);
             INSERT INTO entrants SELECT value / 10, value % 10, NULL FROM
                 (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 99)
                  SELECT value FROM n);
             PRAGMA writable_schema = ON;",
        )
        .expect("a table");
        assert_eq!(faults(&file).expect("checked"), Vec::<String>::new());
        // SQLite does not know of the index while rows change.
        let index = "SELECT sql FROM sqlite_schema WHERE name = 'entrants_by_player'";
        let made: String = file.query_row(index, [], |row| row.get(0)).expect("its text");
        for change in [
            "DELETE FROM entrants WHERE tournament = 3 AND player = 4",
            "INSERT INTO entrants VALUES (77, 4, NULL)",
            "UPDATE entrants SET player = 11 WHERE tournament = 5 AND player = 4",
        ] {
            let root: i64 = file
                .query_row(
                    "SELECT rootpage FROM sqlite_schema WHERE name = 'entrants_by_player'",
                    [],
                    |row| row.get(0),
                )
                .expect("its page");
            file.execute("DELETE FROM sqlite_schema WHERE name = 'entrants_by_player'", [])
                .expect("hidden");
            reload(&file);
            file.execute(change, []).expect("changed");
            file.execute(
                "INSERT INTO sqlite_schema VALUES ('index', 'entrants_by_player', 'entrants', ?1, ?2)",
                (root, &made),
            )
            .expect("shown");
            reload(&file);
            let found = faults(&file).expect("checked");
            assert!(!found.is_empty(), "{change}");
            assert_eq!(found, said(&file, "integrity_check").expect("checked"));
            file.execute_batch("REINDEX entrants_by_player").expect("made again");
            assert_eq!(faults(&file).expect("checked"), Vec::<String>::new());
        }
    }

    /// Has the schema read anew.
    fn reload(file: &Connection) {
        let version: i64 =
            file.query_row("PRAGMA schema_version", [], |row| row.get(0)).expect("a version");
        file.pragma_update(None, "schema_version", version + 1).expect("another");
    }

    fn entry(seq: u64, undoes: Option<u64>) -> Entry {
        let close = Action::CloseTournament(CloseTournament { tournament: TournamentId(1) });
        Entry {
            seq: Seq(seq),
            at: DateTime::UNIX_EPOCH,
            desk: "desk".to_owned(),
            op: OpId(seq.to_string()),
            undoes: undoes.map(Seq),
            actions: if undoes.is_some() { Vec::new() } else { vec![close] }.into(),
        }
    }

    fn checked(entries: Vec<Entry>) -> Result<(), (Seq, Unsound)> {
        is_whole(&entries.into_iter().map(Arc::new).collect::<Vec<_>>())
    }

    #[test]
    fn what_the_program_never_writes_is_told_apart() {
        let fine = vec![entry(1, None), entry(2, Some(1)), entry(3, Some(2)), entry(4, Some(1))];
        assert_eq!(checked(fine), Ok(()));
        let next = Seq(2);
        assert_eq!(
            checked(vec![entry(1, None), entry(3, None)]),
            Err((Seq(3), Unsound::OutOfOrder { next }))
        );
        assert_eq!(checked(vec![entry(1, Some(1))]), Err((Seq(1), Unsound::UndoesAhead)));
        let both = Entry { undoes: Some(Seq(1)), ..entry(2, None) };
        assert_eq!(checked(vec![entry(1, None), both]), Err((Seq(2), Unsound::UndoesAndDecides)));
        assert_eq!(
            checked(vec![entry(1, None), entry(2, Some(1)), entry(3, Some(1))]),
            Err((Seq(3), Unsound::UndoesTwice))
        );
        let again = Entry { op: OpId("1".to_owned()), ..entry(2, None) };
        assert_eq!(checked(vec![entry(1, None), again]), Err((Seq(2), Unsound::SentTwice)));
    }
}
