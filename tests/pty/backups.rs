//! Backups by the real binary in a terminal: made during use, restored by keys.

use std::path::Path;

use banzuke::journal::backup::{automatic, inspect};

use super::terminal::Terminal;
use super::{SIZE, home};
use crate::cli::text;

/// Registers a player at this time of the clock.
fn register(file: &Path, time: &str, name: &str) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_banzuke"));
    command.args(["player", "add", name]).env_clear().env("BANZUKE_DB", file).env("TZ", "UTC");
    command.env("BANZUKE_NOW", format!("2026-11-21T{time}Z")).env("BANZUKE_DESK", "front");
    let output = command.output().expect("the program ran");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// Names people on the list of players, as an organiser does at the door.
fn register_by_keys(terminal: &mut Terminal, name: &str) {
    terminal.send("2a");
    terminal.wait_for("Reading");
    terminal.send(name);
    terminal.wait_for(name);
    terminal.send("\r");
    terminal.wait_for("registered");
    terminal.send("\x1b");
    terminal.wait("the list again", |screen| !screen.contains("External IDs"));
}

#[test]
fn the_screens_make_a_backup_and_put_it_back() {
    let home = home();
    let file = home.path().join("club.db");
    register(&file, "08:00:00", "TM");
    let arguments = ["--db", file.to_str().expect("a path")];
    let mut terminal = Terminal::start(home.path(), &arguments, SIZE);
    terminal.wait_for("Home");
    register_by_keys(&mut terminal, "Ada");
    terminal.wait("a backup on the next look", |_| {
        automatic(&file).is_ok_and(|backups| backups.len() == 1)
    });
    let backup = automatic(&file).expect("listed").remove(0);
    let backed = inspect(&backup.path).expect("sound").len();
    register_by_keys(&mut terminal, "Grace");
    terminal.send("4R");
    terminal.wait_for("2026-11-21 10:00");
    terminal.send("\r");
    terminal.wait_for("Restore the backup of 2026-11-21 10:00?");
    terminal.wait_for("since this backup will be");
    terminal.wait_for("is kept");
    terminal.send("y");
    terminal.wait_for("Restored");
    terminal.wait_for("club.db.before-restore-20261121-100000Z");
    terminal.send("2");
    terminal.wait("the club of the backup", |screen| {
        screen.contains("TM") && !screen.contains("Grace")
    });
    register_by_keys(&mut terminal, "Alan");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    assert_eq!(inspect(&file).expect("sound").len(), backed + 1);
    let kept = home.path().join("club.db.before-restore-20261121-100000Z");
    assert_eq!(inspect(&kept).expect("sound").len(), 3);
    let mut check = Terminal::start(home.path(), &[&arguments[..], &["check"]].concat(), SIZE);
    check.wait_for("no problems found");
    assert!(check.ended().success());
}

/// Decisions since the last check are backed up when the screens are left.
#[test]
fn leaving_makes_the_backup_that_is_due_and_a_demonstration_none() {
    let home = home();
    let file = home.path().join("club.db");
    register(&file, "08:00:00", "TM");
    let mut terminal =
        Terminal::start(home.path(), &["--db", file.to_str().expect("a path")], SIZE);
    terminal.wait_for("Home");
    terminal.send("q");
    assert!(terminal.ended().success());
    assert_eq!(automatic(&file).expect("listed").len(), 1);
    let mut demo = Terminal::start_with(
        home.path(),
        &["demo"],
        SIZE,
        &[("TMPDIR", home.path().to_str().expect("a path"))],
    );
    demo.wait_for("Ready to play");
    demo.send("\r21\r");
    demo.wait_for("undoes it");
    demo.send("4R");
    demo.wait_for("No backups in");
    demo.send("\x03");
    assert!(demo.ended().success());
}
