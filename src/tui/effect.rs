//! Requests of the interface to the world outside. `update` only names them: the terminal does some at once, the desk's
//! thread all others.

use std::fmt;

use super::desk_worker::DeskWorker;
use super::event::Outcome;
use super::kit::overlay::table::TableOverlay;
use super::news::News;
use crate::domain::progress::{Progress, Stopped};
use crate::own_commands::OwnRun;
use crate::request::{Decision, Doing};

/// A request that `update` cannot fulfil by itself.
#[derive(Debug, PartialEq)]
pub enum Effect {
    Quit,
    /// Leave the program with a failure that the terminal reported.
    Fail(String),
    /// Give the terminal back to the shell until this program is called to the front again.
    Suspend,
    /// Draw the whole screen again, since something else has written on it.
    Redraw,
    /// Have clicks and the wheel come to the program, or leave them to the terminal.
    Mouse(bool),
    /// Begin a command of the operator's own.
    Begin(OwnRun),
    /// Go on to the laboratory, with these arguments, and come back when it is left.
    Laboratory(Vec<String>),
    /// Stop the work that is waited for.
    StopWork,
    /// Stop looking for players who may be registered twice.
    StopSearch,
    /// Look for them again.
    SearchAgain,
    /// Have a request recorded.
    Record(Box<Decision>),
    /// Have a task done beside the drawing.
    Do(DeskTask),
}

/// Work at the desk that runs beside the drawing. Each is made where its work stands, in `desk_worker`.
pub struct DeskTask {
    name: String,
    doing: Option<Doing>,
    work: Box<TaskWork>,
}

type TaskWork = dyn FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send;

impl DeskTask {
    /// A task that nobody waits for; its name tells it apart from all others.
    pub(super) fn new(
        name: impl Into<String>,
        work: impl FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send + 'static,
    ) -> Self {
        Self { name: name.into(), doing: None, work: Box::new(work) }
    }

    /// The task as one that the operator waits for.
    #[must_use]
    pub(super) fn waited_for(self, doing: Doing) -> Self {
        Self { doing: Some(doing), ..self }
    }

    /// The work that the operator waits for meanwhile; none if nobody waits.
    pub const fn doing(&self) -> Option<&Doing> {
        self.doing.as_ref()
    }

    /// Does it. Stopped, it has changed nothing.
    pub(super) fn run(self, desk: &mut DeskWorker, progress: &dyn Progress) -> Outcome {
        (self.work)(desk, progress).unwrap_or_else(|Stopped| News::Stopped.into())
    }
}

impl fmt::Debug for DeskTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DeskTask").field(&self.name).finish()
    }
}

/// Two are equal by their names; whether they would do the same cannot be known.
impl PartialEq for DeskTask {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl From<DeskTask> for Effect {
    fn from(task: DeskTask) -> Self {
        Self::Do(task)
    }
}

/// The outcome of a study: a table, or a sentence on why there is none.
#[derive(Debug, Clone, PartialEq)]
pub enum Studied {
    Table(TableOverlay),
    Nothing(String),
}
