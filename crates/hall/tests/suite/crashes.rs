//! Servers that end at once while desks work, and standbys that go on in their place.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use banzuke_club::desk::{Desk, DeskError, Followed, LineFault};
use banzuke_hall::Membership;

use crate::federation::{Federation, Postgres};
use crate::hall::{Machine, follow_until, names, register};
use crate::ordeal::times;
use crate::outages::is_up;
use crate::server::assert_published;

/// Entries of each desk, multiplied by what `BANZUKE_LONG` says: 34 makes two thousand.
const EACH: usize = 60;

const DESKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

/// Eight desks work, each at its own pace, while something happens to the server: `trouble` is given how many entries were
/// made until it says that it is over. Afterwards each entry is there once, and all desks know the same journal.
fn work(machines: &[Machine], mut trouble: impl FnMut(usize) -> bool) -> Vec<Desk> {
    let (each, made) = (EACH * times(), AtomicUsize::new(0));
    let work = |machine: &Machine, pause: u64| {
        let mut desk = machine.open();
        for number in 0..each {
            let name = format!("{} {number}", machine.membership.desk);
            register(&mut desk, &name).expect("recorded or waiting");
            let _ = desk.follow();
            made.fetch_add(1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(pause));
        }
        desk
    };
    let work = &work;
    let mut desks: Vec<Desk> = std::thread::scope(|scope| {
        let machines = (10..).zip(machines);
        let working: Vec<_> =
            machines.map(|(pause, machine)| scope.spawn(move || work(machine, pause))).collect();
        while trouble(made.load(Ordering::SeqCst)) {
            std::thread::sleep(Duration::from_millis(20));
        }
        working.into_iter().map(|desk| desk.join().expect("it works")).collect()
    });
    for desk in &mut desks {
        follow_until(desk, is_up);
        assert!(desk.line().expect("joined").refused.is_empty(), "{:?}", desk.line());
    }
    for desk in &mut desks {
        desk.refresh().expect("the server answers");
    }
    let mut wanted: Vec<String> = machines
        .iter()
        .flat_map(|machine| (0..each).map(|number| format!("{} {number}", machine.membership.desk)))
        .collect();
    wanted.sort();
    for desk in &desks {
        assert_eq!(desk.head(), desks[0].head());
    }
    let mut there = names(&desks[0]);
    there.sort();
    assert_eq!(there, wanted);
    assert_eq!(desks[0].entries().len(), wanted.len());
    desks
}

/// Sees that a server has the journal and the tables that a desk knows.
fn check(federation: &Federation, desk: &Desk) {
    let new = federation.machine("new", "banzuke_chief").open();
    assert_eq!(new.head(), desk.head());
    assert_published(federation, desk.club());
}

#[test]
fn eight_desks_lose_nothing_while_the_server_ends_again_and_again() {
    let mut federation = Federation::alone();
    let machines = DESKS.map(|name| federation.machine(name, "banzuke_desk"));
    let (all, mut ends) = (DESKS.len() * EACH * times(), 0);
    let desks = work(&machines, |made| {
        if made > (ends + 1) * all / (3 * times() + 1) {
            let server = federation.own.as_mut().expect("its own");
            server.crash();
            std::thread::sleep(Duration::from_millis(200));
            server.start();
            ends += 1;
        }
        made < all || ends < 3 * times()
    });
    check(&federation, &desks[0]);
}

/// A server that commits only what its standby has too, and machines that know both addresses.
#[test]
fn a_standby_that_is_promoted_lacks_nothing() {
    let mut federation = Federation::alone();
    let mut standby = Some(federation.server().standby());
    federation.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    federation.sql("SELECT pg_reload_conf()");
    let at =
        format!("{},{}", federation.server().address(), standby.as_ref().expect("there").address());
    let machines = DESKS.map(|name| federation.machine_at(name, "banzuke_desk", &at));
    let all = DESKS.len() * EACH * times();
    let desks = work(&machines, |made| {
        if made > all / 2 && standby.is_some() {
            federation.own.as_mut().expect("its own").crash();
            std::thread::sleep(Duration::from_millis(200));
            federation.own = standby.take();
            promote(federation.server());
        }
        made < all
    });
    assert!(standby.is_none());
    check(&federation, &desks[0]);
}

/// Waits until a standby has all that its server has now.
fn is_replayed(federation: &Federation, standby: &Postgres) {
    let here = federation.sql("SELECT pg_current_wal_flush_lsn()");
    let all = format!("SELECT pg_last_wal_replay_lsn() >= '{here}'");
    let since = Instant::now();
    while standby.try_sql("postgres", &all).as_deref() != Ok("t") {
        assert!(since.elapsed() < Duration::from_secs(30), "it does not follow");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn promote(standby: &Postgres) {
    assert_eq!(standby.try_sql("postgres", "SELECT pg_promote()").as_deref(), Ok("t"));
}

/// A standby that follows later than entries are recorded, and had not heard of the last ones.
#[test]
fn entries_that_a_promoted_standby_lacks_are_kept_beside_the_copy() {
    let mut federation = Federation::alone();
    let mut standby = federation.server().standby();
    let at = format!("{},{}", standby.address(), federation.server().address());
    let machines =
        ["one", "two", "three"].map(|name| federation.machine_at(name, "banzuke_chief", &at));
    let [mut one, mut two, mut three] = machines.each_ref().map(Machine::open);
    register(&mut one, "あおくま").expect("done");
    is_replayed(&federation, &standby);
    standby.crash();
    follow_until(&mut three, |desk| desk.entries().len() == 1);
    drop(three);
    register(&mut one, "Bea").expect("done");
    register(&mut two, "Cleo").expect("done");
    follow_until(&mut one, |desk| desk.entries().len() == 3);
    federation.own.as_mut().expect("its own").crash();
    // Typed while no server answers.
    register(&mut two, "Dan").expect("it waits");
    standby.start();
    promote(&standby);
    federation.own = Some(standby);
    for desk in [&mut one, &mut two] {
        let mut moved = None;
        let since = Instant::now();
        while moved.is_none() {
            assert!(since.elapsed() < Duration::from_secs(40), "{:?}", desk.line());
            if let Ok(Followed::Moved(why)) = desk.follow() {
                moved = Some(why);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let moved = moved.expect("it goes over");
        assert_eq!(moved.missing, 2);
        let kept = std::fs::read_to_string(moved.kept.expect("kept")).expect("read");
        assert!(kept.contains("Bea") && kept.contains("Cleo"), "{kept}");
        follow_until(desk, is_up);
    }
    follow_until(&mut one, |desk| names(desk) == ["あおくま", "Dan"]);
    let three = machines[2].open();
    assert_eq!(names(&three)[0], "あおくま");
    drop(three);
    check(&federation, &one);
}

/// The epoch is counted up with a promotion: machines that know it write to no server that was left behind.
#[test]
fn a_server_that_comes_back_after_a_promotion_is_left_alone() {
    let mut federation = Federation::alone();
    let standby = federation.server().standby();
    let at = format!("{},{}", federation.server().address(), standby.address());
    let mut machine = federation.machine_at("one", "banzuke_chief", &at);
    let mut one = machine.open();
    register(&mut one, "あおくま").expect("done");
    is_replayed(&federation, &standby);
    let mut former = federation.own.replace(standby).expect("its own");
    former.crash();
    promote(federation.server());
    federation.sql("UPDATE banzuke.journal SET epoch = epoch + 1");
    let since = Instant::now();
    while one.identity().expect("known").epoch != 2 {
        assert!(since.elapsed() < Duration::from_secs(40), "{:?}", one.line());
        std::thread::sleep(Duration::from_millis(20));
        let _ = one.follow();
    }
    register(&mut one, "Bea").expect("done");
    follow_until(&mut one, |desk| is_up(desk) && desk.entries().len() == 2);
    federation.own.as_mut().expect("its own").crash();
    former.start();
    let is_left = |followed| {
        matches!(followed, Err(DeskError::Line(LineFault::Displaced { host: 1, known: 2 })))
    };
    for _ in 0..2 {
        let since = Instant::now();
        while !is_left(one.follow()) {
            assert!(since.elapsed() < Duration::from_secs(40), "{:?}", one.line());
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = register(&mut one, "Cleo");
        let there = former.try_sql(&federation.database, "SELECT number FROM banzuke.journal");
        assert_eq!(there.as_deref(), Ok("1"));
        machine.membership = Membership::all(&machine.folder).expect("kept").remove(0);
        one = machine.open();
        assert_eq!(names(&one)[..2], ["あおくま", "Bea"]);
    }
}
