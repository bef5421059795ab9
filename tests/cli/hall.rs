//! Several machines of one club, by commands.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Output, Stdio};
use std::time::{Duration, Instant};

use super::{Shell, text};
use crate::common::free_port;

/// A host that serves the file of a shell. Dropping the value ends it.
struct Serving(Child);

impl Serving {
    fn start(shell: &Shell, line: &str) -> Self {
        let mut child = shell.command(line).stderr(Stdio::piped()).spawn().expect("started");
        let mut said = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        while !line.contains("can join") {
            line.clear();
            let read = said.read_line(&mut line).expect("read");
            assert!(read > 0, "the host has ended");
        }
        Self(child)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a command of a machine whose data is in the shell's own folder, with typed input.
fn run(shell: &Shell, line: &str, typed: &str) -> Output {
    let mut command = shell.command(line);
    command.env("XDG_DATA_HOME", shell.path("data")).env("HOME", shell.path("home"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("started");
    child.stdin.take().expect("piped").write_all(typed.as_bytes()).expect("typed");
    child.wait_with_output().expect("it ran")
}

fn done(shell: &Shell, line: &str, typed: &str) -> String {
    let output = run(shell, line, typed);
    let said = text(&output.stderr);
    assert!(output.status.success(), "{line}: {said}");
    text(&output.stdout) + &said
}

/// The long code in the output of `host code`: the clock of these
/// tests stands still, and short codes are valid for minutes only.
fn long(printed: &str) -> String {
    let line = printed.lines().find(|line| line.contains("to paste")).expect("a code");
    line.rsplit(' ').next().expect("a code").to_owned()
}

#[test]
fn a_machine_joins_works_and_goes_on_when_the_host_is_lost() {
    let (host, left) = (Shell::new(), Shell::new());
    let port = free_port();
    let (db, at) = (format!("--db banzuke://127.0.0.1:{port}"), format!("127.0.0.1:{port}"));
    host.data("player add あおくま");
    let code = long(&host.data("host code left --role desk"));
    assert!(host.data("host codes").starts_with("left  desk"));
    let serving = Serving::start(&host, &format!("host --port {port}"));

    let joined = done(&left, &format!("join {at}"), &format!("{code}\n"));
    assert!(joined.contains("joined as left (desk)"), "{joined}");
    assert!(!joined.contains(&code), "{joined}");
    done(&left, &format!("{db} player add Bea"), "");
    assert!(done(&left, &format!("{db} player list"), "").contains("あおくま"));
    assert!(host.data("journal list").contains("left"));
    // What only the file has is said so.
    let refused = run(&left, &format!("{db} backup copy.db"), "");
    assert!(text(&refused.stderr).contains("only on the machine that has the club's file"));
    let refused = run(&left, &format!("{db} list set main --k 16"), "");
    assert!(!refused.status.success(), "a desk changes no rating list");

    drop(serving);
    let waits = done(&left, &format!("{db} player add Cleo"), "");
    assert!(waits.contains("entries to send once the host answers: 1"), "{waits}");
    let serving = Serving::start(&host, &format!("host --port {port}"));
    assert!(!done(&left, &format!("{db} player list"), "").contains("entries to send"));
    assert!(host.data("player list").contains("Cleo"));

    // The host is lost, with something that nobody heard.
    drop(serving);
    host.data("player add Dan");
    let there = free_port();
    let mut command = left.command(&format!("host --take-over {at} --port {there}"));
    command.env("XDG_DATA_HOME", left.path("data")).env("HOME", left.path("home"));
    let mut taken = command.stderr(Stdio::piped()).spawn().expect("started");
    let mut said = String::new();
    let mut lines = BufReader::new(taken.stderr.take().expect("piped"));
    while !said.contains("can join") {
        assert!(lines.read_line(&mut said).expect("read") > 0, "the host has ended: {said}");
    }
    drop(Serving(taken));
    assert!(said.contains("epoch 2"), "{said}");
    // It is this machine's own club now; what only the old host had is brought in.
    assert!(left.data("player list").contains("Cleo"));
    let old = host.path("club.db").display().to_string();
    let brought = text(&left.run(&format!("journal bring {old}")).stderr);
    assert!(brought.contains("entries brought in: 1; here already: 3"), "{brought}");
    assert!(left.data("player list").contains("Dan"));
    left.data("check");
}

#[test]
fn a_half_of_a_club_is_brought_in_once() {
    let (here, there) = (Shell::new(), Shell::new());
    here.data("player add あおくま");
    std::fs::copy(here.path("club.db"), there.path("club.db")).expect("copied");
    here.data("player add Bea");
    there.data("player add Cleo");
    let other = there.path("club.db").display().to_string();
    let brought = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(brought.contains("entries brought in: 1; here already: 1"), "{brought}");
    assert!(brought.contains("Cleo had number P0002-1 there and has P0003-0 here"), "{brought}");
    let again = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(again.contains("entries brought in: 0; here already: 2"), "{again}");
    let other_club = Shell::new();
    other_club.data("player add Nobody");
    assert!(other_club.refused(&format!("journal bring {other}")).contains("differ from entry 1"));
    let names = here.texts("SELECT name FROM players ORDER BY player");
    assert_eq!(names, ["あおくま", "Bea", "Cleo"]);
    // What is refused is named, and the rest goes on.
    there.data("alias add Cleo Kleopatra");
    here.data("alias add Cleo Kleopatra");
    let refused = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(refused.contains("not recorded"), "{refused}");
}

/// What was decided apart may be the older of two decisions.
#[test]
fn what_both_halves_have_decided_is_not_overwritten() {
    let (here, there) = (Shell::new(), Shell::new());
    for line in [
        "player add Ada",
        "player add Bea",
        "tournament new Cup --format single-elimination --first-to 2",
        "tournament enter Cup Ada Bea",
        "tournament start Cup",
    ] {
        here.data(line);
    }
    std::fs::copy(here.path("club.db"), there.path("club.db")).expect("copied");
    there.data("tournament result Cup 1 2-0");
    there.data("tournament correct Cup 1 0-2");
    there.data("player set Ada --club Osaka");
    there.data("player set Bea --club Nara");
    here.data("tournament result Cup 1 2-1");
    here.data("player set Ada --club Kyoto");
    let other = there.path("club.db").display().to_string();
    let told = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(told.contains("entries brought in: 1"), "{told}");
    assert!(told.contains("has another result now"), "{told}");
    assert!(told.contains("the value was changed meanwhile"), "{told}");
    assert!(here.data("export matches").contains("Ada,Bea,P0001-3,P0002-1,2,1,0"));
    assert_eq!(here.texts("SELECT club FROM players ORDER BY player"), ["Kyoto", "Nara"]);
}

#[test]
fn what_both_halves_have_entered_is_named() {
    let (here, there) = (Shell::new(), Shell::new());
    for line in ["player add Ada", "player add Bea", "tournament new Evening --format recorded"] {
        here.data(line);
    }
    std::fs::copy(here.path("club.db"), there.path("club.db")).expect("copied");
    here.data("tournament match Evening Ada Bea 2-0");
    there.data("tournament match Evening Bea Ada 0-2");
    for half in [&here, &there] {
        half.data("tournament new Spring --format recorded");
    }
    there.data("tournament match Spring Ada Bea 2-1");
    let other = there.path("club.db").display().to_string();
    let told = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(told.contains("match 2 of Evening may be match 1 once more"), "{told}");
    assert!(told.contains("`banzuke undo 6`"), "{told}");
    assert!(told.contains("it rests on an entry that was refused"), "{told}");
    // Once the other one has another name, the rest is taken.
    here.data("tournament rename Spring 'Spring here'");
    let told = text(&here.run(&format!("journal bring {other}")).stderr);
    assert!(told.contains("entries brought in: 2"), "{told}");
}

#[test]
fn codes_are_made_once_and_taken_away() {
    let shell = Shell::new();
    shell.data("player add あおくま");
    let first = shell.data("host code Ken --role scorer --table 3");
    assert!(first.contains("BANZUKE-"), "{first}");
    assert!(shell.refused("host code Ken").contains("Ken has a code already"));
    assert!(shell.data("host codes").contains("Ken  scorer, tables 3"));
    shell.data("tables set 1-8");
    shell.data("host code Mia --role scorer --table 3-5,7");
    assert!(shell.data("host codes").contains("Mia  scorer, tables 3, 4, 5, 7"));
    shell.data("host revoke Mia");
    assert!(shell.refused("host code Mia --role scorer --table 33").contains("33"));
    shell.data("host revoke Ken");
    assert!(shell.refused("host revoke Ken").contains("no machine called Ken"));
    assert_eq!(shell.data("host codes"), "");
    let unknown = text(&shell.obey("--db banzuke://127.0.0.1:9 player list").stderr);
    assert!(unknown.contains("has not joined"), "{unknown}");
}

#[test]
fn a_host_serves_phones_where_it_is_told_to() {
    let host = Shell::new();
    host.data("player add あおくま");
    let (port, phones) = (free_port(), free_port());
    let line =
        format!("host --port {port} --phones --phones-port {phones} --title Cup --wall calls");
    let _serving = Serving::start(&host, &line);
    let ask = |address: &str| {
        let since = Instant::now();
        let mut stream = loop {
            match TcpStream::connect(("127.0.0.1", phones)) {
                Ok(stream) => break stream,
                Err(error) => assert!(since.elapsed() < Duration::from_secs(20), "{error}"),
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        let head =
            format!("GET {address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        answer
    };
    assert!(ask("/").contains("location: /en/now"));
    assert!(
        ask("/en/find?q=%E3%81%82").contains("あおくま") && ask("/en/now").contains(">Cup</a>")
    );
    let refused = run(&host, "host --phones --wall calls,chairs", "");
    assert!(text(&refused.stderr).contains("write calls, names, bracket or standings"));
}
