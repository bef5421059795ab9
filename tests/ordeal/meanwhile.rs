//! Changes by others to a file at the very moment in which it is replaced, or its log is written into it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use banzuke::words::Language;

use super::conditions::{register, screen};
use super::disk::{FailingDisk, Plan, WAIT, until};
use crate::cli::{Shell, text};

/// The messages that are allowed while the file is replaced.
const TRUE: [&str; 6] = [
    "the club's file was moved or replaced just now",
    "was replaced just now",
    "the club's file is in use",
    "たったいま移動または置き換えられました",
    "たったいま置き換えられました",
    "クラブのファイルは使用中です",
];

fn names(file: &Path) -> BTreeSet<String> {
    let mut desk = Desk::open(file, Missing::Refuse, "referee").expect("opened");
    assert_eq!(desk.verify().expect("verified"), [], "check is clean");
    desk.club().registry().iter().map(|player| player.name.clone()).collect()
}

/// The files in a folder with this in their names.
fn called(folder: &Path, part: &str) -> Vec<PathBuf> {
    let files = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
    files.filter(|path| path.display().to_string().contains(part)).collect()
}

/// A command registers Cid while a restore waits before its call with that number.
/// Returns the output of the command; none if the restore has fewer calls.
fn come_to_a_restore(at: usize) -> Option<String> {
    let (shell, disk) = (Shell::new(), FailingDisk::new());
    let (club, copy) = (disk.club(), disk.folder().join("copy.db"));
    let lang = if at.is_multiple_of(2) { "ja" } else { "en" };
    let run = |disk: &FailingDisk, line: &str| {
        let mut command = shell.command(&format!("--lang {lang} {line}"));
        disk.put_under(&mut command);
        command.env("BANZUKE_DB", &club).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("it runs")
    };
    for line in ["player add Ada", &format!("backup {}", copy.display()), "player add Bea"] {
        shell.data(&format!("--db {} {line}", club.display()));
    }
    disk.plan(Plan { kinds: "rstu", ..Plan::from(at, WAIT) });
    let mut restore = run(&disk, &format!("restore {}", copy.display()));
    let is_over = until("a restore that waits, or its end", || match disk.waits_at() {
        Some(_) => Some(false),
        None => restore.try_wait().expect("its state").map(|_| true),
    });
    let door = FailingDisk::under(disk.folder());
    let mut command = (!is_over).then(|| run(&door, "player add Cid"))?;
    until("a command that has opened the file", || {
        let has_ended = command.try_wait().expect("its state").is_some();
        (has_ended || door.is_touched()).then_some(())
    });
    disk.mend();
    let [command, restore] = [command, restore].map(|it| it.wait_with_output().expect("it ended"));
    let said = text(&command.stderr);
    let kept = called(disk.folder(), ".before-restore-");
    assert_eq!(kept.len(), usize::from(restore.status.success()), "{}", text(&restore.stderr));
    let held: Vec<String> = kept.iter().chain([&club]).flat_map(|file| names(file)).collect();
    let is_there = held.iter().any(|name| name == "Cid");
    assert_eq!(is_there, command.status.success(), "at {at}: {held:?}, {said}");
    assert!(held.iter().any(|name| name == "Bea"), "at {at}: {held:?}");
    assert!(is_there || TRUE.iter().any(|told| said.contains(told)), "at {at}: {said}");
    Some(said)
}

#[test]
fn whoever_comes_to_a_file_during_a_restore_hears_that_it_is_replaced() {
    let heard: Vec<String> = (1..).map_while(come_to_a_restore).collect();
    let moved = |told: &str| heard.iter().any(|said| said.contains(told));
    assert!(moved(TRUE[0]) && moved(TRUE[3]), "{heard:#?}");
}

/// Before the file is truncated, and before the log is emptied.
#[test]
fn a_file_moved_there_while_the_log_is_written_in_is_not_taken_for_the_open_one() {
    for (at, call) in [(1, "club.db"), (2, "club.db-wal")] {
        let (shell, disk) = (Shell::new(), FailingDisk::new());
        let [club, log, other] =
            ["club.db", "club.db-wal", "other.db"].map(|name| disk.folder().join(name));
        shell.data(&format!("--db {} player add Zoe", other.display()));
        // None is counted until then.
        disk.plan(Plan { kinds: "-", ..Plan::from(at, WAIT) });
        let home = shell.path("");
        let mut terminal = screen(&home, &club, Language::English, &disk.environment());
        register(&mut terminal, "Ada");
        let is_at_rest = || fs::metadata(&log).is_ok_and(|log| log.len() == 0).then_some(());
        terminal.wait_for("Ada (P0001-3) registered");
        until("the file alone to be the club", is_at_rest);
        disk.plan(Plan { kinds: "t", ..Plan::from(at, WAIT) });
        register(&mut terminal, "Bea");
        terminal.wait_for("Bea (P0002-1) registered");
        let waits_at = until("the log to be written in", || disk.waits_at());
        assert!(waits_at.ends_with(call), "{}", waits_at.display());
        fs::rename(&other, &club).expect("moved");
        disk.mend();
        terminal.wait_for("was replaced by another file while it was open");
        register(&mut terminal, "Cid");
        terminal.wait_for("Cid (P0002-1) registered");
        terminal.send("\x03");
        assert!(terminal.ended().success());
        assert_eq!(names(&club), ["Cid", "Zoe"].map(str::to_owned).into());
        let [kept] = &called(disk.folder(), ".kept-")[..] else { panic!("one journal is kept") };
        let kept = fs::read_to_string(kept).expect("read");
        assert!(kept.contains("Ada") && kept.contains("Bea"), "{kept}");
    }
}
