//! The club as it was folded, kept beside its file so that opening need not fold years again.
//!
//! A snapshot is never the truth. It is believed where the same program folded the very rows that lie in the file up to an
//! entry, and nothing behind that entry takes one of them back; the entries behind it are folded from it. Anything else,
//! a changed byte, a part, another version, another journal, is as if none were there. It is written when a desk leaves
//! with many decisions behind the last one, under another name first, and never while an entry waits.

use std::hash::{BuildHasher as _, Hash as _, Hasher as _};
use std::io::{BufWriter, IntoInnerError, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::{fs, io, thread};

use foldhash::quality::{FixedState, FoldHasher};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use tempfile::Builder;

use super::backup::UNFINISHED;
use super::chain::{Digest, Ledger};
use super::companions::{folder_of, with};
use super::connection::one_moment;
use super::entry::{PIECE, Packed, Sealed, Sealing, seal_of};
use super::rows::{CHUNK, LARGE, Stored, Text, digest, number};
use super::{Entry, StoreError};
use crate::club::{Club, Seq};
use crate::opener;

/// A checksum against accidents only: whoever can write here can write the journal too.
type Seal = u64;

fn sealing() -> FoldHasher<'static> {
    FixedState::default().build_hasher()
}

/// The sources of the program that folds; `build.rs`.
const PROGRAM: &str = env!("BANZUKE_FOLD");

/// Parts of rows that are read before the first of them is looked at.
const AHEAD: usize = 4;

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

/// A snapshot beside a file, not yet checked for damage.
#[derive(Debug)]
pub(super) struct Snapshot {
    bytes: Vec<u8>,
    of: Of,
    /// Where the rest begins in them: the actions of its largest entries, then the club.
    rest: usize,
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
        let (of, rest): (Of, _) = postcard::take_from_bytes(sealed).ok()?;
        let rest = bytes.len() - rest.len();
        (of.program == PROGRAM).then_some(Self { bytes, of, rest })
    }

    /// Whether it may be of this journal, with all of its entries counting as they did.
    fn may_fit(&self, connection: &Connection) -> Result<bool, StoreError> {
        let taken_back = "SELECT EXISTS (SELECT 1 FROM journal WHERE seq > ?1 AND undoes <= ?1)";
        let mut query = connection.prepare_cached(taken_back)?;
        let taken_back: bool = query.query_row([number(self.of.last)], |row| row.get(0))?;
        Ok(!taken_back && digest(connection, self.of.last)? == Some(self.of.head.clone()))
    }

    /// The entries in it and their club; none where it is not of this journal.
    pub(super) fn open(self, connection: &Connection) -> Result<Option<Open>, StoreError> {
        if !self.may_fit(connection)? {
            return Ok(None);
        }
        let Some((packed, club)) = self.parts() else { return Ok(None) };
        let (last, sealed) = (self.of.last, self.of.rows);
        let (club, rows) = thread::scope(|scope| {
            let club = scope.spawn(move || self.club(club));
            let rows = rows(connection, last, packed);
            (club.join().expect("a club is read or not"), rows)
        });
        let (entries, seal) = rows?;
        Ok(club.filter(|_| seal == sealed).map(|club| Open { entries, club, last }))
    }

    /// The actions in it, and where the bytes of its club begin.
    fn parts(&self) -> Option<(Imports, usize)> {
        let (packed, club) = postcard::take_from_bytes(self.bytes.get(self.rest..)?).ok()?;
        let club: &[u8] = club;
        Some((packed, self.bytes.len() - club.len()))
    }

    /// Its club, if it is as it was written.
    fn club(self, at: usize) -> Option<Club> {
        let mut club = self.is_sound().then(|| Club::from_bytes(&self.bytes[at..]))??;
        // The bytes are let go before ratings, which take as much room, are calculated.
        drop(self);
        club.settle();
        Some(club)
    }

    fn is_sound(&self) -> bool {
        let seal = self.bytes.split_first_chunk();
        seal.is_some_and(|(seal, rest)| seal_of(rest).is_ok_and(|of| of.to_le_bytes() == *seal))
    }
}

/// The actions of entries that have many, in order.
type Imports = Vec<(Seq, Packed)>;

/// The entries of a snapshot, and their club.
pub(super) struct Open {
    pub(super) entries: Vec<Arc<Entry>>,
    pub(super) club: Club,
    /// The last of them.
    pub(super) last: Seq,
}

/// The rows up to an entry as entries whose actions are still to be read, and the seal over them.
fn rows(
    connection: &Connection,
    last: Seq,
    packed: Imports,
) -> Result<(Vec<Arc<Entry>>, Seal), StoreError> {
    thread::scope(|scope| {
        let (rows, given) = mpsc::sync_channel::<Vec<Stored<'_>>>(AHEAD);
        let sealed = scope.spawn(move || {
            let (mut entries, mut seal) = (Vec::new(), sealing());
            let mut packed = packed.into_iter().peekable();
            for row in given.into_iter().flatten() {
                row.hash(&mut seal);
                let packed = packed.next_if(|(seq, _)| *seq == row.seq).map(|(_, packed)| packed);
                entries.push(Arc::new(row.unread(packed)?));
            }
            Ok((entries, seal.finish()))
        });
        let (mut chunk, mut size) = (Vec::new(), 0);
        let mut read = Stored::query(connection)?;
        let mut all = read.query([0, number(last)])?;
        while let Some(row) = all.next()? {
            let row = Stored::new(row, |seq| Text::sealed(connection, seq))?;
            size += row.size();
            chunk.push(row);
            if chunk.len() == CHUNK || size >= LARGE {
                // Nothing takes them any more behind a row that cannot be read.
                let _ = rows.send(std::mem::take(&mut chunk));
                size = 0;
            }
        }
        let _ = rows.send(chunk);
        drop(rows);
        sealed.join().expect("rows are read or not")
    })
}

/// Writes the snapshot of a journal beside its file, or none if
/// the rows there are not those from which the club was folded.
pub(super) fn write(connection: &Connection, file: &Path, known: &Ledger) -> io::Result<bool> {
    let fault = |error: StoreError| io::Error::other(error.to_string());
    let Some((rows, packed)) = sealed(connection, known).map_err(fault)? else {
        return Ok(false);
    };
    let (program, last, head) = (PROGRAM.to_owned(), known.last(), known.head().clone());
    let to = path_of(&std::path::absolute(file)?);
    let folder = folder_of(&to);
    let mut made = Builder::new().prefix(".club.").suffix(UNFINISHED).tempfile_in(folder)?;
    made.write_all(&[0; size_of::<Seal>()])?;
    // Piece by piece: whole, the bytes would take as much room as the club.
    let sealed = Sealed { text: &mut made, seal: Sealing::new() };
    let mut sealed = BufWriter::with_capacity(PIECE, sealed);
    postcard::to_io(&(Of { program, last, head, rows }, packed), &mut sealed)
        .and_then(|rest| known.club().write_to(rest))
        .map_err(io::Error::other)?;
    let seal = sealed.into_inner().map_err(IntoInnerError::into_error)?.seal.end();
    made.rewind()?;
    made.write_all(&seal.to_le_bytes())?;
    made.persist(&to)?;
    Ok(true)
}

/// The seal over all rows, and the actions of those that have many; none where one of them is not what is known.
fn sealed(connection: &Connection, known: &Ledger) -> Result<Option<(Seal, Imports)>, StoreError> {
    let _look = one_moment(connection)?;
    if digest(connection, known.last())?.as_ref() != Some(known.head()) {
        return Ok(None);
    }
    let (mut seal, mut packed) = (sealing(), Vec::new());
    let mut read = Stored::query(connection)?;
    let mut rows = read.query([0, number(known.last())])?;
    for entry in known.entries() {
        let seen = |row| Stored::seen(row, |seq| Text::sealed(connection, seq));
        let row = rows.next()?.map(seen).transpose()?;
        let Some(row) = row.filter(|row| row.is_of(entry)) else { return Ok(None) };
        row.hash(&mut seal);
        let actions = row.packed(entry);
        if row.is_large() && actions.is_none() {
            return Ok(None);
        }
        packed.extend(actions.map(|actions| (entry.seq, actions)));
    }
    Ok(rows.next()?.is_none().then(|| (seal.finish(), packed)))
}

/// Takes the snapshot of a file away.
pub(super) fn remove(file: &Path) {
    let _ = fs::remove_file(path_of(file));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tempfile::TempDir;

    use super::*;
    use crate::journal::entry::Actions;
    use crate::journal::fold::fold;
    use crate::journal::rows::Folded;
    use crate::journal::schema::VERSIONS;
    use crate::journal::store::{Missing, Store};
    use crate::journal::verify::is_as_written;

    /// An entry of every kind, with undos among them.
    fn fixture() -> Vec<Arc<Entry>> {
        let lines = include_str!("../../../../tests/fixtures/journal.jsonl").lines();
        lines.map(|line| Arc::new(Entry::from_line(line).expect("an entry"))).collect()
    }

    /// A file with a journal.
    struct File {
        _folder: TempDir,
        path: PathBuf,
        store: Store,
    }

    impl File {
        fn of(entries: &[Arc<Entry>]) -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("club.db");
            let store = Store::open(&path, Missing::Create).expect("a new file");
            let mut file = Self { _folder: folder, path, store };
            file.append(entries);
            file
        }

        fn append(&mut self, entries: &[Arc<Entry>]) {
            let transaction = self.store.begin().expect("begun");
            for entry in entries {
                transaction.append(entry).expect("appended");
            }
            transaction.commit().expect("committed");
        }

        fn ledger(&self) -> Ledger {
            let Folded { entries, club, .. } = self.store.read_folded().expect("read");
            let last = entries.last().expect("entries").seq;
            let head = self.store.digest(last).expect("read").expect("a digest");
            Ledger::of(entries, head, club.expect("a sound journal"))
        }

        fn keep(&self) {
            assert!(self.store.keep_snapshot(&self.ledger()));
        }

        /// Opens from the snapshot on, as the whole fold does. Gives the last entry that came of it.
        #[track_caller]
        fn opened(&self) -> Seq {
            let Folded { entries, club, since } = self.store.read_from_snapshot().expect("read");
            let whole = fold(&entries).expect("a sound journal");
            let club = club.expect("a sound journal");
            assert!(club == whole, "from {since}");
            assert_eq!(club.told(), whole.told(), "from {since}");
            assert_eq!(entries, self.store.read_since(Seq::default()).expect("read"));
            since
        }

        fn change(&self, statement: &str) {
            assert_eq!(self.store.connection().execute(statement, []).expect("changed"), 1);
        }
    }

    #[test]
    fn a_club_from_a_snapshot_and_the_rest_is_that_of_the_whole_journal() {
        let entries = fixture();
        let mut from = BTreeSet::new();
        for at in (1..=entries.len()).step_by(9).chain([entries.len()]) {
            let mut file = File::of(&entries[..at]);
            file.keep();
            assert_eq!(file.opened(), entries[at - 1].seq);
            file.append(&entries[at..]);
            let is_taken_back = |entry: &Arc<Entry>| {
                entry.undoes.is_some_and(|undone| undone <= entries[at - 1].seq)
            };
            let taken_back = entries[at..].iter().any(is_taken_back);
            let since = if taken_back { Seq::default() } else { entries[at - 1].seq };
            assert_eq!(file.opened(), since, "{at} of {}", entries.len());
            from.insert(since);
        }
        assert!(from.len() > 2 && from.contains(&Seq::default()), "both came about: {from:?}");
    }

    /// A list of so many results taken in as one entry, whose text is more than a megabyte.
    fn import() -> Arc<Entry> {
        let mut actions = vec![
            r#"{"kind":"add_player","player":1,"name":"a"}"#.to_owned(),
            r#"{"kind":"add_player","player":2,"name":"b"}"#.to_owned(),
            r#"{"kind":"create_tournament","tournament":1,"name":"Cup","list":1,"plan":{"format":"recorded","lengths":{"usual":"open"},"seeding":"entry"}}"#.to_owned(),
        ];
        let played = |no| {
            format!(
                r#"{{"kind":"record_match","tournament":1,"match":{no},"round":{{"named":"the round of the number {no}"}},"sides":[1,2],"outcome":{{"score":{{"a":2,"b":1}}}},"played_on":"2026-11-21"}}"#
            )
        };
        actions.extend((1..=8_000).map(played));
        let actions = actions.join(",");
        let line = format!(
            r#"{{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{actions}]}}"#
        );
        let entry = Entry::from_line(&line).expect("an entry");
        let actions = Actions::decided(entry.actions.to_vec());
        Arc::new(Entry { actions, ..entry })
    }

    #[test]
    fn an_import_whose_text_is_read_piece_by_piece_is_what_was_written() {
        import_is_what_was_written("large", "BLOB");
    }

    #[test]
    fn an_import_of_a_version_that_wrote_it_as_a_text_is_what_was_written() {
        import_is_what_was_written("actions", "TEXT");
    }

    fn import_is_what_was_written(column: &str, kind: &str) {
        let import = import();
        let file = File::of(std::slice::from_ref(&import));
        if kind == "TEXT" {
            file.change("UPDATE journal SET actions = CAST(large AS TEXT), large = NULL");
        }
        let replace = |old: &str, new: &str| {
            let of = format!("replace(CAST({column} AS TEXT), '{old}', '{new}')");
            file.change(&format!("UPDATE journal SET {column} = CAST({of} AS {kind})"));
        };
        let (known, connection) = (file.ledger(), file.store.connection());
        assert_eq!(known.entries(), [Arc::clone(&import)]);
        assert!(file.store.is_as_written(&import).expect("read"));
        file.keep();
        assert_eq!(file.opened(), import.seq);
        let altered = |known: &Ledger| is_as_written(connection, VERSIONS.len(), known.entries());
        altered(&known).expect("as it was written");
        // A letter of a row that is never held whole.
        replace("number 7999", "number 7989");
        assert_eq!(file.opened(), Seq::default());
        assert!(
            !file.store.keep_snapshot(&known) && !file.store.is_as_written(&import).expect("read")
        );
        assert!(matches!(altered(&known), Err(StoreError::Altered(Seq(1)))));
        // One that is no entry is said to be none, as a short one is.
        replace("number 7989\"", "number");
        let read = file.store.read_folded();
        assert!(matches!(read, Err(StoreError::DamagedEntry(Seq(1), _))), "{read:?}");
        replace("record_match", "replay");
        let read = file.store.read_folded();
        assert!(matches!(read, Err(StoreError::DamagedEntry(Seq(1), _))), "{read:?}");
    }

    #[test]
    fn a_changed_byte_or_a_part_of_a_snapshot_is_noticed() {
        let file = File::of(&fixture());
        file.keep();
        let path = path_of(&file.path);
        let sound = opener::read(&path).expect("a snapshot");
        for at in (0..100).chain((100..sound.len()).step_by(211)) {
            let mut changed = sound.clone();
            changed[at] ^= 1 << (at % 8);
            fs::write(&path, changed).expect("written");
            assert_eq!(file.opened(), Seq::default(), "byte {at}");
        }
        for length in (0..sound.len()).step_by(499) {
            fs::write(&path, &sound[..length]).expect("written");
            assert_eq!(file.opened(), Seq::default(), "{length} bytes");
        }
        fs::write(&path, &sound).expect("written");
        assert_eq!(file.opened(), file.ledger().last());
        file.keep();
        assert_eq!(opener::read(&path).expect("a snapshot").len(), sound.len(), "made anew");
    }

    #[test]
    fn a_snapshot_of_another_program_is_not_believed() {
        let file = File::of(&fixture());
        file.keep();
        let path = path_of(&file.path);
        let mut bytes = opener::read(&path).expect("a snapshot");
        let at = bytes.windows(PROGRAM.len()).position(|part| part == PROGRAM.as_bytes());
        let digit = &mut bytes[at.expect("it says which program")];
        *digit = if *digit == b'0' { b'1' } else { b'0' };
        let seal = seal_of(&bytes[8..]).expect("memory");
        bytes[..8].copy_from_slice(&seal.to_le_bytes());
        fs::write(&path, bytes).expect("written");
        assert_eq!(file.opened(), Seq::default());
    }

    #[test]
    fn a_snapshot_of_another_journal_is_not_believed() {
        let entries = fixture();
        let file = File::of(&entries);
        let mut other = entries.clone();
        Arc::make_mut(&mut other[0]).desk = "other desk".to_owned();
        let other = File::of(&other);
        other.keep();
        fs::copy(path_of(&other.path), path_of(&file.path)).expect("copied");
        assert_eq!(file.opened(), Seq::default());
        // Of a later state, beside a backup that was put back.
        file.keep();
        let earlier = File::of(&entries[..entries.len() - 1]);
        fs::copy(path_of(&file.path), path_of(&earlier.path)).expect("copied");
        assert_eq!(earlier.opened(), Seq::default());
    }

    #[test]
    fn a_snapshot_that_another_desk_wrote_meanwhile_is_believed() {
        let entries = fixture();
        let (last, before) = entries.split_last().expect("entries");
        let mut file = File::of(before);
        file.keep();
        let known = file.ledger();
        file.append(std::slice::from_ref(last));
        file.keep();
        assert_eq!(file.opened(), last.seq);
        // One desk leaves with less than the other has written: it knows the rows up to there.
        assert!(file.store.keep_snapshot(&known));
        assert_ne!(file.opened(), last.seq);
    }

    #[test]
    fn rows_that_are_not_those_of_the_snapshot_are_read() {
        let file = File::of(&fixture());
        file.keep();
        let known = file.ledger();
        file.change("UPDATE journal SET actions = replace(actions, '3TK', '4TK') WHERE seq = 1");
        let Folded { club, since, .. } = file.store.read_from_snapshot().expect("read");
        assert_eq!(since, Seq::default());
        assert!(club.expect("a sound journal") != *known.club());
        assert!(!file.store.keep_snapshot(&known), "the club is not of these rows");
        file.change("UPDATE journal SET actions = '[{' WHERE seq = 1");
        let read = file.store.read_from_snapshot();
        assert!(matches!(read, Err(StoreError::DamagedEntry(Seq(1), _))), "as without a snapshot");
    }
}
