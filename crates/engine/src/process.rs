//! A child process, spoken to line by line.

use std::io::{BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::Setup;
use crate::error::{EngineError, Trouble, short};

/// The longest line that is read, in bytes; the rest is read as another line.
const LONGEST: u64 = 1 << 16;
/// The most lines that wait to be read.
const WAITING: usize = 1024;
/// The time that an engine has to end by itself.
const FAREWELL: Duration = Duration::from_millis(300);

/// A running engine. Dropping the value ends it.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    to: ChildStdin,
    lines: Receiver<String>,
    command: String,
    asked: String,
    patience: Duration,
}

impl Process {
    pub(crate) fn start(setup: &Setup) -> Result<Self, EngineError> {
        let command = setup.command.to_string();
        let failed =
            |trouble| EngineError { command: command.clone(), asked: String::new(), trouble };
        let started = std::process::Command::new(&setup.command.program)
            .args(&setup.command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = started.map_err(|error| match error.kind() {
            ErrorKind::NotFound => failed(Trouble::NotFound),
            _ => failed(Trouble::Failed(error)),
        })?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(Trouble::Ended(None)));
        };
        let (sender, lines) = sync_channel(WAITING);
        thread::spawn(move || listen(from, &sender));
        let (asked, patience) = (String::new(), setup.patience);
        Ok(Self { child, to, lines, command, asked, patience })
    }

    /// Sends a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), EngineError> {
        line.clone_into(&mut self.asked);
        let sent = self.to.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.to.flush());
        sent.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => self.ended(),
            _ => self.error(Trouble::Failed(error)),
        })
    }

    /// Reads lines until `is_it` accepts one.
    pub(crate) fn until<T>(
        &mut self,
        mut is_it: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineError> {
        let (until, mut unknown) = (Instant::now() + self.patience, None);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => match is_it(line.trim()) {
                    Some(found) => return Ok(found),
                    None if is_known(&line) => {}
                    None => unknown = Some(line),
                },
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {
                    let trouble = match unknown {
                        Some(line) => Trouble::Nonsense(short(&line)),
                        None => Trouble::Silent(self.patience),
                    };
                    return Err(self.error(trouble));
                }
            }
        }
    }

    pub(crate) fn error(&self, trouble: Trouble) -> EngineError {
        EngineError { command: self.command.clone(), asked: short(&self.asked), trouble }
    }

    fn ended(&mut self) -> EngineError {
        let status = self.waited();
        self.error(Trouble::Ended(status))
    }

    /// The exit status of an engine that is about to end.
    fn waited(&mut self) -> Option<i32> {
        let until = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.code(),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.to.write_all(b"quit\n").and_then(|()| self.to.flush());
        self.waited();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a line is one that engines print while they work.
fn is_known(line: &str) -> bool {
    let first = line.split_ascii_whitespace().next().unwrap_or_default();
    matches!(
        first,
        "" | "info" | "id" | "option" | "status" | "nodestats" | "search" | "book" | "set" | "pong"
    )
}

fn listen(from: ChildStdout, lines: &SyncSender<String>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        match from.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if lines.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}
