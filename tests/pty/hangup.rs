//! The terminal disappears, or the system ends the program: nothing is lost, and no process stays.

use std::fs;
use std::path::Path;
use std::process::Command;

use portable_pty::CommandBuilder;

use super::terminal::Terminal;
use super::{SIZE, home};

const PROGRAM: &str = env!("CARGO_BIN_EXE_banzuke");

/// The exit code in a shell for a program ended by a hang-up.
const HUNG_UP: u32 = 129;

/// How a program notices that its terminal is gone.
#[derive(Debug, Clone, Copy)]
enum HangUp {
    /// By the signal.
    Told,
    /// By the signal, although the starter had it ignored: `nohup`, `trap '' HUP`.
    Ignored,
    /// Without a signal: the terminal is not the controlling one.
    Untold,
}

const HANG_UPS: [HangUp; 3] = [HangUp::Told, HangUp::Ignored, HangUp::Untold];

fn start(home: &Path, arguments: &[&str], hang_up: HangUp) -> Terminal {
    let line = format!("trap '' HUP; exec {PROGRAM} {}", arguments.join(" "));
    let mut command: CommandBuilder = match hang_up {
        HangUp::Ignored => Terminal::command(Path::new("/bin/sh"), home, &["-c", &line], &[]),
        HangUp::Told | HangUp::Untold => {
            Terminal::command(Path::new(PROGRAM), home, arguments, &[])
        }
    };
    command.set_controlling_tty(!matches!(hang_up, HangUp::Untold));
    Terminal::of(command, SIZE, 1)
}

/// The output of a command, which must succeed.
#[track_caller]
fn banzuke(home: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env_clear().env("HOME", home).current_dir(home);
    let output = command.output().expect("it ran");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_terminal_that_goes_away_ends_the_screens_and_loses_nothing() {
    for hang_up in HANG_UPS {
        let home = home();
        let file = ["--db", "club.db"];
        let mut terminal = start(home.path(), &file, hang_up);
        terminal.wait_for("Home");
        terminal.send("2a");
        terminal.wait_for("Reading");
        terminal.send("Ada Primrose\r");
        terminal.wait_for("registered");
        terminal.send("\x1b");
        terminal.wait("the list again", |screen| !screen.contains("External IDs"));
        terminal.send("1n");
        terminal.wait_for("[1 Name]");
        terminal.send("Lamp Cup\r");
        terminal.wait_for("[2 Format]");
        terminal.send("\r");
        terminal.wait_for("[3 Length]");
        terminal.send("\r");
        terminal.wait_for("[4 Entrants]");
        terminal.send("Ada\r");
        terminal.wait_for("1 entrant");
        terminal.goes_away("!");
        assert_eq!(terminal.exit().exit_code(), HUNG_UP, "{hang_up:?}");

        assert!(banzuke(home.path(), &[&file[..], &["player", "list"]].concat()).contains("Ada"));
        banzuke(home.path(), &[&file[..], &["check"]].concat());
        let draft = fs::read_to_string(home.path().join("club.db.draft.json")).expect("a draft");
        assert!(draft.contains("Lamp Cup"), "{hang_up:?}: {draft}");
    }
}

#[test]
fn a_terminal_that_goes_away_ends_the_board() {
    for hang_up in HANG_UPS {
        let home = home();
        banzuke(home.path(), &["--db", "club.db", "player", "add", "Ada"]);
        let before = fs::read(home.path().join("club.db")).expect("its bytes");
        let mut terminal = start(home.path(), &["--db", "club.db", "display"], hang_up);
        terminal.wait_for("Nothing is being played right now.");
        terminal.goes_away("?");
        assert_eq!(terminal.exit().exit_code(), HUNG_UP, "{hang_up:?}");
        assert!(fs::read(home.path().join("club.db")).expect("its bytes") == before);
    }
}

#[test]
fn a_signal_to_end_leaves_the_terminal_as_it_was() {
    for (signal, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let home = home();
        banzuke(home.path(), &["--db", "club.db", "player", "add", "Ada"]);
        for (arguments, shown) in
            [(&["--db", "club.db"][..], "Home"), (&["--db", "club.db", "display"], "Nothing is")]
        {
            let mut terminal = Terminal::start(home.path(), arguments, SIZE);
            terminal.wait_for(shown);
            terminal.signal(signal);
            assert_eq!(terminal.ended().exit_code(), code, "{signal}");
        }
        banzuke(home.path(), &["--db", "club.db", "check"]);
    }
}

/// A terminal that accepts no more output, as after Ctrl-S, blocks a drawing program.
#[test]
fn a_signal_ends_a_program_that_can_draw_no_more() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play");
    terminal.stands_still(&"\t".repeat(1000));
    terminal.signal("-TERM");
    assert_eq!(terminal.exit().exit_code(), 143);
}
