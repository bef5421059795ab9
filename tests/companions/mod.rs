//! SQLite's files next to a club's file: used if they belong to it, set aside if another file left them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use banzuke::desk::{Desk, DeskError, Followed, restore};
use banzuke::domain::ids::TournamentId;
use banzuke::domain::number::PlayerId;
use banzuke::journal::StoreError;
use banzuke::journal::backup::{Rotated, Rotation, inspect};
use banzuke::journal::rescue::{StandIns, rescue};
use banzuke::journal::store::Missing;
use banzuke::journal::verify::Finding;
use chrono::DateTime;
use rusqlite::Connection;
use tempfile::TempDir;

use crate::common::{Hall, add_player, stamp, temp_folder};

fn register(desk: &mut Desk, op: u64, name: &str) -> Result<(), DeskError> {
    let add = |number| vec![add_player(number, name)];
    desk.perform(&stamp(op), |club| Ok::<_, DeskError>(add(club.next_player()))).map(|_| ())
}

fn names(desk: &Desk) -> Vec<String> {
    desk.club().registry().iter().map(|player| player.name.clone()).collect()
}

/// A path with SQLite's ending.
fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The file of a club with these players at rest, and the file after a power cut right after a last one.
struct Cut {
    _folder: TempDir,
    /// The file without the last player.
    rested: PathBuf,
    /// The log with the last player.
    log: PathBuf,
}

fn cut(players: &[&str], last: &str) -> Cut {
    let mut hall = Hall::new();
    for (op, name) in (1..).zip(players) {
        register(&mut hall.desk, op, name).expect("registered");
    }
    assert_eq!(hall.desk.follow().expect("rests"), Followed::Nothing);
    let folder = temp_folder();
    let [rested, log] = ["club.db", "club.db-wal"].map(|name| folder.path().join(name));
    let path = hall.path();
    register(&mut hall.desk, 900, last).expect("registered");
    // By a program of its own: a descriptor closed here would drop the locks of the desk.
    for (from, to) in [(path.clone(), &rested), (with(&path, "-wal"), &log)] {
        assert!(Command::new("cp").arg(from).arg(to).status().expect("cp").success());
    }
    Cut { _folder: folder, rested, log }
}

/// A folder with this file as the club's, and this log next to it.
fn laid(file: &Path, log: &Path) -> (TempDir, PathBuf) {
    let folder = temp_folder();
    let club = folder.path().join("club.db");
    fs::copy(file, &club).expect("copied");
    fs::copy(log, with(&club, "-wal")).expect("copied");
    (folder, club)
}

const MANY: [&str; 6] = ["Xaver", "Yvonne", "Zoltan", "Ursula", "Theodor", "Siegfried"];

/// Two clubs of equal size: the pages of one fit into the other.
fn strange() -> (TempDir, PathBuf) {
    let (other, own) = (cut(&MANY, "Quentin"), cut(&["Anna", "Bert", "Cleo", "Dora"], "Emil"));
    laid(&other.rested, &own.log)
}

#[test]
fn a_log_that_continues_the_file_is_used() {
    let Cut { rested, log, _folder } = cut(&["あおくま"], "コヨーテ");
    let (_folder, club) = laid(&rested, &log);
    assert_eq!(inspect(&club).expect("read").len(), 2, "by a reader too");
    let mut desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert_eq!((desk.take_set_aside(), names(&desk).len()), (None, 2));
    assert_eq!(desk.verify().expect("verified"), []);
}

#[test]
fn the_log_of_another_club_is_set_aside_and_the_file_stays_as_it_is() {
    let (folder, club) = strange();
    let before = fs::read(&club).expect("read");
    assert_eq!(inspect(&club).expect("read").len(), MANY.len(), "a reader moves nothing");
    assert!(with(&club, "-wal").exists());
    let mut desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    let kept = desk.take_set_aside().expect("it is told");
    assert_eq!(kept, folder.path().join("club.db.log-of-another-file"));
    assert_eq!(names(&desk), MANY);
    drop(desk);
    assert!(before == fs::read(&club).expect("read"), "not a byte was written");
}

#[test]
fn the_log_of_a_file_that_is_no_club_is_set_aside() {
    let folder = temp_folder();
    let [other, log] = ["other.db", "log"].map(|name| folder.path().join(name));
    let writer = Connection::open(&other).expect("opened");
    let notes = "PRAGMA journal_mode = wal; CREATE TABLE notes (text TEXT);";
    writer.execute_batch(notes).expect("written");
    let copied = Command::new("cp").arg(with(&other, "-wal")).arg(&log).status();
    assert!(copied.expect("cp").success());
    let own = cut(&MANY, "Quentin");
    let (_folder, club) = laid(&own.rested, &log);
    let mut desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert!(desk.take_set_aside().is_some());
    assert_eq!(names(&desk), MANY);
}

#[test]
fn the_log_of_a_power_cut_is_none_of_an_older_copy_laid_over_the_file() {
    let mut hall = Hall::new();
    for (op, name) in (1..).zip((0..30).map(|at| format!("player {at}"))) {
        register(&mut hall.desk, op, &name).expect("registered");
    }
    let _ = hall.desk.follow().expect("rests");
    let folder = temp_folder();
    let stick = folder.path().join("stick.db");
    hall.desk.backup(&stick).expect("copied");
    for (op, name) in (100..).zip((30..60).map(|at| format!("player {at}"))) {
        register(&mut hall.desk, op, &name).expect("registered");
    }
    let _ = hall.desk.follow().expect("rests");
    register(&mut hall.desk, 900, "Last").expect("registered");
    let log = folder.path().join("log");
    let copied = Command::new("cp").arg(with(&hall.path(), "-wal")).arg(&log).status();
    assert!(copied.expect("cp").success());
    let (_folder, club) = laid(&stick, &log);
    let mut desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert!(desk.take_set_aside().is_some());
    register(&mut desk, 901, "New").expect("registered");
    assert_eq!((names(&desk).len(), desk.verify().expect("verified")), (31, vec![]));
}

#[test]
fn a_log_beside_a_new_file_is_none_of_it() {
    let Cut { log, _folder, .. } = cut(&["Anna", "Bert"], "Cleo");
    let folder = temp_folder();
    let club = folder.path().join("club.db");
    fs::copy(&log, with(&club, "-wal")).expect("copied");
    let mut desk = Desk::open(&club, Missing::Create, "desk").expect("opened");
    assert!(desk.take_set_aside().is_some());
    register(&mut desk, 1, "Zoe").expect("registered");
    drop(desk);
    let desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert_eq!(names(&desk), ["Zoe"]);
}

#[test]
fn a_rollback_journal_of_another_file_changes_nothing() {
    let victim = cut(&MANY, "Quentin");
    let folder = temp_folder();
    let other = folder.path().join("other.db");
    let source = cut(&["Anna", "Bert", "Cleo", "Dora"], "Emil");
    fs::copy(&source.rested, &other).expect("copied");
    // The pages before a change to the other club, as a power cut in the middle of it leaves them.
    let theirs = Connection::open(&other).expect("opened");
    theirs
        .execute_batch("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE players SET name = 'Nobody' || name; UPDATE journal SET desk = 'x' || desk")
        .expect("changed");
    let club = folder.path().join("club.db");
    fs::copy(&victim.rested, &club).expect("copied");
    let planted =
        Command::new("cp").arg(with(&other, "-journal")).arg(with(&club, "-journal")).status();
    assert!(planted.expect("cp").success());
    drop(theirs);
    let before = fs::read(&club).expect("read");
    let mut desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert_eq!(names(&desk), MANY);
    assert_eq!(desk.verify().expect("verified"), []);
    drop(desk);
    assert_eq!(before.len(), fs::read(&club).expect("read").len());
}

#[test]
fn a_restore_keeps_the_file_without_the_log_of_another() {
    let (folder, club) = strange();
    let backup = cut(&["Ida"], "Jan");
    let restored = restore(&club, &backup.rested, DateTime::UNIX_EPOCH).expect("restored");
    let kept = restored.kept.expect("kept");
    assert_eq!(inspect(&kept).expect("sound").len(), MANY.len());
    assert_eq!(restored.log, Some(folder.path().join("club.db.log-of-another-file")));
    // A backup whose own log lies beside it is restored with that.
    let desk = Desk::open(&club, Missing::Refuse, "desk").expect("opened");
    assert_eq!(names(&desk), ["Ida", "Jan"]);
}

#[test]
fn a_rescue_never_mixes_two_clubs() {
    #[derive(Debug)]
    struct Numbers;
    impl StandIns for Numbers {
        fn player(&self, player: PlayerId) -> String {
            player.to_string()
        }

        fn tournament(&self, tournament: TournamentId) -> String {
            tournament.to_string()
        }
    }
    let names_of = Numbers;
    let players = |rescued: &banzuke::journal::rescue::Rescued| -> Vec<String> {
        rescued.club.registry().iter().map(|player| player.name.clone()).collect()
    };
    let (_folder, club) = strange();
    let rescued = rescue(&club, &names_of).expect("rescued");
    assert_eq!((players(&rescued), rescued.foreign_log), (MANY.map(str::to_owned).to_vec(), true));
    // The file is damaged too, so that SQLite can tell nothing: the digests of entries still can.
    let mut damaged = fs::read(&club).expect("read");
    let middle = damaged.len() / 2;
    damaged[middle..middle + 9000].fill(0x5a);
    fs::write(&club, damaged).expect("written");
    let rescued = rescue(&club, &names_of).expect("rescued");
    let own = players(&rescued);
    assert!(
        own.iter().all(|name| MANY.contains(&name.as_str()) || name.starts_with('P')),
        "{own:?}"
    );
    let Cut { rested, log, _folder } = cut(&["あおくま"], "コヨーテ");
    let (_folder, club) = laid(&rested, &log);
    let rescued = rescue(&club, &names_of).expect("rescued");
    assert_eq!((rescued.taken(), rescued.foreign_log), (2, false), "its own log is used");
}

#[test]
fn a_log_that_is_deleted_under_an_open_desk_is_noticed() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let _ = hall.desk.follow().expect("rests");
    for notes in ["-wal", "-shm"] {
        fs::remove_file(with(&hall.path(), notes)).expect("removed");
    }
    register(&mut hall.desk, 2, "Zoe").expect("registered");
    let path = hall.path();
    // As after a kill: what is not on the disk is gone.
    std::mem::forget(hall.desk);
    let program = env!("CARGO_BIN_EXE_banzuke");
    let listed = Command::new(program).arg("--db").arg(&path).args(["player", "list"]).output();
    let listed = String::from_utf8(listed.expect("it ran").stdout).expect("a text");
    assert!(listed.contains("Zoe"), "{listed}");
}

#[test]
fn an_entry_whose_log_was_deleted_with_it_is_kept_beside_the_file() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let _ = hall.desk.follow().expect("rests");
    register(&mut hall.desk, 2, "Zoe").expect("registered");
    fs::remove_file(with(&hall.path(), "-wal")).expect("removed");
    let refused = register(&mut hall.desk, 3, "Ida");
    let Err(DeskError::Displaced(displaced)) = refused else { panic!("{refused:?}") };
    assert_eq!(displaced.missing, 1);
    let kept = fs::read_to_string(displaced.kept.expect("kept")).expect("read");
    assert!(kept.contains("Zoe"), "{kept}");
}

#[test]
fn whoever_leaves_before_the_next_look_keeps_what_a_new_file_lacks() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let path = hall.path();
    let Cut { rested, _folder, .. } = cut(&MANY, "Quentin");
    let put = path.with_file_name("put.db");
    fs::copy(&rested, &put).expect("copied");
    fs::rename(&put, &path).expect("moved");
    drop(hall.desk);
    let folder = fs::read_dir(path.parent().expect("a folder")).expect("listed");
    let mut names = folder.map(|file| file.expect("a file").file_name().into_string());
    let kept = names.find_map(|name| name.ok().filter(|name| name.contains(".kept-1-")));
    let kept = fs::read_to_string(path.with_file_name(kept.expect("kept"))).expect("read");
    assert!(kept.contains("Anna"), "{kept}");
    assert_eq!(inspect(&path).expect("sound").len(), MANY.len());
}

#[test]
fn what_a_command_entered_is_in_the_file_alone_while_a_display_looks_on() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let path = hall.path();
    let mut display = Desk::open_to_read(&path).expect("opened");
    register(&mut hall.desk, 2, "Bert").expect("registered");
    drop(hall.desk);
    let folder = temp_folder();
    let copy = folder.path().join("copy.db");
    assert!(Command::new("cp").arg(&path).arg(&copy).status().expect("cp").success());
    assert_eq!(inspect(&copy).expect("sound").len(), 2);
    assert_eq!(display.follow().expect("followed"), Followed::Entries);
}

#[test]
fn a_file_that_a_newer_program_has_brought_to_its_version_is_not_written_by_the_old_layout() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let theirs = Connection::open(hall.path()).expect("opened");
    theirs
        .execute_batch("CREATE TABLE lamps (lamp INTEGER); PRAGMA user_version = 11")
        .expect("done");
    for op in 2..4 {
        let refused = register(&mut hall.desk, op, "Zoe");
        assert!(
            matches!(refused, Err(DeskError::Store(StoreError::NewerSchema { found: 11, .. }))),
            "{refused:?}"
        );
    }
    assert!(hall.desk.follow().is_err(), "the screens are told");
    let entries = theirs.query_row("SELECT count(*) FROM journal", [], |row| row.get(0));
    assert_eq!(entries, Ok(1));
}

#[test]
fn a_log_beside_a_file_of_a_newer_program_is_left_to_that() {
    let (_folder, club) = strange();
    let alone = fs::read(with(&club, "-wal")).expect("read");
    fs::remove_file(with(&club, "-wal")).expect("removed");
    let theirs = Connection::open(&club).expect("opened");
    theirs.execute_batch("PRAGMA user_version = 11").expect("done");
    drop(theirs);
    fs::write(with(&club, "-wal"), &alone).expect("written");
    let before = fs::read(&club).expect("read");
    let opened = Desk::open(&club, Missing::Refuse, "desk").map(|_| ());
    assert!(
        matches!(opened, Err(DeskError::Store(StoreError::NewerSchema { found: 11, .. }))),
        "{opened:?}"
    );
    assert!(before == fs::read(&club).expect("read"), "not a byte was written");
    assert!(alone == fs::read(with(&club, "-wal")).expect("read"), "and it lies there still");
}

#[test]
fn entries_deleted_at_the_end_are_missed_before_their_numbers_are_issued_again() {
    for (kept, last) in [(2, 2), (0, 0)] {
        let mut hall = Hall::new();
        for (op, name) in (1..).zip(["Anna", "Bert", "Cleo", "Dora"]) {
            register(&mut hall.desk, op, name).expect("registered");
        }
        let path = hall.path();
        drop(hall.desk);
        let theirs = Connection::open(&path).expect("opened");
        theirs.execute("DELETE FROM journal WHERE seq > ?1", [kept]).expect("deleted");
        drop(theirs);
        let opened = Desk::open(&path, Missing::Refuse, "desk").map(|_| ());
        let Err(DeskError::Store(StoreError::Shortened { last: found, noted })) = opened else {
            panic!("{opened:?}")
        };
        assert_eq!((found.0, noted.0), (last, 4));
        assert!(Desk::open_to_read(&path).is_err(), "a display is told as well");
    }
}

/// A view may never end; every command would hang.
#[test]
fn a_journal_that_is_no_table_is_refused() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let path = hall.path();
    drop(hall.desk);
    let theirs = Connection::open(&path).expect("opened");
    theirs
        .execute_batch(
            "ALTER TABLE journal RENAME TO hidden;
             CREATE VIEW journal AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
             SELECT i AS seq, '' AS at, '' AS desk, i AS op, NULL AS undoes, '[]' AS actions, '' AS digest, NULL AS sealed FROM n",
        )
        .expect("replaced");
    drop(theirs);
    let opened = Desk::open(&path, Missing::Refuse, "desk").map(|_| ());
    assert!(matches!(opened, Err(DeskError::Store(StoreError::Incomplete(_)))), "{opened:?}");
}

#[test]
fn a_row_that_no_entry_could_have_is_named_and_blamed_on_nobody() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let theirs = Connection::open(hall.path()).expect("opened");
    theirs
        .execute(
            "INSERT INTO journal (seq, at, desk, op, actions) VALUES (-3, '', '', 'x', '[]')",
            [],
        )
        .expect("planted");
    assert_eq!(hall.desk.verify().expect("verified"), [Finding::Numbered(-3)]);
}

/// While the file is away, no backups are mentioned, and nothing is entered into another club before a message.
#[test]
fn a_desk_without_its_file_makes_no_backup() {
    let mut hall = Hall::new();
    register(&mut hall.desk, 1, "Anna").expect("registered");
    let path = hall.path();
    fs::remove_file(&path).expect("removed");
    assert!(hall.desk.follow().is_err());
    let mut rotation = Rotation::new(10);
    let made = hall.desk.rotate(&mut rotation, DateTime::UNIX_EPOCH);
    assert!(matches!(made, Ok(Rotated::NoFile)), "{made:?}");
}
