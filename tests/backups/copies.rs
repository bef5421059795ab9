//! An interrupted copy, or one without room on the disk, leaves no file.

use std::fs::{self, File};
use std::process::Command;
use std::time::Duration;

use banzuke::club::Seq;
use banzuke::desk::{Desk, DeskError};
use banzuke::journal::StoreError;
use banzuke::journal::backup::inspect;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;

use super::{acknowledge, killed, names, parts, place_of_work, unfinished};
use crate::cli::{Shell, text};
use crate::common::{Hall, temp_folder};

/// Plays a worker: copies the file again and again, and reports each copy once it is there.
#[test]
#[ignore = "a worker, which other tests start"]
fn worker() {
    let folder = place_of_work();
    let mut desk = Desk::open(&folder.join("club.db"), Missing::Refuse, "worker").expect("opened");
    for count in 0..10_000 {
        // The next worker in this folder finds no name taken.
        let name = format!("copy-{}-{count}.db", std::process::id());
        desk.backup(&folder.join(&name)).expect("copied");
        acknowledge(&name);
    }
}

#[test]
fn a_copy_killed_half_way_never_has_its_final_name() {
    let (mut cut, mut whole) = (0, 0);
    for round in 0..15 {
        let folder = temp_folder();
        let file = folder.path().join("club.db");
        let mut hall = Hall::new();
        hall.register(400);
        std::fs::write(&file, hall.into_file()).expect("written");
        let moment = Duration::from_micros(Environment::default().lots() % 20_000);
        let copied = killed("copies::worker", folder.path(), moment);
        let there = names(folder.path()).into_iter();
        let there: Vec<String> = there.filter(|name| name.starts_with("copy-")).collect();
        for name in &copied {
            assert!(there.contains(name), "round {round}: {name} was acknowledged");
        }
        for name in &there {
            let entries = inspect(&folder.path().join(name)).expect("it is sound");
            assert_eq!(entries.len(), 1, "round {round}, killed after {moment:?}: {name}");
        }
        cut += unfinished(folder.path());
        whole += there.len();
    }
    assert!(cut > 0 && whole > 0, "{cut} copies were cut off, {whole} were not");
}

/// Runs a backup in a shell under which no file grows beyond 100 KB at most.
fn backup_without_room(shell: &Shell, before: &str) -> std::process::Output {
    let model = shell.command("backup copy.db");
    let program = env!("CARGO_BIN_EXE_banzuke");
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{before} ulimit -f 100; {program} backup copy.db")]);
    command.env_clear().current_dir(shell.path("."));
    command.envs(model.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command.output().expect("the shell ran")
}

fn large(shell: &Shell) -> usize {
    let mut hall = Hall::new();
    hall.register(1_000);
    shell.write("club.db", hall.into_file());
    std::fs::metadata(shell.path("club.db")).expect("the file").len().try_into().expect("small")
}

#[cfg(unix)]
#[test]
fn a_copy_without_room_names_the_true_cause_and_leaves_nothing() {
    let shell = Shell::new();
    assert!(large(&shell) > 150_000);
    let output = backup_without_room(&shell, "trap '' XFSZ;");
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.contains("no copy was written to copy.db")
            && told.contains("the file would be too large"),
        "{told}"
    );
    assert_eq!(names(&shell.path(".")), ["club.db"]);
    shell.data("backup copy.db");
    assert!(shell.data("--db copy.db check").is_empty());
}

/// The system kills a program that writes beyond its limit and does not handle the signal.
#[cfg(unix)]
#[test]
fn a_copy_that_the_system_ends_is_not_there() {
    let shell = Shell::new();
    large(&shell);
    let output = backup_without_room(&shell, "");
    assert!(!output.status.success());
    assert!(!shell.path("copy.db").exists());
    shell.data("backup copy.db");
    assert_eq!(inspect(&shell.path("copy.db")).expect("sound").len(), 1);
}

#[test]
fn a_copy_replaces_nothing_and_makes_no_folder() {
    let shell = Shell::new();
    shell.data("player add TM");
    shell.write("taken.db", "mine");
    let told = shell.refused("backup taken.db");
    assert!(told.contains("taken.db exists"), "{told}");
    assert_eq!(shell.read("taken.db"), "mine");
    let told = shell.refused("backup stick/copy.db");
    assert!(
        told.contains("there is no folder stick") && told.contains("plug the stick in"),
        "{told}"
    );
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("nowhere", shell.path("link.db")).expect("a link");
        assert!(shell.refused("backup link.db").contains("link.db exists"));
        std::fs::remove_file(shell.path("link.db")).expect("removed");
    }
    assert_eq!(names(&shell.path(".")), ["club.db", "taken.db"]);
}

#[cfg(unix)]
#[test]
fn a_copy_is_private_and_leaves_no_notes() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = Shell::new();
    shell.data("player add TM");
    shell.data("backup copy.db");
    assert_eq!(names(&shell.path(".")), ["club.db", "copy.db"]);
    let mode = std::fs::metadata(shell.path("copy.db")).expect("the copy").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

/// A disk that returns other bytes than were written, simulated by a journal that cannot be read.
#[test]
fn a_copy_that_cannot_be_read_again_is_not_kept() {
    let mut hall = Hall::new();
    hall.register(3);
    let path = hall.path();
    let folder = path.parent().expect("a folder");
    let file = rusqlite::Connection::open(&path).expect("the file");
    file.execute("UPDATE journal SET actions = 'x'", []).expect("damaged");
    let before = names(folder);
    let refused = hall.desk.backup(&folder.join("copy.db")).expect_err("it is damaged");
    assert!(
        matches!(&refused, DeskError::Store(StoreError::NotCopied { why, .. })
            if matches!(**why, StoreError::DamagedEntry(..))),
        "{refused:?}"
    );
    assert_eq!(names(folder), before);
}

/// Changes one letter of a name, in a file that SQLite finds no fault with.
fn misspell(file: &std::path::Path) {
    let file = rusqlite::Connection::open(file).expect("the file");
    let changed = "UPDATE journal SET actions = replace(actions, 'TM', 'TN') WHERE seq = 2";
    assert_eq!(file.execute(changed, []).expect("changed"), 1);
}

#[test]
fn a_copy_that_differs_in_one_letter_is_no_backup() {
    let shell = Shell::new();
    for name in ["あおくま", "TM", "カラス"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("backup copy.db");
    misspell(&shell.path("copy.db"));
    let read = inspect(&shell.path("copy.db"));
    assert!(matches!(read, Err(StoreError::Altered(Seq(2)))), "{read:?}");
    let told = shell.refused("restore copy.db");
    assert!(told.contains("entry 2 is not as it was written"), "{told}");
    // Nor is a copy of such a file.
    let told = shell.refused("--db copy.db backup second.db");
    assert!(
        told.contains("no copy was written to second.db: entry 2 is not as it was written"),
        "{told}"
    );
    assert!(told.contains("banzuke rescue"), "{told}");
    assert!(!shell.path("second.db").exists());
}

#[test]
fn a_file_that_differs_in_one_letter_is_kept_as_it_is_when_a_backup_takes_its_place() {
    let shell = Shell::new();
    for name in ["あおくま", "TM"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("backup copy.db");
    misspell(&shell.path("club.db"));
    shell.data("restore copy.db");
    assert!(shell.data("check").is_empty());
    let kept = names(&shell.path(".")).into_iter().find(|name| name.contains("before-restore"));
    let read = inspect(&shell.path(&kept.expect("kept")));
    assert!(matches!(read, Err(StoreError::Altered(Seq(2)))), "{read:?}");
}

/// Unfinished copies of other programs, with similar names, are not removed.
#[test]
fn what_a_killed_copy_left_goes_with_the_next_one_into_that_folder() {
    let folder = temp_folder();
    let mut hall = Hall::new();
    hall.register(400);
    fs::write(folder.path().join("club.db"), hall.into_file()).expect("written");
    while unfinished(folder.path()) == 0 {
        let moment = Duration::from_micros(Environment::default().lots() % 20_000);
        killed("copies::worker", folder.path(), moment);
    }
    fs::write(folder.path().join("film.mkv.part"), "half").expect("written");
    let made = std::time::SystemTime::now();
    let mut desk =
        Desk::open(&folder.path().join("club.db"), Missing::Refuse, "desk").expect("opened");
    // Perhaps somebody still works on it.
    desk.backup(&folder.path().join("soon.db")).expect("copied");
    assert!(unfinished(folder.path()) > 1);
    for name in parts(folder.path()) {
        let file = File::options().write(true).open(folder.path().join(name)).expect("the file");
        file.set_modified(made - Duration::from_hours(2)).expect("set");
    }
    desk.backup(&folder.path().join("later.db")).expect("copied");
    assert_eq!(parts(folder.path()), ["film.mkv.part"]);
}
