//! The command line, run as in a script: in one process for each shell, or
//! as the program itself. The tests of the laboratory use it too.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use rusqlite::Connection;
use tempfile::TempDir;

use super::temp_folder;
use super::worker::Worker;

/// The program of the tested package.
const PROGRAM: &str =
    match (option_env!("CARGO_BIN_EXE_banzuke"), option_env!("CARGO_BIN_EXE_banzuke-lab")) {
        (Some(program), _) | (None, Some(program)) => program,
        (None, None) => "",
    };

/// A folder for the program, with a clock that stands still.
pub(crate) struct Shell {
    folder: TempDir,
    /// The folder in which the program stores its state.
    pub(crate) state: TempDir,
    /// The worker process, started with the first command.
    worker: RefCell<Option<Worker>>,
    transcript: String,
}

impl Shell {
    pub(crate) fn new() -> Self {
        let [folder, state] = [(); 2].map(|()| temp_folder());
        Self { folder, state, worker: RefCell::default(), transcript: String::new() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), text).expect("written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a text")
    }

    /// The texts in the only column of a query on the club's file.
    pub(crate) fn texts(&self, sql: &str) -> Vec<String> {
        let file = Connection::open(self.path("club.db")).expect("the file");
        let mut query = file.prepare(sql).expect("a query");
        let rows = query.query_map([], |row| row.get(0)).expect("rows");
        rows.collect::<Result<_, _>>().expect("texts")
    }

    /// The program with arguments, not started yet.
    pub(crate) fn command(&self, line: &str) -> Command {
        let mut command = self.start(OsStr::new(PROGRAM));
        command.args(words(line));
        command
    }

    /// A program in the folder, with a complete environment.
    pub(super) fn start(&self, program: &OsStr) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("BANZUKE_NOW", "2026-11-21T09:00:00Z")
            .env("BANZUKE_DESK", "desk")
            .env("BANZUKE_DB", "club.db")
            .env("BANZUKE_CONFIG", "config")
            .env("XDG_STATE_HOME", self.state.path())
            .env("XDG_DATA_HOME", self.state.path())
            .env("TZ", "UTC")
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        command
    }

    /// Runs only this command.
    pub(crate) fn obey(&self, line: &str) -> Output {
        let mut worker = self.worker.borrow_mut();
        worker.get_or_insert_with(|| Worker::start(self)).run(line)
    }

    /// Runs a command. If it is refused, the commands in the message are run unchanged, on a copy of the folder.
    #[track_caller]
    pub(crate) fn run(&self, line: &str) -> Output {
        let output = self.obey(line);
        if output.status.code() == Some(1) {
            for remedy in remedies(&String::from_utf8_lossy(&output.stderr)) {
                let tried = self.copy().obey(&remedy);
                let said = text(&tried.stderr);
                // An entry that later ones need is undone after them: `undo` says which is the first.
                let leads_on = remedy.starts_with("undo ") && said.contains("undo entry ");
                let is_done = tried.status.success() || leads_on;
                assert!(is_done, "{line}\nis told: {remedy}\nwhich says: {said}");
            }
        }
        output
    }

    fn copy(&self) -> Self {
        let copy = Self::new();
        for entry in std::fs::read_dir(self.folder.path()).expect("listed") {
            let entry = entry.expect("an entry");
            if entry.file_type().expect("a kind").is_file() {
                std::fs::copy(entry.path(), copy.folder.path().join(entry.file_name()))
                    .expect("copied");
            }
        }
        copy
    }

    /// The output of a command that must succeed.
    #[track_caller]
    pub(crate) fn data(&self, line: &str) -> String {
        let output = self.run(line);
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// The message of a command that must be refused.
    #[track_caller]
    pub(crate) fn refused(&self, line: &str) -> String {
        let output = self.run(line);
        assert_eq!(output.status.code(), Some(1), "{line}: {}", text(&output.stdout));
        text(&output.stderr)
    }

    /// Runs commands, one on each line, and writes down all their output.
    pub(crate) fn play(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let output = self.run(line);
            let code = output.status.code().expect("no signal");
            let note = format!("$ banzuke {line}\n");
            let mark = if code == 0 { String::new() } else { format!("= {code}\n") };
            let printed = [text(&output.stdout), told(&output)].concat();
            self.transcript += &[note, masked(&printed), mark].concat();
        }
    }

    pub(crate) fn transcript(&self) -> &str {
        &self.transcript
    }
}

/// The commands between backticks that have nothing to fill in and
/// open no screens, each without the name of the program.
pub(crate) fn remedies(text: &str) -> Vec<String> {
    let parts = text.split('`').skip(1).step_by(2);
    let commands = parts.filter_map(|part| part.strip_prefix("banzuke "));
    let is_whole = |command: &&str| {
        let open = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase());
        let opens_screens = command.starts_with("--db ") && command.split(' ').count() == 2;
        !opens_screens && !command.contains(['<', '…']) && !command.split(' ').any(open)
    };
    commands.filter(is_whole).map(str::to_owned).collect()
}

/// A text without the digits of digests, which are different each time.
fn masked(text: &str) -> String {
    let hides = |text: String, word: &str| {
        let mut parts = text.split(word);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| {
            let digits = part.chars().take_while(char::is_ascii_hexdigit).count();
            let (digits, mask) = if digits == 12 { (digits, "…") } else { (0, "") };
            all + word + mask + part.split_at(digits).1
        })
    };
    ["digest ", "ダイジェスト "].into_iter().fold(text.to_owned(), hides)
}

/// Standard error, marked.
fn told(output: &Output) -> String {
    text(&output.stderr).lines().map(|line| format!("! {line}\n")).collect::<Vec<_>>().concat()
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Splits a line at spaces; single quotes hold words together.
pub(super) fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
