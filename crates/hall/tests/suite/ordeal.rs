//! An event on several machines, each a process of its own: the host is killed, lines fail, and nothing is lost.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use banzuke_club::club::action::AddAlias;
use banzuke_club::club::{Action, Club};
use banzuke_club::desk::{Desk, DeskError, Role, Stamp};
use banzuke_club::journal::OpId;
use banzuke_club::journal::store::Missing;
use banzuke_hall::{Host, Joined, Listen, Membership};
use chrono::DateTime;

use crate::hall::{Hall, of};
use crate::proxy::{Mode, Proxy};

/// Entries of all desks together, multiplied by what `BANZUKE_LONG` says: 25 makes 10,000.
const ENTRIES: usize = 400;

/// What a process of this test is to be.
const PART: &str = "BANZUKE_ORDEAL";

pub(crate) fn times() -> usize {
    std::env::var("BANZUKE_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Starts this test again as another process with a part in it.
fn process(part: &str, arguments: &[&str]) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "ordeal::a_part_of_the_event", "--ignored", "--nocapture"])
        .env(PART, [&[part], arguments].concat().join("\n"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("started")
}

#[test]
#[ignore = "a process that the event starts"]
fn a_part_of_the_event() {
    let part = std::env::var(PART).expect("the event says which part");
    let words: Vec<&str> = part.split('\n').collect();
    match words[..] {
        ["host", file, port] => host(Path::new(file), port.parse().expect("a port")),
        ["desk", folder, name, entries] => {
            desk(Path::new(folder), name, entries.parse().expect("a number"));
        }
        ref other => panic!("no part: {other:?}"),
    }
}

/// Serves until it is killed.
fn host(file: &Path, port: u16) {
    let host = Host::start(file, Listen::Here(port)).expect("a host");
    say("listening");
    while host.is_up() {
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Makes entries, waits until the host has them all, and says what it knows then.
fn desk(folder: &Path, name: &str, entries: usize) {
    let membership = Membership::all(folder).expect("read").remove(0);
    let signed = membership.desk.clone();
    let mut desk = open(&membership, folder, &signed);
    let at = DateTime::from_timestamp(1_780_000_000, 0).expect("a time");
    for number in 0..entries {
        let stamp = Stamp { at, op: OpId(format!("{name}-{number}")) };
        let player = format!("{name} {number}");
        let made = match number % 10 {
            // What this desk has registered before, if it was not refused.
            3 | 6 => desk.perform(&stamp, |club| {
                Ok::<_, DeskError>(alias(club, &format!("{name} {}", number - 1), &player))
            }),
            9 => desk.undo(&stamp, None).map(Some),
            _ => desk.perform(&stamp, |club| {
                Ok(vec![Action::add_player(club.next_player(), player.clone())])
            }),
        };
        // An undo may meet another desk's entry, which a desk may not undo; all else is allowed.
        if let Err(error) = made {
            assert!(number % 10 == 9, "{number}: {error:?}");
        }
        let _ = desk.follow();
    }
    say("done");
    let mut lines = std::io::stdin().lock().lines();
    assert_eq!(lines.next().expect("told").expect("read"), "settle");
    let since = Instant::now();
    while desk.line().is_some_and(|line| line.down.is_some() || !line.unsent.is_empty()) {
        assert!(since.elapsed() < Duration::from_mins(2), "not settled: {:?}", desk.line());
        let _ = desk.wait(Duration::from_millis(50));
        let _ = desk.follow();
    }
    say("settled");
    assert_eq!(lines.next().expect("told").expect("read"), "say");
    desk.refresh().expect("the host answers");
    let (last, digest) = desk.head();
    say(&format!("{last} {}", digest.0));
}

/// A line to the event; behind it nothing waits in the process.
fn say(line: &str) {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("told");
}

fn alias(club: &Club, of: &str, alias: &str) -> Vec<Action> {
    let known = club.registry().iter().find(|player| player.name == of);
    let alias =
        known.map(|known| Action::AddAlias(AddAlias { player: known.id, alias: alias.to_owned() }));
    alias.into_iter().collect()
}

fn open(membership: &Membership, folder: &Path, name: &str) -> Desk {
    let since = Instant::now();
    loop {
        match Desk::at(|| Joined::open(membership.clone(), folder, Membership::line), name) {
            Ok(desk) => return desk,
            Err(error) => {
                assert!(since.elapsed() < Duration::from_mins(1), "{error:?}");
                std::thread::sleep(Duration::from_millis(100));
            }
        }
    }
}

/// A desk's process, and the lines that it says.
struct Part(Child, BufReader<std::process::ChildStdout>);

impl Part {
    fn start(part: &str, arguments: &[&str]) -> Self {
        let mut child = process(part, arguments);
        let said = BufReader::new(child.stdout.take().expect("piped"));
        Self(child, said)
    }

    /// Waits for a line; those of the test harness are passed over.
    fn hear(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        loop {
            let mut line = String::new();
            let read = self.1.read_line(&mut line).expect("read");
            assert!(read > 0, "the process has ended");
            if wanted(line.trim()) {
                return line.trim().to_owned();
            }
        }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.0.stdin.as_mut().expect("piped"), "{line}").expect("told");
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn all_through(proxies: &[Proxy]) {
    for proxy in proxies {
        proxy.set(Mode::Through);
    }
}

#[test]
fn an_event_on_three_machines_loses_nothing() {
    let mut hall = Hall::new();
    let port = hall.host.as_ref().expect("a host").port();
    let proxies = [0, 1, 2].map(|_| Proxy::to(hall.address()));
    let machines: Vec<_> = ["one", "two", "three"]
        .iter()
        .zip(&proxies)
        .map(|(name, proxy)| hall.machine_at(name, of(Role::Desk), &proxy.address))
        .collect();
    let display = hall.machine("display", Role::Viewer);
    hall.stop();
    let (file, port) = (hall.file().display().to_string(), port.to_string());
    let serve = || {
        let mut host = Part::start("host", &[&file, &port]);
        host.hear(|line| line.ends_with("listening"));
        host
    };
    let mut host = serve();
    let mut shown = display.open();
    let each = (ENTRIES * times() / 6).to_string();
    let mut desks: Vec<Part> = machines
        .iter()
        .flat_map(|machine| {
            let folder = machine.folder.display().to_string();
            let name = &machine.membership.desk;
            [0, 1].map(|which| Part::start("desk", &[&folder, &format!("{name}{which}"), &each]))
        })
        .collect();
    // Trouble while they work: another one every time, in an order that is the same in every run.
    for round in 0..6 * times() {
        std::thread::sleep(Duration::from_millis(150));
        let proxy = &proxies[round % 3];
        match round % 6 {
            0 | 4 => proxy.set(Mode::Cut),
            1 => proxy.set(Mode::Slow(Duration::from_millis(10))),
            2 => proxy.set(Mode::LosesAnswers),
            3 => {
                drop(host);
                host = serve();
            }
            _ => all_through(&proxies),
        }
    }
    all_through(&proxies);
    for told in ["done", "settled"] {
        for desk in &mut desks {
            desk.hear(|line| line.ends_with(told));
        }
        for desk in &mut desks {
            desk.tell(if told == "done" { "settle" } else { "say" });
        }
    }
    let heads: Vec<String> = desks
        .iter_mut()
        .map(|desk| {
            desk.hear(|line| line.split(' ').nth(1).is_some_and(|digest| digest.len() == 64))
        })
        .collect();
    crate::hall::follow_until(&mut shown, |desk| {
        heads[0] == format!("{} {}", desk.head().0, desk.head().1.0)
    });
    drop(host);
    let mut chief = Desk::open(&hall.file(), Missing::Refuse, "chief").expect("the file opens");
    let (last, digest) = chief.head();
    let here = format!("{last} {}", digest.0);
    assert!(heads.iter().all(|head| *head == here), "{here} {heads:?}");
    assert!(chief.verify().expect("verified").is_empty());
    is_complete(&chief, each.parse().expect("a number"));
}

/// Each registration of each desk is there once. Those that were undone are counted by their entries.
fn is_complete(chief: &Desk, each: usize) {
    for machine in ["one", "two", "three"] {
        for which in 0..2 {
            for number in (0..each).filter(|number| ![3, 6, 9].contains(&(number % 10))) {
                let op = OpId(format!("{machine}{which}-{number}"));
                let times = chief.entries().iter().filter(|entry| entry.op == op).count();
                assert_eq!(times, 1, "{op:?}");
            }
        }
    }
}
