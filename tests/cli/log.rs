//! The log of the program: enough to find a fault, nothing that identifies a person.

use std::fs;
use std::path::PathBuf;

use super::{Shell, text};

fn folder(shell: &Shell) -> PathBuf {
    shell.state.path().join("banzuke")
}

fn log(shell: &Shell) -> String {
    fs::read_to_string(folder(shell).join("banzuke.log")).expect("a log")
}

#[test]
fn the_log_tells_what_was_done_and_nobodys_name() {
    let shell = Shell::new();
    let ada = "'Ada Primrose'";
    shell.data(&format!("player add {ada} --reading えいだ --club Lamps --born 1990-02-03"));
    shell.refused(&format!("player add {ada}"));
    shell.data("tournament new 'Lamp Cup' --format single-elimination --first-to 2");
    shell.data(&format!("tournament enter 'Lamp Cup' {ada}"));
    shell.refused("undo 77");
    shell.data("undo");
    shell.write("other.db", "Ada Primrose, Lamps");
    shell.refused("--db other.db check");
    let log = log(&shell);
    for told in [
        "INFO",
        "begun: 0.1.0 player add",
        "opened club.db: entries=0",
        "entry 1 by desk: AddPlayer ms=",
        "refused: NotUndone(NoSuchEntry",
        "entry 4 by desk: undoes 3",
        "closed club.db",
        "ERROR",
        " NotOurs ",
        "code=1",
    ] {
        assert!(log.contains(told), "{told} is not told:\n{log}");
    }
    for name in ["Ada", "Primrose", "えいだ", "Lamp", "1990"] {
        assert!(!log.contains(name), "{name} is told:\n{log}");
    }
}

/// A damaged row of the journal may hold anything, also a name.
#[test]
fn what_a_damaged_entry_holds_is_not_told() {
    let shell = Shell::new();
    shell.data("player add Ada");
    let file = rusqlite::Connection::open(shell.path("club.db")).expect("a file");
    file.execute("UPDATE journal SET actions = '[{\"add_player\":\"Ada\"}]'", []).expect("damaged");
    drop(file);
    shell.refused("player list");
    let log = log(&shell);
    assert!(log.contains(" ERROR ") && log.contains("entry 1"), "{log}");
    assert!(!log.contains("Ada"), "{log}");
}

#[test]
fn an_older_file_brought_to_todays_version_is_told() {
    let shell = Shell::new();
    fs::copy("tests/fixtures/v2.db", shell.path("club.db")).expect("copied");
    shell.data("player list");
    assert!(log(&shell).contains("brought from version 2 to "), "{}", log(&shell));
}

#[cfg(unix)]
#[test]
fn the_log_may_be_read_by_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = Shell::new();
    shell.data("player add Ada");
    let mode = |path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(folder(&shell).join("banzuke.log")), 0o600);
    assert_eq!(mode(folder(&shell)), 0o700);
}

#[test]
fn logs_that_have_grown_are_put_aside_and_the_oldest_go() {
    let shell = Shell::new();
    for _ in 0..5 {
        // Whether a log has grown is seen when the program starts.
        shell.command("compare Ada Ida").output().expect("it ran");
        let path = folder(&shell).join("banzuke.log");
        let mut grown = fs::read(&path).expect("a log");
        grown.resize(512 * 1024, b'\n');
        fs::write(&path, grown).expect("written");
    }
    let found = fs::read_dir(folder(&shell)).expect("a folder");
    let mut names: Vec<String> =
        found.filter_map(|entry| entry.expect("an entry").file_name().into_string().ok()).collect();
    names.sort();
    let expected = ["banzuke.log", "banzuke.log.1", "banzuke.log.2", "banzuke.log.3"];
    assert_eq!(names, expected);
}

#[test]
fn a_log_that_cannot_be_written_fails_nothing_and_says_nothing() {
    let shell = Shell::new();
    shell.write("state", "a file where the folder should be");
    let mut command = shell.command("player add Ada");
    let output = command.env("XDG_STATE_HOME", shell.path("state")).output().expect("it ran");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "P0001-3\n");
    assert!(!text(&output.stderr).contains("state"));
}

#[test]
fn the_log_is_left_out_where_nobody_wants_it() {
    let shell = Shell::new();
    let output = shell.command("player add Ada").env("BANZUKE_LOG", "off").output();
    assert!(output.expect("it ran").status.success());
    assert!(!folder(&shell).exists());
}
