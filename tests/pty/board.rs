//! The public display in one terminal while the command line works in another.

use std::path::Path;
use std::process::Command;

use super::terminal::Terminal;
use super::{SIZE, home};

/// Runs the program to its end on the display's file.
#[track_caller]
fn banzuke(home: &Path, arguments: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_banzuke"));
    command.env_clear().env("HOME", home).env("BANZUKE_NOW", "2026-11-21T10:00:00Z");
    let done = command.args(arguments).output().expect("it runs");
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
}

fn event(home: &Path) {
    for name in ["Ada", "Ben", "Cleo", "Dan"] {
        banzuke(home, &["player", "add", name]);
    }
    let format = ["--format", "single-elimination", "--first-to", "1"];
    banzuke(home, &[&["tournament", "new", "Cup"][..], &format].concat());
    banzuke(home, &["tournament", "enter", "Cup", "Ada", "Ben", "Cleo", "Dan"]);
    banzuke(home, &["tournament", "start", "Cup"]);
    banzuke(home, &["tables", "set", "7", "8"]);
}

#[test]
fn a_call_and_a_result_of_another_desk_are_seen_at_once() {
    let home = home();
    event(home.path());
    let mut terminal = Terminal::start(home.path(), &["display", "--seconds", "300"], SIZE);
    terminal.wait_for("page 1 of 2");
    banzuke(home.path(), &["call", "Cup", "1", "7"]);
    terminal.wait_for("Called now");
    terminal.wait_for("Table 7");
    terminal.wait_for("NEW");
    terminal.send("\x1b[C");
    terminal.wait_for("Semi-final");
    terminal.wait_for("@1 Ada");
    banzuke(home.path(), &["tournament", "result", "Cup", "1", "1-0"]);
    terminal.wait_for("*1 Ada");
    terminal.resize(40, 120);
    terminal.wait("large type", |screen| screen.contains('█'));
    terminal.resize(8, 30);
    terminal.wait_for("needs 40x12");
    terminal.resize(24, 80);
    terminal.wait_for("Semi-final");
    terminal.send("?");
    terminal.wait_for("Shows the next page.");
    terminal.send("\x1b");
    terminal.wait("the page again", |screen| !screen.contains("Shows the next page."));
    terminal.send("q");
    assert!(terminal.ended().success());
}

#[test]
fn the_board_leaves_the_file_as_it_is() {
    let home = home();
    // The folder beside it is the program's own, for its log.
    let folder = home.path().join("club");
    let file = folder.join("club.db");
    let name = file.to_str().expect("a name");
    banzuke(home.path(), &["--db", name, "player", "add", "Ada"]);
    let before = std::fs::read(&file).expect("its bytes");
    let mut terminal = Terminal::start(home.path(), &["--db", name, "display"], SIZE);
    terminal.wait_for("Nothing is being played right now.");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    assert!(std::fs::read(&file).expect("its bytes") == before);
    let mut beside: Vec<String> = std::fs::read_dir(folder)
        .expect("a folder")
        .filter_map(|entry| entry.expect("an entry").file_name().into_string().ok())
        .collect();
    beside.sort();
    assert_eq!(beside, ["club.db"], "nothing is left beside it");
}

#[test]
fn without_a_file_there_is_no_board() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &["--db", "gone.db", "display"], SIZE);
    terminal.wait_for("there is no file gone.db");
    assert!(!terminal.ended().success());
    assert!(!home.path().join("gone.db").exists());
}
