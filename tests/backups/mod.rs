//! Backups: complete or absent, made automatically, and restored.

mod copies;
mod restore;
mod rotation;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The folder in which a worker works: this test binary, started again with a filter.
const FOLDER: &str = "BANZUKE_TEST_BACKUPS";
/// The beginning of its acknowledgements, among whatever else a test prints.
const DONE: &str = "done: ";

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let found = std::fs::read_dir(folder).into_iter().flatten();
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("an entry").file_name().into_string().expect("a text")
    };
    let mut names: Vec<String> = found.map(name).collect();
    names.sort();
    names
}

/// The unfinished copies in a folder.
fn parts(folder: &Path) -> Vec<String> {
    let is_part = |name: &String| Path::new(name).extension().is_some_and(|it| it == "part");
    names(folder).into_iter().filter(is_part).collect()
}

/// The number of unfinished copies.
fn unfinished(folder: &Path) -> usize {
    parts(folder).len()
}

/// The folder of the worker.
fn place_of_work() -> PathBuf {
    std::env::var_os(FOLDER).expect("set for a worker").into()
}

/// Reports that a worker has done something, past the capture of test output, so that it arrives at once.
fn acknowledge(what: &str) {
    writeln!(std::io::stdout(), "{DONE}{what}").expect("acknowledged");
}

/// The acknowledgements of a worker that is killed some time after the first of them.
fn killed(worker: &str, folder: &Path, moment: Duration) -> Vec<String> {
    let mut worker = Command::new(std::env::current_exe().expect("this binary"))
        .args(["--exact", &format!("backups::{worker}"), "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a worker");
    let output = BufReader::new(worker.stdout.take().expect("piped"));
    let mut lines = output.lines().map(|line| line.expect("text"));
    let done = |line: String| Some(line.split_once(DONE)?.1.to_owned());
    let mut all: Vec<String> = lines.by_ref().find_map(done).into_iter().collect();
    std::thread::sleep(moment);
    worker.kill().expect("killed");
    worker.wait().expect("gone");
    all.extend(lines.filter_map(done));
    all
}
