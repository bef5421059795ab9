//! A disk that fails by a plan: `failing_disk.c`, compiled here and loaded before the C library of a process.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The error numbers of the system for faults.
pub(super) const BROKEN: i32 = 5;
pub(super) const FULL: i32 = 28;
pub(super) const LOCKED: i32 = 30;
/// Half of the data is written, and this is reported.
pub(super) const SHORT: i32 = 9999;
/// The process is killed before the call, or in the middle of a write.
pub(super) const DEATH: i32 = 9998;
pub(super) const TORN_DEATH: i32 = 9997;
/// The call waits until the plan changes.
pub(super) const WAIT: i32 = 9996;

/// All calls that change the disk: writes, syncs, truncations, openings to write, renames, removals, new folders.
pub(super) const CHANGES: &str = "wstorum";

/// The calls that fail, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) first: usize,
    pub(super) step: usize,
    pub(super) last: usize,
    pub(super) what: i32,
    pub(super) kinds: &'static str,
    /// The duration of every sync in milliseconds.
    pub(super) delay: u32,
}

impl Plan {
    /// One call fails.
    pub(super) fn once(at: usize, what: i32) -> Self {
        Self { first: at, step: 1, last: at, what, kinds: CHANGES, delay: 0 }
    }

    /// A call and all later ones fail.
    pub(super) fn from(at: usize, what: i32) -> Self {
        Self { last: 1 << 40, ..Self::once(at, what) }
    }
}

/// A call that a process made.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// `w` write, `s` sync, `t` truncate, `c` create, `o` open to write, `r` rename, `l` link, `u` unlink, `d` read;
    /// `x` is one that was made to fail.
    pub(super) kind: char,
    pub(super) offset: usize,
    /// The file; for a rename or link, the old name and the new.
    pub(super) paths: Vec<PathBuf>,
    /// The bytes written.
    pub(super) data: Vec<u8>,
}

/// A folder on such a disk.
pub(super) struct FailingDisk {
    control: TempDir,
    folder: PathBuf,
    _own: Option<TempDir>,
}

impl FailingDisk {
    pub(super) fn new() -> Self {
        let own = tempfile::tempdir().expect("a folder");
        let disk = Self::under(own.path());
        Self { _own: Some(own), ..disk }
    }

    /// Such a disk under an existing folder.
    pub(super) fn under(folder: &Path) -> Self {
        let control = tempfile::tempdir().expect("a folder");
        Self { control, folder: folder.canonicalize().expect("a path"), _own: None }
    }

    /// The folder concerned.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(super) fn club(&self) -> PathBuf {
        self.folder().join("club.db")
    }

    /// The environment that a process needs.
    pub(super) fn environment(&self) -> [(&'static str, PathBuf); 4] {
        [
            ("LD_PRELOAD", library().to_owned()),
            ("BANZUKE_DISK_FOLDER", self.folder.clone()),
            ("BANZUKE_DISK_PLAN", self.control.path().join("plan")),
            ("BANZUKE_DISK_LOG", self.control.path().join("log")),
        ]
    }

    /// Puts the disk under a process that will be started.
    pub(super) fn put_under(&self, command: &mut Command) {
        command.envs(self.environment());
    }

    pub(super) fn plan(&self, plan: Plan) {
        let Plan { first, step, last, what, kinds, delay } = plan;
        let text = format!("{first} {step} {last} {what} {kinds} {delay}\n");
        // Whole at once, since a process may be looking.
        let whole = self.control.path().join("next");
        fs::write(&whole, text).expect("written");
        fs::rename(whole, self.control.path().join("plan")).expect("renamed");
    }

    /// From now on everything works.
    pub(super) fn mend(&self) {
        let _ = fs::remove_file(self.control.path().join("plan"));
    }

    /// Whether a process has made a call yet.
    pub(super) fn is_touched(&self) -> bool {
        self.control.path().join("log").exists()
    }

    /// The path of the waiting call, once it is the last one made.
    pub(super) fn waits_at(&self) -> Option<PathBuf> {
        let log = fs::read(self.control.path().join("log")).ok()?;
        let last = log.windows(2).rposition(|begin| begin == b"x ")?;
        let (head, path) = std::str::from_utf8(&log[last..]).ok()?.split_once('\n')?;
        head.ends_with(&format!(" {}", path.len())).then(|| path.into())
    }

    /// The calls since the last time they were asked for.
    pub(super) fn calls(&self) -> Vec<Call> {
        let log = self.control.path().join("log");
        let text = fs::read(&log).unwrap_or_default();
        let _ = fs::remove_file(log);
        let mut rest = text.as_slice();
        let mut calls = Vec::new();
        while !rest.is_empty() {
            let end = rest.iter().position(|byte| *byte == b'\n').expect("a whole line");
            let line = std::str::from_utf8(&rest[..end]).expect("a line");
            let mut fields = line.split(' ');
            let kind = fields.next().and_then(|kind| kind.chars().next()).expect("a kind");
            let [offset, length, paths] = [(); 3].map(|()| {
                fields.next().and_then(|field| field.parse::<usize>().ok()).expect("a number")
            });
            let (path, after) = rest[end + 1..].split_at(paths);
            let names = std::str::from_utf8(path).expect("a path").split('\n');
            let (data, after) = after.split_at(if kind == 'w' { length } else { 0 });
            let paths = names.map(PathBuf::from).collect();
            calls.push(Call { kind, offset, paths, data: data.to_vec() });
            rest = after;
        }
        calls
    }
}

/// Waits for an effect of another process.
#[track_caller]
pub(super) fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "never came: {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// The number of calls that a plan counts.
pub(super) fn counted(calls: &[Call]) -> usize {
    // A file that is created was opened, a link counts as a renaming.
    calls.iter().filter(|call| "wstorumcl".contains(call.kind)).count()
}

/// The number of calls that were made to fail.
pub(super) fn failed(calls: &[Call]) -> usize {
    calls.iter().filter(|call| call.kind == 'x').count()
}

/// The library, compiled once for each run.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ordeal/failing_disk.c");
        let made = target.join(format!("failing_disk-{}.so", std::process::id()));
        let status = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .args([&made, &source])
            .arg("-ldl")
            .status();
        assert!(status.is_ok_and(|status| status.success()), "cc compiles failing_disk.c");
        let library = target.join("failing_disk.so");
        fs::rename(made, &library).expect("renamed");
        library
    })
}
