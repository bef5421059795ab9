//! Automatic backups, by a clock that the tests move.

use std::fs::{self, File};
use std::time::Duration;

use banzuke::club::action::CloseTournament;
use banzuke::club::{Action, Club};
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::journal::StoreError;
use banzuke::journal::backup::{Rotated, Rotation, automatic, folder, inspect};
use banzuke::journal::store::Missing;
use chrono::{DateTime, TimeDelta, Utc};

use super::names;
use crate::common::{CUP, Hall, add_player, stamp, temp_folder};

/// A hall whose desk makes backups.
pub(super) struct Backed {
    pub(super) hall: Hall,
    pub(super) rotation: Rotation,
    pub(super) now: DateTime<Utc>,
}

impl Backed {
    pub(super) fn new(keep: u32) -> Self {
        Self { hall: Hall::new(), rotation: Rotation::new(keep), now: stamp(0).at }
    }

    /// Lets time pass and has the desk check whether a backup is due; returns whether one was made.
    #[track_caller]
    pub(super) fn later(&mut self, minutes: i64) -> bool {
        self.try_later(minutes).expect("no failure")
    }

    pub(super) fn try_later(&mut self, minutes: i64) -> Result<bool, DeskError> {
        self.now += TimeDelta::minutes(minutes);
        let rotated = self.hall.desk.rotate(&mut self.rotation, self.now)?;
        Ok(matches!(rotated, Rotated::Made(_)))
    }

    pub(super) fn decide(&mut self) {
        self.hall.register(1);
    }

    /// Makes a backup every hour, this many times.
    #[track_caller]
    fn hours(&mut self, hours: usize) {
        for _ in 0..hours {
            self.decide();
            assert!(self.later(61));
        }
    }

    /// The last entries of the backups, those with the most first.
    fn kept(&self) -> Vec<u64> {
        let all = automatic(&self.hall.path()).expect("listed");
        all.iter().map(|backup| backup.last.0).collect()
    }

    pub(super) fn names(&self) -> Vec<String> {
        names(&folder(&self.hall.path()))
    }
}

#[test]
fn an_hour_after_the_last_backup_the_next_is_made_if_something_was_decided() {
    let mut club = Backed::new(24);
    assert!(!club.later(200), "there is nothing to back up");
    club.now = stamp(0).at;
    club.decide();
    assert!(!club.later(30), "the first entry is half an hour old");
    assert!(club.later(31));
    assert!(!club.later(70), "nothing was decided since");
    club.decide();
    assert!(club.later(0));
    club.decide();
    assert!(!club.later(59) && club.later(1));
    let names = club.names();
    assert_eq!(names.len(), 3);
    for (name, entries) in names.iter().zip(1..) {
        assert!(
            name.starts_with("club-2026") && name.ends_with(&format!("Z-{entries}.db")),
            "{name}"
        );
        let backup = folder(&club.hall.path()).join(name);
        assert_eq!(inspect(&backup).expect("sound"), club.hall.desk.entries()[..entries]);
    }
}

#[test]
fn the_start_and_the_end_of_a_tournament_are_backed_up_at_once() {
    let mut club = Backed::new(24);
    club.hall.start(2, Format::RoundRobin { double: false }, Length::FirstTo(2));
    assert!(club.later(0), "it is started");
    club.hall.record(1, 2, 0).expect("recorded");
    assert!(!club.later(1), "a result is no such moment");
    club.hall
        .perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    assert!(club.later(1), "it is over");
    assert!(!club.later(5));
}

#[test]
fn the_oldest_backups_go_and_the_last_of_earlier_days_stay() {
    let mut club = Backed::new(3);
    club.now = "2026-11-01T09:00:00Z".parse().expect("a time");
    for _day in 0..20 {
        for _hour in 0..4 {
            club.decide();
            assert!(club.later(60));
        }
        club.now += TimeDelta::hours(20);
    }
    let names = club.names();
    let days: Vec<&str> = names.iter().filter_map(|name| name.get(5..13)).collect();
    let expected: Vec<String> = (6..=20).map(|day| format!("202611{day:02}")).collect();
    assert_eq!(days, [&expected[..], &[expected[14].clone(), expected[14].clone()]].concat());
    assert!(
        names[..14].iter().all(|name| name.contains("-1300")),
        "the last of each day: {names:?}"
    );
}

#[test]
fn whoever_wants_no_backups_gets_none() {
    let mut club = Backed::new(0);
    club.decide();
    assert!(!club.later(90));
    assert_eq!(club.names(), Vec::<String>::new());
    club.rotation.keep(1);
    assert!(club.later(0));
    for _ in 0..3 {
        club.decide();
        assert!(club.later(60));
        assert_eq!(club.names().len(), 1);
    }
}

#[test]
fn a_clock_that_is_put_back_neither_stops_nor_multiplies_backups() {
    let mut club = Backed::new(2);
    for _ in 0..3 {
        club.decide();
        assert!(club.later(61));
    }
    club.now -= TimeDelta::days(300);
    club.decide();
    assert!(club.later(1), "the last one lies ahead");
    assert!(club.names().iter().any(|name| name.ends_with("-4.db")), "the one just made stays");
    for _ in 0..10 {
        club.decide();
        assert!(!club.later(1), "one after every entry would drive out all others");
    }
    assert!(club.later(61));
}

#[test]
fn backups_of_a_wrong_year_drive_out_none_made_since() {
    let mut club = Backed::new(3);
    club.hours(5);
    let right = club.now;
    club.now += TimeDelta::days(4 * 366);
    club.hours(40);
    club.now = right;
    club.hours(4);
    // The three with the most entries; of the days before, the last one each: two in the wrong year, and the right one.
    let kept = club.kept();
    assert_eq!(kept[..3], [49, 48, 47]);
    assert!(kept.contains(&45), "the last of the wrong year: {kept:?}");
    assert!(kept.len() <= 3 + 4, "{kept:?}");
}

#[test]
fn backups_of_a_replaced_journal_neither_drive_out_nor_are_driven_out() {
    let mut club = Backed::new(3);
    club.hours(10);
    let old = |club: &Backed, last: u64| {
        let all = automatic(&club.hall.path()).expect("listed");
        all.into_iter().find(|backup| backup.last.0 == last)
    };
    let fifth = folder(&club.hall.path()).join("fifth.db");
    // The eighth is still there; the ninth and tenth are what the restore puts away.
    let eighth = old(&club, 8).expect("kept").path;
    fs::copy(&eighth, &fifth).expect("copied");
    club.hall.desk.restore(&fifth, club.now).expect("restored");
    fs::remove_file(&fifth).expect("removed");
    let lost: Vec<_> = [9, 10].map(|last| old(&club, last).expect("kept").path).into();
    // Those numbers again, for other entries, and many more.
    for (hours, newest) in [(2, [10, 10, 9, 9, 8]), (1, [11, 10, 10, 9, 9])] {
        for _ in 0..hours {
            club.decide();
            assert!(club.later(61));
        }
        assert_eq!(club.kept()[..5], newest);
    }
    club.hours(30);
    assert!(lost.iter().all(|path| path.exists()), "what a mistaken restore put away");
    assert_eq!(club.kept()[..3], [41, 40, 39]);
}

#[cfg(unix)]
#[test]
fn a_club_whose_name_is_no_text_is_backed_up() {
    use std::os::unix::ffi::OsStrExt as _;
    let home = temp_folder();
    let path = home.path().join(std::ffi::OsStr::from_bytes(b"\x83N\x83\x89\x83u.db"));
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    let mut rotation = Rotation::new(2);
    for hour in 1..=4 {
        let name = format!("player {hour}");
        let add = |club: &Club| Ok::<_, DeskError>(vec![add_player(club.next_player(), &name)]);
        desk.perform(&stamp(hour * 4000), add).expect("registered");
        let made = desk.rotate(&mut rotation, stamp(hour * 4000 + 3700).at).expect("no failure");
        let Rotated::Made(made) = made else { panic!("{made:?}") };
        assert_eq!(inspect(&made).expect("sound").len() as u64, hour);
    }
    let kept = automatic(&path).expect("listed");
    assert_eq!(kept.iter().map(|backup| backup.last.0).collect::<Vec<_>>(), [4, 3]);
}

#[test]
fn a_time_that_no_name_can_hold_is_said() {
    let mut club = Backed::new(3);
    club.decide();
    club.now = "+12026-11-21T09:00:00Z".parse().expect("a time");
    let refused = club.try_later(61).expect_err("it would not be found again");
    assert!(matches!(refused, DeskError::Store(StoreError::Clock(_))), "{refused:?}");
    assert_eq!(club.names(), Vec::<String>::new());
}

#[test]
fn a_backup_that_fails_is_told_once_and_tried_again() {
    let mut club = Backed::new(3);
    club.decide();
    fs::write(folder(&club.hall.path()), "in the way").expect("written");
    let refused = club.try_later(61).expect_err("there can be no folder");
    assert!(matches!(refused, DeskError::Store(StoreError::Io { .. })), "{refused:?}");
    for _ in 0..5 {
        club.decide();
        assert!(!club.later(11), "it is known");
    }
    fs::remove_file(folder(&club.hall.path())).expect("removed");
    assert!(!club.later(5), "it is not tried all the time");
    assert!(club.later(6));
    fs::remove_dir_all(folder(&club.hall.path())).expect("removed");
    fs::write(folder(&club.hall.path()), "again").expect("written");
    club.decide();
    assert!(club.try_later(61).is_err(), "it failed anew");
}

#[test]
fn a_backup_that_cannot_be_verified_is_not_kept() {
    let mut club = Backed::new(3);
    club.decide();
    club.decide();
    let file = rusqlite::Connection::open(club.hall.path()).expect("the file");
    file.execute("UPDATE journal SET actions = 'x' WHERE seq = 1", []).expect("damaged");
    let refused = club.try_later(61).expect_err("it cannot be read again");
    assert!(matches!(refused, DeskError::Store(StoreError::DamagedEntry(..))), "{refused:?}");
    assert_eq!(club.names(), Vec::<String>::new());
}

#[test]
fn whoever_only_reads_makes_no_backup() {
    let mut club = Backed::new(3);
    club.decide();
    let mut reader = Desk::open_to_read(&club.hall.path()).expect("opened");
    let made = reader.rotate(&mut club.rotation, club.now + TimeDelta::hours(2));
    assert_eq!(made.expect("no failure"), Rotated::ReadOnly);
    assert_eq!(club.names(), Vec::<String>::new());
}

#[test]
fn what_a_killed_copy_left_goes_once_it_is_old() {
    let mut club = Backed::new(3);
    club.decide();
    assert!(club.later(61));
    let left = |name: &str| folder(&club.hall.path()).join(name);
    let [old, new] = [".backup.old.banzuke.part", ".backup.new.banzuke.part"].map(left);
    for path in [&old, &new] {
        fs::write(path, "half").expect("written");
    }
    let file = File::options().write(true).open(&old).expect("the file");
    let made = file.metadata().expect("its times").modified().expect("a time");
    file.set_modified(made - Duration::from_hours(2)).expect("set");
    club.decide();
    assert!(club.later(61));
    assert!(!old.exists() && new.exists());
}

#[cfg(unix)]
#[test]
fn backups_are_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let mut club = Backed::new(3);
    club.decide();
    assert!(club.later(61));
    let folder = folder(&club.hall.path());
    let mode = |path: &std::path::Path| {
        fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    };
    assert_eq!((mode(&folder), mode(&folder.join(&club.names()[0]))), (0o700, 0o600));
}
