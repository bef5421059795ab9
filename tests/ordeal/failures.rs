//! Every disk call of a command fails once, and permanently.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Arc;

use banzuke::club::Action;
use banzuke::journal::Entry;

use super::disk::{
    BROKEN, DEATH, FULL, FailingDisk, LOCKED, Plan, SHORT, TORN_DEATH, counted, failed,
};
use super::{script, sound};
use crate::cli::{Shell, text};
use crate::common::kind;
use crate::common::trials::one_of;

/// The faults, in turn.
const FAULTS: [i32; 7] = [BROKEN, FULL, -BROKEN, LOCKED, -FULL, SHORT, DEATH];

/// The findings, for the report.
#[derive(Debug, Default)]
struct Found {
    points: usize,
    said: BTreeMap<String, usize>,
    there_though_refused: usize,
}

/// The files of a folder, with backups, so that a command can be repeated.
struct Before(BTreeMap<PathBuf, Vec<u8>>);

impl Before {
    fn of(folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        for file in folder.read_dir().expect("listed") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                files.extend(Self::of(&path).0);
            } else {
                files.insert(path.clone(), fs::read(path).expect("read"));
            }
        }
        Self(files)
    }

    fn restore(&self, folder: &Path) {
        for path in Self::of(folder).0.keys() {
            fs::remove_file(path).expect("removed");
        }
        for (path, content) in &self.0 {
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, content).expect("written");
        }
    }
}

fn run(shell: &Shell, disk: &FailingDisk, line: &str) -> Output {
    let mut command = script::command(shell, &disk.club(), line);
    disk.put_under(&mut command);
    command.output().expect("the program ran")
}

/// The message of the program, without the names of the folder; a failure must have one.
#[track_caller]
fn said(output: &Output, line: &str) -> Option<String> {
    let told = text(&output.stderr);
    if output.status.success() || output.status.code().is_none() {
        return None;
    }
    assert_eq!(output.status.code(), Some(1), "{line}: {told}");
    let what = told.lines().next().and_then(|what| what.strip_prefix("banzuke: "));
    Some(what.unwrap_or_else(|| panic!("{line} says {told:?}")).to_owned())
}

/// Runs one command with one fault. The entry is there completely or not at all; if it was
/// acknowledged, it is there; and if it is not, the command works once the disk does.
fn suffers(
    shell: &Shell,
    disk: &FailingDisk,
    line: &str,
    plan: Plan,
    after: &[Arc<Entry>],
    found: &mut Found,
) {
    disk.plan(plan);
    let output = run(shell, disk, line);
    disk.mend();
    let tried = failed(&disk.calls());
    assert!(tried > 0, "{line}: nothing failed with {plan:?}");
    found.points += 1;
    let said = said(&output, line);
    let held = sound(&disk.club());
    let is_there = held.len() == after.len();
    assert!(is_there || held.len() + 1 == after.len(), "{line}: {} entries", held.len());
    assert!(same(&held, &after[..held.len()]), "{line} {plan:?}: other entries");
    assert!(!output.status.success() || is_there, "{line} {plan:?}: acknowledged and lost");
    if let Some(said) = said {
        names_the_cause(&format!("{line}: {said}"), plan);
        let promised = text(&output.stderr).contains("nothing was changed");
        assert!(!(promised && is_there), "{line} {plan:?}: {said}, and yet it is there");
        found.there_though_refused += usize::from(is_there);
        *found.said.entry(format!("{}: {said}", plan.what)).or_default() += 1;
    }
    if !is_there {
        let again = run(shell, disk, line);
        assert!(again.status.success(), "{line} {plan:?}, again: {}", text(&again.stderr));
        assert!(same(&sound(&disk.club()), after), "{line} {plan:?}: other entries");
    }
}

/// A disk that keeps failing is reported with the right cause; one that failed once is at least reported.
#[track_caller]
fn names_the_cause(said: &str, plan: Plan) {
    let cause = match plan.what.abs() {
        BROKEN => "the disk fails: ",
        FULL => "the disk is full",
        LOCKED => "the disk can only be read",
        _ => panic!("{plan:?} fails nothing: {said}"),
    };
    let once = ["disk I/O error", "cannot be written", "unable to open", "os error 5"];
    let is_once = plan.first == plan.last && once.iter().any(|words| said.contains(words));
    assert!(said.contains(cause) || is_once, "{plan:?}: {said}");
}

/// Whether entries have equal decisions; the names of operations differ every time.
fn same(some: &[Arc<Entry>], others: &[Arc<Entry>]) -> bool {
    let decided = |entry: &Arc<Entry>| (entry.seq, entry.undoes, entry.actions.clone());
    some.iter().map(decided).eq(others.iter().map(decided))
}

#[test]
fn no_call_to_the_disk_that_fails_loses_or_halves_an_entry() {
    let (shell, disk) = (script::shell(), FailingDisk::new());
    let (every, mut found) = (one_of(421), Found::default());
    let mut turn = 0_usize;
    for line in script::lines() {
        let before = Before::of(disk.folder());
        disk.calls();
        let output = run(&shell, &disk, line);
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        let calls = counted(&disk.calls());
        let (done, after) = (Before::of(disk.folder()), sound(&disk.club()));
        for at in 1..=calls {
            turn += 1;
            if !turn.is_multiple_of(every) {
                continue;
            }
            for plan in [
                Plan::once(at, FAULTS[turn / every % FAULTS.len()]),
                Plan::from(at, FAULTS[turn / every % 4]),
                Plan { kinds: "w", ..Plan::once(1 + at % 8, TORN_DEATH) },
            ] {
                before.restore(disk.folder());
                suffers(&shell, &disk, line, plan, &after, &mut found);
            }
        }
        done.restore(disk.folder());
    }
    decides_everything(&sound(&disk.club()));
    println!("{turn} calls, {found:#?}");
    assert!(found.points >= 3 * (turn / every) && turn > 1_000, "{found:?}");
}

fn decides_everything(entries: &[Arc<Entry>]) {
    let done: BTreeSet<String> =
        entries.iter().flat_map(|entry| &entry.actions).map(kind).collect();
    let missing: Vec<_> = Action::KINDS.iter().filter(|known| !done.contains(**known)).collect();
    assert_eq!(missing, Vec::<&&str>::new());
}
