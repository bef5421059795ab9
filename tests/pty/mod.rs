//! The real binary in a real terminal.

mod backups;
mod board;
mod event_day;
#[cfg(unix)]
mod hand_in;
mod hangup;
mod imports;
#[cfg(unix)]
mod laboratory;
mod manners;
#[cfg(unix)]
mod own_command;
mod phones;
mod registry;
mod terminal;
mod two_laptops;

pub(crate) use event_day::sent;
pub(crate) use terminal::Terminal;

use crate::common::temp_folder as home;

/// Set for the run of this test binary that must panic with the screens open.
const PANIC: &str = "BANZUKE_TEST_PANIC";

const SIZE: (u16, u16) = (24, 80);

#[test]
fn the_demo_is_opened_scored_in_four_keys_undone_and_left() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play: 1");
    let line = |screen: &str, part: &str| {
        screen.lines().find(|line| line.contains(part)).map(str::to_owned)
    };
    let first = line(&terminal.text(), "> ").expect("a match is selected");
    assert!(first.contains("Nakano Ryo"), "{first}");

    for key in ["\r", "2", "1"] {
        terminal.send(key);
    }
    terminal.wait_for("Enter records 2-1");
    terminal.send("\r");
    terminal.wait_for("Ready to play: 2");
    terminal.wait_for("u undoes it");

    // Over to the tournaments, into the first: its bracket has moved on.
    terminal.send("\t\r");
    terminal.wait_for("Semi-final");
    let advanced = |screen: &str| screen.matches("Nakano Ryo").count();
    let before = advanced(&terminal.text());
    terminal.send("u");
    terminal.wait_for("Undone");
    terminal.wait("the bracket steps back", |screen| advanced(screen) < before);

    terminal.send("\x1b");
    terminal.wait_for("Ready to play: 1");
    terminal.send("q");
    assert!(terminal.ended().success());
}

#[test]
fn the_demo_has_tables_with_calls_one_over_time_and_a_display() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play: 1");
    terminal.send("5");
    terminal.wait_for("50' called");
    terminal.wait_for("4' called");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    let mut display = Terminal::start(home.path(), &["demo", "--display"], SIZE);
    display.wait_for("Nakano Ryo");
    display.send("q");
    assert!(display.ended().success());
}

#[test]
fn a_first_evening_at_the_desk() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &[], SIZE);
    terminal.wait_for("Home");
    terminal.send("2");
    terminal.wait_for("Players");
    terminal.send("a");
    terminal.wait_for("Reading");
    for name in ["あおくま", "Ada Primrose"] {
        terminal.send(name);
        terminal.wait_for(name);
        terminal.send("\r");
        terminal.wait_for(") registered");
    }
    terminal.send("\x03");
    assert!(terminal.ended().success(), "Ctrl-C leaves too");

    let mut again = Terminal::start(home.path(), &["player", "list"], SIZE);
    again.wait_for("Ada Primrose");
    again.wait_for("あおくま");
    assert!(again.ended().success());
}

#[test]
fn a_terminal_too_small_says_so_and_comes_back() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play");
    terminal.resize(10, 50);
    terminal.wait_for("needs 60x16, now 50x10");
    terminal.resize(24, 80);
    terminal.wait_for("Ready to play");
    terminal.send("q");
    assert!(terminal.ended().success());
}

/// Without colours the selected row is still marked, by reversal and by a sign.
#[test]
fn without_colours_the_selection_is_still_seen() {
    let home = home();
    let mut terminal = Terminal::start_with(home.path(), &["demo"], SIZE, &[("NO_COLOR", "1")]);
    terminal.wait_for("Ready to play");
    let reversed = terminal.look(|screen| {
        (0..24)
            .any(|row| (0..80).any(|col| screen.cell(row, col).is_some_and(vt100::Cell::inverse)))
    });
    let coloured = terminal.look(|screen| {
        (0..24).any(|row| {
            (0..80).any(|col| {
                screen.cell(row, col).is_some_and(|cell| cell.fgcolor() != vt100::Color::Default)
            })
        })
    });
    assert!(reversed && !coloured);
    terminal.send("q");
    assert!(terminal.ended().success());
}

/// Panics with the screens open.
#[test]
#[ignore = "the next test starts it"]
fn panics_where_it_is_told_to() {
    assert!(std::env::var_os(PANIC).is_some(), "only the next test makes this one panic");
    banzuke::logfile::start(banzuke::outside::Environment::default());
    let _session = banzuke::tui::terminal::Session::enter(true).expect("a terminal");
    panic!("as agreed");
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let home = home();
    let myself = std::env::current_exe().expect("this test binary");
    let arguments = ["--exact", "pty::panics_where_it_is_told_to", "--ignored", "--nocapture"];
    let mut terminal = Terminal::run(&myself, home.path(), &arguments, SIZE, &[(PANIC, "1")]);
    assert!(!terminal.ended().success());
    terminal.wait_for("as agreed");
    let log = std::fs::read_to_string(home.path().join(".local/state/banzuke/banzuke.log"));
    let log = log.expect("a log");
    assert!(log.contains(" ERROR ") && log.contains("panic at tests/pty/mod.rs:"), "{log}");
}
