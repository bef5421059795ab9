//! A drive that stops answering while a list on it is read, from a typed path.

use std::fs;
use std::path::Path;

use super::disk::{FailingDisk, Plan, WAIT, until};
use super::sound;
use crate::common::temp_folder;
use crate::pty::Terminal;

const SIZE: (u16, u16) = (24, 80);

/// A screen during a read that never ends: the `at`-th one of a list of a million bytes.
fn hung(home: &Path, at: usize) -> (FailingDisk, Terminal) {
    let drive = home.join("drive");
    fs::create_dir(&drive).expect("a folder");
    fs::write(drive.join("list.csv"), "name\nAda\n".to_owned() + &"\n".repeat(1_000_000))
        .expect("written");
    let disk = FailingDisk::under(&drive);
    disk.plan(Plan { kinds: "d", ..Plan::from(at, WAIT) });
    let environment = disk.environment();
    let more = environment.each_ref().map(|(name, path)| (*name, path.to_str().expect("a path")));
    let mut terminal = Terminal::start_with(home, &["--db", "club.db"], SIZE, &more);
    terminal.wait_for("Home");
    terminal.send("I");
    terminal.wait_for("File: ");
    terminal.send("drive/list.csv\r");
    terminal.wait_for("Esc stops");
    let file = until("a read that hangs", || disk.waits_at());
    assert!(file.ends_with("list.csv"), "{}", file.display());
    (disk, terminal)
}

/// Esc returns to the screen: the list is not read any further.
fn stop(terminal: &mut Terminal) {
    terminal.send("\x1b");
    terminal.wait_for("Stopped. Nothing was changed.");
    terminal.send("\x1b");
    terminal.wait("the screen before", |screen| !screen.contains("File: "));
}

/// `ended` waits for the process, and for a restored terminal: the program ended in order.
#[test]
fn a_read_that_hangs_keeps_no_program_from_being_left() {
    type Leave = fn(&mut Terminal);
    let ways: [(&str, Leave, u32); 3] = [
        ("Ctrl-C", |terminal| terminal.send("\x03"), 0),
        ("SIGTERM", |terminal| terminal.signal("-TERM"), 143),
        (
            "Esc and q",
            |terminal| {
                stop(terminal);
                terminal.send("q");
            },
            0,
        ),
    ];
    for (way, leave, code) in ways {
        let home = temp_folder();
        let (_disk, mut terminal) = hung(home.path(), 1);
        leave(&mut terminal);
        assert_eq!(terminal.ended().exit_code(), code, "{way}");
        assert_eq!(sound(&home.path().join("club.db")), [], "{way}");
    }
}

#[test]
fn esc_during_the_read_of_a_large_file_lets_work_go_on() {
    let home = temp_folder();
    let (_disk, mut terminal) = hung(home.path(), 8);
    stop(&mut terminal);
    terminal.send("2a");
    terminal.wait_for("Reading");
    terminal.send("Bea\r");
    terminal.wait_for("Bea (P0001-3) registered");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    assert_eq!(sound(&home.path().join("club.db")).len(), 1);
}
