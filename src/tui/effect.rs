//! What the interface asks of the world outside, and what comes of it. `update` only names an effect: the terminal does some
//! at once, the desk's thread all others.

use std::fmt;
use std::path::PathBuf;

use super::Event;
use super::desk_worker::DeskWorker;
use super::kit::layer::News;
use super::kit::overlay::TableOverlay;
use super::kit::toast;
use super::snapshot::Snapshot;
use crate::domain::progress::{Progress, Stopped};
use crate::own_commands::{OwnEnd, OwnRun};
use crate::request::{Decision, Doing};
use crate::words::message::Sentence;

/// The outcome of what the desk did.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outcome {
    /// The club, where it is another now.
    pub state: Option<Snapshot>,
    /// The sentence for the status line.
    pub message: Option<Message>,
    /// The entry that was recorded or taken back, or the answer that was asked for.
    pub news: Option<News>,
}

/// A sentence about what the desk did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Something was done.
    Told(String),
    /// Something went wrong beside what was done.
    Warned(String),
    /// Something was refused: why, and what to do instead.
    Refused(String),
    /// A file was written, and can be opened.
    Written(PathBuf),
    /// A fault of the program: the message of the panic.
    Broke(String),
}

impl Message {
    /// Something was refused.
    pub fn refused(why: impl Into<Sentence>) -> Self {
        Self::Refused(toast::written(&why.into()))
    }
}

impl Outcome {
    /// This, and then something later. A refusal stays on the screen.
    #[must_use]
    pub fn and(self, later: impl Into<Self>) -> Self {
        let mut later = later.into();
        if let Some(state) = &mut later.state {
            state.others |= self.state.as_ref().is_some_and(|before| before.others);
        }
        let is_refused = matches!(self.message, Some(Message::Refused(_)));
        let message = if is_refused { self.message } else { later.message.or(self.message) };
        Self { state: later.state.or(self.state), message, news: later.news.or(self.news) }
    }

    /// The event of an outcome that no job has, unless nothing came of it.
    pub fn event(self) -> Option<Event> {
        (self != Self::default()).then(|| Event::Outcome(None, Box::new(self)))
    }
}

impl From<Snapshot> for Outcome {
    fn from(state: Snapshot) -> Self {
        Self { state: Some(state), ..Self::default() }
    }
}

impl From<Message> for Outcome {
    fn from(message: Message) -> Self {
        Self { message: Some(message), ..Self::default() }
    }
}

impl From<Option<Message>> for Outcome {
    fn from(message: Option<Message>) -> Self {
        Self { message, ..Self::default() }
    }
}

impl From<News> for Outcome {
    fn from(news: News) -> Self {
        Self { news: Some(news), ..Self::default() }
    }
}

impl From<OwnEnd> for Outcome {
    fn from(end: OwnEnd) -> Self {
        News::Ended(end).into()
    }
}

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
