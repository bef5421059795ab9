//! The operator's own command in a real terminal: its key starts its program on the selection.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::time::{Duration, Instant};

use crate::pty::terminal::Terminal;
use crate::pty::{SIZE, home};

/// The time that a program has to write its line.
const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn a_key_on_a_selected_player_runs_a_program_that_writes_a_file() {
    let home = home();
    let folder = home.path().join("config");
    fs::create_dir(&folder).expect("a folder");
    let (program, written) = (home.path().join("note"), home.path().join("noted.txt"));
    let script =
        "#!/bin/sh\nprintf '%s|%s|%s\\n' \"$1\" \"$2\" \"$3\" >> \"$0d.txt\"\necho noted \"$2\"\n";
    fs::write(&program, script).expect("written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("may run");
    let settings = format!(
        "[commands.'Note a player']\nkey = 'V'\non = 'player'\nshows = true\n\
         run = ['{}', '{{number}}', '{{name}}', '{{club}}']\n",
        program.display()
    );
    fs::write(folder.join("settings.toml"), settings).expect("written");
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play: 1");
    terminal.send("2");
    terminal.wait_for("Players 16");
    let selected = terminal.text();
    let selected = selected.lines().find(|line| line.contains("> ")).expect("a selected player");
    let selected = selected.to_owned();
    terminal.send("V");
    // Its output is shown over the screen.
    terminal.wait_for("noted ");
    let begun = Instant::now();
    while !written.exists() && begun.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(20));
    }
    let told = fs::read_to_string(&written).expect("the program's file");
    let facts: Vec<&str> = told.trim_end().split('|').collect();
    assert_eq!((told.lines().count(), facts.len()), (1, 3), "{told}");
    let (number, name) = (facts[0], facts[1]);
    assert!(selected.contains(number) && selected.contains(name), "{facts:?} in {selected}");
    terminal.send("\x1b");
    terminal.wait("its output is closed", |screen| !screen.contains("noted "));
    // Escape and a letter at once would be Alt with it.
    terminal.send("1");
    terminal.wait_for("Ready to play: 1");
    terminal.send("q");
    assert!(terminal.ended().success());
}
