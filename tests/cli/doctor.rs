//! `banzuke doctor`: the state of everything, without anything that identifies a person or a club.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::{Shell, text};

/// A shell with a club whose names must not be shown.
fn lamps() -> Shell {
    let shell = Shell::new();
    shell.data("player add 'Ada Primrose' --reading えいだ --club 'Lamp Club' --born 1990-02-03");
    shell.data("tournament new 'Lantern Cup' --format single-elimination --first-to 2");
    shell.data("player set 'Ada Primrose' --note 'knows the way'");
    shell
}

const NAMES: [&str; 8] =
    ["Ada", "Primrose", "えいだ", "Lamp", "Lantern", "1990", "knows the way", "佐藤"];

fn tables(path: &Path, sql: &str) {
    let file = Connection::open(path).expect("a file");
    file.execute_batch(sql).expect("changed");
}

#[test]
fn the_report_names_nobody_and_no_club() {
    let shell = lamps();
    let folder = shell.path("佐藤");
    fs::create_dir(&folder).expect("a folder");
    fs::copy(shell.path("club.db"), folder.join("Lamp Club.db")).expect("copied");
    tables(
        &folder.join("Lamp Club.db"),
        "UPDATE journal SET actions = '[{\"add_player\":{\"name\":\"Ada\",\"x\":1}}]' WHERE seq = 1",
    );
    shell.refused("--db '佐藤/Lamp Club.db' player list");
    shell.refused("--db '佐藤/Ada.db' player list");
    shell.write("Lantern.db", "Ada Primrose ".repeat(100));
    shell.refused("--db Lantern.db player list");
    shell.refused("player show 'Ada Lamp'");
    fs::create_dir_all(shell.path("config/themes")).expect("a folder");
    shell.write("config/themes/Ada.toml", "accent = 'Lamp'");
    shell.write("config/settings.toml", "list = 'Lamp'\nlisst = 'Ada'\n");
    shell.write("config/keys.toml", "[Ada]\n");
    for line in [
        "doctor",
        "doctor --lang ja",
        "--db '佐藤/Lamp Club.db' doctor",
        "--db '佐藤/Ada.db' doctor",
        "--db Lantern.db doctor",
        "--db 佐藤 doctor",
    ] {
        let output = shell.run(line);
        let told = text(&output.stdout) + &text(&output.stderr);
        for name in NAMES {
            assert!(!told.contains(name), "{line} tells {name}:\n{told}");
        }
        assert!(told.contains("ERROR"), "the log's last warnings are told:\n{told}");
    }
}

#[test]
fn a_club_that_is_well_is_told_so_and_left_as_it_is() {
    let shell = lamps();
    let before = fs::read(shell.path("club.db")).expect("its bytes");
    let told = shell.data("doctor");
    for line in ["version: 0.1.0", "journal entries: 3", "quick check: OK", "log: none"] {
        assert!(told.contains(line), "{line} is missing:\n{told}");
    }
    assert!(shell.data("doctor --lang ja").contains("操作の件数：3"));
    assert!(fs::read(shell.path("club.db")).expect("its bytes") == before);
    let beside = fs::read_dir(shell.path("")).expect("a folder").count();
    assert_eq!(beside, 1, "nothing is left beside it");
}

/// The key of an own command is in the settings, and so is its fault.
#[test]
fn an_own_command_on_a_taken_key_is_a_fault_of_the_settings() {
    let shell = lamps();
    fs::create_dir_all(shell.path("config")).expect("a folder");
    shell.write(
        "config/settings.toml",
        "[commands.Mail]\nkey = 'T'\non = 'match'\nrun = ['mail']\n",
    );
    let output = shell.run("doctor");
    let told = text(&output.stdout);
    assert!(!output.status.success(), "{told}");
    assert!(told.contains("settings.toml: not OK"), "{told}");
    assert!(told.contains("keys.toml: none"), "{told}");
}

#[test]
fn an_older_file_is_looked_at_and_not_brought_up_to_date() {
    let shell = Shell::new();
    fs::copy("tests/fixtures/v2.db", shell.path("club.db")).expect("copied");
    let before = fs::read(shell.path("club.db")).expect("its bytes");
    let told = shell.data("doctor");
    assert!(told.contains("file version: 2") && told.contains("journal entries: 92"), "{told}");
    assert!(fs::read(shell.path("club.db")).expect("its bytes") == before);
}

#[test]
fn before_the_first_entry_nothing_is_wrong_and_nothing_is_made() {
    let shell = Shell::new();
    assert!(shell.data("doctor").contains("size: none"));
    assert!(!shell.path("club.db").exists());
}

/// A fault of a club's file, the way to make it, and the words of its message.
type Fault = (&'static str, fn(&Path), &'static str);

const FAULTS: [Fault; 7] = [
    ("empty", |path| fs::write(path, "").expect("written"), "(0 bytes)"),
    (
        "another program's",
        |path| fs::write(path, [b'x'; 9000]).expect("written"),
        "not a Banzuke file",
    ),
    ("newer", |path| tables(path, "PRAGMA user_version = 99"), "a newer Banzuke"),
    ("a damaged entry", |path| tables(path, "UPDATE journal SET actions = '['"), "is damaged"),
    ("no journal", |path| tables(path, "DROP TABLE journal"), "is damaged"),
    ("cut short", cut, "is damaged"),
    (
        "a folder",
        |path| {
            fs::remove_file(path).expect("removed");
            fs::create_dir(path).expect("made");
        },
        "there is a folder",
    ),
];

/// Cuts a file after its first pages.
fn cut(path: &Path) {
    let bytes = fs::read(path).expect("its bytes");
    fs::write(path, &bytes[..bytes.len() / 4096 * 2048]).expect("written");
}

#[test]
fn whatever_is_wrong_with_the_file_is_told_with_a_remedy() {
    for (what, done, told) in FAULTS {
        let shell = lamps();
        done(&shell.path("club.db"));
        let output = shell.run("doctor");
        let report = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{what}: {report}");
        let mut after = report.lines().skip_while(|line| !line.contains("! WRONG: "));
        assert!(after.next().is_some_and(|line| line.contains(told)), "{what}: {report}");
        assert!(after.next().is_some_and(|line| line.starts_with("    ")), "{what}: {report}");
    }
}

#[test]
fn wrong_files_of_settings_keys_and_themes_are_told_together() {
    let shell = lamps();
    fs::create_dir_all(shell.path("config/themes")).expect("a folder");
    for name in ["settings.toml", "keys.toml", "themes/own.toml"] {
        shell.write(&format!("config/{name}"), "[");
    }
    let output = shell.run("doctor");
    let report = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{report}");
    assert_eq!(report.matches("`banzuke settings` names the line").count(), 3, "{report}");
}

#[cfg(unix)]
#[test]
fn a_file_that_others_may_read_is_pointed_out() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = lamps();
    let allow = |mode| {
        fs::set_permissions(shell.path("club.db"), fs::Permissions::from_mode(mode)).expect("set");
        shell.data("doctor")
    };
    assert!(allow(0o644).contains("others too (0644)\n  ! Note: other users"));
    assert!(allow(0o600).contains("only you (0600)\n  write-ahead"));
}
