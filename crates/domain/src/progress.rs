//! Progress of long work, which an observer may stop.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// A task of long work, which may have several tasks one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Reading rows of a file.
    Reading,
    /// Trying rows on a copy of the club.
    Checking,
    /// Reading the names of people, to compare them.
    Naming,
    /// Comparing people.
    Comparing,
    /// Playing out the rest of a stage, run by run.
    PlayingOut,
    /// Fitting ratings to all results, in steps of a hundredth.
    Fitting,
    /// Applying decided actions, one by one.
    Recording,
    /// Comparing the effects of entries with the published tables.
    Following,
    /// Writing rows of the published tables.
    Writing,
    /// Playing the sets of an experiment.
    Simulating,
    /// Reading backups to their end.
    Verifying,
    /// Waiting for the program that makes a PDF.
    Printing,
}

/// The work was stopped, and left nothing behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// An observer of long work, who may stop it.
pub trait Progress: Sync {
    /// Reports that `done` of `of` parts of a task are done; [`Stopped`] ends the work there. It
    /// is called so often that it must be quick, and by several threads in parallel work.
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped>;
}

/// No observer, and no stop.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProgress;

impl Progress for NoProgress {
    fn reached(&self, _task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
        Ok(())
    }
}

impl NoProgress {
    /// The result of work that cannot have been stopped.
    ///
    /// # Panics
    ///
    /// If it was stopped nevertheless.
    pub fn whole<T>(done: Result<T, Stopped>) -> T {
        done.expect("nobody watches, so nobody stops it")
    }
}

/// Counts the parts of one task as they are done, on any thread.
pub struct ProgressCounter<'a> {
    progress: &'a dyn Progress,
    task: Task,
    done: AtomicUsize,
    of: usize,
}

impl<'a> ProgressCounter<'a> {
    /// A task of so many parts.
    pub fn new(progress: &'a dyn Progress, task: Task, of: usize) -> Self {
        Self { progress, task, done: AtomicUsize::new(0), of }
    }

    /// Reports that one more part is done.
    pub fn one(&self) -> Result<(), Stopped> {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        self.progress.reached(self.task, done, self.of)
    }
}

/// The number of items that are made ahead of their use.
const AHEAD: usize = 2;

/// Uses items on this thread while another thread makes the next ones. It stops when no more are taken.
pub fn ahead<I, T>(
    items: impl Iterator<Item = I> + Send,
    using: impl FnOnce(&mut dyn Iterator<Item = I>) -> T,
) -> T
where
    I: Send,
{
    let (made, taken) = mpsc::sync_channel(AHEAD);
    thread::scope(|scope| {
        scope.spawn(move || {
            items.map(|item| made.send(item)).take_while(Result::is_ok).for_each(drop);
        });
        using(&mut taken.into_iter())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stops after this many parts.
    struct Patience(usize);

    impl Progress for Patience {
        fn reached(&self, _task: Task, done: usize, _of: usize) -> Result<(), Stopped> {
            if done < self.0 { Ok(()) } else { Err(Stopped) }
        }
    }

    #[test]
    fn a_task_is_counted_to_where_it_is_stopped() {
        let (patience, mut done) = (Patience(3), 0);
        let count = ProgressCounter::new(&patience, Task::Reading, 10);
        while count.one().is_ok() {
            done += 1;
        }
        assert_eq!(done, 2);
        let all = ProgressCounter::new(&NoProgress, Task::Reading, 2);
        assert_eq!([all.one(), all.one()], [Ok(()), Ok(())]);
    }
}
