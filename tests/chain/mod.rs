//! Damage that SQLite does not notice, but the digests of the journal and the list of the file's parts do.

use std::path::PathBuf;

use banzuke::club::Club;
use banzuke::desk::{Desk, DeskError};
use banzuke::journal::store::Missing;
use banzuke::journal::verify::Finding;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use rusqlite::{Connection, params};
use tempfile::TempDir;

use crate::common::{Hall, add_player, temp_folder};
use crate::files::journal;

/// A closed file with an entry of every kind.
fn file() -> (TempDir, PathBuf) {
    let folder = temp_folder();
    let path = folder.path().join("club.db");
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    desk.take_in(&journal()).expect("taken in");
    (folder, path)
}

/// The findings of `check`, or the reason why the file does not open.
fn found(path: &std::path::Path) -> Result<Vec<Finding>, String> {
    let opened = Desk::open(path, Missing::Refuse, "referee");
    opened.and_then(|mut desk| desk.verify()).map_err(|error| format!("{error:?}"))
}

fn change(path: &std::path::Path, sql: &str) {
    Connection::open(path).expect("the file").execute_batch(sql).expect("changed");
}

/// Every column of every row is changed by one letter, 220 times.
#[test]
fn a_change_of_one_character_in_a_row_of_the_journal_never_passes_check() {
    let (_folder, path) = file();
    let mut chance = ChaCha8Rng::seed_from_u64(220);
    let mut draw = move |below: usize| usize::try_from(chance.next_u32()).expect("32 bits") % below;
    let count = journal().len();
    for round in 0..220 {
        let row = i64::try_from(draw(count) + 1).expect("few rows");
        let column = ["at", "desk", "op", "actions"][draw(4)];
        let file = Connection::open(&path).expect("the file");
        let read = format!("SELECT {column} FROM journal WHERE seq = ?1");
        let text: String = file.query_row(&read, [row], |it| it.get(0)).expect("read");
        let mut letters: Vec<char> = text.chars().collect();
        let at = draw(letters.len());
        match draw(3) {
            0 => letters.insert(at, ' '),
            1 => drop(letters.remove(at)),
            _ => letters[at] = if letters[at] == '7' { '8' } else { '7' },
        }
        let changed: String = letters.into_iter().collect();
        if changed == text {
            continue;
        }
        let write = format!("UPDATE journal SET {column} = ?2 WHERE seq = ?1");
        if let Err(taken) = file.execute(&write, params![row, changed]) {
            assert_eq!(column, "op", "another entry has it: {taken}");
            continue;
        }
        drop(file);
        match found(&path) {
            Ok(findings) => {
                let first = findings.iter().find_map(|finding| match finding {
                    Finding::Chain(seq) => Some(seq.0),
                    _ => None,
                });
                assert_eq!(
                    first,
                    u64::try_from(row).ok(),
                    "round {round}: {text} became {changed}"
                );
            }
            // What still reads well may be refused where a later entry rests on it.
            Err(why) => assert!(refused_at(&why) >= row, "round {round}, row {row}: {why}"),
        }
        let file = Connection::open(&path).expect("the file");
        file.execute(&write, params![row, text]).expect("changed back");
    }
    assert_eq!(found(&path), Ok(Vec::new()));
}

/// The entry at which a journal is refused.
fn refused_at(why: &str) -> i64 {
    let (_, behind) = why.split_once("Seq(").expect("an entry is named");
    let (number, _) = behind.split_once(')').expect("a number");
    number.parse().expect("a number")
}

#[test]
fn a_changed_day_of_birth_does_not_pass_check() {
    let (_folder, path) = file();
    let born =
        journal().iter().find(|entry| entry.to_line().contains(r#""born":"#)).expect("one").seq;
    let year = "UPDATE journal SET actions = replace(actions, '\"born\":\"19', '\"born\":\"18')";
    change(&path, year);
    assert_eq!(found(&path), Ok(vec![Finding::Chain(born)]));
}

#[test]
fn a_digest_that_was_changed_or_taken_away_does_not_pass_check() {
    for change_of in ["digest = 'x'", "digest = ''", "sealed = 'x'"] {
        let (_folder, path) = file();
        change(&path, &format!("UPDATE journal SET {change_of} WHERE seq = 7"));
        let findings = found(&path).expect("opened");
        assert!(matches!(&findings[..], [Finding::Chain(seq)] if seq.0 == 7), "{findings:?}");
    }
}

#[test]
fn alien_triggers_are_found_never_run_and_taken_away() {
    let (_folder, path) = file();
    change(
        &path,
        "CREATE TRIGGER greedy AFTER INSERT ON journal BEGIN DELETE FROM players; END;
         CREATE TABLE theirs (x); CREATE VIEW names AS SELECT name FROM players;",
    );
    let alien = |name: &str| Finding::Alien(name.to_owned());
    let expected = vec![alien("table theirs"), alien("trigger greedy"), alien("view names")];
    assert_eq!(found(&path), Ok(expected));
    let mut desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
    desk.undo(&crate::common::stamp(9999), None).expect("an entry");
    assert!(desk.verify().expect("verified").iter().all(|it| matches!(it, Finding::Alien(_))));
    desk.republish().expect("mended");
    assert_eq!(desk.verify().expect("verified"), [alien("table theirs")], "tables are left");
}

#[test]
fn a_dropped_index_is_found_and_made_anew() {
    let (_folder, path) = file();
    change(&path, "DROP INDEX matches_by_winner");
    let lacking = Finding::Lacking("index matches_by_winner".to_owned());
    assert_eq!(found(&path), Ok(vec![lacking]));
    let mut desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
    desk.republish().expect("mended");
    assert_eq!(desk.verify().expect("verified"), []);
}

/// Files of older versions get their digests when they are brought up to date, the same digests as in a new file.
#[test]
fn an_older_file_is_chained_when_it_is_brought_up_to_date() {
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("taken in");
    let digests = hall.desk.digests().expect("digests");
    for version in ["v1.db", "v2.db", "v3.db", "v4.db"] {
        let folder = temp_folder();
        let path = folder.path().join("club.db");
        std::fs::copy(crate::files::fixtures(version), &path).expect("copied");
        let mut desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
        let chained = desk.digests().expect("digests");
        assert_eq!(chained, digests[..chained.len()], "{version}");
        assert!(chained.len() >= 40, "{version}");
    }
}

/// Two desks open an older file together: the second one updates its
/// digests again, though the first has made an entry meanwhile.
#[test]
fn desks_that_open_an_older_file_together_know_it_as_theirs() {
    for _ in 0..4 {
        let folder = temp_folder();
        let path = folder.path().join("club.db");
        std::fs::copy(crate::files::fixtures("v4.db"), &path).expect("copied");
        let gate = std::sync::Barrier::new(6);
        std::thread::scope(|scope| {
            for desk in 0..6 {
                let (path, gate) = (&path, &gate);
                scope.spawn(move || {
                    gate.wait();
                    let mut opened =
                        Desk::open(path, Missing::Refuse, "one of many").expect("opened");
                    let stamp = crate::common::stamp(5000 + desk);
                    let add = |club: &Club| {
                        Ok::<_, DeskError>(vec![add_player(club.next_player(), "TM")])
                    };
                    opened.perform(&stamp, add).expect("entered");
                });
            }
        });
        assert_eq!(found(&path), Ok(Vec::new()));
    }
}
