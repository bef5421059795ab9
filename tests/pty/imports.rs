//! A long list imported by the real binary.

use std::fmt::Write as _;

use banzuke::club::Seq;
use banzuke::journal::Store;
use banzuke::journal::store::Missing;

use super::{SIZE, home};
use crate::common::Hall;
use crate::pty::terminal::Terminal;

/// Enough rows for a progress bar on any machine.
const ROWS: usize = 20_000;

/// This many results of matches among fifty players, a hundred for each event.
fn list() -> String {
    let mut list = "event,round,player_a,player_b,games_a,games_b\n".to_owned();
    let name =
        |n: usize| ["Zo", "Quill", "Marn", "Ibex", "Tove"][n % 5].to_owned() + &"x".repeat(n / 5);
    for row in 0..ROWS {
        let (a, b) = (row % 50, (row * 7 + 1 + row / 50) % 50);
        let b = if a == b { (b + 1) % 50 } else { b };
        let (event, round) = (row / 100, row % 100);
        writeln!(list, "Event {event},{round},{},{},2,1", name(a), name(b)).expect("text");
    }
    list
}

#[test]
fn an_import_of_20_000_rows_is_stopped_without_a_trace_and_then_done() {
    let (home, hall) = (home(), Hall::new());
    std::fs::write(home.path().join("long.csv"), list()).expect("written");
    let path = hall.path();
    let entries = || {
        let store = Store::open(&path, Missing::Refuse).expect("the file");
        store.read_since(Seq(0)).expect("its journal").len()
    };
    let mut terminal = Terminal::start(home.path(), &["--db", path.to_str().expect("text")], SIZE);
    terminal.wait_for("Home");
    terminal.send("I");
    terminal.wait_for("File: ");
    terminal.send("long.csv\r");
    terminal.wait_for("Reading long.csv");
    terminal.wait_for("of 20,000");
    terminal.send("\x1b");
    terminal.wait_for("Stopped. Nothing was changed.");
    terminal.wait_for("File: ");
    assert_eq!(entries(), 0);

    terminal.send("\r");
    terminal.wait_patiently_for("20,000 matches, 200 new tournaments, 50 new players");
    terminal.send("N\r");
    terminal.wait_for("Importing long.csv");
    terminal.wait_patiently_for("Tournaments: 200");
    assert_eq!(entries(), 1);
    terminal.send("2");
    terminal.wait_for("Players 50");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    let after = hall.another("after");
    let matches: usize = after.club().tournaments().map(|found| found.matches.len()).sum();
    assert_eq!(matches, ROWS);
}

/// At a terminal the shell asks about each doubtful row.
#[test]
fn a_list_is_asked_about_row_by_row() {
    let (home, hall) = (home(), Hall::new());
    let path = hall.path();
    let db = path.to_str().expect("text");
    let list = home.path().join("list.csv");
    let import = |rows: &str, answers: &[&str]| {
        std::fs::write(&list, format!("name\n{rows}")).expect("written");
        let line = ["--db", db, "import", "players", "list.csv"];
        let mut terminal = Terminal::start(home.path(), &line, SIZE);
        for answer in answers {
            terminal.wait_for("q import nothing: ");
            terminal.send(&format!("{answer}\r"));
        }
        terminal.ended().success()
    };
    let registered = || hall.another("after").club().registry().iter().count();
    assert!(import("Robert Fischer\n", &[]));
    assert!(!import("Bob Fischer\n", &["q"]));
    assert_eq!(registered(), 1);
    assert!(import("Bob Fischer\n", &["1"]));
    assert_eq!(registered(), 1);
    assert!(import("Rob Fischer\n", &["n"]));
    assert_eq!(registered(), 2);
}
