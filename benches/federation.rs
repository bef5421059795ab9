//! How long an entry takes where a club's journal lies in PostgreSQL; how much one server carries; and how long a large club
//! takes to open over a long line.
//!
//! Needs Debian's package `postgresql`. The server runs beside the desks, and commits wait for the disk.

#![expect(clippy::print_stdout, reason = "a benchmark tells its figures")]

#[expect(dead_code, reason = "this one has an entry a match")]
#[path = "speed/events.rs"]
mod events;
#[expect(dead_code, reason = "no server ends here")]
#[path = "../crates/hall/tests/suite/federation.rs"]
mod federation;
#[expect(dead_code, reason = "no hall is served here")]
#[path = "../crates/hall/tests/suite/hall.rs"]
mod hall;
mod pace;
#[expect(dead_code, reason = "lines are slow here, and never fail")]
#[path = "../crates/hall/tests/suite/proxy.rs"]
mod proxy;

use std::sync::Arc;
use std::time::{Duration, Instant};

use banzuke::club::{Action, Club};
use banzuke::desk::Desk;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::progress::NoProgress;
use banzuke::journal::chain::Link;
use banzuke::journal::fold::fold;
use banzuke::journal::{Digest, Entry, Identity};
use banzuke_federation::moving::Moving;
use events::{Entries, Lots, journal};
use federation::Federation;
use hall::{Machine, follow_until, register};
use pace::{paced, tell, time};
use proxy::{Mode, Proxy};

/// Entries of each desk.
const EACH: usize = 300;

/// Clubs of one server, and those that write at once.
const CLUBS: usize = 1_000;
const WRITING: usize = 50;

/// The players and matches of each of those clubs.
const PLAYERS: u32 = 100;
const MATCHES: u32 = 1_000;

fn main() {
    println!("desks  round trip  entries/s   median      99 %");
    for (delay, each) in [(0, EACH), (45, EACH / 10)] {
        for desks in [1, 4, 8] {
            one_club(desks, delay, each);
        }
    }
    many_clubs();
    far_away();
}

/// Desks at one club.
fn one_club(desks: usize, delay: u64, each: usize) {
    let federation = Federation::new();
    let proxy = Proxy::to(federation.server().address());
    let at = if delay == 0 { federation.server().address() } else { proxy.address.clone() };
    let open = |number| federation.machine_at(&format!("desk{number}"), "banzuke_desk", &at).open();
    proxy.set(Mode::Slow(Duration::from_micros(delay * 500)));
    tell(desks, &format!("{delay} ms"), &time(desks, each, open));
}

/// A club with its journal under a name.
fn take_in(federation: &Federation, name: &str, entries: &[Arc<Entry>]) {
    let club = fold(entries).expect("allowed");
    let mut head = Digest::default();
    for entry in entries {
        head = Link::after(&head, entry).digest;
    }
    let identity = Identity { club: "f".repeat(32), epoch: 1 };
    let moving = Moving { identity: &identity, entries, head: &head, club: &club };
    federation.open_as("postgres").take_in(name, &moving, &NoProgress).expect("taken in");
}

/// Many clubs on one server.
fn many_clubs() {
    let mut federation = Federation::alone();
    // Each desk has two connections.
    federation.sql("ALTER SYSTEM SET max_connections = 200");
    federation.own.as_mut().expect("its own").crash();
    federation.own.as_mut().expect("its own").start();
    let since = Instant::now();
    take_in(&federation, "club 0", &journal(PLAYERS, MATCHES, Entries::OneEach));
    println!("a club of {MATCHES} matches taken in: {:.2} s", since.elapsed().as_secs_f64());
    copy_clubs(&federation);
    let size = federation.sql("SELECT pg_database_size(current_database()) / 1000000");
    let entries = federation.sql("SELECT pg_total_relation_size('banzuke.entry') / 1000000");
    println!("{CLUBS} clubs of {MATCHES} matches: {size} MB, of which {entries} MB are entries");
    let machines: Vec<Machine> = (0..WRITING)
        .map(|which| {
            let machine = federation.machine(&format!("desk{which}"), "banzuke_desk");
            of_club(&federation, machine, which * (CLUBS / WRITING))
        })
        .collect();
    println!("desks        pause  entries/s   median      99 %");
    for milliseconds in [250, 125, 0] {
        let pause = Duration::from_millis(milliseconds);
        let desks: Vec<Desk> = machines.iter().map(Machine::open).collect();
        let run = paced(desks, 100, pause, result);
        tell(WRITING, &format!("{milliseconds} ms"), &run);
    }
}

/// Copies the first club, under other names and ids.
fn copy_clubs(federation: &Federation) {
    let tables = federation.sql(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'banzuke' \
         AND table_type = 'BASE TABLE' AND table_name NOT IN ('version', 'journal', 'entry')",
    );
    let first = "f".repeat(32);
    federation.sql(&format!(
        "INSERT INTO banzuke.journal SELECT lpad(n::text, 32, 'a'), 'club ' || n, epoch, number, digest, rules \
         FROM banzuke.journal, generate_series(1, {CLUBS} - 1) n WHERE id = '{first}'"
    ));
    for table in std::iter::once("entry").chain(tables.lines()) {
        let columns = federation.sql(&format!(
            "SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) FROM information_schema.columns \
             WHERE table_schema = 'banzuke' AND table_name = '{table}' AND column_name <> 'journal'"
        ));
        federation.sql(&format!(
            "INSERT INTO banzuke.{table} (journal, {columns}) SELECT lpad(n::text, 32, 'a'), {columns} \
             FROM generate_series(1, {CLUBS} - 1) n, banzuke.{table} WHERE journal = '{first}'"
        ));
    }
    federation.sql("VACUUM ANALYZE");
    federation.sql("CHECKPOINT");
}

/// The machine as a member of another club of its server.
fn of_club(federation: &Federation, mut machine: Machine, which: usize) -> Machine {
    let club = &mut machine.membership;
    club.address = club.address.replace("club=名人", &format!("club=club%20{which}"));
    let sql = format!("SELECT id FROM banzuke.journal WHERE name = 'club {which}'");
    club.identity = Identity { club: federation.sql(&sql), epoch: 1 };
    machine
}

/// A result of the club's last event.
fn result(club: &Club, _name: &str) -> Vec<Action> {
    let event = TournamentId(club.next_tournament().0 - 1);
    vec![events::result(&mut Lots::new(), PLAYERS, event, club.next_match(event).0)]
}

/// A large club over a long line.
fn far_away() {
    let federation = Federation::alone();
    federation.sql("DELETE FROM banzuke.journal");
    let since = Instant::now();
    take_in(&federation, "名人", &journal(1_000, 100_000, Entries::OneEach));
    println!("a club of 100,000 matches taken in: {:.1} s", since.elapsed().as_secs_f64());
    let proxy = Proxy::to(federation.server().address());
    let far = federation.machine_at("far", "banzuke_chief", &proxy.address);
    let mut near = federation.machine("near", "banzuke_chief").open();
    proxy.set(Mode::Slow(Duration::from_micros(22_500)));
    for what in ["from nothing", "with its copy"] {
        register(&mut near, what).expect("done");
        let since = Instant::now();
        let mut desk = far.open();
        let opened = since.elapsed().as_secs_f64();
        follow_until(&mut desk, |desk| desk.head() == near.head());
        let all = since.elapsed().as_secs_f64();
        println!(
            "100,000 matches, 45 ms a round trip, {what}: opened {opened:.2} s, fresh {all:.2} s"
        );
    }
}
