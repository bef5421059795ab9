//! How long an entry takes from a machine that joined, beside a desk at the file; and how long joining takes.
//!
//! Everything goes over loopback; a proxy delays each way by half of a round trip. Each line is one run; the machine should have
//! nothing else to do.

#![expect(clippy::print_stdout, reason = "a benchmark tells its figures")]

#[expect(dead_code, reason = "this one has an entry a match")]
#[path = "speed/events.rs"]
mod events;
mod pace;
#[expect(dead_code, reason = "lines are slow here, and never fail")]
#[path = "../crates/hall/tests/suite/proxy.rs"]
mod proxy;

use std::path::Path;
use std::time::{Duration, Instant};

use banzuke::desk::{Desk, Rights, Role};
use banzuke::hall::passes::Passes;
use banzuke::hall::{Host, Joined, Listen, Membership};
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use events::{Entries, file, journal};
use pace::{tell, time};
use proxy::{Mode, Proxy};

/// Entries of each desk.
const EACH: usize = 300;

fn main() {
    println!("desks  round trip  entries/s   median      99 %");
    for desks in [1, 4, 8] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        drop(Desk::open(&path, Missing::Create, "chief").expect("begun"));
        let run =
            |number| Desk::open(&path, Missing::Refuse, &format!("desk {number}")).expect("opened");
        tell(desks, "at the file", &time(desks, EACH, run));
    }
    for (delay, each) in [(0, EACH), (45, EACH / 10)] {
        for desks in [1, 4, 8] {
            joined(desks, delay, each);
        }
    }
    joining();
}

fn joined(desks: usize, delay: u64, each: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.db");
    drop(Desk::open(&path, Missing::Create, "chief").expect("begun"));
    let host = Host::start(&path, Listen::Here(0)).expect("a host");
    let proxy = Proxy::to(format!("127.0.0.1:{}", host.port()));
    let far = |number: usize| {
        let address = match delay {
            0 => format!("127.0.0.1:{}", host.port()),
            _ => proxy.address.clone(),
        };
        member(&path, &folder.path().join(format!("desk {number}")), number, &address)
    };
    if delay > 0 {
        proxy.set(Mode::Slow(Duration::from_micros(delay * 500)));
    }
    tell(desks, &format!("{delay} ms"), &time(desks, each, far));
}

/// A desk of a machine that joins.
fn member(file: &Path, folder: &Path, number: usize, address: &str) -> Desk {
    let rights = Rights { role: Role::Desk, tables: Vec::new() };
    let now = Environment::default().now();
    let code = Passes::add(file, &format!("desk {number}"), rights, now).expect("a code");
    let membership = Membership::join(address, &code.long, folder).expect("it joins");
    let name = membership.desk.clone();
    Desk::at(|| Joined::open(membership, folder, Membership::line), &name).expect("it opens")
}

/// A machine joins a club of 100,000 matches, and opens its copy again.
fn joining() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.db");
    drop(file(&path, &journal(1_000, 100_000, Entries::OneEach)));
    let host = Host::start(&path, Listen::Here(0)).expect("a host");
    let rights = Rights { role: Role::Desk, tables: Vec::new() };
    let code = Passes::add(&path, "left", rights, Environment::default().now()).expect("a code");
    let membership =
        Membership::join(&format!("127.0.0.1:{}", host.port()), &code.long, folder.path())
            .expect("it joins");
    let copy = folder.path().join("left");
    for what in ["joined", "opened again"] {
        let since = Instant::now();
        let desk = Desk::at(|| Joined::open(membership.clone(), &copy, Membership::line), "left")
            .expect("it opens");
        println!("100,000 matches {what}: {:.2} s", since.elapsed().as_secs_f64());
        assert!(desk.entries().len() > 100_000);
    }
}
