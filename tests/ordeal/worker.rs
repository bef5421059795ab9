//! Processes that work on a file: this test binary, started again with a
//! filter for [`worker`] and instructions in the environment.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use banzuke::club::Seq;
use banzuke::desk::{Desk, DeskError, Stamp};
use banzuke::journal::store::Missing;
use banzuke::journal::{Entry, OpId};

use super::{desks, sound};
use crate::files;

/// The folder that a worker works in.
const FOLDER: &str = "BANZUKE_TEST_ORDEAL_FOLDER";
/// Its work: `replay`, with the largest number of files, or `mixed`, with a seed and the number of entries.
const WORK: &str = "BANZUKE_TEST_ORDEAL_WORK";

/// A file in which it writes its messages.
pub(super) const NOTES: &str = "BANZUKE_TEST_ORDEAL_NOTES";

/// Plays a worker.
#[test]
#[ignore = "a worker, which other tests start"]
fn worker() {
    let [folder, work] = [FOLDER, WORK].map(|name| std::env::var(name).expect("set for it"));
    let folder = Path::new(&folder);
    let number = |word: &str| word.parse().expect("a number");
    match work.split(' ').collect::<Vec<_>>()[..] {
        ["replay", rounds] => replay(folder, number(rounds)),
        ["mixed", seed, entries] => desks::work(folder, number(seed), number(entries)),
        _ => panic!("no work is called {work}"),
    }
}

/// Prints a message past the capture of test output, so that it
/// arrives at once, and into the file of messages if there is one.
pub(super) fn say(line: &str) {
    if let Ok(file) = std::env::var(NOTES) {
        let opened = std::fs::OpenOptions::new().append(true).create(true).open(file);
        opened.and_then(|mut file| file.write_all(line.as_bytes())).expect("noted");
    }
    writeln!(std::io::stdout(), "ordeal: {line}").expect("somebody listens");
}

/// The file of one replay of the journal.
pub(super) fn file(folder: &Path, round: u64) -> PathBuf {
    folder.join(format!("club-{round}.db"))
}

/// The last file begun.
pub(super) fn last(folder: &Path) -> u64 {
    let mut round = 0;
    while file(folder, round + 1).exists() {
        round += 1;
    }
    round
}

/// Performs the journal with every kind of action, entry by entry, and again on a new file,
/// continuing where an earlier worker was stopped. The last operation of that one is sent again.
fn replay(folder: &Path, rounds: u64) {
    let journal = files::journal();
    for round in last(folder)..rounds {
        let mut desk = until_done(|| Desk::open(&file(folder, round), Missing::Create, "worker"));
        let done = desk.entries().len();
        for entry in &journal[done.saturating_sub(1)..] {
            let (stamp, seq) = (stamp(round, entry), entry.seq.0);
            until_done(|| send(&mut desk, &stamp, entry));
            assert!(desk.entries().last().is_some_and(|last| last.seq == entry.seq));
            say(&format!("written {round} {seq}"));
        }
    }
}

/// The operation of an entry, the same in every run.
pub(super) fn stamp(round: u64, entry: &Entry) -> Stamp {
    Stamp { at: entry.at, op: OpId(format!("{round}-{}", entry.seq)) }
}

/// Does what an entry says.
pub(super) fn send(desk: &mut Desk, stamp: &Stamp, entry: &Entry) -> Result<Seq, DeskError> {
    if entry.undoes.is_some() {
        return desk.undo(stamp, entry.undoes);
    }
    let done = desk.perform(stamp, |_| Ok::<_, DeskError>(entry.actions.to_vec()));
    done.map(Option::unwrap_or_default)
}

/// Repeats an attempt until it succeeds. Each failure is reported, and the parent says when to try again.
fn until_done<T>(mut attempt: impl FnMut() -> Result<T, DeskError>) -> T {
    loop {
        match attempt() {
            Ok(done) => return done,
            Err(error) => {
                say(&format!("refused {error:?}"));
                told();
            }
        }
    }
}

/// Waits until the parent says to continue.
pub(super) fn told() {
    let mut again = String::new();
    std::io::stdin().read_line(&mut again).expect("told when");
    assert_eq!(again, "again\n");
}

/// A message of a worker.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Said {
    /// An entry of one file is written.
    Written(u64, usize),
    /// Something was not done.
    Refused(String),
}

/// A worker at work.
pub(super) struct Worker {
    child: Child,
    orders: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Worker {
    pub(super) fn start(
        folder: &Path,
        work: &str,
        more: impl IntoIterator<Item = (&'static str, PathBuf)>,
    ) -> Self {
        let itself = std::env::current_exe().expect("this binary");
        let mut command = Command::new(itself);
        command.args(["--exact", "ordeal::worker::worker", "--ignored", "--nocapture"]);
        command.env(FOLDER, folder).env(WORK, work).envs(more);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("a worker");
        let orders = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        Self { child, orders, output }
    }

    /// The next line with a message; none once the worker has ended.
    pub(super) fn line(&mut self) -> Option<String> {
        self.output.find_map(|line| Some(line.expect("text").split_once("ordeal: ")?.1.to_owned()))
    }

    pub(super) fn next(&mut self) -> Option<Said> {
        let line = self.line()?;
        let (kind, rest) = line.split_once(' ').expect("two words");
        Some(match (kind, rest.split_once(' ')) {
            ("written", Some((round, seq))) => {
                Said::Written(round.parse().expect("a number"), seq.parse().expect("a number"))
            }
            ("refused", _) => Said::Refused(rest.to_owned()),
            _ => panic!("{line}"),
        })
    }

    pub(super) fn again(&mut self) {
        self.orders.write_all(b"again\n").expect("it waits");
    }

    pub(super) fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Waits for the end, which must be a success.
    #[track_caller]
    pub(super) fn ended(self) {
        let output = self.child.wait_with_output().expect("it ended");
        assert!(output.status.success(), "{}", output.status);
    }
}

/// Asserts that the file of a replay has the beginning of the
/// journal and nothing twice; returns the number of entries.
#[track_caller]
pub(super) fn is_a_beginning(folder: &Path, round: u64) -> usize {
    let (held, journal) = (sound(&file(folder, round)), files::journal());
    assert!(held.len() <= journal.len(), "{} entries", held.len());
    for (made, entry) in held.iter().zip(&journal) {
        let whole =
            Entry { desk: "worker".to_owned(), op: stamp(round, entry).op, ..Entry::clone(entry) };
        assert_eq!(**made, whole);
    }
    held.len()
}
