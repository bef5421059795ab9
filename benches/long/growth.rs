//! What a club costs as it grows: ten thousand, a hundred thousand and a million matches, or as many as are asked for, in
//! events of a hundred.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use banzuke::club::action::CorrectResult;
use banzuke::club::{Action, Seq};
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::store::Missing;
use banzuke::outside::{Environment, NOW};

use rusqlite::Connection;

use crate::events::{Entries, Lots, event, file, journal, result};
use crate::site::{command, ran};

/// Matches, and who played them.
const SIZES: [(u32, u32); 3] = [(10_000, 1_000), (100_000, 20_000), (1_000_000, 20_000)];
/// Results of which each median is taken, and those after which memory is looked at again.
const RESULTS: usize = 41;
const MANY: usize = 200;
const COMMANDS: usize = 5;

/// What is measured of each.
const COLUMNS: [&str; 16] = [
    "matches",
    "taken in",
    "open",
    "memory",
    "a result",
    "its undo",
    "memory after 200 results",
    "an undo behind thirty entries",
    "the first result corrected",
    "its undo",
    "an undo in the middle",
    "until the rows behind these are written",
    "check",
    "most memory",
    "a result by command",
    "its undo by command",
];

/// Makes a club of each size, and has another process time a desk at it: this one still holds what it made.
#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(super) fn run(only: Option<u32>) {
    let folder = tempfile::tempdir().expect("a folder");
    println!("| {} |\n|{}", COLUMNS.join(" | "), "---|".repeat(COLUMNS.len()));
    let sizes = only.map_or_else(|| SIZES.to_vec(), |matches| vec![(matches, 20_000)]);
    for (matches, players) in sizes {
        let path = folder.path().join(format!("{matches}.db"));
        let entries = journal(players, matches, Entries::Few);
        let taken_in = timed(|| drop(file(&path, &entries)));
        let program = std::env::current_exe().expect("this program");
        let timed = Command::new(program).args(["--bench", "growth"]).arg(&path).output();
        let cells = String::from_utf8(timed.expect("it runs").stdout).expect("a text");
        let [result, undo] = by_command(&path);
        println!("| {matches} | {taken_in:.1?} | {} | {result} | {undo} |", cells.trim_end());
    }
}

/// A result and its undo, each by a command of its own from its start to its end.
fn by_command(path: &Path) -> [String; 2] {
    // Behind all events, of which a week has one.
    let banzuke =
        |arguments: &[&str]| ran(command(path, arguments).env(NOW, "2300-01-01T00:00:00Z"));
    banzuke(&["tournament", "new", "By command", "--format", "ladder"]);
    // The first command behind a long journal leaves a snapshot to the next ones.
    let result = || banzuke(&["tournament", "match", "By command", "1", "2", "2-1"]);
    result();
    let mut results = [(); COMMANDS].map(|()| result());
    let mut undos = [(); COMMANDS].map(|()| banzuke(&["undo"]));
    [median(&mut results), median(&mut undos)].map(told)
}

/// Times a desk at one of these clubs.
#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(super) fn time(path: &Path) {
    println!("{}", cells(path).join(" | "));
}

/// Results of today, and their undos, at a desk that has any other club open.
#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(super) fn results(path: &Path) {
    let mut desk = Desk::open(path, Missing::Refuse, "desk").expect("opened");
    let (players, mut lots) = (desk.club().next_player().0 - 1, Lots::new());
    let id = desk.club().next_tournament();
    perform(&mut desk, &event(id));
    let mut times = [(); RESULTS].map(|()| {
        let mut action = result(&mut lots, players, id, desk.club().next_match(id).0);
        if let Action::RecordMatch(record) = &mut action {
            record.sides = record.sides.map(|player| desk.club().registry().today(player));
            record.played_on = Environment::default().today();
        }
        [timed(|| perform(&mut desk, &action)), timed(|| undo(&mut desk, None))]
    });
    let [recorded, undone] = [0, 1].map(|at| {
        times.sort_by_key(|both| both[at]);
        told(times[RESULTS / 2][at])
    });
    println!("a result {recorded}, its undo {undone}");
}

fn cells(path: &Path) -> Vec<String> {
    let open = || Desk::open(path, Missing::Refuse, "desk").expect("opened");
    let mut opened = [(); 3].map(|()| {
        let since = Instant::now();
        let desk = open();
        let taken = since.elapsed();
        drop(desk);
        taken
    });
    let mut desk = open();
    let memory = resident();
    let players = desk.club().next_player().0 - 1;
    let mut lots = Lots::new();
    let id = desk.club().next_tournament();
    perform(&mut desk, &event(id));
    let mut record = |desk: &mut Desk| {
        let no = desk.club().next_match(id).0;
        let action = result(&mut lots, players, id, no);
        timed(|| perform(desk, &action))
    };
    let mut results: Vec<_> = (0..RESULTS).map(|_| record(&mut desk)).collect();
    let mut undos: Vec<_> = (0..RESULTS)
        .map(|_| {
            record(&mut desk);
            timed(|| undo(&mut desk, None))
        })
        .collect();
    for _ in 0..MANY {
        record(&mut desk);
    }
    let after = resident();
    // One that is not the last, with thirty entries behind it.
    record(&mut desk);
    let older = desk.head().0;
    for _ in 0..30 {
        record(&mut desk);
    }
    let older = timed(|| undo(&mut desk, Some(older)));
    let first = correction(&desk);
    let corrected = timed(|| perform(&mut desk, &first));
    let undone = timed(|| undo(&mut desk, None));
    let middle = Seq(u64::try_from(desk.club().tournaments().count() / 2).expect("few"));
    let middle = timed(|| undo(&mut desk, Some(middle)));
    let written = timed(|| write(path, &mut desk));
    let checked = timed(|| assert_eq!(desk.verify().expect("verified"), []));
    let mut cells = vec![told(median(&mut opened)), super::megabytes(memory)];
    cells.extend([median(&mut results), median(&mut undos)].map(told));
    cells.push(super::megabytes(after));
    cells.extend([older, corrected, undone, middle, written, checked].map(told));
    cells.push(super::megabytes(peak()));
    cells
}

/// Has a desk at rest write what corrections long ago left to be written.
fn write(path: &Path, desk: &mut Desk) {
    let file = Connection::open(path).expect("a file");
    let is_behind = "SELECT EXISTS (SELECT 1 FROM pending)";
    while file.query_row(is_behind, [], |row| row.get(0)).expect("a note") {
        let _followed = desk.follow().expect("followed");
    }
}

/// Turns the first result of the first event.
fn correction(desk: &Desk) -> Action {
    let (tournament, no) = (TournamentId(1), MatchNo(1));
    let played = desk.club().tournament(tournament).and_then(|event| event.match_no(no));
    let record = played.and_then(|played| played.record).expect("a result");
    let score = record.outcome.played().expect("a score");
    let outcome = Outcome::Score(Score::new(score.b, score.a));
    let (void, keep, reason) = (Vec::new(), Vec::new(), None);
    CorrectResult { tournament, no, sides: record.sides, outcome, void, keep, reason }.into()
}

fn timed(work: impl FnOnce()) -> Duration {
    let since = Instant::now();
    work();
    since.elapsed()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn told(time: Duration) -> String {
    format!("{time:.1?}")
}

fn perform(desk: &mut Desk, action: &Action) {
    let done =
        desk.perform(&Environment::default().stamp(), |_| Ok::<_, DeskError>(vec![action.clone()]));
    done.expect("performed");
}

fn undo(desk: &mut Desk, entry: Option<Seq>) {
    desk.undo(&Environment::default().stamp(), entry).expect("undone");
}

/// The most that this process has held, in bytes.
fn peak() -> u64 {
    let told = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() * 1024
}

/// What this process holds, in bytes.
fn resident() -> u64 {
    let told = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    told.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or_default() * 4096
}
