//! The thread that has tasks done at the desk, one after the other, and follows what others do in between.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::Scope;

use super::progress_reporter::{ProgressReporter, Stop, broken};
use super::{Job, LOOK};
use crate::domain::progress::{NoProgress, Progress};
use crate::tui::effect::DeskTask;
use crate::tui::event::{Event, Message, Outcome};

/// A task with its number, and what stops it.
type DeskJob = (Job, DeskTask, Stop);

/// The desk's thread, seen from the drawing. It ends when this is dropped; what it is doing then is stopped.
#[derive(Debug)]
pub(in crate::tui) struct DeskThread {
    jobs: Sender<DeskJob>,
    last: Job,
    /// Jobs that are not over yet.
    open: usize,
    stop: Stop,
}

impl DeskThread {
    /// Starts the thread, which tells `events` the outcome of each task.
    pub(in crate::tui) fn start<'scope, 'env>(
        scope: &'scope Scope<'scope, 'env>,
        events: Sender<Event>,
        perform: impl FnMut(DeskTask, &dyn Progress) -> Outcome + Send + 'scope,
    ) -> Self {
        let (jobs, asked) = mpsc::channel();
        scope.spawn(move || work(&asked, &events, perform));
        Self { jobs, last: Job::SEARCH, open: 0, stop: Stop::default() }
    }

    /// Has a task done after those asked for before. Tells that it has begun, if it is waited for.
    pub(in crate::tui) fn ask(&mut self, task: DeskTask) -> Option<Event> {
        self.last = Job(self.last.0 + 1);
        self.open += 1;
        self.stop = Stop::default();
        let began = task.doing().map(|doing| Event::Began(self.last, doing.clone()));
        // The thread listens as long as this lives.
        let _ = self.jobs.send((self.last, task, self.stop.clone()));
        began
    }

    /// Stops what was asked for last.
    pub(in crate::tui) fn stop(&self) {
        self.stop.stop();
    }

    /// Hears whether a job is over.
    pub(in crate::tui) fn hear(&mut self, event: &Event) {
        if matches!(event, Event::Outcome(Some(_), _)) {
            self.open = self.open.saturating_sub(1);
        }
    }
}

impl Drop for DeskThread {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

fn work(
    asked: &Receiver<DeskJob>,
    events: &Sender<Event>,
    mut perform: impl FnMut(DeskTask, &dyn Progress) -> Outcome,
) {
    loop {
        let (job, task, stop) = match asked.recv_timeout(LOOK) {
            Ok(asked) => asked,
            Err(RecvTimeoutError::Timeout) => {
                // A panic that lasts is told with the next task.
                let followed =
                    catch_unwind(AssertUnwindSafe(|| perform(DeskTask::glance(), &NoProgress)));
                if let Some(event) = followed.unwrap_or_default().event() {
                    let _ = events.send(event);
                }
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        let progress_reporter = ProgressReporter::new(job, events.clone(), stop);
        // The desk holds a new club only once it is written, so a panic on the way leaves the club before.
        let done = catch_unwind(AssertUnwindSafe(|| perform(task, &progress_reporter)));
        let outcome = done.unwrap_or_else(|panic| Message::Broke(broken(&*panic)).into());
        // Nobody listens any more once the interface is left.
        let _ = events.send(Event::Outcome(Some(job), Box::new(outcome)));
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::domain::progress::Task;
    use crate::tui::news::News;

    fn outcome_of(
        perform: impl FnMut(DeskTask, &dyn Progress) -> Outcome + Send,
        stop: bool,
    ) -> Outcome {
        let (sender, events) = mpsc::channel();
        thread::scope(|scope| {
            let mut desk = DeskThread::start(scope, sender, perform);
            assert_eq!(desk.ask(DeskTask::follow()), None, "nobody waits for it");
            if stop {
                desk.stop();
            }
            loop {
                let event = events.recv_timeout(Duration::from_secs(20)).expect("it ends");
                desk.hear(&event);
                if let Event::Outcome(of, outcome) = event {
                    assert_eq!((of, desk.open), (Some(Job(1)), 0));
                    return *outcome;
                }
            }
        })
    }

    #[test]
    fn the_outcome_of_a_task_is_told_and_ends_its_job() {
        let told = Message::Told("as agreed".to_owned());
        assert_eq!(outcome_of(|_, _| told.clone().into(), false), told.into());
    }

    #[test]
    fn a_panic_is_told_and_the_desk_goes_on() {
        let broke = outcome_of(|_, _| panic!("as agreed"), false);
        assert_eq!(broke, Message::Broke("as agreed".to_owned()).into());
    }

    #[test]
    fn work_without_an_end_is_stopped() {
        let endless = |_, progress: &dyn Progress| {
            while progress.reached(Task::Comparing, 1, 2).is_ok() {}
            News::Stopped.into()
        };
        assert_eq!(outcome_of(endless, true), News::Stopped.into());
    }
}
