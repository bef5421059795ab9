//! Attacks on a host: each is refused, and the host goes on.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use banzuke_club::club::action::{RenamePlayer, SetBorn, SetFees, SetNote, SetPaid};
use banzuke_club::club::{Action, Club};
use banzuke_club::desk::{DeskError, LineFault, Role};
use banzuke_club::domain::fee::Fees;
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::prize::Money;
use banzuke_hall::membership::JoinFault;
use banzuke_hall::passes::Passes;
use banzuke_hall::{Host, Listen, Membership};

use crate::hall::{Hall, follow_until, names, now, of, register, stamp};
use crate::raw::{self, Raw};
use crate::server::event;

fn line_fault(error: &DeskError) -> &LineFault {
    match error {
        DeskError::Line(fault) => fault,
        other => panic!("no fault of the line: {other:?}"),
    }
}

/// The host still works for those that it lets in.
fn goes_on(hall: &Hall) {
    let mut desk = hall.machine("afterwards", Role::Desk).open();
    register(&mut desk, "Afterwards").expect("the host goes on");
}

#[test]
fn a_wrong_code_is_not_let_in_and_after_ten_the_address_waits() {
    let hall = Hall::new();
    let good = hall.code("left", of(Role::Desk));
    let wrong = "BANZUKE-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA";
    // Another certificate is refused before anything is said.
    let refused =
        Membership::join(&hall.address(), wrong.strip_suffix('A').expect("letters"), hall.path());
    assert!(matches!(refused, Err(JoinFault::NoCode | JoinFault::Line(LineFault::OtherHost))));
    let raw = Raw::to(&hall);
    for _ in 0..10 {
        assert_eq!(raw.get("/1/hello", Some(&"0".repeat(32))).status, 401);
    }
    assert_eq!(raw.get("/1/hello", Some(&"0".repeat(32))).status, 429);
    // Two desks of one machine have one address: the wrong code of one is not the other's fault.
    Membership::join(&hall.address(), &good, hall.path()).expect("a good code is let in");
}

#[test]
fn without_a_code_nothing_is_told() {
    let hall = Hall::new();
    register(&mut hall.at_file("chief"), "あおくま").expect("done");
    let raw = Raw::to(&hall);
    for path in ["/1/hello", "/1/entries?after=0", "/", "/1/nothing"] {
        let answer = raw.get(path, None);
        assert!(answer.status >= 400, "{path}: {}", answer.status);
        assert!(!answer.body.contains("あおくま"), "{path}");
    }
    assert_eq!(raw.post("/1/append", None, b"{}").status, 401);
}

#[test]
fn guessed_short_codes_end_those_that_were_shown() {
    let hall = Hall::new();
    let shown = Passes::add(&hall.file(), "left", of(Role::Desk), now()).expect("a code").short;
    for guess in ["0000-0000", "0000-0001", "0000-0002", "0000-0003", "0000-0004"] {
        let refused = Membership::join(&hall.address(), guess, hall.path());
        assert!(matches!(refused, Err(JoinFault::Line(LineFault::NotLetIn))), "{refused:?}");
    }
    let late = Membership::join(&hall.address(), &shown, hall.path());
    assert!(matches!(late, Err(JoinFault::Line(_))), "{late:?}");
}

#[test]
fn a_short_code_is_good_once() {
    let hall = Hall::new();
    let shown = Passes::add(&hall.file(), "left", of(Role::Desk), now()).expect("a code").short;
    let joined = Membership::join(&hall.address(), &shown, hall.path()).expect("it joins");
    assert_eq!(joined.desk, "left");
    let again = Membership::join(&hall.address(), &shown, hall.path());
    assert!(matches!(again, Err(JoinFault::Line(LineFault::NotLetIn))), "{again:?}");
}

#[test]
fn a_revoked_code_ends_at_once() {
    let hall = Hall::new();
    let mut left = hall.machine("left", Role::Desk).open();
    register(&mut left, "あおくま").expect("done");
    Passes::revoke(&hall.file(), "left").expect("revoked");
    let refused = register(&mut left, "Bea").expect_err("no longer");
    assert_eq!(*line_fault(&refused), LineFault::NotLetIn);
    assert_eq!(names(&hall.at_file("chief")), ["あおくま"]);
}

#[test]
fn a_role_does_what_it_may_and_nothing_else() {
    let hall = Hall::new();
    register(&mut hall.at_file("chief"), "あおくま").expect("done");
    for (role, may) in [(Role::Chief, true), (Role::Desk, false), (Role::Scorer, false)] {
        let name: &str = role.into();
        let mut desk = hall.machine(name, role).open();
        let done = desk.perform(&stamp(), |club: &Club| {
            let player = club.registry().iter().next().expect("one").id;
            Ok::<_, DeskError>(vec![Action::RenamePlayer(RenamePlayer {
                player,
                name: format!("Ao {name}"),
            })])
        });
        assert_eq!(done.is_ok(), may, "{name}");
        if let Err(error) = done {
            assert_eq!(*line_fault(&error), LineFault::NotAllowed(of(role)));
        }
    }
    // A desk undoes its own entries, and nobody else's; a scorer none.
    let mut desk = hall.machine("undoes", Role::Desk).open();
    let refused = desk.undo(&stamp(), None).expect_err("another's");
    assert_eq!(*line_fault(&refused), LineFault::NotAllowed(of(Role::Desk)));
    register(&mut desk, "Bea").expect("done");
    desk.undo(&stamp(), None).expect("its own");
}

/// A program that was changed sends what it may not: the host looks for itself.
#[test]
fn the_host_believes_no_machine() {
    let hall = Hall::new();
    register(&mut hall.at_file("chief"), "あおくま").expect("done");
    let digest = hall.at_file("chief").head().1.0.clone();
    let entry = |desk: &str, op: &str, actions: &str| {
        format!(
            r#"{{"after":1,"digest":"{digest}","entry":{{"seq":2,"at":"2026-11-21T01:02:03Z","desk":"{desk}","op":"{op}","actions":[{actions}]}}}}"#
        )
    };
    let rename = r#"{"kind":"rename_player","player":1,"name":"Ao"}"#;
    let add = r#"{"kind":"add_player","player":2,"name":"Bea"}"#;
    let raw = Raw::to(&hall);
    let secret = |name: &str, role| raw::secret(&hall.code(name, of(role)));
    let (viewer, scorer, desk) = (
        secret("viewer", Role::Viewer),
        secret("scorer", Role::Scorer),
        secret("desk", Role::Desk),
    );
    let status =
        |secret: &str, body: &str| raw.post("/1/append", Some(secret), body.as_bytes()).status;
    assert_eq!(status(&viewer, &entry("viewer", "a1", add)), 403);
    assert_eq!(status(&scorer, &entry("scorer", "a2", add)), 403);
    assert_eq!(status(&desk, &entry("desk", "a3", rename)), 403);
    assert_eq!(status(&desk, &entry("chief", "a4", add)), 403, "under another's name");
    assert_eq!(status(&desk, &entry("desk", "a5", r#"{"kind":"explode"}"#)), 400);
    assert_eq!(status(&desk, "no JSON"), 400);
    // Not allowed by the rules of the club: the number is taken.
    let taken = r#"{"kind":"add_player","player":1,"name":"Bea"}"#;
    assert_eq!(status(&desk, &entry("desk", "a6", taken)), 409);
    // A replayed request changes nothing, and one operation has one content.
    assert_eq!(status(&desk, &entry("desk", "a7", add)), 200);
    assert_eq!(status(&desk, &entry("desk", "a7", add)), 200);
    let other = r#"{"kind":"add_player","player":3,"name":"Cleo"}"#;
    assert_eq!(status(&desk, &entry("desk", "a7", other)), 409);
    assert_eq!(names(&hall.at_file("chief")), ["あおくま", "Bea"]);
    assert_eq!(hall.at_file("chief").entries().len(), 2);
}

#[test]
fn days_of_birth_notes_and_payments_go_where_they_may() {
    let hall = Hall::new();
    let mut chief = hall.at_file("chief");
    register(&mut chief, "あおくま").expect("done");
    let private = |club: &Club| {
        let (player, note) = (PlayerId(1), Some("allergic".to_owned()));
        let born = chrono::NaiveDate::from_ymd_opt(1990, 4, 25);
        let fees = Fees { amount: Money(9000), ..Fees::default() };
        let tournament = club.next_tournament();
        let mut actions = event(club, 1);
        let entrant = PlayerId(club.next_player().0 + 1);
        actions.extend([
            Action::SetBorn(SetBorn { player, born }),
            Action::SetNote(SetNote { player, note }),
            Action::SetFees(SetFees { tournament, fees }),
            Action::SetPaid(SetPaid { tournament, player: entrant, paid: Money(4321) }),
        ]);
        Ok::<_, DeskError>(actions)
    };
    chief.perform(&stamp(), private).expect("done");
    let raw = Raw::to(&hall);
    for (role, sees) in
        [(Role::Chief, true), (Role::Desk, true), (Role::Scorer, false), (Role::Viewer, false)]
    {
        let name: &str = role.into();
        let secret = raw::secret(&hall.code(&format!("{name}-raw"), of(role)));
        let told = raw.get("/1/entries?after=0", Some(&secret)).body;
        assert_eq!(told.contains("1990-04-25"), sees, "{name}");
        assert_eq!(told.contains("allergic"), sees, "{name}");
        assert_eq!(told.contains("4321"), sees, "{name}");
        // Such a copy works, and goes on behind what it was told.
        let mut desk = hall.machine(name, role).open();
        register(&mut chief, "Bea").expect("done");
        let count = chief.entries().len();
        follow_until(&mut desk, |desk| desk.entries().len() == count);
    }
}

#[test]
fn another_host_with_another_certificate_is_not_believed() {
    let mut hall = Hall::new();
    let machine = hall.machine("left", Role::Desk);
    let mut left = machine.open();
    register(&mut left, "あおくま").expect("done");
    let port = hall.host.as_ref().expect("a host").port();
    hall.stop();
    let other = Hall::new();
    let _impostor = Host::start(&other.file(), Listen::Here(port)).expect("a host");
    follow_until(&mut left, |desk| {
        let down = desk.line().and_then(|line| line.down.clone());
        matches!(down, Some((LineFault::OtherHost, _)))
    });
    assert!(register(&mut left, "Bea").is_err(), "nothing is sent to another host");
}

#[test]
fn an_older_program_is_told_to_update() {
    let hall = Hall::new();
    let answer = Raw::to(&hall).version("0").get("/1/hello", None);
    assert_eq!(answer.status, 426);
    assert!(answer.body.contains("version"), "{}", answer.body);
}

#[test]
fn oversize_and_slow_requests_are_given_up() {
    let hall = Hall::new();
    let raw = Raw::to(&hall);
    let secret = raw::secret(&hall.code("desk", of(Role::Desk)));
    let huge = vec![b'x'; 1_100_000];
    assert_eq!(raw.post("/1/append", Some(&secret), &huge).status, 400);
    // A head without an end.
    assert_ne!(raw.get(&format!("/{}", "x".repeat(40_000)), None).status, 200);
    // A body that does not come.
    let since = Instant::now();
    assert_eq!(raw.promise("/1/append", &secret, 1000), 400);
    assert!(since.elapsed() < Duration::from_secs(30), "{:?}", since.elapsed());
    goes_on(&hall);
}

/// Connections that say nothing, more of them than one address may have.
#[test]
fn a_flood_of_connections_leaves_room_for_others() {
    let hall = Hall::new();
    let mut left = hall.machine("left", Role::Desk).open();
    let held: Vec<TcpStream> =
        (0..200).filter_map(|_| TcpStream::connect(hall.address()).ok()).collect();
    register(&mut left, "あおくま").expect("a line that is open goes on");
    drop(held);
    let since = Instant::now();
    while Membership::join(
        &hall.address(),
        &hall.code(&format!("{:?}", since.elapsed()), of(Role::Desk)),
        hall.path(),
    )
    .is_err()
    {
        assert!(since.elapsed() < Duration::from_secs(20), "nobody is let in");
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// What is no TLS at all.
#[test]
fn noise_is_no_request() {
    let hall = Hall::new();
    for noise in [&b"GET / HTTP/1.1\r\n\r\n"[..], &[0; 5000], &[0x16, 3, 1, 255, 255, 1]] {
        let mut stream = TcpStream::connect(hall.address()).expect("connected");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a timeout");
        let _ = stream.write_all(noise);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    }
    goes_on(&hall);
}

#[test]
fn codes_are_kept_hashed_and_for_their_owner_only() {
    let hall = Hall::new();
    let codes = Passes::add(&hall.file(), "left", of(Role::Desk), now()).expect("a code");
    let path = Passes::path(&hall.file());
    let kept = std::fs::read_to_string(&path).expect("read");
    let secret = raw::secret(&codes.long);
    for shown in [&*codes.long, &*codes.short, &*codes.short.replace('-', ""), &*secret] {
        assert!(!kept.contains(shown), "{shown}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&path).expect("there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
}
