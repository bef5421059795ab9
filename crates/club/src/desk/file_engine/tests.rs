//! Rating changes that are written behind their entry: in tests from sixteen rows on, three matches at a time.

use std::path::{Path, PathBuf};

use chrono::DateTime;
use proptest::prelude::*;
use rusqlite::Connection;
use tempfile::TempDir;

use super::*;
use crate::club::Action;
use crate::desk::Stamp;
use crate::domain::score::Score;
use crate::journal::OpId;
use crate::journal::chain::ledger_tests::{PLAYERS, Wish, player, wish};
use crate::outside::drawn;

/// Matches, each on a day of its own.
const MATCHES: u64 = 40;

fn stamp() -> Stamp {
    Stamp { at: DateTime::UNIX_EPOCH, op: OpId(drawn()) }
}

fn perform(desk: &mut Desk, wish: &Wish) -> bool {
    let actions = |club: &Club| Ok::<_, DeskError>(wish.action(club).into_iter().collect());
    desk.perform(&stamp(), actions).is_ok_and(|entry| entry.is_some())
}

fn open(path: &Path) -> Desk {
    Desk::open(path, Missing::Create, "desk").expect("opened")
}

/// A file with players, a second list, an event and its results.
fn hall() -> (TempDir, PathBuf, Desk) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.db");
    let mut desk = open(&path);
    let players: Vec<Action> = (1..=PLAYERS).map(player).collect();
    desk.perform(&stamp(), |_| Ok::<_, DeskError>(players.clone())).expect("registered");
    assert!(perform(&mut desk, &Wish::Rules(2, false)));
    assert!(perform(&mut desk, &Wish::Event));
    for day in 0..MATCHES {
        let pair = [1, 2 + u32::try_from(day % 5).expect("few")];
        assert!(perform(&mut desk, &Wish::Result(1, pair, Score::new(2, 1), day)));
    }
    (folder, path, desk)
}

fn correct_the_first(desk: &mut Desk) {
    assert!(perform(desk, &Wish::Correction(1, 1, Score::new(0, 3))));
}

fn count(path: &Path, sql: &str) -> i64 {
    let file = Connection::open(path).expect("a file");
    file.query_row(sql, [], |row| row.get(0)).expect("a number")
}

fn pending(path: &Path) -> i64 {
    count(path, "SELECT count(*) FROM pending")
}

/// Players whose last rating change is not their rating.
const BEHIND: &str = "SELECT count(*) FROM ratings r WHERE rating <> (
    SELECT after FROM rating_changes c WHERE c.list = r.list AND c.player = r.player
    ORDER BY played_on DESC, match DESC LIMIT 1)";

fn follow(desk: &mut Desk) {
    let _followed = desk.follow().expect("followed");
}

#[test]
fn a_correction_long_ago_is_answered_before_the_ratings_behind_it_are_written() {
    let (_folder, path, mut desk) = hall();
    assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
    correct_the_first(&mut desk);
    assert_eq!(pending(&path), 1);
    assert!(count(&path, BEHIND) > 0);
    let mut turns = 0;
    while pending(&path) > 0 {
        follow(&mut desk);
        turns += 1;
    }
    assert!(turns > 5, "in parts");
    assert_eq!(count(&path, BEHIND), 0);
    assert_eq!(desk.verify().expect("verified"), []);
}

#[test]
fn who_only_reads_knows_rows_that_are_still_to_be_written_from_wrong_ones() {
    let (_folder, path, mut desk) = hall();
    correct_the_first(&mut desk);
    follow(&mut desk);
    let check = || Desk::open_to_read(&path).expect("opened").verify().expect("verified");
    assert_eq!((pending(&path), check()), (1, vec![]));
    let file = Connection::open(&path).expect("a file");
    // Written already, and a day that no entry changes.
    for wrong in [
        "UPDATE rating_changes SET after = 1 WHERE match = 1 AND player = 1",
        "UPDATE rating_changes SET played_on = '2031-01-01' WHERE match = 40 AND player = 1",
    ] {
        file.execute(wrong, []).expect("changed");
        let found = check();
        assert!(matches!(&found[..], [Finding::Row { .. }]), "{found:?}");
        file.execute("UPDATE rating_changes SET after = 2 WHERE match = 1", []).expect("changed");
        desk.republish().expect("published");
        assert_eq!((pending(&path), check()), (0, vec![]));
        correct_the_first_back(&mut desk);
    }
}

fn correct_the_first_back(desk: &mut Desk) {
    desk.undo(&stamp(), None).expect("undone");
    correct_the_first(desk);
    follow(desk);
}

/// To look at all of a file of years takes seconds: what another program did to its tables is for `check`.
#[test]
fn a_desk_looks_for_its_last_entry_where_another_one_has_emptied_the_log() {
    let (_folder, path, mut one) = hall();
    let mut other = open(&path);
    assert!(perform(&mut one, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
    for heard in [Followed::Entries, Followed::Nothing] {
        assert_eq!(other.hear().expect("heard"), heard);
    }
    let file = Connection::open(&path).expect("a file");
    file.execute("UPDATE rating_changes SET after = 2 WHERE match = 1", []).expect("changed");
    follow(&mut one);
    assert_eq!(std::fs::metadata(path.with_extension("db-wal")).expect("a log").len(), 0);
    assert_eq!(other.hear().expect("heard"), Followed::Nothing);
    assert!(perform(&mut other, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
    assert_eq!(one.hear().expect("heard"), Followed::Entries);
    assert!(one.club() == other.club());
    assert!(matches!(one.verify().expect("verified")[..], [Finding::Row { .. }, ..]));
}

#[test]
fn a_desk_that_leaves_writes_what_is_left() {
    let (_folder, path, mut desk) = hall();
    correct_the_first(&mut desk);
    drop(desk);
    assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
}

#[test]
fn after_a_crash_the_next_desk_goes_on() {
    let (folder, path, mut desk) = hall();
    correct_the_first(&mut desk);
    follow(&mut desk);
    // All that is durable at this moment: the file and its log.
    let copy = folder.path().join("crashed.db");
    for end in ["", "-wal"] {
        let from = folder.path().join(format!("club.db{end}"));
        std::fs::copy(&from, folder.path().join(format!("crashed.db{end}"))).expect("copied");
    }
    let mut next = open(&copy);
    assert_eq!(pending(&copy), 1);
    assert_eq!(next.club(), desk.club());
    while pending(&copy) > 0 {
        follow(&mut next);
    }
    assert_eq!(count(&copy, BEHIND), 0);
    assert_eq!(next.verify().expect("verified"), []);
    drop(desk);
    assert_eq!(count(&path, BEHIND), 0);
}

#[test]
fn another_desk_goes_on_where_one_stopped() {
    let (_folder, path, mut desk) = hall();
    let mut other = open(&path);
    correct_the_first(&mut desk);
    follow(&mut desk);
    follow(&mut other);
    assert_eq!(other.club(), desk.club());
    assert!(perform(&mut other, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
    // This one does not know that entry yet, and leaves the rows to one that does.
    follow(&mut desk);
    for _ in 0..40 {
        follow(&mut desk);
        follow(&mut other);
    }
    assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
    for mut desk in [desk, other] {
        assert_eq!(desk.verify().expect("verified"), []);
    }
}

#[test]
fn a_file_of_a_program_without_the_note_gets_it() {
    let (_folder, path, desk) = hall();
    drop(desk);
    Connection::open(&path).expect("a file").execute_batch("DROP TABLE pending").expect("dropped");
    let mut reader = Desk::open_to_read(&path).expect("opened");
    assert_eq!(reader.verify().expect("verified"), [Finding::Lacking("table pending".to_owned())]);
    drop(reader);
    let mut desk = open(&path);
    correct_the_first(&mut desk);
    assert_eq!(desk.verify().expect("verified"), []);
}

/// A move of one of two desks.
#[derive(Clone, Debug)]
enum Turn {
    Decide(Wish),
    Undo(usize),
    Follow,
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Two desks decide anything while rows are still to be written: in the end all are right, and `check` never takes one
    /// that is to come for a wrong one.
    #[test]
    fn rows_that_are_written_later_end_as_those_of_the_whole_journal(
        turns in proptest::collection::vec(
            (any::<bool>(), prop_oneof![
                6 => wish().prop_map(Turn::Decide),
                2 => (0..60_usize).prop_map(Turn::Undo),
                4 => Just(Turn::Follow),
            ]),
            1..30,
        ),
    ) {
        let (_folder, path, desk) = hall();
        let mut desks = [desk, open(&path)];
        for (which, turn) in turns {
            let desk = &mut desks[usize::from(which)];
            match turn {
                Turn::Decide(wish) => {
                    perform(desk, &wish);
                }
                Turn::Undo(back) => {
                    let last = desk.head().0.0;
                    let _ = desk.undo(&stamp(), Some(Seq(last.saturating_sub(back as u64).max(3))));
                }
                Turn::Follow => follow(desk),
            }
            let found = Desk::open_to_read(&path).expect("opened").verify().expect("verified");
            prop_assert_eq!(found, []);
        }
        for desk in &mut desks {
            follow(desk);
            prop_assert_eq!(desk.verify().expect("verified"), []);
            prop_assert_eq!(pending(&path), 0);
            prop_assert!(*desk.club() == fold(desk.entries()).expect("a sound journal"));
        }
    }
}
