//! Long work beside the drawing: what is told of it, and the thread that does it.
//!
//! Whatever needs the desk is done by one thread, one thing after the other, while frames go on being drawn. Keys
//! pressed meanwhile wait until it is over; Esc stops it. Work that is over soon shows nothing of itself.
//!
//! Keys pressed ahead of work that failed or was stopped are dropped. Stopped work has changed nothing: a plan, a fit
//! or a club is made beside the present one, and an entry is one transaction. Long work gets a
//! `domain::progress::Progress`, which it tells how far it is and which answers whether to go on; the command line
//! passes one that never stops. A panic on the thread is shown on the screen; the desk holds a new club only once it is
//! written, so the club is as before.

pub(super) mod apart;
pub(super) mod desk;

use std::time::{Duration, Instant};

use crate::domain::progress::Task;
use crate::request::Doing;

/// The time between two looks at what others did: a result shows at every desk within a tenth of a second.
pub(super) const LOOK: Duration = Duration::from_millis(40);

/// Work that is over by then shows no gauge, so that nothing flickers.
pub const UNSEEN: Duration = Duration::from_millis(150);

/// Something the desk's thread was asked to do, or the search for duplicates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Job(pub u64);

impl Job {
    /// The search for players who may be registered twice, which nobody waits for.
    pub const SEARCH: Self = Self(0);
}

/// How far a task has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TaskProgress {
    pub task: Task,
    pub done: usize,
    pub of: usize,
}

impl TaskProgress {
    /// How much is done, in hundredths; none where the parts are too few to tell.
    pub fn percent(self) -> Option<usize> {
        (self.of > 1).then(|| (self.done.min(self.of) * 100) / self.of)
    }
}

/// Work that the operator waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    pub job: Job,
    pub doing: Doing,
    pub since: Instant,
    /// How long it has gone on, as far as the screen knows.
    pub passed: Duration,
    /// How far it has come, once that is told.
    pub reach: Option<TaskProgress>,
    /// Whether it was asked to stop.
    pub stopping: bool,
}

impl Work {
    /// Work that begins now.
    pub const fn new(job: Job, doing: Doing, since: Instant) -> Self {
        Self { job, doing, since, passed: Duration::ZERO, reach: None, stopping: false }
    }

    /// Whether it has gone on for so long that it is shown.
    pub fn is_shown(&self) -> bool {
        self.passed >= UNSEEN
    }

    /// When its gauge will look different by itself.
    pub fn wakes_at(&self) -> Instant {
        let next =
            if self.is_shown() { Duration::from_secs(self.passed.as_secs() + 1) } else { UNSEEN };
        self.since + next
    }
}

/// How the search for players who may be registered twice goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Search {
    /// It has told nothing yet, or is over.
    #[default]
    Quiet,
    /// It has come so far.
    Reached(TaskProgress),
    /// The operator stopped it.
    Stopped,
}
