//! How far long work has come, on standard error where that is a terminal. Ctrl-C ends the program as always; nothing
//! is written before the work is over.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::domain::progress::{Progress, Stopped, Task};
use crate::words::message::CommandWords;

/// The time before anything is shown: work that is over by then shows nothing.
const UNSEEN: Duration = Duration::from_millis(500);

/// A line that is written over again.
pub struct ProgressLine {
    words: CommandWords,
    is_seen: bool,
    since: Instant,
    /// The per cent shown.
    percent: AtomicUsize,
    /// The task that the per cent are of: another task begins at 0 again.
    task: Mutex<Option<Task>>,
}

impl ProgressLine {
    pub fn new(words: CommandWords) -> Self {
        let is_seen = stderr().is_terminal();
        Self {
            words,
            is_seen,
            since: Instant::now(),
            percent: AtomicUsize::new(0),
            task: Mutex::new(None),
        }
    }
}

impl Progress for ProgressLine {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if self.is_seen
            && let Ok(mut shown) = self.task.lock()
            && shown.replace(task).is_some_and(|before| before != task)
        {
            self.percent.store(0, Ordering::Relaxed);
        }
        let percent = done * 100 / of.max(1);
        let late = || self.since.elapsed() >= UNSEEN;
        if self.is_seen && percent > self.percent.load(Ordering::Relaxed) && late() {
            self.percent.fetch_max(percent, Ordering::Relaxed);
            let _ = write!(stderr(), "\r{}\u{1b}[K", self.words.progress(percent));
        }
        Ok(())
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if self.percent.load(Ordering::Relaxed) > 0 {
            let _ = write!(stderr(), "\r\u{1b}[K");
        }
    }
}
