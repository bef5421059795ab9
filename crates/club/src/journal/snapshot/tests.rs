use std::collections::BTreeSet;

use tempfile::TempDir;

use super::*;
use crate::journal::fold::fold;
use crate::journal::rows::Folded;
use crate::journal::store::{Missing, Store};

/// An entry of every kind, with undos among them.
fn fixture() -> Vec<Arc<Entry>> {
    let lines = include_str!("../../../../../tests/fixtures/journal.jsonl").lines();
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
        let is_taken_back =
            |entry: &Arc<Entry>| entry.undoes.is_some_and(|undone| undone <= entries[at - 1].seq);
        let taken_back = entries[at..].iter().any(is_taken_back);
        let since = if taken_back { Seq::default() } else { entries[at - 1].seq };
        assert_eq!(file.opened(), since, "{at} of {}", entries.len());
        from.insert(since);
    }
    assert!(from.len() > 2 && from.contains(&Seq::default()), "both came about: {from:?}");
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
    let of = bytes.len() - postcard::take_from_bytes::<Of>(&bytes[8..]).expect("told").1.len();
    let seal = seal_over(&bytes[8..of], &bytes[of..]);
    bytes[..8].copy_from_slice(&seal);
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
