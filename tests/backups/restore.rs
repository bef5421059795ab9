//! A backup restored in place of the club's file.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use banzuke::desk::{Backup, Desk, DeskError, restore};
use banzuke::domain::progress::NoProgress;
use banzuke::journal::backup::{automatic, folder, inspect};
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use chrono::{DateTime, Utc};

use super::rotation::Backed;
use super::{acknowledge, killed, names, place_of_work, unfinished};
use crate::cli::{Shell, text};
use crate::common::{Hall, stamp, temp_folder};
use crate::files::fixtures;

fn now() -> DateTime<Utc> {
    "2026-11-22T14:15:00Z".parse().expect("a time")
}

/// Runs a command at this time of the clock.
#[track_caller]
fn at(shell: &Shell, time: &str, line: &str) {
    let output = shell.command(line).env("BANZUKE_NOW", format!("2026-11-21T{time}Z")).output();
    let output = output.expect("the program ran");
    assert!(output.status.success(), "{line}: {}", text(&output.stderr));
}

/// A club with a backup of 10:30, one of 12:00, and a later entry.
fn backed() -> Shell {
    let shell = Shell::new();
    for (time, name) in
        [("09:00:00", "TM"), ("10:30:00", "Ada"), ("12:00:30", "Grace"), ("12:10:00", "Alan")]
    {
        at(&shell, time, &format!("player add {name}"));
    }
    shell
}

fn backups(shell: &Shell) -> Vec<PathBuf> {
    automatic(&shell.path("club.db")).expect("listed").into_iter().map(|it| it.path).collect()
}

/// In autumn the clock shows the hour from two to three twice: 02:55 is the second one, if there are three backups.
#[test]
fn of_an_hour_that_is_shown_twice_the_later_one_is_meant() {
    let shell = Shell::new();
    let run = |time: &str, line: &str| {
        let mut command = shell.command(line);
        command.env("BANZUKE_NOW", time).env("TZ", "Europe/Berlin");
        let output = command.output().expect("the program ran");
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        text(&output.stderr)
    };
    for (time, name) in [
        ("2026-10-24T22:00:00Z", "TM"),
        ("2026-10-25T00:45:00Z", "Ada"),
        ("2026-10-25T01:50:00Z", "Grace"),
    ] {
        run(time, &format!("player add {name}"));
    }
    let restored = run("2026-10-25T09:00:00Z", "restore --at '2026-10-25 02:55'");
    assert!(restored.contains("3 entries"), "{restored}");
}

#[test]
fn a_time_beyond_all_calendars_is_refused() {
    let shell = backed();
    for at in
        ["+262142-12-31 23:30", "-262143-01-01 00:00", "0000-12-31 23:59", "10000-01-01 00:00:00"]
    {
        for zone in ["Pacific/Honolulu", "Asia/Tokyo", "UTC"] {
            let mut command = shell.command("restore");
            let output = command.arg(format!("--at={at}")).env("TZ", zone).output().expect("ran");
            assert_eq!(output.status.code(), Some(2), "{at} {zone}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn backups_are_listed_and_the_newest_sound_one_before_a_time_is_put_back() {
    let mut shell = backed();
    let newest = &backups(&shell)[0];
    let whole = fs::read(newest).expect("the backup");
    shell.play("restore --list");
    fs::write(newest, &whole[..whole.len() / 2]).expect("cut");
    shell.play(
        "restore --list
         restore --list --lang ja
         restore --at '2026-11-21 09:59'
         restore --at '2026-11-21 14:00'
         player list
         restore --at '2026-11-21 14:00' --lang ja
         restore --at noon
         restore --at noon --lang ja
         restore
         restore nothing.db
         restore nothing.db --lang ja",
    );
    fs::write(newest, whole).expect("mended");
    shell.play(
        "restore --at '2026-11-21 12:00'
         player list
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn the_file_before_is_kept_whole() {
    let shell = backed();
    let before = inspect(&shell.path("club.db")).expect("sound");
    shell.data("restore --at '2026-11-21 11:00'");
    let kept = shell.path("club.db.before-restore-20261121-090000Z");
    assert_eq!(inspect(&kept).expect("sound"), before);
    assert_eq!(inspect(&shell.path("club.db")).expect("sound").len(), 2);
    // Back again, and the one in between is kept under another name.
    shell.data("restore club.db.before-restore-20261121-090000Z");
    assert_eq!(inspect(&shell.path("club.db")).expect("sound"), before);
    let between = inspect(&shell.path("club.db.before-restore-20261121-090000Z-2"));
    assert_eq!(between.expect("sound").len(), 2);
}

/// The file may be damaged in any way.
#[test]
fn a_damaged_file_is_restored_and_kept_as_it_is() {
    let whole = fs::read(backed().path("club.db")).expect("the file");
    let mut flipped = whole.clone();
    for byte in &mut flipped[4_096..8_192] {
        *byte ^= 0xff;
    }
    for (damage, notes) in [
        (&b""[..], ""),
        (b"garbage", "and its log"),
        (&whole[..whole.len() / 2], ""),
        (&whole[..100], "torn"),
        (&flipped, ""),
    ] {
        let shell = backed();
        shell.write("club.db", damage);
        if !notes.is_empty() {
            shell.write("club.db-wal", notes);
        }
        shell.data("restore --at '2026-11-21 23:00'");
        assert_eq!(inspect(&shell.path("club.db")).expect("sound").len(), 3);
        assert_eq!(shell.data("player list").lines().count(), 4);
        let kept = shell.path("club.db.before-restore-20261121-090000Z");
        if notes.is_empty() {
            assert!(fs::metadata(&kept).expect("kept").len() >= damage.len() as u64);
        } else {
            assert!(fs::read(&kept).expect("kept") == damage);
            assert_eq!(shell.read("club.db.before-restore-20261121-090000Z-wal"), notes);
        }
    }
}

#[test]
fn a_file_that_is_gone_is_restored_and_its_log_is_none_of_the_new_one() {
    let shell = backed();
    fs::remove_file(shell.path("club.db")).expect("removed");
    shell.write("club.db-wal", "of the old one");
    let restored = shell.run("restore --at '2026-11-21 23:00'");
    let said = text(&restored.stderr);
    assert!(said.contains("club.db.log-of-another-file"), "{said}");
    assert_eq!(inspect(&shell.path("club.db")).expect("sound").len(), 3);
    assert_eq!(shell.read("club.db.log-of-another-file"), "of the old one");
}

#[test]
fn a_file_that_another_desk_has_open_is_not_replaced() {
    let shell = backed();
    let file = shell.path("club.db");
    let mut other = Desk::open(&file, Missing::Refuse, "other").expect("opened");
    let before = names(&shell.path("."));
    let told = shell.refused("restore --at '2026-11-21 23:00'");
    assert!(told.contains("another desk has") && told.contains("close"), "{told}");
    assert_eq!(names(&shell.path(".")), before);
    let actions = vec![crate::common::add_player(other.club().next_player(), "Barbara")];
    other.perform(&stamp(9), |_| Ok::<_, DeskError>(actions.clone())).expect("it goes on");
    drop(other);
    shell.data("restore --at '2026-11-21 23:00'");
    let kept = shell.path("club.db.before-restore-20261121-090000Z");
    assert_eq!(inspect(&kept).expect("sound").len(), 5, "what was decided meanwhile is kept");
}

#[test]
fn what_is_no_sound_club_is_not_put_back() {
    let shell = backed();
    let before = inspect(&shell.path("club.db")).expect("sound");
    shell.write("players.csv", "name\nTM\n");
    shell.write("empty.db", "");
    let file = |name: &str, statement: &str| {
        shell.data(&format!("backup {name}"));
        let file = rusqlite::Connection::open(shell.path(name)).expect("the file");
        file.execute_batch(statement).expect("changed");
    };
    file("newer.db", "PRAGMA user_version = 99");
    file("row.db", "UPDATE journal SET actions = 'x' WHERE seq = 2");
    file("gap.db", "DELETE FROM journal WHERE seq = 2");
    file(
        "rules.db",
        r#"UPDATE journal SET actions = '[{"kind":"rename_player","player":9,"name":"X"}]' WHERE seq = 2"#,
    );
    let left = names(&shell.path("."));
    for name in ["players.csv", "empty.db", "newer.db", "row.db", "gap.db", "rules.db"] {
        let told = shell.refused(&format!("restore {name}"));
        assert!(told.contains(&format!("{name} was not restored")), "{told}");
    }
    assert_eq!(names(&shell.path(".")), left);
    assert_eq!(inspect(&shell.path("club.db")).expect("sound"), before);
}

#[test]
fn a_backup_of_every_version_is_restored() {
    for version in ["v1.db", "v2.db", "v3.db", "v4.db"] {
        let shell = backed();
        let entries = inspect(&fixtures(version)).expect("sound").len();
        let refused = shell.refused(&format!("restore '{}'", fixtures(version).display()));
        assert!(refused.contains("is of another club") && refused.contains("--yes"), "{refused}");
        assert!(refused.contains("club.db: 4 entries from 2026-11-21"), "{refused}");
        shell.data(&format!("restore --yes '{}'", fixtures(version).display()));
        let desk = Desk::open(&shell.path("club.db"), Missing::Refuse, "desk").expect("opened");
        assert_eq!(desk.entries().len(), entries, "{version}");
    }
}

/// A desk continues with the backup that it has restored.
#[test]
fn a_desk_restores_and_goes_on() {
    let mut club = Backed::new(24);
    for _ in 0..3 {
        club.decide();
        assert!(club.later(61));
    }
    club.decide();
    let four = club.hall.desk.entries().to_vec();
    let backup = automatic(&club.hall.path()).expect("listed")[1].path.clone();
    let restored = club.hall.desk.restore(&backup, now()).expect("restored");
    assert_eq!(restored.entries, 2);
    assert_eq!(club.hall.desk.entries(), &four[..2]);
    assert_eq!(inspect(&restored.kept.expect("kept")).expect("sound"), four);
    club.hall.is_clean();
    club.hall.undo(None).expect("the last entry is another now");
    assert_eq!(club.hall.desk.entries().len(), 3);
    let refused = club.hall.desk.restore(Path::new("nothing.db"), now());
    assert!(matches!(refused, Err(DeskError::NotRestored(..))), "{refused:?}");
    assert_eq!(club.hall.desk.entries().len(), 3, "it goes on with what there is");
    club.hall.is_clean();
}

/// The backups of the replaced journal do not count for the new one.
#[test]
fn backups_go_on_after_a_restore() {
    let mut club = Backed::new(24);
    for _ in 0..3 {
        club.decide();
        assert!(club.later(61));
    }
    let backup = automatic(&club.hall.path()).expect("listed")[2].path.clone();
    club.hall.desk.restore(&backup, now()).expect("restored");
    assert!(!club.later(1), "nothing was decided since that backup");
    club.decide();
    assert!(club.later(2), "the backup that was put back is two hours old");
    club.decide();
    assert!(!club.later(2) && club.later(60));
    let all = NoProgress::whole(Backup::all(&club.hall.path(), &NoProgress)).expect("listed");
    let newest = all[0].journal.as_ref().expect("sound");
    assert_eq!(newest, club.hall.desk.entries());
    assert_eq!(all.len(), names(&folder(&club.hall.path())).len());
}

#[cfg(unix)]
#[test]
fn a_restored_file_keeps_its_rights_and_its_link() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = backed();
    fs::create_dir(shell.path("elsewhere")).expect("a folder");
    fs::rename(shell.path("club.db"), shell.path("elsewhere/real.db")).expect("moved");
    std::os::unix::fs::symlink("elsewhere/real.db", shell.path("club.db")).expect("linked");
    fs::set_permissions(shell.path("elsewhere/real.db"), fs::Permissions::from_mode(0o640))
        .expect("set");
    shell.data("restore --at '2026-11-21 23:00'");
    assert!(shell.path("club.db").is_symlink());
    let real = fs::metadata(shell.path("elsewhere/real.db")).expect("it is there");
    assert_eq!(real.permissions().mode() & 0o777, 0o640);
    assert_eq!(inspect(&shell.path("club.db")).expect("sound").len(), 3);
}

#[test]
fn a_club_restored_where_there_was_none_keeps_nothing() {
    let folder = temp_folder();
    let mut hall = Hall::new();
    hall.register(2);
    let copy = folder.path().join("copy.db");
    hall.desk.backup(&copy).expect("copied");
    let restored = restore(&folder.path().join("club.db"), &copy, now()).expect("restored");
    assert_eq!((restored.entries, restored.kept), (1, None));
    assert_eq!(names(folder.path()), ["club.db", "copy.db"]);
}

/// Plays a worker: restores two copies in turn.
#[test]
#[ignore = "a worker, which other tests start"]
fn worker() {
    let folder = place_of_work();
    for copy in ["two.db", "one.db"].into_iter().cycle() {
        let restored = restore(&folder.join("club.db"), &folder.join(copy), now());
        acknowledge(&restored.expect("restored").entries.to_string());
    }
}

#[test]
fn a_restore_killed_at_any_moment_leaves_the_old_file_or_the_new_one() {
    let mut hall = Hall::new();
    let (mut cut, mut last) = (0, Vec::new());
    let files: Vec<_> = [(); 2]
        .into_iter()
        .map(|()| {
            hall.register(100);
            let copy = hall.path().with_file_name("copy.db");
            hall.desk.backup(&copy).expect("copied");
            let bytes = fs::read(&copy).expect("read");
            fs::remove_file(copy).expect("removed");
            bytes
        })
        .collect();
    for round in 0..15 {
        let folder = temp_folder();
        for (name, bytes) in [("one.db", &files[0]), ("two.db", &files[1]), ("club.db", &files[0])]
        {
            fs::write(folder.path().join(name), bytes).expect("written");
        }
        let moment = Duration::from_micros(Environment::default().lots() % 40_000);
        let done = killed("restore::worker", folder.path(), moment);
        let file = folder.path().join("club.db");
        let mut desk = Desk::open(&file, Missing::Refuse, "desk").expect("it opens");
        assert!([1, 2].contains(&desk.entries().len()), "round {round}, killed after {moment:?}");
        assert_eq!(desk.verify().expect("verified"), [], "round {round}, killed after {moment:?}");
        for name in names(folder.path()).iter().filter(|name| name.starts_with("club.db.before")) {
            inspect(&folder.path().join(name)).expect("what was kept is whole");
        }
        cut += unfinished(folder.path());
        last.extend(done.last().cloned());
    }
    assert!(cut > 0 && !last.is_empty(), "{cut} restores were cut off, {last:?} were not");
}
