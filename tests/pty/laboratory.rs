//! The screens lend the terminal to the laboratory, and continue when it is left.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use crate::cli::Shell;
use crate::cli::laboratory::alone;
use crate::pty::terminal::Terminal;
use crate::pty::{SIZE, home};

/// Prints its arguments, waits for a line, and fails if the line says so.
const STAND_IN: &str = "#!/bin/sh
echo \"laboratory: $*\"
read answer
if [ \"$answer\" = fail ]; then echo 'banzuke: the bench is broken' >&2; exit 1; fi
";

#[test]
fn the_laboratory_has_the_terminal_until_it_is_left() {
    let shell = Shell::new();
    let program = alone(&shell);
    let stand_in = shell.path("banzuke-lab");
    fs::write(&stand_in, STAND_IN).expect("written");
    fs::set_permissions(&stand_in, fs::Permissions::from_mode(0o755)).expect("may be run");
    let home = home();
    let path = [("PATH", "/usr/bin:/bin")];
    let mut terminal =
        Terminal::run(&program, home.path(), &["--db", "hall.db", "--desk", "door"], SIZE, &path);
    terminal.wait_for("Home");
    terminal.send("3");
    terminal.wait_for("Ranking");
    terminal.send("K");
    terminal.wait_for("laboratory: --db hall.db ");
    terminal.wait_for(" --desk door --lang en lab experiments --list main");
    assert!(!terminal.look(vt100::Screen::alternate_screen));
    // Keys are its own now: `2` would be another screen.
    terminal.send("2\r");
    terminal.wait("the ranking is back", |screen| {
        screen.contains("Ranking") && !screen.contains("laboratory:")
    });
    terminal.send("M");
    terminal.wait_for(" --desk door --lang en play daihinmin");
    terminal.send("fail\r");
    terminal.wait_for("bench is broken");
    fs::remove_file(&stand_in).expect("removed");
    terminal.send("\x03");
    terminal.ended();
    terminal.restored();
}

#[test]
fn a_laboratory_that_is_not_installed_is_named_in_two_lines() {
    let shell = Shell::new();
    let (program, home) = (alone(&shell), home());
    let path = [("PATH", "/usr/bin:/bin")];
    for (language, front, first, last) in [
        ("en", "Home", " This needs banzuke-lab, which is not installed", "in the sources"),
        ("ja", "ホーム", " banzuke-lab がインストールされていません", "を実行してください。"),
    ] {
        let arguments = ["--db", "hall.db", "--lang", language];
        let mut terminal = Terminal::run(&program, home.path(), &arguments, SIZE, &path);
        terminal.wait_for(front);
        terminal.send("M");
        terminal.wait("two lines tell it", |screen| {
            let mut rows = screen.lines().skip_while(|row| !row.starts_with(first));
            rows.nth(1).is_some_and(|row| row.ends_with(last))
        });
        terminal.send("\x03");
        terminal.ended();
    }
}

#[test]
fn from_the_demo_it_opens_the_copy() {
    let (shell, home) = (Shell::new(), home());
    let program = alone(&shell);
    let stand_in = shell.path("banzuke-lab");
    fs::write(&stand_in, STAND_IN).expect("written");
    fs::set_permissions(&stand_in, fs::Permissions::from_mode(0o755)).expect("may be run");
    let mut terminal = Terminal::run(&program, home.path(), &["demo"], SIZE, &[("PATH", "/bin")]);
    terminal.wait_for("Ready to play");
    terminal.send("M");
    let own = home.path().to_str().expect("a text").to_owned();
    terminal.wait("the file is not that of the home", |screen| {
        let file = screen.split("laboratory: --db ").nth(1);
        file.is_some_and(|file| file.starts_with('/') && !file.starts_with(&own))
    });
    terminal.send("\r");
    terminal.wait_for("Ready to play");
    terminal.send("\x03");
    terminal.ended();
}
