//! The connection to a server ends after each of the messages by which entries are appended: each entry is there once.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use banzuke_club::club::{Action, Seq};
use banzuke_club::desk::{Appended, LineFault, catch_up};
use banzuke_club::domain::progress::NoProgress;
use banzuke_club::journal::chain::Ledger;
use banzuke_club::journal::{Entry, Identity};
use banzuke_federation::{Address, ServerLine};
use banzuke_hall::line::Line as _;

use crate::federation::Federation;
use crate::hall::{follow_until, names, register, stamp};
use crate::server::{assert_published, event};

/// Between a line and a server, message by message. Speaks without TLS.
struct Cutter {
    address: String,
    /// Messages that still pass before the connection ends that carries the next one.
    left: Arc<AtomicUsize>,
}

/// Messages that pass when nothing is to be cut.
const ENDLESS: usize = usize::MAX / 2;

impl Cutter {
    fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let left = Arc::new(AtomicUsize::new(ENDLESS));
        let known = Arc::clone(&left);
        std::thread::spawn(move || {
            for here in listener.incoming().flatten() {
                let there = TcpStream::connect(("127.0.0.1", port)).expect("a server");
                let _ = (here.set_nodelay(true), there.set_nodelay(true));
                // Only the first message of a client has no letter before its length.
                carry(&here, &there, &known, 4);
                carry(&there, &here, &known, 5);
            }
        });
        Self { address, left }
    }

    fn cut_after(&self, messages: usize) {
        self.left.store(messages, Ordering::SeqCst);
    }

    /// Stops cutting. Says whether a connection was cut.
    fn has_cut(&self) -> bool {
        self.left.swap(ENDLESS, Ordering::SeqCst) > ENDLESS / 2
    }
}

fn carry(from: &TcpStream, to: &TcpStream, left: &Arc<AtomicUsize>, first: usize) {
    let (mut from, mut to) = (from.try_clone().expect("cloned"), to.try_clone().expect("cloned"));
    let left = Arc::clone(left);
    std::thread::spawn(move || {
        let mut head = first;
        let mut message = vec![0; head];
        while from.read_exact(&mut message).is_ok() {
            let length = message[head - 4..].try_into().expect("four bytes");
            message.resize(head - 4 + u32::from_be_bytes(length) as usize, 0);
            if from.read_exact(&mut message[head..]).is_err() {
                break;
            }
            let pass = |left: usize| left.checked_sub(1).or(Some(ENDLESS));
            let passes = left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, pass).expect("some");
            if passes == 0 || to.write_all(&message).is_err() {
                break;
            }
            head = 5;
            message = vec![0; head];
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
}

/// A line to a federation through a cutter, and what is known of the journal there.
struct Sender {
    federation: Federation,
    cutter: Cutter,
    line: ServerLine,
    known: Identity,
    ledger: Ledger,
}

impl Sender {
    fn new() -> Self {
        let federation = Federation::new();
        let cutter = Cutter::to(federation.server().port);
        let address = federation.address_at("postgres", &cutter.address) + "&sslmode=disable";
        let address = Address::read(&address).expect("an address");
        let mut line = ServerLine::new(address, String::new());
        let known = line.hello(&Identity::default()).expect("let in").identity;
        Self { federation, cutter, line, known, ledger: Ledger::default() }
    }

    /// Appends an entry, and asks again as a desk does; the connection is cut once after so many messages. Says whether it
    /// was.
    fn append(&mut self, decide: impl Fn(&Ledger) -> Decided, messages: usize) -> bool {
        let stamp = stamp();
        self.cutter.cut_after(messages);
        loop {
            let (undoes, actions) = decide(&self.ledger);
            let entry = Arc::new(Entry {
                seq: Seq(self.ledger.last().0 + 1),
                at: stamp.at,
                desk: "left".to_owned(),
                op: stamp.op.clone(),
                undoes,
                actions: actions.into(),
            });
            let after =
                self.ledger.after(std::slice::from_ref(&entry), &NoProgress).expect("allowed");
            match self.line.append(&self.known, &self.ledger, &entry, &after) {
                Ok(Appended::Here(head)) => {
                    self.ledger.grow(&[entry], head, after);
                    break;
                }
                Ok(Appended::Moved(news)) => {
                    assert!(catch_up(&mut self.ledger, news).expect("it follows"));
                }
                Ok(Appended::Known(_)) | Err(LineFault::OtherOperation) => {
                    self.catch_up();
                    assert!(self.ledger.operation(&stamp.op).is_some());
                    break;
                }
                Err(LineFault::Down(_)) => {}
                Err(fault) => panic!("after {messages} messages: {fault:?}"),
            }
        }
        self.line.end_turn();
        self.cutter.has_cut()
    }

    fn catch_up(&mut self) {
        let behind = (self.ledger.last(), &self.ledger.head().clone());
        let part = self.line.entries(&self.known, behind, Duration::ZERO).expect("answered");
        catch_up(&mut self.ledger, part.news).expect("it follows");
    }

    /// Sees that the journal has these entries of this desk, each once, and that the tables are those of the club.
    fn check(&self, own: usize) {
        let desk = self.federation.machine("new", "banzuke_chief").open();
        assert_eq!(desk.entries(), self.ledger.entries());
        assert_eq!(desk.head(), (self.ledger.last(), self.ledger.head()));
        assert_eq!(desk.entries().iter().filter(|entry| entry.desk == "left").count(), own);
        assert_published(&self.federation, desk.club());
    }
}

/// The entry that is undone, or what is done.
type Decided = (Option<Seq>, Vec<Action>);

fn next(ledger: &Ledger) -> Decided {
    let number = ledger.club().next_player();
    (None, vec![Action::add_player(number, format!("Player {}", number.0))])
}

/// Cuts an append after 0, 1, 2, … messages until one passes. Gives the number of messages that it takes.
fn cut_everywhere(
    sender: &mut Sender,
    mut append: impl FnMut(&mut Sender, usize) -> bool,
) -> usize {
    (0..1_000).find(|&messages| !append(sender, messages)).expect("it passes once")
}

#[test]
fn a_small_append_is_done_once_wherever_it_is_cut() {
    let mut sender = Sender::new();
    let messages = cut_everywhere(&mut sender, |sender, messages| sender.append(next, messages));
    // Parse, Bind, Describe, Execute, Sync, and their answers.
    assert!(messages >= 10, "{messages}");
    sender.check(messages + 1);
}

#[test]
fn an_append_behind_anothers_is_done_once_wherever_it_is_cut() {
    let mut sender = Sender::new();
    let mut other = sender.federation.machine("right", "banzuke_chief").open();
    let messages = cut_everywhere(&mut sender, |sender, messages| {
        register(&mut other, &format!("other {messages}")).expect("done");
        sender.append(next, messages)
    });
    // Not appended; begun, locked, looked for, read; appended, ended.
    assert!(messages >= 40, "{messages}");
    sender.check(messages + 1);
}

/// An import that is undone and redone: the entry, and thousands of rows in several statements of one transaction.
#[test]
fn a_long_append_is_done_once_wherever_it_is_cut() {
    let mut sender = Sender::new();
    sender.append(|ledger| (None, event(ledger.club(), 1_700)), ENDLESS);
    let messages = cut_everywhere(&mut sender, |sender, messages| {
        sender.append(|ledger| (Some(ledger.last()), Vec::new()), messages)
    });
    assert!(messages >= 40, "{messages}");
    sender.check(messages + 2);
}

/// Appends of a desk, whose listener is cut as well; and the server is not reached for a while.
#[test]
fn a_desk_is_cut_at_any_message_and_its_entries_are_there_once() {
    let federation = Federation::new();
    let cutter = Cutter::to(federation.server().port);
    let mut machine = federation.machine("left", "banzuke_desk");
    machine.membership.address = machine
        .membership
        .address
        .replace(&format!("127.0.0.1:{}", federation.server().port), &cutter.address)
        + "&sslmode=disable";
    let mut desk = machine.open();
    let mut wanted = Vec::new();
    for messages in 0..60 {
        wanted.push(format!("Player {messages}"));
        cutter.cut_after(messages);
        register(&mut desk, &wanted[messages]).expect("recorded or waiting");
        if messages % 7 == 0 {
            drop(desk);
            desk = machine.open();
        }
    }
    cutter.has_cut();
    follow_until(&mut desk, |desk| {
        desk.line().is_some_and(|line| line.down.is_none() && line.unsent.is_empty())
    });
    assert!(desk.line().expect("joined").refused.is_empty(), "{:?}", desk.line());
    let new = federation.machine("new", "banzuke_desk").open();
    assert_eq!(new.head(), desk.head());
    let mut there = names(&new);
    there.sort();
    wanted.sort();
    assert_eq!(there, wanted);
}
