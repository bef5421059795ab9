//! The protocol of the UEC competitions: tables on the wire, whole matches over loopback, and what becomes of clients and servers that misbehave.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use daihinmin::log::Log;
use daihinmin::player::{Game, Kou2, MonteCarlo, Player, Random, Standard};
use daihinmin::protocol::{
    Chair, Ended, Fault, Frame, Guest, Host, News, Status, Terms, VERSION, Visit, gather,
};
use daihinmin::{Cards, Play, seeded};

const PATIENCE: Duration = Duration::from_secs(20);
/// Too short for whoever dawdles, long enough for all others on a slow machine.
const HASTE: Duration = Duration::from_secs(1);
const TERMS: Terms = Terms { games: 4, seed: 1 };

static HASTY: MonteCarlo = MonteCarlo { simulations: 30, ..MonteCarlo::YOKOZUNA };

/// The results of a visit.
type Visited = (Visit, Result<(), Fault>);
/// The results of a match at a server.
type MatchResults = (Log, [u32; 5], Result<(), Ended>);

/// A server at a free port that plays one match with five clients.
fn server(patience: Duration, terms: Terms) -> (SocketAddr, JoinHandle<MatchResults>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = listener.local_addr().expect("a free port");
    let clients = vec![Chair::Client(None)];
    (
        at,
        thread::spawn(move || {
            played(gather(&listener, clients, patience, |_| ()).expect("clients"), terms)
        }),
    )
}

fn played(host: Host<'_>, terms: Terms) -> MatchResults {
    let mut log = Log { players: host.names(), games: Vec::new() };
    let (host, ended) = host.play(terms, |game| log.games.push(game.clone()));
    (log, host.refused(), ended)
}

fn guest(player: &dyn Player, seed: u64) -> Guest<'_> {
    Guest { player, name: player.name(), rng: seeded(seed), patience: PATIENCE }
}

fn visitor(at: SocketAddr, player: &'static dyn Player) -> JoinHandle<Visited> {
    thread::spawn(move || guest(player, 1).visit(at))
}

/// A match of these as clients, who come in this order.
fn over_loopback(players: [&'static dyn Player; 5], terms: Terms) -> (MatchResults, Vec<Visited>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = listener.local_addr().expect("a free port");
    let coming = Mutex::new(players.into_iter());
    let visits = Mutex::new(Vec::new());
    let next = || coming.lock().expect("no panic").next().map(|player| visitor(at, player));
    visits.lock().expect("no panic").extend(next());
    // The next one comes once the one before has its number.
    let tell = |news: News<'_>| {
        assert!(matches!(news, News::Came { .. }), "{news:?}");
        visits.lock().expect("no panic").extend(next());
    };
    let told = played(gather(&listener, Vec::new(), PATIENCE, tell).expect("clients"), terms);
    let visits = visits.into_inner().expect("no panic");
    (told, visits.into_iter().map(|visit| visit.join().expect("no panic")).collect())
}

/// The example of the manual, 13.4.1: ♠9, ♠10 and the joker as ♠J; and three 5s with the joker as ♣5.
#[test]
fn the_examples_of_the_manual_are_tables() {
    let cells = |play: &str| {
        let mut bytes = Vec::new();
        Frame::of_play(play.parse().unwrap(), false).write(&mut bytes);
        assert_eq!(bytes.len(), Frame::BYTES);
        let numbers = bytes.chunks(4).map(|four| u32::from_be_bytes(four.try_into().unwrap()));
        let found = numbers.enumerate().filter(|&(_, value)| value > 0);
        found.map(|(at, value)| (at / 15, at % 15, value)).collect::<Vec<_>>()
    };
    assert_eq!(cells("s-9tj(j)"), [(0, 7, 1), (0, 8, 1), (0, 9, 2)]);
    assert_eq!(cells("shdc-5(c)"), [(0, 3, 1), (1, 3, 1), (2, 3, 1), (3, 3, 2)]);
    assert_eq!(cells("cdhs-5(x)"), [(0, 3, 1), (1, 3, 1), (2, 3, 1), (3, 3, 1), (4, 3, 2)]);
    assert_eq!(cells("jk"), [(0, 14, 2)]);
    assert_eq!(cells("p"), []);
    let hand = Frame::of_cards("S3 C2 JO".parse().unwrap());
    assert_eq!(hand.cards().unwrap(), "S3 C2 JO".parse::<Cards>().unwrap());
}

#[test]
fn every_play_comes_out_of_its_table_as_it_went_in() {
    let (mut plays, mut rng, mut seen) = (Vec::new(), seeded(5), 0);
    for _ in 0..60 {
        let mut game = Game::dealt(&mut rng);
        while !game.position().is_over() {
            game.position().legal(&mut plays);
            for &play in &plays {
                let mut bytes = Vec::new();
                Frame::of_play(play, game.position().is_revolution()).write(&mut bytes);
                let frame = Frame::from_bytes(&bytes.try_into().unwrap());
                assert_eq!(frame.play(), Ok(Some(play)));
                assert_eq!(frame.cards(), Ok(play.cards()));
                seen += usize::from(play.has_joker());
            }
            let play = Random.choose(&game.view(), &mut rng).play;
            game.play(play).unwrap();
        }
    }
    assert!(seen > 1_000, "{seen} plays with a joker");
}

#[test]
fn a_state_and_a_name_come_out_as_they_went_in() {
    let status = Status {
        dealt: true,
        gives: 2,
        mine: true,
        turn: 4,
        empty: true,
        revolution: true,
        locked: true,
        counts: [11, 10, 9, 8, 0],
        classes: [4, 3, 2, 1, 0],
        seats: [1, 0, 2, 4, 3],
    };
    assert_eq!(Frame::BLANK.with(&status).status(), status);
    for (told, heard) in [
        ("snowl", "snowl"),
        ("a b", "a_b"),
        ("", "_"),
        ("大貧民です", "大貧民で"),
        ("abcdefghijklmnop", "abcdefghijklmn"),
    ] {
        assert_eq!(Frame::profile(told).name(), Ok(heard.to_owned()));
    }
    assert_eq!(Frame::BLANK.name(), Err(Fault::Version(0)));
}

#[test]
fn a_match_over_loopback_is_legal_on_both_sides_and_leaves_a_log() {
    let terms = Terms { games: 110, seed: 3 };
    let ((log, refused, ended), visits) =
        over_loopback([&Standard, &Kou2, &Random, &Standard, &HASTY], terms);
    assert_eq!((ended, refused), (Ok(()), [0; 5]));
    assert_eq!(log.players, ["default", "kou2", "random", "default", "yokozuna"]);
    let read: Log = log.to_string().parse().unwrap();
    read.replay().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((read.players, read.games.len()), (log.players, 110));
    assert_eq!(read.games.iter().filter(|game| game.has_exchange()).count(), 108);
    for (number, (visit, ended)) in visits.into_iter().enumerate() {
        assert_eq!((visit.number, visit.games, visit.refused, ended), (number, 110, 0, Ok(())));
        let points = read.games.iter().map(|game| 5 - game.result[number]);
        let points = u32::try_from(points.sum::<usize>()).unwrap();
        assert!(visit.points <= points && visit.points + 5 * visit.drawn >= points);
    }
}

/// A client sees over the wire just what the same player sees at a table.
#[test]
fn clients_play_as_the_same_players_do_without_a_network() {
    let players: [&'static dyn Player; 5] = [&Kou2, &Standard, &Kou2, &Standard, &Kou2];
    let terms = Terms { games: 30, seed: 9 };
    let ((log, ..), _) = over_loopback(players, terms);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let own = players.map(Chair::Own).into();
    let (here, ..) = played(gather(&listener, own, PATIENCE, |_| ()).expect("clients"), terms);
    assert_eq!(log, here);
}

/// A program of others, as far as a test needs one.
struct Other(TcpStream);

impl Other {
    fn come(at: SocketAddr) -> Self {
        Self::come_as(at, &Frame::profile("other"))
    }

    fn come_as(at: SocketAddr, profile: &Frame) -> Self {
        let mut other = Self(TcpStream::connect(at).expect("connected"));
        other.send(profile);
        let mut number = [0; 4];
        other.0.read_exact(&mut number).expect("the other end");
        other
    }

    fn send(&mut self, frame: &Frame) {
        let mut bytes = Vec::new();
        frame.write(&mut bytes);
        self.0.write_all(&bytes).expect("the other end");
    }

    fn frame(&mut self) -> Option<Frame> {
        let mut bytes = [0; Frame::BYTES];
        self.0.read_exact(&mut bytes).ok()?;
        Some(Frame::from_bytes(&bytes))
    }

    fn number(&mut self) -> Option<u32> {
        let mut bytes = [0; 4];
        self.0.read_exact(&mut bytes).ok()?;
        Some(u32::from_be_bytes(bytes))
    }

    /// Passes over until its turn, as others play.
    fn until_my_turn(&mut self) {
        self.frame().expect("the other end");
        while !self.frame().expect("the other end").status().mine {
            self.frame().expect("the other end");
            assert_eq!(self.number(), Some(0));
        }
    }
}

/// A match of four of ours and another one, who does something in its first turn.
fn with_another(patience: Duration, act: impl FnOnce(&mut Other)) -> (MatchResults, Vec<Visited>) {
    let (at, told) = server(patience, TERMS);
    let mut other = Other::come(at);
    let visits: Vec<_> = (0..4).map(|_| visitor(at, &Standard)).collect();
    other.until_my_turn();
    act(&mut other);
    let told = told.join().expect("no panic");
    (told, visits.into_iter().map(|visit| visit.join().expect("no panic")).collect())
}

fn assert_ends((told, visits): (MatchResults, Vec<Visited>), sentence: &str) {
    let (log, _, ended) = told;
    assert_eq!(ended.expect_err("a fault").to_string(), sentence);
    assert!(log.games.is_empty());
    for (visit, ended) in visits {
        assert_eq!((visit.games, ended), (0, Ok(())), "all others are told that it is over");
    }
}

#[test]
fn a_broken_table_ends_the_match_with_a_sentence() {
    let broken = |other: &mut Other| {
        let mut bytes = [0; Frame::BYTES];
        bytes[4 * 17 + 3] = 7;
        other.send(&Frame::from_bytes(&bytes));
    };
    let told = with_another(PATIENCE, broken);
    assert_ends(told, "game 1: other: a broken table: 7 in row 1, column 2");
}

#[test]
fn a_vanished_client_ends_the_match_with_a_sentence() {
    let half = |other: &mut Other| {
        other.0.write_all(&[0; 100]).unwrap();
        other.0.shutdown(std::net::Shutdown::Both).expect("the other end");
    };
    assert_ends(with_another(PATIENCE, half), "game 1: other: the connection was closed");
}

#[test]
fn a_slow_client_ends_the_match_with_a_sentence_also_if_it_sends_byte_by_byte() {
    let drip = |other: &mut Other| {
        let begun = Instant::now();
        while begun.elapsed() < 2 * HASTE {
            // It is closed before all has come.
            let _ = other.0.write_all(&[0]);
            thread::sleep(HASTE / 20);
        }
    };
    assert_ends(with_another(HASTE, drip), "game 1: other: no answer within 1 s");
}

#[test]
fn a_play_against_the_rules_counts_as_a_pass_and_is_answered_so() {
    let (at, told) = server(PATIENCE, Terms { games: 1, ..TERMS });
    let mut other = Other::come(at);
    let visits: Vec<_> = (0..4).map(|_| visitor(at, &Standard)).collect();
    other.until_my_turn();
    // Two cards that are no pair.
    other.send(&Frame::of_cards("S3 H5".parse().unwrap()));
    assert_eq!(other.number(), Some(8));
    other.frame().unwrap();
    while other.number() == Some(0) {
        if other.frame().unwrap().status().mine {
            other.send(&Frame::of_play(Play::PASS, false));
            assert_eq!(other.number(), Some(9));
        }
        other.frame().unwrap();
    }
    let (log, refused, ended) = told.join().expect("no panic");
    assert_eq!((refused[0], ended), (1, Ok(())));
    assert_eq!(log.games[0].result[0], 4, "who only passes is last");
    log.replay().unwrap_or_else(|error| panic!("{error}"));
    assert!(visits.into_iter().all(|visit| visit.join().expect("no panic").1 == Ok(())));
}

/// A client that speaks another version, tells no name, or goes while others are waited for, takes nobody's seat.
#[test]
fn only_who_is_there_gets_a_seat() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = listener.local_addr().expect("a free port");
    let coming = thread::spawn(move || {
        let mut silent = TcpStream::connect(at).expect("connected");
        let mut older = TcpStream::connect(at).expect("connected");
        older.write_all(&[0; Frame::BYTES]).unwrap();
        assert_eq!(silent.read(&mut [0; 4]).unwrap_or(0), 0, "it is sent away");
        drop(Other::come(at));
        let visits: Vec<_> = (0..4).map(|_| visitor(at, &Standard)).collect();
        for visit in visits {
            assert_eq!(visit.join().expect("no panic").1, Ok(()));
        }
    });
    let mut news = Vec::new();
    let own = vec![Chair::Own(&Kou2)];
    let tell = |told: News<'_>| {
        news.push(match told {
            News::Came { name, .. } => name.to_owned(),
            News::Left { name } => format!("{name} left"),
            News::Refused { fault, .. } => fault.to_string(),
        });
    };
    let host = gather(&listener, own, HASTE, tell).expect("clients");
    assert_eq!(host.names(), ["kou2", "default", "default", "default", "default"]);
    let (_, _, ended) = played(host, TERMS);
    assert_eq!(ended, Ok(()));
    coming.join().expect("no panic");
    let other_version = format!("it speaks version 0 of the protocol, not {VERSION}");
    for told in ["no answer within 1 s", other_version.as_str(), "other", "other left"] {
        assert!(news.iter().any(|news| news == told), "{told}: {news:?}");
    }
}

/// Ten who say nothing, each of which may take three seconds.
#[test]
fn silent_connections_hold_up_nobody() {
    let (at, told) = server(PATIENCE, Terms { games: 1, ..TERMS });
    let silent: Vec<_> = (0..10).map(|_| TcpStream::connect(at).expect("connected")).collect();
    let begun = Instant::now();
    let visits: Vec<_> = (0..5).map(|_| visitor(at, &Standard)).collect();
    assert_eq!(told.join().expect("no panic").2, Ok(()));
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    assert!(visits.into_iter().all(|visit| visit.join().expect("no panic").1 == Ok(())));
    drop(silent);
}

/// A server of others that says what cannot be.
#[test]
fn our_client_leaves_a_server_that_makes_no_sense() {
    let visit = |say: Vec<u8>| {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let at = listener.local_addr().expect("a free port");
        let serving = thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("connected");
            stream.read_exact(&mut [0; Frame::BYTES]).unwrap();
            stream.write_all(&say).expect("the other end");
        });
        let (visit, ended) = guest(&Standard, 1).visit(at);
        serving.join().expect("no panic");
        assert_eq!(visit.games, 0);
        ended.unwrap_err()
    };
    assert_eq!(visit(vec![0, 0, 0, 9]), Fault::Answer(9));
    assert_eq!(visit(vec![0, 0, 0, 1]), Fault::Vanished);
    let table = |status: &Status| {
        let mut bytes = vec![0, 0, 0, 1];
        Frame::BLANK.with(status).write(&mut bytes);
        bytes
    };
    let seats = Status { seats: [0, 1, 2, 3, 3], ..Status::default() };
    let said = visit(table(&seats)).to_string();
    assert_eq!(said, "a broken table: classes must be 0 to 4, each once");
    let mut twice = table(&Status { dealt: true, seats: [0, 1, 2, 3, 4], ..Status::default() });
    twice.extend_from_within(4..);
    assert_eq!(visit(twice).to_string(), "a broken table: 0 cards in all hands, not 53");
    let nobody =
        TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("a free port");
    let (_, ended) = guest(&Standard, 1).visit(nobody);
    assert!(matches!(ended, Err(Fault::System(_))), "{ended:?}");
}

/// 60 games a second are asked for.
#[test]
#[ignore = "measures speed, in release"]
fn a_thousand_games_take_no_longer_than_a_quarter_of_a_minute() {
    let players: [&'static dyn Player; 5] = [&Standard, &Kou2, &Standard, &Standard, &Kou2];
    let began = Instant::now();
    let ((log, refused, ended), _) = over_loopback(players, Terms { games: 1_000, seed: 1 });
    assert_eq!((log.games.len(), refused, ended), (1_000, [0; 5], Ok(())));
    let a_second = 1_000.0 / began.elapsed().as_secs_f64();
    assert!(a_second > 60.0, "{a_second} games a second");
    eprintln!("{a_second:.0} games a second");
}
