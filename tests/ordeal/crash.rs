//! Processes killed at any moment, during every kind of action: workers with a desk, and commands.

use std::collections::BTreeSet;
use std::io::Read as _;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use banzuke::outside::Environment;

use super::worker::{Said, Worker, file, is_a_beginning, last};
use super::{script, sound};
use crate::cli::text;
use crate::common::kind;
use crate::common::trials::size;
use crate::files;

/// A random moment before a time.
pub(super) fn moment_within(time: Duration) -> Duration {
    let part = u32::try_from(Environment::default().lots() % 1000).expect("below a thousand");
    time * part / 1000
}

/// Each worker continues where the one before was killed: it sends the last operation
/// again and then the later ones, one of which may already have been sent.
#[test]
fn a_desk_killed_at_any_moment_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (mut written, mut interrupted) = (BTreeSet::new(), BTreeSet::new());
    let runs = size(30, 600);
    for run in 0..runs {
        let more = deadly(folder, run);
        let mut worker = Worker::start(folder, "replay 1000", more.environment());
        // Most of them once they are at work; the first line is what was sent again.
        for _ in 0..run % 4 {
            written.extend(worker.next());
        }
        if !more.is_deadly() {
            thread::sleep(moment_within(Duration::from_millis(40)));
            worker.kill();
        }
        written.extend(std::iter::from_fn(|| worker.next()));
        worker.kill();
        let round = last(folder);
        let held = is_a_beginning(folder, round);
        for said in &written {
            let Said::Written(of, seq) = said else { panic!("{said:?}") };
            assert!(*of < round || *seq <= held, "run {run}: {said:?} is lost, {held} are there");
        }
        interrupted.insert(held);
    }
    let rounds = last(folder);
    let whole = (0..rounds).all(|round| is_a_beginning(folder, round) == files::journal().len());
    assert!(whole, "the files before the last are complete");
    assert!(written.len() >= runs / 2, "they did get to work: {} entries", written.len());
    assert!(file(folder, 0).exists());
    println!("{runs} desks killed at {} places, {} entries", interrupted.len(), written.len());
}

/// Every third time a worker is killed from within, by a disk on which some call is its last.
#[cfg(target_os = "linux")]
fn deadly(folder: &std::path::Path, run: usize) -> Deadly {
    use super::disk::{DEATH, FailingDisk, Plan, TORN_DEATH};
    Deadly(run.is_multiple_of(3).then(|| {
        let disk = FailingDisk::under(folder);
        let what = if run.is_multiple_of(2) { DEATH } else { TORN_DEATH };
        disk.plan(Plan { kinds: "wstru", ..Plan::from(1 + run % 151, what) });
        disk
    }))
}

#[cfg(target_os = "linux")]
struct Deadly(Option<super::disk::FailingDisk>);

#[cfg(target_os = "linux")]
impl Deadly {
    fn is_deadly(&self) -> bool {
        self.0.is_some()
    }

    fn environment(&self) -> Vec<(&'static str, std::path::PathBuf)> {
        self.0.iter().flat_map(super::disk::FailingDisk::environment).collect()
    }
}

/// On other systems they are only killed from outside.
#[cfg(not(target_os = "linux"))]
struct Deadly;

#[cfg(not(target_os = "linux"))]
impl Deadly {
    fn is_deadly(&self) -> bool {
        false
    }

    fn environment(&self) -> Vec<(&'static str, std::path::PathBuf)> {
        Vec::new()
    }
}

#[cfg(not(target_os = "linux"))]
fn deadly(_folder: &std::path::Path, _run: usize) -> Deadly {
    Deadly
}

/// The message of a command before it was killed, and its duration if it was not.
fn killed(mut command: Command, after: Option<Duration>) -> (String, Duration) {
    let start = Instant::now();
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    if let Some(moment) = after {
        thread::sleep(moment);
        child.kill().expect("killed");
    }
    let mut said = Vec::new();
    child.stderr.take().expect("piped").read_to_end(&mut said).expect("read");
    let status = child.wait().expect("gone");
    assert!(after.is_some() || status.success(), "{}", text(&said));
    (text(&said), start.elapsed())
}

#[test]
fn a_command_killed_at_any_moment_is_recorded_whole_or_not_at_all() {
    let shell = script::shell();
    let (mut usual, mut there, mut kinds) = (Duration::from_millis(30), 0, BTreeSet::new());
    let runs = size(62, 310);
    for (run, line) in script::lines().cycle().take(runs).enumerate() {
        let club = shell.path(&format!("club-{}.db", run / script::lines().count()));
        let before = sound(&club).len();
        let moment = moment_within(usual + usual / 4);
        let (said, _) = killed(script::command(&shell, &club, line), Some(moment));
        let held = sound(&club).len();
        assert!(held == before || held == before + 1, "{line} killed after {moment:?}");
        // An acknowledgement goes to standard error.
        let acknowledged = !said.is_empty() && !said.starts_with("banzuke:");
        assert!(!acknowledged || held > before, "{line} is lost, which said {said}");
        if held == before {
            usual = killed(script::command(&shell, &club, line), None).1;
        } else {
            there += 1;
        }
        let entries = sound(&club);
        assert_eq!(entries.len(), before + 1, "{line}");
        kinds.extend(entries.last().iter().flat_map(|entry| &entry.actions).map(kind));
    }
    println!(
        "{runs} commands killed, {there} of them after they were recorded, {} kinds",
        kinds.len()
    );
    assert!(kinds.len() > 40, "{kinds:?}");
}
