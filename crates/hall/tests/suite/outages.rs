//! Lines that fail, hosts that die, and what is typed meanwhile.

use std::time::{Duration, Instant};

use banzuke_club::club::action::AddAlias;
use banzuke_club::club::{Action, Club};
use banzuke_club::desk::{Desk, DeskError, LineFault, Role};

use banzuke_hall::passes::Passes;

use crate::hall::{Hall, follow_until, names, of, register, stamp};
use crate::proxy::{Mode, Proxy};

pub(crate) fn is_up(desk: &Desk) -> bool {
    desk.line().is_some_and(|line| line.down.is_none() && line.unsent.is_empty())
}

#[test]
fn every_entry_is_seen_elsewhere() {
    let hall = Hall::new();
    let mut left = hall.machine("left", Role::Desk).open();
    let mut right = hall.machine("right", Role::Desk).open();
    for number in 0..20 {
        register(&mut left, &format!("Player {number}")).expect("done");
        follow_until(&mut right, |desk| desk.entries().len() == number + 1);
    }
    assert_eq!(left.head(), right.head());
}

#[test]
fn what_is_typed_while_the_host_is_gone_is_sent_when_it_is_back() {
    let mut hall = Hall::new();
    let machine = hall.machine("left", Role::Desk);
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    hall.stop();
    register(&mut left, "Bea").expect("it waits");
    register(&mut left, "Cleo").expect("it waits");
    assert_eq!(names(&left), ["あおくま", "Bea", "Cleo"]);
    assert_eq!(left.line().expect("joined").unsent.len(), 2);
    // Someone else at the host's own file was faster: these two get other numbers, and one of them is the same person.
    register(&mut hall.at_file("chief"), "Dan").expect("done");
    // The program is ended and opened again meanwhile.
    drop(left);
    let mut left = machine.open();
    assert_eq!(names(&left), ["あおくま", "Bea", "Cleo"]);
    hall.start();
    follow_until(&mut left, is_up);
    assert!(left.line().expect("joined").refused.is_empty(), "{:?}", left.line());
    assert_eq!(names(&left), ["あおくま", "Dan", "Bea", "Cleo"]);
    assert_eq!(names(&hall.at_file("chief")), names(&left));
    assert_eq!(hall.at_file("chief").head(), left.head());
}

#[test]
fn what_is_refused_when_the_line_is_back_is_shown_with_its_reason() {
    let mut hall = Hall::new();
    let mut left = hall.machine("left", Role::Desk).open();
    register(&mut left, "あおくま").expect("done");
    let rename = |club: &Club| {
        let player = club.registry().iter().next().expect("one").id;
        Ok::<_, DeskError>(vec![Action::AddAlias(AddAlias { player, alias: "Ao".to_owned() })])
    };
    hall.stop();
    left.perform(&stamp(), rename).expect("it waits");
    let mut chief = hall.at_file("chief");
    chief.perform(&stamp(), rename).expect("done");
    drop(chief);
    hall.start();
    follow_until(&mut left, is_up);
    let refused = &left.line().expect("joined").refused;
    assert!(
        matches!(&refused[..], [(_, why)] if matches!(**why, DeskError::Refused(_))),
        "{refused:?}"
    );
    assert_eq!(hall.at_file("chief").head(), left.head());
}

/// The number of what was refused is another desk's entry by then.
#[test]
fn what_waits_while_a_code_is_taken_away_is_kept_and_sent_with_the_next_one() {
    let mut hall = Hall::new();
    let machine = hall.machine("left", Role::Desk);
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    hall.stop();
    register(&mut left, "Bea").expect("it waits");
    Passes::revoke(&hall.file(), "left").expect("revoked");
    hall.start();
    let waits = |desk: &Desk| {
        let line = desk.line().expect("joined");
        matches!(line.down, Some((LineFault::NotLetIn, _))) && line.unsent.len() == 1
    };
    follow_until(&mut left, waits);
    assert!(left.line().expect("joined").refused.is_empty(), "it may still be sent");
    drop(left);
    let mut left = machine.open();
    follow_until(&mut left, waits);
    assert_eq!(names(&left), ["あおくま", "Bea"]);
    assert_eq!(names(&hall.at_file("chief")), ["あおくま"]);
    drop(left);
    let mut left = hall.machine("left", Role::Desk).open();
    follow_until(&mut left, is_up);
    assert_eq!(names(&hall.at_file("chief")), ["あおくま", "Bea"]);
    assert_eq!(hall.at_file("chief").head(), left.head());
}

#[test]
fn an_undo_of_what_was_refused_undoes_nothing_else() {
    let mut hall = Hall::new();
    let mut left = hall.machine("left", Role::Chief).open();
    register(&mut left, "あおくま").expect("done");
    let alias = |club: &Club| {
        let player = club.registry().iter().next().expect("one").id;
        Ok::<_, DeskError>(vec![Action::AddAlias(AddAlias { player, alias: "Ao".to_owned() })])
    };
    hall.stop();
    left.perform(&stamp(), alias).expect("it waits");
    left.undo(&stamp(), None).expect("it waits");
    hall.at_file("chief").perform(&stamp(), alias).expect("done");
    hall.start();
    follow_until(&mut left, is_up);
    assert_eq!(left.line().expect("joined").refused.len(), 2);
    let here = hall.at_file("chief");
    assert_eq!(here.entries().len(), 2);
    assert_eq!(here.club().registry().iter().next().expect("one").aliases, ["Ao"]);
    assert_eq!(here.head(), left.head());
}

#[test]
fn an_entry_whose_answer_was_lost_is_not_doubled() {
    let hall = Hall::new();
    let proxy = Proxy::to(hall.address());
    let machine = hall.machine_at("left", of(Role::Desk), &proxy.address);
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    proxy.set(Mode::LosesAnswers);
    register(&mut left, "Bea").expect("recorded or waiting");
    assert_eq!(left.line().expect("joined").unsent.len(), 1);
    proxy.set(Mode::Through);
    follow_until(&mut left, is_up);
    assert_eq!(names(&left), ["あおくま", "Bea"]);
    assert_eq!(left.entries().len(), 2);
    assert_eq!(hall.at_file("chief").head(), left.head());
}

#[test]
fn a_line_that_is_half_open_is_noticed() {
    let hall = Hall::new();
    let proxy = Proxy::to(hall.address());
    let mut left = hall.machine_at("left", of(Role::Desk), &proxy.address).open();
    proxy.set(Mode::Silent);
    let since = Instant::now();
    register(&mut left, "Bea").expect("it waits");
    assert!(since.elapsed() < Duration::from_secs(25), "{:?}", since.elapsed());
    let line = left.line().expect("joined");
    assert_eq!(line.unsent.len(), 1);
    proxy.set(Mode::Through);
    follow_until(&mut left, is_up);
    assert_eq!(names(&hall.at_file("chief")), ["Bea"]);
}

#[test]
fn a_copy_opens_while_the_line_is_down_and_says_so() {
    let mut hall = Hall::new();
    let machine = hall.machine("left", Role::Desk);
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    drop(left);
    hall.stop();
    let mut left = machine.open();
    assert_eq!(names(&left), ["あおくま"]);
    follow_until(&mut left, |desk| desk.line().is_some_and(|line| line.down.is_some()));
    let down = left.line().and_then(|line| line.down.clone());
    assert!(matches!(down, Some((LineFault::Down(_), _))), "{down:?}");
}

/// Over a long line each of several desks gets its turn, though others are nearer.
#[test]
fn desks_over_a_slow_line_do_not_starve() {
    let hall = Hall::new();
    let proxy = Proxy::to(hall.address());
    let far = hall.machine_at("far", of(Role::Desk), &proxy.address);
    let near = ["one", "two", "three"].map(|name| hall.machine(name, Role::Desk));
    let mut far = far.open();
    proxy.set(Mode::Slow(Duration::from_millis(22)));
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        for machine in &near {
            let done = &done;
            scope.spawn(move || {
                let mut desk = machine.open();
                let name = machine.membership.desk.clone();
                let mut number = 0;
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    number += 1;
                    register(&mut desk, &format!("{name} {number}")).expect("done");
                }
            });
        }
        for number in 0..10 {
            let since = Instant::now();
            register(&mut far, &format!("far {number}")).expect("done");
            assert!(since.elapsed() < Duration::from_secs(10), "{number}: {:?}", since.elapsed());
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    assert!(far.line().expect("joined").unsent.is_empty());
    let own = hall.at_file("chief").entries().iter().filter(|entry| entry.desk == "far").count();
    assert_eq!(own, 10);
}
