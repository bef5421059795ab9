//! Entries that the chain of digests repairs or reports.

use banzuke::domain::number::PlayerId;
use banzuke::journal::rescue::{Part, Why};
use rusqlite::Connection;

use super::{Damaged, is_written_clean, lost};
use crate::common::{Hall, add_player};

/// A club of a few entries, and its file.
fn club() -> (Hall, Vec<u8>) {
    let mut hall = Hall::new();
    for player in 1..=6 {
        let name = format!("選手{player}");
        hall.perform(vec![add_player(PlayerId(player), &name)]).expect("added");
    }
    let mut copy = Hall::new();
    copy.desk.take_in(hall.desk.entries()).expect("taken in");
    (hall, copy.into_file())
}

/// Any single changed bit in a row's texts: the digest proves the original.
#[test]
fn one_damaged_letter_is_put_right() {
    let (hall, file) = club();
    let row = hall.desk.entries()[3].clone();
    let actions = serde_json::to_string(&row.actions).expect("JSON");
    let needle = [row.op.0.as_bytes(), actions.as_bytes()].concat();
    let at = file.windows(needle.len()).position(|window| window == needle).expect("the row");
    for byte in (at..at + needle.len()).step_by(5) {
        let mut damaged = file.clone();
        damaged[byte] ^= 1 << (byte % 8);
        let rescued = Damaged::new(&damaged).rescued().expect("rescued");
        assert_eq!(rescued.entries, hall.desk.entries(), "byte {}", byte - at);
        let Why::Mended(parts) = &rescued.losses[0].why else { panic!("{:?}", rescued.losses) };
        assert_eq!(parts[..], [Part::Letter]);
        is_written_clean(&rescued);
    }
}

/// Changed letters that make sense: the original is unknown, but the change of that entry alone is reported.
#[test]
fn an_altered_entry_is_named() {
    let (hall, file) = club();
    let damaged = Damaged::new(&file);
    let connection = Connection::open(&damaged.path).expect("the file");
    let sql = "PRAGMA secure_delete = ON;
        UPDATE journal SET actions = replace(actions, '選手4', 'Zoe') WHERE seq = 4";
    connection.execute_batch(sql).expect("altered");
    drop(connection);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!((rescued.losses.len(), rescued.losses[0].seq.0), (1, 4));
    let Why::Mended(parts) = &rescued.losses[0].why else { panic!("{:?}", rescued.losses) };
    assert_eq!(parts[..], [Part::Altered]);
    assert_eq!(rescued.club.player(PlayerId(4)).expect("kept").name, "Zoe");
    assert_eq!(rescued.club.player(PlayerId(5)), hall.desk.club().player(PlayerId(5)));
    is_written_clean(&rescued);
}

/// A digest is no decision: the later entries prove that it was damaged.
#[test]
fn a_damaged_digest_loses_nothing() {
    let (hall, file) = club();
    let damaged = Damaged::new(&file);
    let connection = Connection::open(&damaged.path).expect("the file");
    let sql = "UPDATE journal SET digest = replace(digest, '0', '1') WHERE seq = 4";
    connection.execute_batch(sql).expect("altered");
    drop(connection);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!(rescued.entries, hall.desk.entries());
    assert_eq!(lost(&rescued), [0; 0]);
    assert!(rescued.losses.is_empty());
}
