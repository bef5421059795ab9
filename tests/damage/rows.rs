//! Files that are rescued, each for a different reason.

use std::fs;
use std::path::PathBuf;

use banzuke::club::action::RecordMatch;
use banzuke::club::{Action, Seq};
use banzuke::desk::Desk;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::StoreError;
use banzuke::journal::rescue::{Part, Rescued, Why, rescue};
use banzuke::journal::store::Missing;
use banzuke::opener::NotOpened;
use rusqlite::Connection;

use super::{Damaged, NAMES, is_written_clean, lost, spoil};
use crate::common::trials::size;
use crate::common::{CUP, Hall, add_player, create, temp_folder, today};
use crate::files::{fixtures, journal};

fn fixture(name: &str) -> Vec<u8> {
    fs::read(fixtures(name)).expect("the fixture")
}

/// The newest fixture, changed by SQL.
#[track_caller]
fn changed(sql: &str) -> Damaged {
    let damaged = Damaged::new(&fixture("v4.db"));
    let file = Connection::open(&damaged.path).expect("the file");
    file.execute_batch(sql).expect("changed");
    drop(file);
    damaged
}

#[track_caller]
fn whole(rescued: &Rescued) {
    assert_eq!(lost(rescued), [0; 0]);
    let known = &journal()[..rescued.entries.len()];
    assert!(rescued.entries.len() >= 40);
    assert_eq!(rescued.entries, known);
}

#[test]
fn a_file_of_every_version_is_rescued() {
    for name in ["v1.db", "v2.db", "v3.db", "v4.db", "v5.db", "v6.db"] {
        let rescued = Damaged::new(&fixture(name)).rescued().expect(name);
        whole(&rescued);
        is_written_clean(&rescued);
    }
}

/// With SQLite's tables, and without them.
#[test]
fn imports_that_are_bytes_are_rescued() {
    let damaged = Damaged::new(&fixture("v10.db"));
    let file = Connection::open(&damaged.path).expect("the file");
    let moved = "UPDATE journal SET large = CAST(actions AS BLOB), actions = '[]'; VACUUM";
    file.execute_batch(moved).expect("changed");
    drop(file);
    whole(&damaged.rescued().expect("a file of ours"));
    let mut bytes = fs::read(&damaged.path).expect("read");
    bytes[..4096].fill(0);
    whole(&Damaged::new(&bytes).rescued().expect("rows of ours"));
}

#[test]
fn what_holds_no_journal_is_refused_by_a_rescue() {
    let contents: [&[u8]; 4] = [b"", b"x", b"name,reading\nTM,\n", &[0x55; 9_999]];
    for content in contents {
        let refused = Damaged::new(content).rescued();
        assert!(matches!(refused, Err(StoreError::NotOurs(_))));
    }
    let folder = temp_folder();
    let path: PathBuf = folder.path().join("theirs.db");
    let theirs = "CREATE TABLE journal (x); INSERT INTO journal VALUES ('noon')";
    Connection::open(&path).expect("a file").execute_batch(theirs).expect("theirs");
    assert!(matches!(rescue(&path, &NAMES), Err(StoreError::NotOurs(_))));
    let refused = rescue(folder.path(), &NAMES).expect_err("no file");
    assert!(matches!(&refused, StoreError::Io { source, .. }
        if NotOpened::of(source) == Some(NotOpened::Folder)));
    let gone = folder.path().join("gone.db");
    assert!(matches!(rescue(&gone, &NAMES), Err(StoreError::Missing(_))));
}

/// An entry of unknown kind is damaged, unless the file says that it is newer.
#[test]
fn a_newer_file_is_not_rescued() {
    let kind = r#"UPDATE journal SET actions = '[{"kind":"teleport_player"}]' WHERE seq = 108;"#;
    let sql = format!("PRAGMA secure_delete = ON; {kind}");
    let rescued = changed(&sql).rescued().expect("rescued");
    assert_eq!(lost(&rescued), [108]);
    let refused = changed(&format!("{sql} PRAGMA user_version = 99")).rescued();
    assert!(matches!(refused, Err(StoreError::NewerSchema { found: 99, .. })), "{refused:?}");
}

/// Without the head of the file, the schema and every page above the rows, SQLite reads nothing.
#[test]
fn rows_are_found_without_the_pages_above_them() {
    let mut file = fixture("v4.db");
    file[..4096].fill(0);
    whole(&Damaged::new(&file).rescued().expect("rescued"));
    for sql in ["PRAGMA application_id = 7", "PRAGMA user_version = 99"] {
        let damaged = changed(sql);
        let rescued = damaged.rescued().expect(sql);
        assert_eq!(lost(&rescued), [0; 0], "{sql}");
    }
}

/// Entries in the log that are not in the file yet are rescued too, and the log stays.
#[test]
fn entries_in_the_log_are_taken() {
    let mut hall = Hall::new();
    for player in 1..=20 {
        hall.perform(vec![add_player(PlayerId(player), &format!("player {player}"))])
            .expect("added");
    }
    let folder = temp_folder();
    let path = folder.path().join("club.db");
    let log = folder.path().join("club.db-wal");
    // While the desk has it open; the log is not in the file yet.
    let beside = hall.path().with_file_name("club.db-wal");
    fs::copy(hall.path(), &path).expect("copied");
    let Ok(content) = fs::read(&beside) else { panic!("there is a log") };
    fs::write(&log, &content).expect("written");
    let rescued = rescue(&path, &NAMES).expect("rescued");
    assert_eq!(rescued.entries, hall.desk.entries());
    // A damaged sum ends the log for SQLite; the rows are still there.
    let mut damaged = content.clone();
    damaged[32 + 16] ^= 1;
    fs::write(&log, &damaged).expect("written");
    let rescued = rescue(&path, &NAMES).expect("rescued");
    assert_eq!(rescued.entries, hall.desk.entries());
    assert_eq!(fs::read(&log).expect("the log"), damaged);
    // Cut anywhere, it gives what was completed before the cut, and never half an entry.
    for cut in (0..content.len()).step_by(content.len() / size(120, 2_000)) {
        fs::write(&log, &content[..cut]).expect("written");
        match rescue(&path, &NAMES) {
            Ok(rescued) => {
                let known = rescued.entries.len();
                assert_eq!(rescued.entries[..], hall.desk.entries()[..known], "{cut}");
            }
            Err(refused) => assert!(matches!(refused, StoreError::NotOurs(_)), "{refused}"),
        }
    }
}

/// A number, a time, a desk or an operation's id is not part of an entry's decision.
#[test]
fn an_entry_is_taken_whatever_else_of_it_is_damaged() {
    for (sql, part) in [
        ("UPDATE journal SET at = 'noon' WHERE seq = 20", Part::Time),
        ("UPDATE journal SET op = CAST(x'ff' AS TEXT) WHERE seq = 20", Part::Operation),
        ("UPDATE journal SET desk = CAST(x'ff' AS TEXT) WHERE seq = 20", Part::Desk),
        (
            "PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; UPDATE journal SET undoes = 1 WHERE seq = 20",
            Part::Undoes,
        ),
    ] {
        let rescued = changed(sql).rescued().expect(sql);
        assert_eq!(lost(&rescued), [0; 0], "{sql}");
        let Why::Mended(parts) = &rescued.losses[0].why else { panic!("{:?}", rescued.losses) };
        assert_eq!(parts[..], [part], "{sql}");
        is_written_clean(&rescued);
    }
}

/// Of several rows with one number, the row in the table is the entry.
#[test]
fn of_two_rows_with_one_number_the_one_in_the_table_counts() {
    let older = changed("UPDATE journal SET desk = 'other desk' WHERE seq = 20");
    let rescued = older.rescued().expect("rescued");
    assert_eq!(rescued.entries[19].desk, "other desk");
    assert!(rescued.losses.is_empty());
}

/// If the tables are gone too, a stand-in gets the number of a lost registration, and every later entry still fits.
#[test]
fn a_lost_registration_leaves_its_number() {
    let mut hall = Hall::new();
    for player in 1..=9 {
        hall.perform(vec![add_player(PlayerId(player), &format!("player {player}"))])
            .expect("added");
    }
    let sixth = hall.desk.entries()[5].clone();
    let mut file = hall.into_file();
    spoil(&mut file, &sixth);
    let damaged = Damaged::new(&file);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!(lost(&rescued), [6]);
    let name = |rescued: &Rescued| rescued.club.player(PlayerId(6)).expect("kept").name.clone();
    assert_eq!(name(&rescued), "player 6");
    let unpublished = Connection::open(&damaged.path).expect("the file");
    unpublished.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM players").expect("deleted");
    drop(unpublished);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!(lost(&rescued), [6]);
    assert_eq!(name(&rescued), format!("(lost {})", PlayerId(6)));
    is_written_clean(&rescued);
}

/// A lost redo: its undo is undone again, so it can only have been a redo.
#[test]
fn a_lost_redo_follows_from_the_undo_after_it() {
    let mut hall = Hall::new();
    hall.register(2);
    let added = add_player(PlayerId(3), "player 3");
    hall.perform(vec![added]).expect("added");
    hall.undo(Some(2)).expect("undone");
    hall.redo().expect("done again");
    hall.undo(Some(2)).expect("undone");
    let (redo, club) = (hall.desk.entries()[3].clone(), hall.desk.club().clone());
    assert_eq!(redo.undoes, Some(Seq(3)));
    let damaged = Damaged::new(&hall.into_file());
    let file = Connection::open(&damaged.path).expect("the file");
    file.execute_batch(
        "PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON; DELETE FROM journal WHERE seq = 4",
    )
    .expect("deleted");
    drop(file);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!((lost(&rescued), rescued.losses[0].undoes), (vec![4], Some(Seq(3))));
    assert_eq!(rescued.club, club);
}

/// A file that no desk opens gives a new one that every desk opens.
#[test]
fn what_no_desk_opens_is_rescued() {
    let sql = "PRAGMA secure_delete = ON; UPDATE journal SET actions = '[' WHERE seq = 20";
    let damaged = changed(sql);
    assert!(Desk::open(&damaged.path, Missing::Refuse, "desk").is_err());
    let rescued = damaged.rescued().expect("rescued");
    is_written_clean(&rescued);
}

/// The numbers of matches without any trace stay used, so that later numbers stay.
#[test]
fn a_lost_match_of_which_nothing_is_known_leaves_its_number() {
    let mut hall = Hall::new();
    let players = hall.register(2);
    hall.perform(vec![create(CUP, "season", Format::Recorded, Length::Open)]).expect("opened");
    for no in 1..=9 {
        let action = Action::RecordMatch(RecordMatch {
            tournament: CUP,
            no: MatchNo(no),
            round: RoundName::Round(no),
            sides: [players[0], players[1]],
            outcome: Outcome::Score(Score::new(2, no)),
            played_on: today(),
        });
        hall.perform(vec![action]).expect("recorded");
    }
    let damaged = Damaged::new(&hall.into_file());
    let file = Connection::open(&damaged.path).expect("the file");
    let lost_rows = "PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON;
        DELETE FROM journal WHERE seq IN (5, 6); DELETE FROM matches";
    file.execute_batch(lost_rows).expect("deleted");
    drop(file);
    let rescued = damaged.rescued().expect("rescued");
    assert_eq!(lost(&rescued), [5, 6]);
    assert_eq!((rescued.taken(), rescued.known), (9, 11));
    let season = rescued.club.tournament(CUP).expect("the season");
    let numbers: Vec<u32> = season.matches.iter().map(|played| played.no.0).collect();
    assert_eq!(numbers, [1, 2, 5, 6, 7, 8, 9]);
    assert_eq!(rescued.entries.len(), 12, "an undo at the end");
    is_written_clean(&rescued);
}
