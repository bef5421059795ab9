//! A copy that is interrupted, or has no room, is not there.

use std::process::Command;
use std::time::Duration;

use banzuke::desk::{Desk, DeskError};
use banzuke::journal::StoreError;
use banzuke::journal::backup::inspect;
use banzuke::journal::store::Missing;
use banzuke::outside::Outside;

use super::{acknowledge, killed, names, place_of_work, unfinished};
use crate::cli::{Shell, text};
use crate::common::Hall;

/// Plays a worker: copies the file again and again, and says so of each copy once it is there. Does
/// nothing where nobody asks for it.
#[test]
fn worker() {
    let Some(folder) = place_of_work() else { return };
    let desk = Desk::open(&folder.join("club.db"), Missing::Refuse, "worker").expect("opened");
    for count in 0..10_000 {
        let name = format!("copy-{count}.db");
        desk.backup(&folder.join(&name)).expect("copied");
        acknowledge(&name);
    }
}

#[test]
fn a_copy_killed_half_way_never_has_its_final_name() {
    let (mut cut, mut whole) = (0, 0);
    for round in 0..15 {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("club.db");
        let mut hall = Hall::new();
        hall.register(400);
        std::fs::write(&file, hall.into_file()).expect("written");
        let moment = Duration::from_micros(Outside::default().lots() % 20_000);
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
        told.contains("no copy was written to copy.db") && told.contains("File too large"),
        "{told}"
    );
    assert_eq!(names(&shell.path(".")), ["club.db"]);
    shell.data("backup copy.db");
    assert!(shell.data("--db copy.db check").is_empty());
}

/// The system ends a program that writes beyond its limit and does not say that it knows better.
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
        told.contains("there is no folder stick") && told.contains("is the stick in?"),
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

/// What the disk gives back is not what was written to it: simulated by a journal that cannot be read.
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
