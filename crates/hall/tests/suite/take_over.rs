//! A host that is lost, the machine that goes on, and the old host when it is back.

use std::time::{Duration, Instant};

use banzuke_club::club::action::{AddAlias, SetNote};
use banzuke_club::club::{Action, Seq};
use banzuke_club::desk::{Desk, DeskError, LineFault, Role};
use banzuke_club::journal::mirror;
use banzuke_club::journal::store::Missing;
use banzuke_domain::number::PlayerId;
use banzuke_hall::{Host, HostFault, Listen, Membership};

use crate::hall::{Hall, Machine, follow_until, names, now, of, register, stamp};

/// Makes the copy of a machine the club's file, as `banzuke host --take-over` does.
fn take_over(machine: &Machine) -> (std::path::PathBuf, Desk) {
    let file = machine.membership.copy(&machine.folder);
    let (identity, unsent) = mirror::take_over(&file).expect("taken over");
    assert_eq!(identity.epoch, 2);
    let mut desk = Desk::open(&file, Missing::Refuse, "second").expect("the file opens");
    desk.bring_entries(&unsent).expect("brought in");
    (file, desk)
}

#[test]
fn a_copy_goes_on_and_the_old_host_is_displaced() {
    let mut hall = Hall::new();
    let (first, second) = (hall.machine("first", Role::Desk), hall.machine("second", Role::Desk));
    let (mut left, mut right) = (first.open(), second.open());
    register(&mut left, "あおくま").expect("done");
    follow_until(&mut right, |desk| desk.entries().len() == 1);
    // The second machine is behind when the host dies, and something waits there.
    hall.stop();
    register(&mut hall.at_file("chief"), "only the old host").expect("done");
    register(&mut right, "typed meanwhile").expect("it waits");
    drop(right);
    let (file, mut desk) = take_over(&second);
    assert_eq!(names(&desk), ["あおくま", "typed meanwhile"]);
    assert!(desk.verify().expect("verified").is_empty());
    drop(desk);
    let host = Host::start(&file, Listen::Here(0)).expect("a host");
    let address = format!("127.0.0.1:{}", host.port());
    // The first machine joins the new host with a new code: it is the same club, in a later epoch.
    let code = banzuke_hall::passes::Passes::add(&file, "first", of(Role::Desk), now());
    let mut membership =
        Membership::join(&address, &code.expect("a code").long, hall.path()).expect("it joins");
    assert_eq!(membership.identity.club, first.membership.identity.club);
    assert_eq!(membership.identity.epoch, 2);
    drop(left);
    let (as_first, folder) = (membership.clone(), first.folder.clone());
    let machine = Machine { membership: as_first, folder, opens: Membership::line };
    let mut left = machine.open();
    follow_until(&mut left, |desk| names(desk) == ["あおくま", "typed meanwhile"]);
    // The old host is back. The machine that knows the new epoch asks it, and it serves nobody any more.
    hall.start();
    membership.address = hall.address();
    let old = Membership::join(&hall.address(), &hall.code("third", of(Role::Desk)), hall.path());
    assert!(old.is_ok(), "it knows nothing of the new epoch yet");
    let told = raw_hello(&hall, &membership);
    assert!(matches!(told, Err(LineFault::Displaced { host: 1, known: 2 })), "{told:?}");
    hall.stop();
    let again = Host::start(&hall.file(), Listen::Here(0));
    assert!(matches!(again, Err(HostFault::Displaced(2))), "{again:?}");
    // What only the old host had is brought in: once.
    let old = hall.at_file("chief").entries().to_vec();
    let mut desk = Desk::open(&file, Missing::Refuse, "second").expect("the file opens");
    let brought = desk.bring(&old).expect("brought in");
    assert_eq!((brought.known, brought.recorded.len(), brought.refused.len()), (1, 1, 0));
    assert_eq!(names(&desk), ["あおくま", "typed meanwhile", "only the old host"]);
    let again = desk.bring(&old).expect("brought in");
    assert_eq!((again.known, again.recorded.len(), again.refused.len()), (2, 0, 0));
    follow_until(&mut left, |desk| desk.entries().len() == 3);
    drop(host);
}

/// The old host, asked by a machine that knows a later epoch of its club.
fn raw_hello(hall: &Hall, later: &Membership) -> Result<(), LineFault> {
    let code = hall.code("knows better", of(Role::Desk));
    let raw = crate::raw::Raw::to(hall);
    let secret = crate::raw::secret(&code);
    let answer = raw.knowing(&later.identity).get("/1/hello", Some(&secret));
    if answer.status == 200 {
        return Ok(());
    }
    Err(serde_json::from_str(&answer.body).expect("a fault"))
}

#[test]
fn a_file_that_was_taken_over_is_no_copy_any_more() {
    let mut hall = Hall::new();
    let machine = hall.machine("left", Role::Desk);
    drop(machine.open());
    hall.stop();
    // A copy is nobody's to write to.
    let file = machine.membership.copy(&machine.folder);
    let refused = Desk::open(&file, Missing::Refuse, "left");
    assert!(matches!(refused, Err(DeskError::Store(_))), "{refused:?}");
    let (_, mut desk) = take_over(&machine);
    assert_eq!(register(&mut desk, "あおくま").expect("done"), Some(Seq(1)));
    let refused = machine.try_open();
    assert!(matches!(refused, Err(DeskError::Line(LineFault::Displaced { .. }))), "{refused:?}");
}

/// Two halves of a club with the same numbers for other people.
#[test]
fn halves_that_were_worked_on_apart_become_one() {
    let hall = Hall::new();
    let mut here = hall.at_file("here");
    register(&mut here, "あおくま").expect("done");
    let copy = hall.path().join("there.db");
    here.backup(&copy).expect("copied");
    let mut there = Desk::open(&copy, Missing::Refuse, "there").expect("the copy opens");
    register(&mut here, "Bea").expect("done");
    register(&mut there, "Cleo").expect("done");
    register(&mut there, "Dan").expect("done");
    let mut apart = there.entries().to_vec();
    let brought = here.bring(&apart).expect("brought in");
    assert_eq!(brought.recorded, [Seq(3), Seq(4)]);
    assert_eq!(names(&here), ["あおくま", "Bea", "Cleo", "Dan"]);
    let desks: Vec<&str> = here.entries().iter().map(|entry| &*entry.desk).collect();
    assert_eq!(desks, ["here", "here", "there", "there"]);
    // Later entries of that half are about the people who have other numbers here.
    there
        .perform(&crate::hall::stamp(), |club| {
            let player = club.registry().iter().find(|one| one.name == "Dan").expect("Dan").id;
            let alias = "Daniel".to_owned();
            Ok::<_, DeskError>(vec![banzuke_club::club::Action::AddAlias(AddAlias {
                player,
                alias,
            })])
        })
        .expect("done");
    apart.clone_from(&there.entries().to_vec());
    here.bring(&apart).expect("brought in");
    let dan = here.club().registry().iter().find(|one| one.name == "Dan").expect("Dan");
    assert_eq!(dan.aliases, ["Daniel"]);
}

#[test]
fn a_long_import_meanwhile_loses_nothing() {
    import_beside(4_000, Duration::from_millis(20));
}

#[test]
#[ignore = "takes a minute; `cargo test -p banzuke-hall --test suite import_of_100 -- --ignored --nocapture`"]
fn an_import_of_100_mb_meanwhile_loses_nothing() {
    let since = Instant::now();
    let slowest = import_beside(50_000, Duration::from_secs(1));
    println!("100 MB in {:?}; the slowest entry beside it took {slowest:?}", since.elapsed());
}

/// A machine imports so many players with 2 kB each while another one makes ten entries. Returns the time of the slowest.
fn import_beside(many: u32, pause: Duration) -> Duration {
    let hall = Hall::new();
    let chief = hall.machine("chief's", Role::Chief);
    let mut left = hall.machine("left", Role::Desk).open();
    let note = "x".repeat(2_000);
    let mut slowest = Duration::ZERO;
    std::thread::scope(|scope| {
        let import = scope.spawn(|| {
            let mut desk = chief.open();
            let imported = desk.perform(&stamp(), |club| {
                let first = club.next_player();
                let each = (0..many).flat_map(|number| {
                    let player = PlayerId(first.0 + number);
                    let add = Action::add_player(player, format!("Imported {number}"));
                    [add, Action::SetNote(SetNote { player, note: Some(note.clone()) })]
                });
                Ok::<_, DeskError>(each.collect())
            });
            imported.expect("imported");
        });
        for number in 0..10 {
            let since = Instant::now();
            register(&mut left, &format!("Player {number}")).expect("done");
            slowest = slowest.max(since.elapsed());
            std::thread::sleep(pause);
        }
        import.join().expect("it ends");
    });
    follow_until(&mut left, |desk| desk.entries().len() == 11);
    let imported = usize::try_from(many).expect("few");
    assert_eq!(left.club().registry().iter().count(), imported + 10);
    assert_eq!(hall.at_file("chief").head(), left.head());
    slowest
}
