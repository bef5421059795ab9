//! Reports the progress of a thread's work, and learns that nobody wants it any more.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::{Job, TaskProgress};
use crate::domain::progress::{Progress, Stopped, Task};
use crate::tui::event::Event;

/// Between two reports: twenty a second are more than anybody reads.
const PAUSE: Duration = Duration::from_millis(50);

/// Stops the work of the tellers that share it.
#[derive(Debug, Clone, Default)]
pub(in crate::tui) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the work to end.
    pub(in crate::tui) fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Tells how far a job has come, now and then.
#[derive(Debug)]
pub(in crate::tui) struct ProgressReporter {
    job: Job,
    events: Sender<Event>,
    stop: Stop,
    /// Before that it tells nothing.
    quiet_until: Instant,
    /// The task told of last, and when.
    told: Mutex<Option<(Task, Instant)>>,
}

impl ProgressReporter {
    /// Tells `events` of a job until it is stopped.
    pub(in crate::tui) fn new(job: Job, events: Sender<Event>, stop: Stop) -> Self {
        Self { job, events, stop, quiet_until: Instant::now(), told: Mutex::new(None) }
    }

    /// With silence for this time: work that is over by then says nothing.
    pub(in crate::tui) fn quiet_for(self, time: Duration) -> Self {
        Self { quiet_until: Instant::now() + time, ..self }
    }
}

impl Progress for ProgressReporter {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if self.stop.is_asked() {
            return Err(Stopped);
        }
        // A thread that finds it taken leaves the telling to the other thread.
        if let Ok(mut told) = self.told.try_lock() {
            let now = Instant::now();
            if now < self.quiet_until {
                return Ok(());
            }
            let is_new = |(before, at)| before != task || now.duration_since(at) >= PAUSE;
            if told.is_none_or(is_new) {
                *told = Some((task, now));
                // Nobody listens any more once the interface is left.
                let _ = self.events.send(Event::Reached(self.job, TaskProgress { task, done, of }));
            }
        }
        Ok(())
    }
}

/// The message of a panic.
pub(in crate::tui) fn broken(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn many_parts_are_told_of_a_few_times_and_every_task_at_once() {
        let (sender, events) = mpsc::channel();
        let progress_reporter = ProgressReporter::new(Job(7), sender, Stop::default());
        for done in 1..=100_000 {
            progress_reporter.reached(Task::Reading, done, 100_000).expect("wanted");
        }
        progress_reporter.reached(Task::Checking, 1, 9).expect("wanted");
        let told: Vec<Event> = events.try_iter().collect();
        let reach = |task, done, of| Event::Reached(Job(7), TaskProgress { task, done, of });
        assert_eq!(told.first(), Some(&reach(Task::Reading, 1, 100_000)));
        assert_eq!(told.last(), Some(&reach(Task::Checking, 1, 9)));
        assert!(told.len() < 1000, "{}", told.len());
    }

    #[test]
    fn of_what_is_over_soon_nothing_is_told() {
        let (sender, events) = mpsc::channel();
        let progress_reporter = ProgressReporter::new(Job(7), sender, Stop::default());
        let progress_reporter = progress_reporter.quiet_for(Duration::from_hours(1));
        progress_reporter.reached(Task::Naming, 1, 1).expect("wanted");
        assert_eq!(events.try_iter().count(), 0);
    }

    #[test]
    fn once_stopped_it_goes_no_further() {
        let (sender, events) = mpsc::channel();
        let stop = Stop::default();
        let progress_reporter = ProgressReporter::new(Job(7), sender, stop.clone());
        stop.stop();
        assert_eq!(progress_reporter.reached(Task::Reading, 1, 2), Err(Stopped));
        assert_eq!(events.try_iter().count(), 0);
    }
}
