//! Several processes on one file, and processes that are killed at any moment.
//!
//! The workers are this test binary, started again with a filter for [`worker`] and instructions in the environment.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::time::Duration;

use banzuke::club::action::RecordMatch;
use banzuke::club::{Action, Club};
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;

use crate::common::{CUP, add_player, create, today};

/// The file that a worker works on.
const FILE: &str = "BANZUKE_TEST_WORKER_FILE";
/// How many results it records.
const RESULTS: &str = "BANZUKE_TEST_WORKER_RESULTS";
/// The beginning of its acknowledgements, among whatever else a test prints.
const WRITTEN: &str = "written ";

/// Plays a worker: records results of the same two players one after another, and reports each once it is durable.
#[test]
#[ignore = "a worker, which other tests start"]
fn worker() {
    let [file, results] = [FILE, RESULTS].map(|name| std::env::var(name).expect("set for it"));
    let results: u32 = results.parse().expect("a number");
    let mut desk = Desk::open(Path::new(&file), Missing::Create, "worker").expect("opened");
    desk.perform(&Environment::default().stamp(), |club| {
        Ok::<_, DeskError>(if club.registry().is_empty() { opening() } else { Vec::new() })
    })
    .expect("there is an event");
    for _ in 0..results {
        let stamp = Environment::default().stamp();
        let seq = desk.perform(&stamp, |club| Ok::<_, DeskError>(vec![result(club)]));
        let seq = seq.expect("recorded").expect("an entry");
        // Past the capture of test output, so that it arrives at once.
        writeln!(std::io::stdout(), "{WRITTEN}{seq} {}", stamp.op.0).expect("acknowledged");
    }
}

fn opening() -> Vec<Action> {
    let [a, b] = [1, 2].map(PlayerId);
    vec![
        add_player(a, "もりしー"),
        add_player(b, "nishimura"),
        create(CUP, "one file", Format::Recorded, Length::Open),
    ]
}

fn result(club: &Club) -> Action {
    let no = club.next_match(CUP);
    Action::RecordMatch(RecordMatch {
        tournament: CUP,
        no,
        round: RoundName::Round(no.0),
        sides: [1, 2].map(PlayerId),
        outcome: Outcome::Score(Score::new(no.0 % 5, 3)),
        played_on: today(),
    })
}

fn start(file: &Path, results: u32) -> Child {
    let itself = std::env::current_exe().expect("this binary");
    Command::new(itself)
        .args(["--exact", "processes::worker", "--ignored", "--nocapture"])
        .env(FILE, file)
        .env(RESULTS, results.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a worker")
}

/// The acknowledged operation in a line of a worker's output.
fn acknowledged(line: &str) -> Option<String> {
    let (_, operation) = line.split_once(WRITTEN)?.1.split_once(' ')?;
    Some(operation.to_owned())
}

/// The desk that opens the file afterwards, and every operation in it.
fn held(file: &Path) -> (Desk, BTreeSet<String>) {
    let mut desk = Desk::open(file, Missing::Refuse, "referee").expect("opened");
    assert_eq!(desk.verify().expect("verified"), []);
    let held: BTreeSet<String> = desk.entries().iter().map(|entry| entry.op.0.clone()).collect();
    assert_eq!(held.len(), desk.entries().len(), "no operation twice");
    (desk, held)
}

/// Neither process finds a file, so they also race to create it.
#[test]
fn two_processes_lose_nothing_and_double_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("club.db");
    let workers = [start(&file, 200), start(&file, 200)];
    let mut written = Vec::new();
    for worker in workers {
        let output = worker.wait_with_output().expect("it ended");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        written.extend(String::from_utf8_lossy(&output.stdout).lines().filter_map(acknowledged));
    }
    assert_eq!(written.len(), 400);
    let (desk, held) = held(&file);
    assert!(written.iter().all(|operation| held.contains(operation)));
    assert_eq!(desk.entries().len(), 401, "the event and 400 results");
    let cup = desk.club().tournament(CUP).expect("the event");
    assert!(cup.matches.iter().zip(1..).all(|(played, no)| played.no.0 == no));
    assert_eq!(cup.matches.len(), 400);
}

#[test]
fn a_process_killed_at_any_moment_loses_nothing_it_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("club.db");
    let mut written = BTreeSet::new();
    for round in 0..50 {
        let moment = Duration::from_micros(Environment::default().lots() % 25_000);
        written.extend(killed(&file, round % 3 > 0, moment));
        if file.exists() {
            let held = held(&file).1;
            let lost: Vec<_> = written.difference(&held).collect();
            assert!(lost.is_empty(), "round {round}, killed after {moment:?}, lost {lost:?}");
        }
    }
    assert!(written.len() >= 33, "two of three were at work: {} entries", written.len());
}

/// The acknowledgements of a worker that is killed some time after
/// its start or, with `at_work`, after its first result.
fn killed(file: &Path, at_work: bool, moment: Duration) -> Vec<String> {
    let mut worker = start(file, 1_000_000);
    let output = BufReader::new(worker.stdout.take().expect("piped"));
    let mut lines = output.lines().map(|line| line.expect("text"));
    let mut written = Vec::new();
    if at_work {
        written.extend(lines.by_ref().find_map(|line| acknowledged(&line)));
    }
    std::thread::sleep(moment);
    worker.kill().expect("killed");
    worker.wait().expect("gone");
    written.extend(lines.filter_map(|line| acknowledged(&line)));
    written
}

#[test]
fn many_desks_may_open_a_file_that_is_not_there_yet() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("club.db");
        let gate = Barrier::new(8);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    gate.wait();
                    Desk::open(&file, Missing::Create, "one of many").expect("opened");
                });
            }
        });
        held(&file);
    }
}

/// `check` may run beside a desk that writes.
#[test]
fn check_is_clean_while_another_desk_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("club.db");
    let mut worker = start(&file, 150);
    while worker.try_wait().expect("asked").is_none() {
        if file.exists() {
            held(&file);
        }
    }
    assert!(worker.wait().expect("ended").success());
    assert_eq!(held(&file).0.entries().len(), 151, "the event and 150 results");
}
