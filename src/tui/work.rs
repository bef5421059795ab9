//! Long work while frames are drawn: its progress, and the thread that does it.
//!
//! One thread does all work that needs the desk, one task after the other, while frames are
//! drawn. Keys pressed meanwhile wait for the end; Esc stops the work. Short work shows nothing.
//!
//! Keys pressed ahead of work that failed or was stopped are dropped. Stopped work has changed nothing: a plan, a fit
//! or a club is made beside the present one, and an entry is one transaction. Long work reports to a
//! `domain::progress::Progress`, which answers whether to go on; that of the command line never stops. A panic on the
//! thread is shown on the screen. The desk takes over a new club only once it is written, so the club is as before.
//!
//! Work that may hang runs on a thread that may be left behind: a drive that is
//! gone never answers, and the system cannot stop a thread that waits for it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::Event;
use super::desk_worker::DeskWorker;
use super::effect::{DeskTask, Message, Outcome};
use crate::domain::progress::{NoProgress, Progress, Stopped, Task};
use crate::request::Doing;
use crate::tui::snapshot::Snapshot;

/// The time between two looks for other desks' entries: a result is visible at every desk within a tenth of a second.
pub(super) const LOOK: Duration = Duration::from_millis(40);

/// Shorter work shows no gauge, so that nothing flickers.
pub const UNSEEN: Duration = Duration::from_millis(150);

/// The number of a task of the desk's thread, or of the search for duplicates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Job(pub u64);

impl Job {
    /// The search for duplicates, which nobody waits for.
    pub const SEARCH: Self = Self(0);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TaskProgress {
    pub task: Task,
    pub done: usize,
    pub of: usize,
}

impl TaskProgress {
    /// Per cent done; none if there is at most one part.
    pub fn percent(self) -> Option<usize> {
        (self.of > 1).then(|| (self.done.min(self.of) * 100) / self.of)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    pub job: Job,
    pub doing: Doing,
    pub since: Instant,
    /// How long it has taken, as far as the screen knows.
    pub passed: Duration,
    /// The progress, once it is reported.
    pub reach: Option<TaskProgress>,
    /// Whether it has been asked to stop.
    pub stopping: bool,
}

impl Work {
    /// Work that begins now.
    pub const fn new(job: Job, doing: Doing, since: Instant) -> Self {
        Self { job, doing, since, passed: Duration::ZERO, reach: None, stopping: false }
    }

    /// Whether it has taken long enough to be shown.
    pub fn is_shown(&self) -> bool {
        self.passed >= UNSEEN
    }

    /// The time when the gauge changes by itself.
    pub fn wakes_at(&self) -> Instant {
        let next =
            if self.is_shown() { Duration::from_secs(self.passed.as_secs() + 1) } else { UNSEEN };
        self.since + next
    }
}

/// The state of the search for duplicates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Search {
    /// Nothing is reported yet, or it is over.
    #[default]
    Quiet,
    /// The progress.
    Reached(TaskProgress),
    /// The operator has stopped it.
    Stopped,
}

/// A task with its number, and its stop.
type DeskJob = (Job, DeskTask, Stop);

/// The desk's thread, for the drawing thread. It ends when this is dropped; its work is stopped then.
#[derive(Debug)]
pub(super) struct DeskThread {
    jobs: Sender<DeskJob>,
    last: Job,
    stop: Stop,
}

impl DeskThread {
    /// Starts the thread. `events` gets the outcome of each task.
    pub(super) fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        events: Sender<Event>,
        desk: &'scope mut DeskWorker,
    ) -> Self {
        let (jobs, asked) = mpsc::channel();
        scope.spawn(move || work(&asked, &events, desk));
        Self { jobs, last: Job::SEARCH, stop: Stop::default() }
    }

    /// Queues a task. Returns the event that it has begun, if the operator waits for it.
    pub(super) fn ask(&mut self, task: DeskTask) -> Option<Event> {
        self.last = Job(self.last.0 + 1);
        self.stop = Stop::default();
        let began = task.doing().map(|doing| Event::Began(self.last, doing.clone()));
        // The thread listens as long as `self` lives.
        let _ = self.jobs.send((self.last, task, self.stop.clone()));
        began
    }

    /// Stops the task that was queued last.
    pub(super) fn stop(&self) {
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
        // The desk takes over a new club only once it is written, so a panic leaves the club as before.
        let mut run = |task: DeskTask, progress: &dyn Progress| {
            catch_unwind(AssertUnwindSafe(|| task.run(desk, progress)))
        };
        let event = match asked.recv_timeout(LOOK) {
            Ok((job, task, stop)) => {
                let done = run(task, &ProgressReporter::new(job, events.clone(), stop));
                let broke = |panic: Box<dyn Any + Send>| Message::Broke(broken(&*panic)).into();
                Some(Event::Outcome(Some(job), Box::new(done.unwrap_or_else(broke))))
            }
            // If the panic persists, the next task reports it.
            Err(RecvTimeoutError::Timeout) => {
                run(DeskTask::glance(), &NoProgress).unwrap_or_default().event()
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Some(event) = event {
            // Nobody listens after the interface has ended.
            let _ = events.send(event);
        }
    }
}

// Reports the progress of work, and tells the work to stop.

/// The time between two reports. More than twenty a second cannot be read.
const PAUSE: Duration = Duration::from_millis(50);

/// Stops the work of all reporters that share it.
#[derive(Debug, Clone, Default)]
pub(super) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the work to stop.
    pub(super) fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Reports the progress of a job from time to time.
#[derive(Debug)]
pub(super) struct ProgressReporter {
    job: Job,
    events: Sender<Event>,
    stop: Stop,
    /// Nothing is reported before.
    quiet_until: Instant,
    /// The task reported last, and when.
    told: Mutex<Option<(Task, Instant)>>,
}

impl ProgressReporter {
    /// Reports to `events` until it is stopped.
    pub(super) fn new(job: Job, events: Sender<Event>, stop: Stop) -> Self {
        Self { job, events, stop, quiet_until: Instant::now(), told: Mutex::new(None) }
    }

    /// Delays the first report: shorter work reports nothing.
    pub(super) fn quiet_for(self, time: Duration) -> Self {
        Self { quiet_until: Instant::now() + time, ..self }
    }
}

impl Progress for ProgressReporter {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if self.stop.is_asked() {
            return Err(Stopped);
        }
        // If another thread is reporting, this one does not wait.
        if let Ok(mut told) = self.told.try_lock() {
            let now = Instant::now();
            if now < self.quiet_until {
                return Ok(());
            }
            let is_new = |(before, at)| before != task || now.duration_since(at) >= PAUSE;
            if told.is_none_or(is_new) {
                *told = Some((task, now));
                // Nobody listens after the interface has ended.
                let _ = self.events.send(Event::Reached(self.job, TaskProgress { task, done, of }));
            }
        }
        Ok(())
    }
}

/// The message of a panic.
pub(super) fn broken(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
}

/// The time between two checks whether the work is still wanted.
const GLANCE: Duration = Duration::from_millis(20);

/// The progress of work on another thread, until it is passed on.
#[derive(Debug, Default)]
struct Relay {
    reached: Mutex<Option<(Task, usize, usize)>>,
    stopped: AtomicBool,
}

impl Progress for Relay {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if let Ok(mut reached) = self.reached.try_lock() {
            *reached = Some((task, done, of));
        }
        if self.stopped.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }
}

/// Runs work on a thread of its own and waits for it. Once stopped, it waits no longer, even if the thread goes on.
pub(super) fn apart<T: Send + 'static>(
    progress: &dyn Progress,
    work: impl FnOnce(&dyn Progress) -> T + Send + 'static,
) -> Result<T, Stopped> {
    let relay = Arc::new(Relay::default());
    let (sender, done) = mpsc::channel();
    let theirs = Arc::clone(&relay);
    let thread = thread::spawn(move || {
        // The receiver may be gone.
        let _ = sender.send(work(&*theirs));
    });
    loop {
        match done.recv_timeout(GLANCE) {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Disconnected) => {
                return match thread.join() {
                    Err(panic) => resume_unwind(panic),
                    Ok(()) => Err(Stopped),
                };
            }
            Err(RecvTimeoutError::Timeout) => {
                let reached = relay.reached.lock().unwrap_or_else(PoisonError::into_inner).take();
                let (task, done, of) = reached.unwrap_or((Task::Reading, 0, 0));
                if let Err(stopped) = progress.reached(task, done, of) {
                    relay.stopped.store(true, Ordering::Relaxed);
                    return Err(stopped);
                }
            }
        }
    }
}

/// Runs one search at a time. If players change meanwhile, another search follows.
#[derive(Debug)]
pub(super) struct Searcher {
    events: Sender<Event>,
    is_busy: bool,
    /// Whether the operator has stopped the search.
    is_stopped: bool,
    stop: Stop,
}

impl Searcher {
    /// Sends an event to `events` at the end of each search.
    pub(super) fn new(events: Sender<Event>) -> Self {
        Self { events, is_busy: false, is_stopped: false, stop: Stop::default() }
    }

    /// Starts a search of the shown players, unless one is running or they have been searched.
    pub(super) fn look(&mut self, shown: &Snapshot) {
        if self.is_busy || self.is_stopped || shown.is_searched() {
            return;
        }
        self.is_busy = true;
        self.stop = Stop::default();
        let (events, shown) = (self.events.clone(), shown.clone());
        let progress_reporter =
            ProgressReporter::new(Job::SEARCH, events.clone(), self.stop.clone()).quiet_for(UNSEEN);
        thread::spawn(move || {
            // A search stores its result only at its end.
            let searched =
                catch_unwind(AssertUnwindSafe(|| shown.search_watched(&progress_reporter)));
            let told = match searched {
                Ok(Ok(())) => vec![Event::Searched],
                Ok(Err(_)) => vec![Event::SearchStopped],
                Err(panic) => {
                    let broke = Outcome::from(Message::Broke(broken(&*panic)));
                    [Event::SearchStopped].into_iter().chain(broke.event()).collect()
                }
            };
            for event in told {
                // Nobody listens after the interface has ended.
                let _ = events.send(event);
            }
        });
    }

    /// Stops the search until it is asked for again.
    pub(super) fn stop(&mut self) {
        self.stop.stop();
        self.is_stopped = true;
    }

    pub(super) const fn again(&mut self) {
        self.is_stopped = false;
    }

    /// Notes the end of a search.
    pub(super) fn hear(&mut self, event: &Event) {
        if matches!(event, Event::Searched | Event::SearchStopped) {
            self.is_busy = false;
            // A search that panicked would panic again.
            self.is_stopped |= matches!(event, Event::SearchStopped);
        }
    }
}

impl Drop for Searcher {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::desk::Desk;
    use crate::domain::progress::{NoProgress, Stopped, Task};
    use crate::journal::store::Missing;
    use crate::outside::Environment;
    use crate::tui::effect::Outcome;
    use crate::tui::kit::layer::News;
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

    /// Stops after one report.
    struct Impatient(AtomicBool);

    impl Progress for Impatient {
        fn reached(&self, _task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
            if self.0.swap(true, Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
        }
    }

    #[test]
    fn what_came_of_it_comes_back_and_what_hangs_is_left() {
        assert_eq!(apart(&NoProgress, |_| 7), Ok(7));
        let (kept, never) = mpsc::channel::<()>();
        let hangs = apart(&Impatient(AtomicBool::new(false)), move |_| never.recv());
        assert_eq!(hangs, Err(Stopped));
        drop(kept);
    }

    #[test]
    fn what_goes_on_hears_that_it_is_stopped() {
        let (sender, heard) = mpsc::channel();
        let endless = move |progress: &dyn Progress| {
            while progress.reached(Task::Reading, 1, 2).is_ok() {
                thread::yield_now();
            }
            sender.send(())
        };
        let stopped = apart(&Impatient(AtomicBool::new(false)), endless);
        assert_eq!(stopped.map(|_| ()), Err(Stopped));
        heard.recv_timeout(Duration::from_secs(20)).expect("it heard");
    }

    #[test]
    #[should_panic(expected = "as agreed")]
    fn a_panic_goes_on_where_it_is_waited_for() {
        let _ = apart(&NoProgress, |_| panic!("as agreed"));
    }
}
