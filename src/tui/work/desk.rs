//! The thread that has tasks done at the desk, one after the other, and follows what others do in between.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::Scope;

use super::progress_reporter::{ProgressReporter, Stop, broken};
use super::{Job, LOOK};
use crate::domain::progress::{NoProgress, Progress};
use crate::tui::desk_worker::DeskWorker;
use crate::tui::effect::DeskTask;
use crate::tui::event::{Event, Message};

/// A task with its number, and what stops it.
type DeskJob = (Job, DeskTask, Stop);

/// The desk's thread, seen from the drawing. It ends when this is dropped; what it is doing then is stopped.
#[derive(Debug)]
pub(in crate::tui) struct DeskThread {
    jobs: Sender<DeskJob>,
    last: Job,
    stop: Stop,
}

impl DeskThread {
    /// Starts the thread, which tells `events` the outcome of each task.
    pub(in crate::tui) fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        events: Sender<Event>,
        desk: &'scope mut DeskWorker,
    ) -> Self {
        let (jobs, asked) = mpsc::channel();
        scope.spawn(move || work(&asked, &events, desk));
        Self { jobs, last: Job::SEARCH, stop: Stop::default() }
    }

    /// Has a task done after those asked for before. Tells that it has begun, if it is waited for.
    pub(in crate::tui) fn ask(&mut self, task: DeskTask) -> Option<Event> {
        self.last = Job(self.last.0 + 1);
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
}

impl Drop for DeskThread {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

fn work(asked: &Receiver<DeskJob>, events: &Sender<Event>, desk: &mut DeskWorker) {
    loop {
        // The desk holds a new club only once it is written, so a panic on the way leaves the club before.
        let mut run = |task: DeskTask, progress: &dyn Progress| {
            catch_unwind(AssertUnwindSafe(|| task.run(desk, progress)))
        };
        let event = match asked.recv_timeout(LOOK) {
            Ok((job, task, stop)) => {
                let done = run(task, &ProgressReporter::new(job, events.clone(), stop));
                let broke = |panic: Box<dyn Any + Send>| Message::Broke(broken(&*panic)).into();
                Some(Event::Outcome(Some(job), Box::new(done.unwrap_or_else(broke))))
            }
            // A panic that lasts is told with the next task.
            Err(RecvTimeoutError::Timeout) => {
                run(DeskTask::glance(), &NoProgress).unwrap_or_default().event()
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Some(event) = event {
            // Nobody listens any more once the interface is left.
            let _ = events.send(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::desk::Desk;
    use crate::domain::progress::{Stopped, Task};
    use crate::journal::store::Missing;
    use crate::outside::Environment;
    use crate::tui::event::Outcome;
    use crate::tui::news::News;
    use crate::words::ENGLISH;

    type Done = Result<Outcome, Stopped>;

    fn outcome_of(
        work: impl FnOnce(&mut DeskWorker, &dyn Progress) -> Done + Send + 'static,
        stop: bool,
    ) -> Outcome {
        let folder = tempfile::tempdir().expect("a folder");
        let desk = Desk::open(&folder.path().join("club.db"), Missing::Create, "desk");
        let mut worker = DeskWorker::new(desk.expect("a desk"), Environment::default(), &ENGLISH);
        let (sender, events) = mpsc::channel();
        thread::scope(|scope| {
            let mut desk = DeskThread::start(scope, sender, &mut worker);
            assert_eq!(desk.ask(DeskTask::new("trial", work)), None, "nobody waits for it");
            if stop {
                desk.stop();
            }
            loop {
                let event = events.recv_timeout(Duration::from_secs(20)).expect("it ends");
                if let Event::Outcome(Some(job), outcome) = event {
                    assert_eq!(job, Job(1));
                    return *outcome;
                }
            }
        })
    }

    #[test]
    fn the_outcome_of_a_task_is_told_and_ends_its_job() {
        let told = Message::Told("as agreed".to_owned());
        let done = told.clone().into();
        assert_eq!(outcome_of(|_, _| Ok(done), false), told.into());
    }

    #[test]
    fn a_panic_is_told_and_the_desk_goes_on() {
        let broke = outcome_of(|_, _| panic!("as agreed"), false);
        assert_eq!(broke, Message::Broke("as agreed".to_owned()).into());
    }

    #[test]
    fn work_without_an_end_is_stopped() {
        let endless = |_: &mut DeskWorker, progress: &dyn Progress| -> Done {
            loop {
                progress.reached(Task::Comparing, 1, 2)?;
            }
        };
        assert_eq!(outcome_of(endless, true), News::Stopped.into());
    }
}
