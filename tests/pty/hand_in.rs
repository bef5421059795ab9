//! An event that is closed and handed in by keys, after an earlier hand-in by a command.

use std::process::Command;

use super::terminal::Terminal;
use super::{SIZE, home};
use crate::cli::text;

#[test]
fn a_key_hands_in_as_the_command_did() {
    let home = home();
    let results =
        "event,round,player_a,player_b,games_a,games_b,date\nCup,1,Ada,Bea,2,1,2026-11-20\n";
    std::fs::write(home.path().join("cup.csv"), results).expect("written");
    let file = home.path().join("club.db");
    for line in ["import results cup.csv", "federation hand-in Cup --as East -o first.json"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_banzuke"));
        command.args(line.split(' ')).env_clear().env("BANZUKE_DB", &file).env("TZ", "UTC");
        command.env("BANZUKE_NOW", "2026-11-21T08:00:00Z").env("HOME", home.path());
        let output = command.current_dir(home.path()).output().expect("the program ran");
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    let mut terminal =
        Terminal::start(home.path(), &["--db", file.to_str().expect("a path")], SIZE);
    terminal.wait_for("Home");
    terminal.send("\r");
    terminal.wait_for("Standings");
    terminal.send("H");
    terminal.wait_for("not closed");
    terminal.send("c");
    terminal.wait_for("Please confirm");
    terminal.send("y");
    terminal.wait_for("Cup: closed");
    terminal.send("H");
    terminal.wait_for("hand-in-T1-");
    let files = std::fs::read_dir(home.path()).expect("a folder");
    let mut names = files.map(|file| file.expect("read").path());
    let written = names.find(|path| path.to_string_lossy().contains("hand-in-T1-")).expect("it is");
    let event = std::fs::read_to_string(written).expect("read");
    assert!(event.contains("\"name\": \"East\"") && event.contains("close_tournament"), "{event}");
}
