//! What every place of a journal promises, whichever engine keeps it.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use banzuke_club::club::question::floor::Where;
use banzuke_club::club::{Action, Club, Seq};
use banzuke_club::desk::{Desk, DeskError, Followed, Role, Stamp, restore};
use banzuke_domain::ids::{MatchNo, TournamentId};
use chrono::TimeDelta;

use crate::federation::Federation;
use crate::hall::{Hall, Machine, follow_until, names, now, register, register_as, stamp, until};

/// A place with two desks at one journal.
struct Place {
    hall: Hall,
    joined: Option<[Machine; 2]>,
    server: Option<Federation>,
}

impl Place {
    fn desk(&self, which: usize) -> Desk {
        match &self.joined {
            None => self.hall.at_file(["left", "right"][which]),
            Some(machines) => machines[which].open(),
        }
    }
}

/// Tries something at a file, at two machines that joined its host, and at two machines with a server.
fn everywhere(attempt: impl Fn(&mut Place)) {
    let mut hall = Hall::new();
    hall.stop();
    attempt(&mut Place { hall, joined: None, server: None });
    let hall = Hall::new();
    let joined = ["left", "right"].map(|name| hall.machine(name, Role::Chief));
    attempt(&mut Place { hall, joined: Some(joined), server: None });
    let (mut hall, server) = (Hall::new(), Federation::new());
    hall.stop();
    let joined = ["left", "right"].map(|name| server.machine(name, "banzuke_chief"));
    attempt(&mut Place { hall, joined: Some(joined), server: Some(server) });
}

#[test]
fn an_entry_of_one_desk_is_read_by_the_other() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        assert_eq!(register(&mut left, "あおくま").expect("done"), Some(Seq(1)));
        follow_until(&mut right, |desk| names(desk) == ["あおくま"]);
        assert_eq!(left.head(), right.head());
        assert_eq!(right.entries()[0].desk, "left");
    });
}

#[test]
fn a_desk_that_was_slower_decides_again_on_what_came_first() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        register(&mut left, "あおくま").expect("done");
        let asked = Cell::new(0);
        let second = right.perform(&stamp(), |club: &Club| {
            asked.set(asked.get() + 1);
            Ok::<_, DeskError>(vec![Action::add_player(club.next_player(), "Bea".to_owned())])
        });
        assert_eq!(second.expect("done"), Some(Seq(2)));
        assert_eq!(names(&right), ["あおくま", "Bea"]);
        // A file is looked into before; a host answers what came first.
        assert!((1..=2).contains(&asked.get()), "{}", asked.get());
    });
}

#[test]
fn a_refusal_is_believed_only_when_all_is_known() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        register(&mut left, "あおくま").expect("done");
        let second = right.perform(&stamp(), |club: &Club| match club.registry().iter().next() {
            None => Err(DeskError::Stopped),
            Some(_) => Ok(vec![Action::add_player(club.next_player(), "Bea".to_owned())]),
        });
        assert_eq!(second.expect("decided on what there is"), Some(Seq(2)));
    });
}

#[test]
fn an_operation_sent_twice_is_recorded_once() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        let once = stamp();
        assert_eq!(register_as(&mut left, &once, "あおくま").expect("done"), Some(Seq(1)));
        assert_eq!(register_as(&mut left, &once, "あおくま").expect("known"), Some(Seq(1)));
        register(&mut left, "Bea").expect("done");
        follow_until(&mut right, |desk| desk.entries().len() == 2);
        assert_eq!(names(&right), ["あおくま", "Bea"]);
    });
}

#[test]
fn what_was_read_is_not_read_again() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        for number in 0..30 {
            register(&mut left, &format!("Player {number}")).expect("done");
        }
        follow_until(&mut right, |desk| desk.entries().len() == 30);
        assert_eq!(right.follow().expect("followed"), Followed::Nothing);
        assert_eq!(left.head(), right.head());
    });
}

#[test]
fn waiting_ends_with_an_entry_or_with_patience() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        while right.wait(Duration::from_millis(300)).expect("waited") {
            right.follow().map(drop).expect("followed");
        }
        std::thread::scope(|scope| {
            let other = scope.spawn(|| right.wait(Duration::from_secs(20)).expect("waited"));
            register(&mut left, "あおくま").expect("done");
            assert!(other.join().expect("it ends"));
        });
    });
}

#[test]
fn clocks_an_hour_apart_leave_the_order_to_the_numbers() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        let early = stamp();
        let late = Stamp { at: early.at + TimeDelta::hours(1), ..stamp() };
        assert_eq!(register_as(&mut left, &late, "あおくま").expect("done"), Some(Seq(1)));
        follow_until(&mut right, |desk| desk.entries().len() == 1);
        assert_eq!(register_as(&mut right, &early, "Bea").expect("done"), Some(Seq(2)));
        follow_until(&mut left, |desk| desk.entries().len() == 2);
        assert_eq!(left.head(), right.head());
        let times: Vec<_> = left.entries().iter().map(|entry| entry.at).collect();
        assert_eq!(times, [late.at, early.at]);
        // The last one is the one with the highest number, whatever its clock said.
        assert_eq!(left.undo(&stamp(), None).expect("undone"), Seq(2));
        assert_eq!(names(&left), ["あおくま"]);
        assert_eq!(place.hall.at_file("host").verify().expect("verified"), []);
    });
}

#[test]
fn an_undo_of_one_desk_counts_at_the_other() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        register(&mut left, "あおくま").expect("done");
        follow_until(&mut right, |desk| desk.entries().len() == 1);
        assert_eq!(right.undo(&stamp(), None).expect("undone"), Seq(1));
        follow_until(&mut left, |desk| names(desk).is_empty());
        assert_eq!(left.redo(&stamp()).expect("redone"), Seq(1));
        follow_until(&mut right, |desk| names(desk) == ["あおくま"]);
    });
}

#[test]
fn a_match_that_is_open_at_one_desk_is_seen_at_the_other_until_it_is_closed() {
    everywhere(|place| {
        let (mut left, mut right) = (place.desk(0), place.desk(1));
        let at = (TournamentId(1), MatchNo(3));
        let seen = |desk: &mut Desk| {
            desk.meet();
            let open = desk.open_elsewhere().iter();
            open.map(|open| (open.desk.clone(), open.at)).collect::<Vec<_>>()
        };
        let meets = |desk: &mut Desk, others: &[(String, Where)]| {
            until(|| seen(desk) == others);
        };
        left.attend(Some(at));
        meets(&mut left, &[]);
        meets(&mut right, &[("left".to_owned(), at)]);
        assert!(!right.meet(), "it is told once");
        let other = (TournamentId(1), MatchNo(4));
        left.attend(Some(other));
        meets(&mut left, &[]);
        meets(&mut right, &[("left".to_owned(), other)]);
        right.attend(Some(other));
        meets(&mut right, &[("left".to_owned(), other)]);
        meets(&mut left, &[("right".to_owned(), other)]);
        right.attend(None);
        meets(&mut right, &[("left".to_owned(), other)]);
        meets(&mut left, &[]);
        left.leave();
        meets(&mut right, &[]);
        assert_eq!(right.entries().len(), 0);
        let beside = std::fs::read_dir(place.hall.path()).expect("read");
        let names = beside.map(|file| file.expect("read").file_name().display().to_string());
        assert_eq!(names.filter(|name| name.contains("open")).count(), 0);
    });
}

#[test]
fn desks_of_the_host_and_of_joined_machines_see_what_the_others_have_open() {
    let hall = Hall::new();
    let mut at_file = hall.at_file("door");
    let mut joined = hall.machine("far end", Role::Scorer).open();
    at_file.attend(Some((TournamentId(1), MatchNo(1))));
    joined.attend(Some((TournamentId(1), MatchNo(2))));
    let sees = |desk: &mut Desk, name: &str, no| {
        desk.meet();
        let [open] = desk.open_elsewhere() else { return false };
        (&*open.desk, open.at) == (name, (TournamentId(1), MatchNo(no)))
    };
    until(|| sees(&mut at_file, "far end", 2) & sees(&mut joined, "door", 1));
    joined.leave();
    until(|| !sees(&mut at_file, "far end", 2));
}

#[test]
fn a_host_knows_the_machines_that_listen_to_it() {
    let hall = Hall::new();
    let host = hall.host.as_ref().expect("a host");
    assert_eq!(host.machines(), [""; 0]);
    let _far = hall.machine("far", Role::Scorer).open();
    let _near = hall.machine("near", Role::Desk).open();
    until(|| host.machines() == ["far", "near"]);
}

impl Place {
    /// The journal is one without its last entry from now on: a backup is put in the place of the file, or another server
    /// goes on that had not heard of it.
    fn forget_last(&mut self, backup: &Path) {
        if let Some(server) = &self.server {
            server.sql(
                "UPDATE banzuke.journal j SET (number, digest) = (e.number, e.digest) \
                 FROM banzuke.entry e WHERE e.journal = j.id AND e.number = j.number - 1; \
                 DELETE FROM banzuke.entry e USING banzuke.journal j WHERE e.number > j.number",
            );
            return;
        }
        let was_up = self.hall.host.is_some();
        self.hall.stop();
        if was_up {
            restore(&self.hall.file(), backup, now()).expect("restored");
            self.hall.start();
        } else {
            std::fs::rename(backup, self.hall.file()).expect("replaced");
        }
    }
}

#[test]
fn a_journal_that_was_replaced_is_noticed_and_nothing_is_lost() {
    everywhere(|place| {
        let mut right = place.desk(1);
        register(&mut right, "あおくま").expect("done");
        let backup = place.hall.path().join("backup.db");
        let mut at_file = place.hall.at_file("host");
        at_file.backup(&backup).expect("copied");
        drop(at_file);
        register(&mut right, "Bea").expect("done");
        place.forget_last(&backup);
        let mut moved = None;
        let since = std::time::Instant::now();
        while moved.is_none() && since.elapsed() < Duration::from_secs(30) {
            let followed = right.follow();
            if let Ok(Followed::Moved(why)) = followed {
                moved = Some(why);
            } else if since.elapsed() > Duration::from_secs(28) {
                panic!("{followed:?} {:?}", right.line());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let moved = moved.expect("it goes over");
        assert_eq!(moved.missing, 1);
        let kept = std::fs::read_to_string(moved.kept.expect("kept")).expect("read");
        assert!(kept.contains("Bea"), "{kept}");
        assert_eq!(names(&right), ["あおくま"]);
        assert_eq!(register(&mut right, "Cleo").expect("it goes on"), Some(Seq(2)));
    });
}
