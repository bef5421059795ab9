//! Backups and exports to a disk that becomes full at any moment.

use std::fs;

use super::disk::{FULL, FailingDisk, Plan, counted, failed};
use crate::cli::{Shell, text};
use crate::common::Hall;
use crate::common::trials::one_of;

/// Commands that write a file, and the file.
const COMMANDS: [(&str, &str); 5] = [
    ("backup", "copy.db"),
    ("export players --birth-dates -o", "players.csv"),
    ("export ranking --format md -o", "ranking.md"),
    ("export history --format json -o", "history.json"),
    ("journal export --birth-dates -o", "journal.jsonl"),
];

/// The calls that need room: once, and for a disk that stays full also the creation of a file.
const ONCE: &str = "wstrm";
const EVER: &str = "wstorm";

#[test]
fn a_backup_or_export_onto_a_full_disk_is_not_there_and_says_why() {
    let shell = Shell::new();
    let mut hall = Hall::new();
    hall.register(300);
    shell.write("club.db", hall.into_file());
    let mut points = 0;
    for (line, name) in COMMANDS {
        // At every moment in one language; what is said is the same sentence each time.
        for (lang, told, every) in
            [("en", "disk is full", 1), ("ja", "ディスクに空きがありません", one_of(7))]
        {
            points += gets_full(&shell, &format!("--lang {lang} {line}"), name, told, every);
        }
    }
    println!("{points} times a backup or export found the disk full");
    assert!(points > 100, "{points}");
}

/// Repeats a command, with the disk full from a later moment each
/// time, for one in `every` moments. Returns how often it noticed.
fn gets_full(shell: &Shell, line: &str, name: &str, told: &str, every: usize) -> usize {
    let disk = FailingDisk::new();
    let to = disk.folder().join(name);
    let run = || {
        let mut command = shell.command(&format!("{line} {}", to.display()));
        disk.put_under(&mut command);
        command.output().expect("the program ran")
    };
    assert!(run().status.success(), "{line}");
    let (whole, calls) = (fs::read(&to).expect("written"), counted(&disk.calls()));
    fs::remove_file(&to).expect("removed");
    let mut points = 0;
    for (at, what) in (1..=calls).step_by(every).flat_map(|at| [(at, FULL), (at, -FULL)]) {
        for plan in [
            Plan { kinds: ONCE, ..Plan::once(at, what) },
            Plan { kinds: EVER, ..Plan::from(at, what) },
        ] {
            disk.plan(plan);
            let output = run();
            disk.mend();
            points += usize::from(failed(&disk.calls()) > 0);
            if output.status.success() {
                assert!(fs::read(&to).expect("written") == whole, "{line} {plan:?}");
                fs::remove_file(&to).expect("removed");
            } else {
                let said = text(&output.stderr);
                assert_eq!(output.status.code(), Some(1), "{line} {plan:?}: {said}");
                assert!(said.contains(told), "{line} {plan:?}: {said}");
            }
            let left = disk.folder().read_dir().expect("listed").count();
            assert_eq!(left, 0, "{line} {plan:?} leaves something");
        }
    }
    points
}
