//! Power cuts: a write-ahead log cut and torn at every page, and a disk that keeps only synced data.

use std::fs;
use std::path::{Path, PathBuf};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use rusqlite::Connection;

use super::disk::FailingDisk;
use super::volatile::Volatile;
use super::worker::{NOTES, Said, Worker, file, is_a_beginning, send, stamp};
use crate::common::trials::one_of;
use crate::files;

/// The header of a log, and that of each page in it.
const HEADER: usize = 32;
const FRAME: usize = 24;

fn log_of(club: &Path) -> PathBuf {
    club.with_extension("db-wal")
}

/// The file and the log of a club whose log holds every entry.
fn logged(folder: &Path) -> (Vec<u8>, Vec<u8>) {
    let club = file(folder, 0);
    drop(Desk::open(&club, Missing::Create, "worker").expect("made"));
    let reader = Connection::open(&club).expect("opened");
    // A reader that goes on keeps the log from being written into the file.
    reader.execute_batch("BEGIN; SELECT * FROM journal").expect("read");
    let mut desk = Desk::open(&club, Missing::Refuse, "worker").expect("opened");
    for entry in files::journal() {
        send(&mut desk, &stamp(0, &entry), &entry).expect("done");
    }
    (fs::read(&club).expect("the file"), fs::read(log_of(&club)).expect("a log"))
}

/// The number of entries in a club after the power cut.
fn found(club: &[u8], log: &[u8]) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(folder.path(), 0);
    fs::write(&path, club).expect("written");
    fs::write(log_of(&path), log).expect("written");
    is_a_beginning(folder.path(), 0)
}

#[test]
fn a_log_cut_or_torn_at_any_page_holds_whole_entries() {
    let folder = tempfile::tempdir().expect("a folder");
    let (club, log) = logged(folder.path());
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    let page = FRAME + usize::try_from(number(&log[8..12])).expect("a size");
    let pages: Vec<&[u8]> = log[HEADER..].chunks_exact(page).collect();
    // A page that ends an entry says how long the file is then.
    let ends = |page: &&&[u8]| number(&page[4..8]) > 0;
    assert_eq!(pages.iter().filter(ends).count(), files::journal().len());
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let (mut cuts, step) = (0, one_of(41));
    for whole in (0..=pages.len()).step_by(step) {
        let entries = pages[..whole].iter().filter(ends).count();
        let cut = &log[..HEADER + whole * page];
        assert_eq!(found(&club, cut), entries, "cut after page {whole}");
        let next = pages.get(whole).copied().unwrap_or_default();
        for kept in [next.len() / 2, chance.next_u32() as usize % page.min(next.len() + 1)] {
            let mut torn = [cut, next].concat();
            torn[cut.len() + kept..].fill_with(|| chance.next_u32().to_le_bytes()[0]);
            let torn = if next.is_empty() { [cut, &log[..page]].concat() } else { torn };
            assert_eq!(found(&club, &torn), entries, "torn {kept} bytes into page {whole}");
            cuts += 1;
        }
        cuts += 1;
    }
    println!("a log of {} pages: {cuts} cuts", pages.len());
    assert!(cuts >= 3 * (pages.len() / step));
}

/// Unsynced writes are lost, all or some of them, in order or not.
#[test]
fn what_was_acknowledged_had_reached_the_disk() {
    let disk = FailingDisk::new();
    let notes = disk.folder().join("notes.txt");
    let more = disk.environment().into_iter().chain([(NOTES, notes.clone())]);
    let mut worker = Worker::start(disk.folder(), "replay 1", more);
    while let Some(said) = worker.next() {
        assert!(matches!(said, Said::Written(..)), "{said:?}");
    }
    worker.ended();
    let calls = disk.calls();
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let (mut volatile, mut acknowledged, mut cuts) = (Volatile::of(disk.folder()), 0, 0);
    let every = one_of(90);
    for (at, call) in calls.iter().filter(|call| call.kind != 'd').enumerate() {
        if call.paths[0] == notes {
            let said = String::from_utf8_lossy(&call.data);
            acknowledged =
                said.rsplit(' ').next().and_then(|seq| seq.parse().ok()).unwrap_or(acknowledged);
            continue;
        }
        volatile.suffer(call);
        if !at.is_multiple_of(every) {
            continue;
        }
        for luck in [None, Some(&mut chance)] {
            let rest = tempfile::tempdir().expect("a folder");
            let how = if luck.is_some() { "some" } else { "none" };
            volatile.power_cut(luck, rest.path());
            let held = is_a_beginning(rest.path(), 0);
            let there = acknowledged..=acknowledged + 1;
            assert!(there.contains(&held), "call {at}, {how} kept: {held} of {acknowledged}");
            cuts += 1;
        }
    }
    assert_eq!(acknowledged, files::journal().len());
    println!("{} calls, {cuts} power cuts", calls.len());
    assert!(cuts > 20);
}
