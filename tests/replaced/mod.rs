//! A file that is replaced, removed or cut off while a desk has it open.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use banzuke::club::Club;
use banzuke::desk::{Desk, DeskError, Displaced, Followed, There};
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::{Progress, Stopped, Task};
use banzuke::journal::entry::Entry;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use banzuke::tui::board::{FileFollower, Look};
use banzuke::tui::desk_worker::DeskWorker;
use banzuke::tui::event::DeskTask;
use banzuke::tui::event::{Message, Outcome};
use banzuke::words::ENGLISH;
use tempfile::TempDir;

use crate::common::{Hall, add_player, beside, stamp, temp_folder};

/// A change to an open file.
type Change = fn(&Path, &Path);

fn moved_over(other: &Path, path: &Path) {
    fs::rename(other, path).expect("moved");
}

fn copied_over(other: &Path, path: &Path) {
    // As `cp`: the same file on disk, with other content.
    fs::write(path, fs::read(other).expect("read")).expect("written");
}

fn removed(_other: &Path, path: &Path) {
    fs::remove_file(path).expect("removed");
}

fn emptied(_other: &Path, path: &Path) {
    fs::write(path, "").expect("emptied");
}

const PUT_THERE: [(&str, Change); 2] = [("mv", moved_over), ("cp", copied_over)];
const TAKEN_AWAY: [(&str, Change); 2] = [("rm", removed), (":>", emptied)];

/// A separate, closed club with players of these names.
fn club_of(names: &[&str]) -> (TempDir, PathBuf) {
    let folder = temp_folder();
    let path = folder.path().join("other.db");
    let mut desk = Desk::open(&path, Missing::Create, "other").expect("a new file");
    for (op, name) in (1000..).zip(names) {
        register(&mut desk, op, name).expect("registered");
    }
    drop(desk);
    (folder, path)
}

fn register(desk: &mut Desk, op: u64, name: &str) -> Result<(), DeskError> {
    let add = |number| vec![add_player(number, name)];
    desk.perform(&stamp(op), |club| Ok::<_, DeskError>(add(club.next_player()))).map(|_| ())
}

fn names(desk: &Desk) -> Vec<String> {
    desk.club().registry().iter().map(|player| player.name.clone()).collect()
}

#[track_caller]
fn displaced(done: Result<(), DeskError>) -> Displaced {
    match done {
        Err(DeskError::Displaced(displaced)) => displaced,
        other => panic!("{other:?}"),
    }
}

/// Asserts that a file opens and agrees with its journal.
#[track_caller]
fn is_sound(path: &Path, expected: &[&str]) {
    let mut desk = Desk::open(path, Missing::Refuse, "referee").expect("opened");
    assert_eq!(desk.verify().expect("verified"), []);
    assert_eq!(names(&desk), expected);
}

/// A hall where あおくま is registered, with or without SQLite's log written into the file.
fn hall(at_rest: bool) -> Hall {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "あおくま").expect("registered");
    if at_rest {
        assert_eq!(hall.desk.follow().expect("followed"), Followed::Nothing, "nobody else wrote");
    }
    hall
}

#[test]
fn an_entry_is_refused_where_another_file_was_put_in_place_of_the_open_one() {
    for (how, deed) in PUT_THERE {
        for at_rest in [false, true] {
            if (how, at_rest) == ("cp", false) {
                continue; // see a_file_copied_over_right_behind_an_entry_leaves_a_sound_club
            }
            let mut hall = hall(at_rest);
            let path = hall.path();
            let (_folder, other) = club_of(&["カラス", "TM"]);
            deed(&other, &path);
            let told = displaced(register(&mut hall.desk, 2, "コヨーテ"));
            assert!(told.there.is_file(), "{how}");
            assert_eq!(told.missing, 1, "{how}: あおくま stands only in the old file");
            is_kept(&told, &["あおくま"]);
            is_sound(&path, &["カラス", "TM"]);
            // The desk goes over to what lies there, and works on.
            let moved = hall.desk.follow().expect("followed");
            assert_eq!(moved, Followed::Moved(told), "{how}");
            assert_eq!(names(&hall.desk), ["カラス", "TM"]);
            register(&mut hall.desk, 3, "コヨーテ").expect("registered");
            drop(hall.desk);
            is_sound(&path, &["カラス", "TM", "コヨーテ"]);
        }
    }
}

/// During the half second in which entries are still in SQLite's log, they hide a file that is
/// copied over the club's: either the copy is noticed, or the desk's own club continues.
#[test]
fn a_file_copied_over_right_behind_an_entry_leaves_a_sound_club() {
    let many: Vec<String> = (0..300).map(|at| format!("player {at}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    for names in [&["カラス", "TM"][..], &many] {
        let mut hall = hall(false);
        let path = hall.path();
        let (_folder, other) = club_of(names);
        copied_over(&other, &path);
        match register(&mut hall.desk, 2, "コヨーテ") {
            Ok(()) => {
                drop(hall.desk);
                is_sound(&path, &["あおくま", "コヨーテ"]);
            }
            refused => {
                is_kept(&displaced(refused), &["あおくま"]);
                is_sound(&path, names);
            }
        }
    }
}

/// Asserts that the kept file is a whole journal, from which a new file can be made.
#[track_caller]
fn is_kept(told: &Displaced, expected: &[&str]) {
    let kept = told.kept.as_ref().expect("kept");
    assert_eq!(kept.parent(), told.path.parent(), "beside the file");
    let text = fs::read_to_string(kept).expect("read");
    let entries: Vec<_> =
        text.lines().map(|line| Entry::from_line(line).expect("an entry").into()).collect();
    let mut hall = Hall::new();
    hall.desk.take_in(&entries).expect("taken in");
    hall.is_clean();
    assert_eq!(names(&hall.desk), expected);
    is_private(kept);
}

#[cfg(unix)]
#[track_caller]
fn is_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(path).expect("found").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "{}", path.display());
}

#[cfg(not(unix))]
fn is_private(_path: &Path) {}

#[test]
fn an_entry_is_refused_where_the_open_file_was_taken_away() {
    for (how, deed) in TAKEN_AWAY {
        for at_rest in [false, true] {
            let mut hall = hall(at_rest);
            let path = hall.path();
            deed(&path, &path);
            let told = displaced(register(&mut hall.desk, 2, "コヨーテ"));
            assert_eq!(told.there.is_file(), how == ":>", "{how}");
            is_kept(&told, &["あおくま"]);
            assert_eq!(displaced(hall.desk.follow().map(|_| ())), told, "{how}: it stays so");
            assert_eq!(names(&hall.desk), ["あおくま"], "what is known is still shown");
            // Once somebody puts a club there, the desk goes on with that.
            let (_folder, other) = club_of(&["カラス"]);
            fs::copy(&other, &path).expect("copied");
            let moved = hall.desk.follow().expect("followed");
            assert!(matches!(moved, Followed::Moved(_)), "{how}: {moved:?}");
            assert_eq!(names(&hall.desk), ["カラス"]);
            hall.is_clean();
        }
    }
}

#[test]
fn nothing_is_kept_where_the_file_put_there_lacks_nothing() {
    for (how, deed) in PUT_THERE {
        let mut hall = hall(true);
        let (_folder, copy) = copy_of(&hall.path());
        let mut desk = Desk::open(&copy, Missing::Refuse, "other").expect("opened");
        register(&mut desk, 7, "TM").expect("registered");
        drop(desk);
        deed(&copy, &hall.path());
        match hall.desk.follow().expect("followed") {
            Followed::Moved(moved) => assert_eq!((moved.missing, moved.kept), (0, None), "{how}"),
            followed => assert_eq!(followed, Followed::Entries, "{how}"),
        }
        assert_eq!(names(&hall.desk), ["あおくま", "TM"], "{how}");
        hall.is_clean();
    }
}

fn copy_of(path: &Path) -> (TempDir, PathBuf) {
    let folder = temp_folder();
    let copy = folder.path().join("copy.db");
    fs::copy(path, &copy).expect("copied");
    (folder, copy)
}

/// An older copy of the same club lacks the later entries.
#[test]
fn a_backup_put_over_the_open_file_is_noticed_though_it_is_the_same_club() {
    for (how, deed) in PUT_THERE {
        let mut hall = hall(true);
        let (_folder, backup) = copy_of(&hall.path());
        register(&mut hall.desk, 2, "コヨーテ").expect("registered");
        let _ = hall.desk.follow().expect("at rest");
        deed(&backup, &hall.path());
        let told = displaced(register(&mut hall.desk, 3, "TM"));
        assert_eq!(told.missing, 1, "{how}");
        is_kept(&told, &["あおくま", "コヨーテ"]);
        is_sound(&hall.path(), &["あおくま"]);
    }
}

/// Half a second after an entry the file alone is the whole club: a copy of it has everything.
#[test]
fn a_file_at_rest_is_complete_without_its_log() {
    let hall = hall(true);
    let (_folder, copy) = copy_of(&hall.path());
    is_sound(&copy, &["あおくま"]);
}

/// The number of bytes in SQLite's log.
fn log_of(hall: &Hall) -> u64 {
    let mut log = hall.path().into_os_string();
    log.push("-wal");
    fs::metadata(log).expect("a log").len()
}

/// After that, desks check the whole file, so soon-following entries do not have to wait for it.
#[test]
fn the_log_is_left_alone_between_two_entries_and_by_desks_that_only_hear() {
    let mut hall = hall(true);
    let mut other = hall.another("other");
    assert_eq!(log_of(&hall), 0);
    register(&mut hall.desk, 2, "コヨーテ").expect("registered");
    let one = log_of(&hall);
    assert_eq!(other.hear().expect("heard"), Followed::Entries);
    assert_eq!(other.hear().expect("heard"), Followed::Nothing);
    register(&mut hall.desk, 3, "TM").expect("registered");
    assert!(one > 0 && log_of(&hall) > one, "{one}, {}", log_of(&hall));
    let _ = hall.desk.follow().expect("at rest");
    assert_eq!(log_of(&hall), 0);
}

/// New entries are read first; the check of the whole file follows with the next look.
#[test]
fn a_file_overwritten_after_a_rest_is_noticed_by_the_look_that_brings_nothing() {
    let mut hall = hall(true);
    let mut other = hall.another("other");
    register(&mut hall.desk, 2, "コヨーテ").expect("registered");
    let _ = hall.desk.follow().expect("at rest");
    register(&mut hall.desk, 3, "TM").expect("registered");
    assert_eq!(other.hear().expect("heard"), Followed::Entries);
    let _ = hall.desk.follow().expect("at rest");
    let (_folder, foreign) = club_of(&["カラス"]);
    copied_over(&foreign, &hall.path());
    let told = displaced(register(&mut other, 4, "OTTO"));
    is_kept(&told, &["あおくま", "コヨーテ", "TM"]);
    is_sound(&hall.path(), &["カラス"]);
}

#[test]
fn two_desks_still_share_a_file() {
    let mut hall = hall(true);
    let mut other = hall.another("other");
    for op in 0..20 {
        let desks = [&mut hall.desk, &mut other];
        let [writes, follows] = if op % 2 == 0 {
            desks
        } else {
            let [a, b] = desks;
            [b, a]
        };
        register(writes, 100 + op, &format!("player {op}")).expect("registered");
        let _ = writes.follow().expect("at rest");
        assert_eq!(follows.follow().expect("followed"), Followed::Entries);
        assert_eq!(writes.head(), follows.head());
    }
    hall.is_clean();
}

#[test]
fn an_idle_screen_goes_over_to_the_new_file_and_says_so() {
    let hall = hall(true);
    let path = hall.path();
    let mut shell = DeskWorker::new(hall.another("screen"), Environment::default(), &ENGLISH);
    let (_folder, other) = club_of(&["カラス"]);
    fs::rename(&other, &path).expect("moved");
    let Outcome { state: Some(seen), message: Some(Message::Refused(why)), .. } =
        shell.perform(DeskTask::follow().into())
    else {
        panic!("it is said")
    };
    assert_eq!(seen.club.player(PlayerId(1)).expect("registered").name, "カラス");
    assert!(why.contains("was replaced by another file"), "{why}");
    assert!(why.contains(".kept-1-"), "{why}");
    assert_eq!(shell.perform(DeskTask::follow().into()), Outcome::default(), "it is said once");
}

#[test]
fn a_screen_whose_file_is_gone_says_so_once_and_shows_what_it_knows() {
    let hall = hall(true);
    let mut shell = DeskWorker::new(hall.another("screen"), Environment::default(), &ENGLISH);
    fs::remove_file(hall.path()).expect("removed");
    let seen = shell.perform(DeskTask::follow().into()).state.expect("it is shown");
    let why = seen.alarm.expect("it is said");
    assert_eq!(seen.club.player(PlayerId(1)).expect("registered").name, "あおくま");
    assert!(why.contains("moved or deleted") && why.contains("journal import"), "{why}");
    assert_eq!(shell.perform(DeskTask::follow().into()), Outcome::default(), "it is said once");
}

#[test]
fn the_board_goes_over_to_the_new_file() {
    for (how, deed) in PUT_THERE {
        for closed in [false, true] {
            let hall = hall(true);
            let path = hall.path();
            let desk = (!closed).then(|| hall.another("desk"));
            drop(hall.desk);
            let reader = Desk::open_to_read(&path).expect("opened");
            let mut board = FileFollower::new(reader, Environment::default());
            let (_folder, other) = club_of(&["カラス"]);
            deed(&other, &path);
            let seen = board.look();
            let Look::Seen(seen) = seen else { panic!("{how}, {closed}: {seen:?}") };
            assert_eq!(seen.club.player(PlayerId(1)).expect("registered").name, "カラス");
            drop(desk);
            is_sound(&path, &["カラス"]);
        }
    }
}

#[test]
fn an_undo_and_a_check_notice_a_replaced_file_too() {
    let mut hall = hall(true);
    let (_folder, other) = club_of(&["カラス"]);
    fs::rename(&other, hall.path()).expect("moved");
    displaced(hall.desk.undo(&stamp(5), None).map(|_| ()));
    // Nothing is done to the other club before somebody was told.
    displaced(hall.desk.verify().map(|_| ()));
    displaced(hall.desk.republish());
    assert!(matches!(hall.desk.follow().expect("followed"), Followed::Moved(_)));
    hall.desk.republish().expect("done");
    is_sound(&hall.path(), &["カラス"]);
}

/// An added view or table does not change whose file it is.
#[test]
fn a_view_or_table_that_somebody_added_does_not_displace_a_desk() {
    for added in [
        "CREATE VIEW names AS SELECT name FROM players",
        "CREATE TABLE theirs (x)",
        "CREATE TRIGGER greedy AFTER INSERT ON journal BEGIN DELETE FROM players; END",
        "DROP INDEX matches_by_winner",
    ] {
        for at_rest in [false, true] {
            let mut hall = hall(at_rest);
            let path = hall.path();
            let theirs = rusqlite::Connection::open(&path).expect("the file");
            // Written into the file itself, behind an entry that this desk still knows in the log.
            let written = format!("{added}; PRAGMA wal_checkpoint(TRUNCATE)");
            theirs.execute_batch(&written).expect("added");
            register(&mut hall.desk, 2, "コヨーテ").unwrap_or_else(|error| {
                panic!("{added}, at rest {at_rest}: {error:?}");
            });
            drop(theirs);
            let followed = hall.desk.follow().expect("followed");
            assert!(!matches!(followed, Followed::Moved(_)), "{added}: {followed:?}");
            assert_eq!(names(&hall.desk), ["あおくま", "コヨーテ"]);
            // Their view is theirs; it is named, and nothing else is found.
            assert_eq!(hall.desk.verify().expect("verified").len(), 1, "{added}");
        }
    }
}

/// A desk on a file in a movable folder, and the target path.
fn in_a_folder(at_rest: bool) -> (TempDir, [PathBuf; 2], Desk) {
    let outer = temp_folder();
    let [folder, away] = ["hall", "away"].map(|name| outer.path().join(name));
    let mut desk = Desk::open(&folder.join("club.db"), Missing::Create, "desk").expect("opened");
    register(&mut desk, 1, "あおくま").expect("registered");
    if at_rest {
        assert_eq!(desk.follow().expect("followed"), Followed::Nothing, "nobody else wrote");
    }
    (outer, [folder, away], desk)
}

#[test]
fn a_folder_that_is_moved_away_and_back_loses_nothing_and_work_goes_on() {
    for at_rest in [false, true] {
        let (_outer, [folder, away], mut desk) = in_a_folder(at_rest);
        fs::rename(&folder, &away).expect("moved");
        let told = displaced(register(&mut desk, 2, "コヨーテ"));
        assert!(told.there == There::NoFolder, "{told:?}");
        assert_eq!(displaced(desk.follow().map(|_| ())), told, "it stays so");
        assert_eq!(names(&desk), ["あおくま"], "what is known is still shown");
        fs::rename(&away, &folder).expect("moved back");
        if at_rest {
            // It is the same club.
            assert_eq!(desk.follow().expect("followed"), Followed::Entries);
        }
        register(&mut desk, 2, "コヨーテ").expect("registered");
        assert_eq!(desk.verify().expect("verified"), []);
        drop(desk);
        is_sound(&folder.join("club.db"), &["あおくま", "コヨーテ"]);
        assert_eq!(beside(&folder), 1, "nothing was left beside it");
    }
}

/// A journal that could not be kept without a folder is kept once the folder exists again.
#[test]
fn of_a_folder_that_was_removed_the_journal_is_kept_once_it_is_there_again() {
    for at_rest in [false, true] {
        let (_outer, [folder, _], mut desk) = in_a_folder(at_rest);
        fs::remove_dir_all(&folder).expect("removed");
        let told = displaced(register(&mut desk, 2, "コヨーテ"));
        assert_eq!((&told.there, told.missing, &told.kept), (&There::NoFolder, 1, &None));
        fs::create_dir(&folder).expect("made");
        let told = displaced(desk.follow().map(|_| ()));
        assert_eq!(told.there, There::Nothing);
        is_kept(&told, &["あおくま"]);
        assert_eq!(displaced(register(&mut desk, 2, "コヨーテ")), told);
        // As its message advises.
        let kept = fs::read_to_string(told.kept.as_ref().expect("kept")).expect("read");
        let kept: Vec<_> =
            kept.lines().map(|line| Entry::from_line(line).expect("an entry").into()).collect();
        let mut anew = Desk::open(&told.path, Missing::Create, "anew").expect("a new file");
        anew.take_in(&kept).expect("taken in");
        drop(anew);
        // Nothing is missing.
        assert_eq!(desk.follow().expect("followed"), Followed::Entries);
        register(&mut desk, 2, "コヨーテ").expect("registered");
        drop(desk);
        is_sound(&told.path, &["あおくま", "コヨーテ"]);
    }
}

/// Nothing is acknowledged that is not in the file at its path.
/// Replaces a club's file once the row of an entry is written.
struct Replaces {
    moved: AtomicBool,
    other: PathBuf,
    path: PathBuf,
}

impl Progress for Replaces {
    fn reached(&self, task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
        if task == Task::Following && !self.moved.swap(true, Ordering::Relaxed) {
            fs::rename(&self.other, &self.path).expect("moved");
        }
        Ok(())
    }
}

#[test]
fn a_file_replaced_while_an_entry_is_written_is_noticed() {
    let mut hall = hall(true);
    let path = hall.path();
    let (_folder, other) = club_of(&["カラス"]);
    let replaces = Replaces { moved: AtomicBool::new(false), other, path: path.clone() };
    let decide = |club: &Club| Ok::<_, DeskError>(vec![add_player(club.next_player(), "コヨーテ")]);
    let done = hall.desk.perform_watched(&stamp(9), decide, &replaces);
    let told = displaced(done.map(|_| ()));
    is_kept(&told, &["あおくま", "コヨーテ"]);
    is_sound(&path, &["カラス"]);
}

#[test]
fn a_new_file_is_for_its_owner_only() {
    let hall = hall(false);
    is_private(&hall.path());
    let mut log = hall.path().into_os_string();
    log.push("-wal");
    is_private(Path::new(&log));
}

#[test]
fn an_empty_file_is_no_club() {
    use banzuke::journal::StoreError;
    let folder = temp_folder();
    let path = folder.path().join("club.db");
    fs::write(&path, "").expect("made");
    for missing in [Missing::Refuse, Missing::Create] {
        let refused = Desk::open(&path, missing, "desk");
        assert!(matches!(refused, Err(DeskError::Store(StoreError::Empty(_)))), "{refused:?}");
    }
    let refused = Desk::open_to_read(&path);
    assert!(matches!(refused, Err(DeskError::Store(StoreError::Empty(_)))), "{refused:?}");
    assert_eq!(fs::read(&path).expect("there"), b"", "it was left as it is");
    assert_eq!(folder.path().read_dir().expect("listed").count(), 1);
}
