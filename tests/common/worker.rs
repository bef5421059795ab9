//! A process that runs one command after another, since starting the program takes most of the time of a short one.
//!
//! It is this test binary, started again with a filter for
//! [`worker`]: folder, clock, language and time zone are its own.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Read as _, Write, stdin, stdout};
#[cfg(unix)]
use std::os::unix::process::ExitStatusExt as _;
#[cfg(windows)]
use std::os::windows::process::ExitStatusExt as _;
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus, Output, Stdio};

use banzuke::cli::Arguments as Desk;
use banzuke::cli::program::{Outcome, run_of};
use banzuke_lab::cli::Arguments as Laboratory;

use super::shell::{Shell, words};

/// Set for a worker, so that no other run of ignored tests becomes one.
const COMMANDS: &str = "BANZUKE_TEST_COMMANDS";
/// The start of a reply, among other output of tests.
const REPLY: &str = "reply ";

/// A process that waits for commands.
pub(super) struct Worker {
    process: Child,
    lines: Option<ChildStdin>,
    replies: BufReader<ChildStdout>,
}

impl Worker {
    pub(super) fn start(shell: &Shell) -> Self {
        let itself = std::env::current_exe().expect("this binary");
        let mut command = shell.start(itself.as_os_str());
        command.args(["--exact", "common::worker::worker", "--ignored", "--nocapture"]);
        command.env(COMMANDS, "").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("a worker");
        let lines = process.stdin.take();
        let replies = BufReader::new(process.stdout.take().expect("piped"));
        Self { process, lines, replies }
    }

    /// Runs the program with these arguments.
    #[track_caller]
    pub(super) fn run(&mut self, line: &str) -> Output {
        let typed = serde_json::to_string(&words(line)).expect("words");
        let mut lines = self.lines.as_ref().expect("it goes on");
        writeln!(lines, "{typed}").expect("it goes on");
        let mut found = String::new();
        let reply = loop {
            found.clear();
            let read = self.replies.read_line(&mut found).expect("a reply");
            assert!(read > 0, "the program went down at: {line}");
            // What tests print before has no end of line.
            if let Some((_, reply)) = found.split_once(REPLY) {
                break reply;
            }
        };
        let numbers: Vec<u32> =
            reply.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        let [code, out, err] = numbers[..] else { panic!("{reply}") };
        let mut take = |length: u32| {
            let mut bytes = vec![0; length as usize];
            self.replies.read_exact(&mut bytes).expect("as long as it says");
            bytes
        };
        #[cfg(unix)]
        let status = ExitStatus::from_raw((code << 8).cast_signed());
        #[cfg(windows)]
        let status = ExitStatus::from_raw(code);
        Output { status, stdout: take(out), stderr: take(err) }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // Nothing more is asked for, which ends it.
        self.lines = None;
        let _ = self.process.wait();
    }
}

/// Plays a worker: runs each command line from its input, and replies with exit code and output.
#[test]
#[ignore = "a worker, which other tests start"]
fn worker() {
    std::env::var(COMMANDS).expect("set for it");
    for line in stdin().lines() {
        let words: Vec<String> =
            serde_json::from_str(&line.expect("a line")).expect("a list of words");
        let typed = ["banzuke".to_owned()].into_iter().chain(words).map(OsString::from).collect();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let code = run(typed, &mut out, &mut err);
        // Past the capture of test output, so that it arrives at once.
        writeln!(stdout(), "{REPLY}{code} {} {}", out.len(), err.len()).expect("told");
        stdout().write_all(&[out, err].concat()).expect("told");
        stdout().flush().expect("told");
    }
}

/// Runs a command line of the desk, or of the laboratory if the desk calls it.
fn run(typed: Vec<OsString>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let outcome = match run_of::<Desk>(typed, out, err) {
        Outcome::Laboratory(arguments) => {
            let typed = std::iter::once("banzuke".into()).chain(arguments).collect();
            run_of::<Laboratory>(typed, out, err)
        }
        ended @ Outcome::Ended(_) => ended,
    };
    let Outcome::Ended(code) = outcome else { panic!("the laboratory goes on to nobody") };
    code
}
