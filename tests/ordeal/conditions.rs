//! Disks that are full, read-only or slow, seen from an open screen and from commands.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use banzuke::words::Language;
use tempfile::TempDir;

use super::disk::{BROKEN, FULL, FailingDisk, LOCKED, Plan, WAIT};
use super::sound;
use crate::cli::{Shell, text};
use crate::pty::Terminal;

const SIZE: (u16, u16) = (24, 80);

/// A disk of its own that is full as soon as a large file is on it.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mounted() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "none"]).arg(folder.path());
        assert!(mount.status().is_ok_and(|it| it.success()), "this needs the right to mount");
        Self(folder)
    }

    fn remount(&self, how: &str) {
        let mut mount = Command::new("mount");
        mount.args(["-o", &format!("remount,{how}")]).arg(self.0.path());
        assert!(mount.status().expect("it ran").success(), "{how}");
    }

    fn ballast(&self) -> PathBuf {
        self.0.path().join("ballast")
    }

    fn fill(&self) {
        let mut file = File::create(self.ballast()).expect("a file");
        while file.write_all(&[1; 4096]).is_ok() {}
        // To the last byte.
        while file.write_all(&[1]).is_ok() {}
    }

    fn make_room(&self) {
        std::fs::remove_file(self.ballast()).expect("removed");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

/// The program in a terminal, ready to register a player.
pub(super) fn screen(
    folder: &Path,
    club: &Path,
    language: Language,
    more: &[(&str, PathBuf)],
) -> Terminal {
    let lang = if language == Language::Japanese { "ja" } else { "en" };
    let more: Vec<(&str, &str)> =
        more.iter().map(|(name, value)| (*name, value.to_str().expect("a path"))).collect();
    let club = club.to_str().expect("a path");
    let mut terminal = Terminal::start_with(folder, &["--db", club, "--lang", lang], SIZE, &more);
    terminal.wait_for(language.words().screen.home.title());
    terminal.send("2");
    terminal.wait_for(&language.words().screen.players.title(names(Path::new(club))));
    terminal.send("a");
    terminal.wait_for(language.words().screen.player_form.register());
    terminal
}

/// Types a name into the form, replacing the old text, and sends it.
pub(super) fn register(terminal: &mut Terminal, name: &str) {
    terminal.send(&format!("\x15{name}\r"));
}

fn names(club: &Path) -> usize {
    sound(club).len()
}

/// The message of a command that cannot register a player.
fn refused(club: &Path, language: &str, more: &[(&str, PathBuf)]) -> String {
    let shell = Shell::new();
    let mut command = shell.command(&format!("--lang {language} player add Cid"));
    command.env("BANZUKE_DB", club).envs(more.iter().cloned());
    let output = command.output().expect("it ran");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    text(&output.stderr)
}

/// Checks the messages in both languages, on an open screen and by commands,
/// while a disk has a fault; and that all continues when the fault is gone.
fn is_told(
    (folder, club): (&Path, &Path),
    more: &[(&'static str, PathBuf)],
    [english, japanese]: [&str; 2],
    worsen: impl Fn(),
    mend: impl Fn(),
) {
    for (language, told, [first, second]) in
        [(Language::English, english, ["Ada", "Bea"]), (Language::Japanese, japanese, ["熊", "森"])]
    {
        let mut terminal = screen(folder, club, language, more);
        register(&mut terminal, first);
        terminal.wait("the first is registered", |_| names(club) % 2 == 1);
        worsen();
        register(&mut terminal, second);
        terminal.wait_for(told);
        let lang = if language == Language::Japanese { "ja" } else { "en" };
        let said = refused(club, lang, more);
        assert!(said.contains(told), "{said}");
        mend();
        assert_eq!(names(club) % 2, 1, "nothing is there");
        register(&mut terminal, second);
        terminal.wait("the second is registered", |_| names(club).is_multiple_of(2));
        terminal.wait("nothing is wrong any more", |screen| !screen.contains(told));
        terminal.send("\x03");
        assert!(terminal.ended().success());
    }
    assert_eq!(names(club), 4);
}

const NO_ROOM: [&str; 2] = ["disk is full", "ディスクに空きがありません"];
const READ_ONLY: [&str; 2] = ["disk can only be read", "ディスクが読み取り専用です"];
const FAILS: [&str; 2] = ["disk fails", "ディスクに異常があります"];

#[test]
fn a_full_disk_is_told_and_room_lets_work_go_on() {
    let disk = FailingDisk::new();
    let home = tempfile::tempdir().expect("a folder");
    let (worsen, mend) = (|| disk.plan(Plan::from(1, FULL)), || disk.mend());
    let place = (home.path(), disk.club());
    is_told((place.0, &place.1), &disk.environment(), NO_ROOM, worsen, mend);
}

#[test]
#[ignore = "needs the right to mount"]
fn a_mounted_disk_that_is_full_is_told() {
    let (disk, home) = (SmallDisk::mounted(), tempfile::tempdir().expect("a folder"));
    let club = disk.0.path().join("club.db");
    is_told((home.path(), &club), &[], NO_ROOM, || disk.fill(), || disk.make_room());
}

#[test]
#[ignore = "mounts a disk; run as root"]
fn a_mounted_disk_that_is_full_lets_everything_be_read() {
    let (disk, shell) = (SmallDisk::mounted(), Shell::new());
    let club = disk.0.path().join("club.db");
    shell.data(&format!("--db {} player add Ada", club.display()));
    disk.fill();
    for line in [
        "player list",
        "queue",
        "export ranking -o r.csv",
        "backup b.db",
        "journal export -o j.jsonl",
    ] {
        shell.data(&format!("--db {} {line}", club.display()));
    }
    assert_eq!(names(&shell.path("b.db")), 1);
}

#[test]
fn a_disk_that_was_locked_or_breaks_is_told_as_what_it_is() {
    for (what, told) in [(LOCKED, READ_ONLY), (BROKEN, FAILS)] {
        let disk = FailingDisk::new();
        let home = tempfile::tempdir().expect("a folder");
        let (worsen, mend) = (|| disk.plan(Plan::from(1, what)), || disk.mend());
        let club = disk.club();
        is_told((home.path(), &club), &disk.environment(), told, worsen, mend);
    }
}

/// A disk that is already read-only when the screen is opened: a disk in use cannot be locked.
#[test]
#[ignore = "needs the right to mount"]
fn a_mounted_disk_that_is_read_only_is_told_and_unlocked_lets_work_go_on() {
    let disk = SmallDisk::mounted();
    let (home, club) = (tempfile::tempdir().expect("a folder"), disk.0.path().join("club.db"));
    Shell::new().data(&format!("--db {} player add Ada", club.display()));
    for (language, told, entries, name) in
        [(Language::English, READ_ONLY[0], 1, "Bea"), (Language::Japanese, READ_ONLY[1], 2, "熊")]
    {
        disk.remount("ro");
        let mut terminal = screen(home.path(), &club, language, &[]);
        register(&mut terminal, name);
        terminal.wait_for(told);
        let lang = if language == Language::Japanese { "ja" } else { "en" };
        let said = refused(&club, lang, &[]);
        assert!(said.contains(told), "{said}");
        assert_eq!(names(&club), entries, "nothing is there");
        disk.remount("rw");
        register(&mut terminal, name);
        terminal.wait("it is registered", |_| names(&club) == entries + 1);
        terminal.send("\x03");
        assert!(terminal.ended().success());
    }
}

/// In both languages, with a folder that comes back unchanged.
#[test]
fn a_folder_that_goes_away_under_an_open_screen_is_told_and_back_again_lets_work_go_on() {
    for (language, told) in
        [(Language::English, "moved or deleted"), (Language::Japanese, "移動または削除")]
    {
        let home = tempfile::tempdir().expect("a folder");
        let [folder, away] = ["hall", "away"].map(|name| home.path().join(name));
        let club = folder.join("club.db");
        Shell::new().data(&format!("--db {} player add Ada", club.display()));
        let mut terminal = screen(home.path(), &club, language, &[]);
        std::fs::rename(&folder, &away).expect("moved");
        register(&mut terminal, "Bea");
        terminal.wait_for(told);
        assert_eq!(names(&away.join("club.db")), 1, "no half entry");
        std::fs::rename(&away, &folder).expect("moved back");
        register(&mut terminal, "Bea");
        terminal.wait("it is registered", |_| names(&club) == 2);
        terminal.send("\x03");
        assert!(terminal.ended().success());
        let left = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
        let is_kept = |path: &PathBuf| path.display().to_string().contains(".kept-");
        assert_eq!(left.filter(is_kept).count(), 0, "nothing was missing that had to be kept");
    }
}

/// Nothing is acknowledged before it is on the disk, the screen meanwhile
/// shows that it is working, and keys pressed early are not lost.
#[test]
fn a_slow_disk_is_waited_for_while_the_screen_stays_awake() {
    let disk = FailingDisk::new();
    let home = tempfile::tempdir().expect("a folder");
    let club = disk.club();
    let mut terminal = screen(home.path(), &club, Language::English, &disk.environment());
    disk.plan(Plan { kinds: "s", ..Plan::from(1, WAIT) });
    register(&mut terminal, "Ada");
    terminal.wait_for("Esc stops");
    assert!(!terminal.text().contains("P0001"), "{}", terminal.text());
    terminal.resize(30, 100);
    terminal.wait("the gauge at the new size", |screen| {
        screen.lines().count() > 24 && screen.contains("Esc stops")
    });
    register(&mut terminal, "Bea");
    disk.mend();
    terminal.wait_for("Bea (P0002-1) registered");
    terminal.send("\x03");
    assert!(terminal.ended().success());
    assert_eq!(names(&club), 2);
}
