//! Effects: wishes to the world outside, their outcomes, and the message on the status line. `update` only names an effect.
//! The terminal does some at once, the desk's thread the others.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::Event;
use super::desk_worker::DeskWorker;
use super::kit::layer::News;
use super::kit::overlay::TableOverlay;
use super::kit::text::{self, capital};
use super::snapshot::Snapshot;
use crate::club::Action;
use crate::command::CommandId;
use crate::domain::progress::{Progress, Stopped};
use crate::own_commands::{OwnEnd, OwnRun};
use crate::request::{Decision, Doing};
use crate::words::message::{Part, Sentence};

/// The outcome of the desk's work.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outcome {
    /// The club, if it has changed.
    pub state: Option<Snapshot>,
    pub message: Option<Message>,
    /// The entry that was recorded or undone, or the answer to a request.
    pub news: Option<News>,
}

/// A sentence about the desk's work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Something was done.
    Told(String),
    /// Something was done, but a further step failed.
    Warned(String),
    /// Something was refused: the reason and the remedy.
    Refused(String),
    /// A file was written and can be opened.
    Written(PathBuf),
    /// The program has a fault: the message of the panic.
    Broke(String),
}

impl Message {
    /// The reason gets a capital if it needs one.
    pub fn refused(why: impl Into<Sentence>) -> Self {
        Self::Refused(written(&why.into()))
    }
}

impl Outcome {
    /// This outcome followed by a later one. The message of a refusal is kept.
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

    /// The event of an outcome without a job; none if the outcome is empty.
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

/// A wish that `update` cannot fulfil by itself.
#[derive(Debug, PartialEq)]
pub enum Effect {
    Quit,
    /// Leaves the program because the terminal failed.
    Fail(String),
    /// Gives the terminal to the shell until the program is called to the front again.
    Suspend,
    /// Draws the whole screen again: another program has written on it.
    Redraw,
    /// Whether the program gets clicks and the wheel, or the terminal keeps them.
    Mouse(bool),
    /// Starts one of the operator's own commands.
    Begin(OwnRun),
    /// Starts the laboratory with these arguments, and waits until it is left.
    Laboratory(Vec<String>),
    /// Stops the work that is waited for.
    StopWork,
    /// Stops the search for duplicates.
    StopSearch,
    /// Starts the search for duplicates again.
    SearchAgain,
    /// Records a request.
    Record(Box<Decision>),
    /// Does a task on the desk's thread.
    Do(DeskTask),
}

/// Work at the desk that runs while frames are drawn. Each task is made in `desk_worker`.
pub struct DeskTask {
    name: String,
    doing: Option<Doing>,
    work: Box<TaskWork>,
}

type TaskWork = dyn FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send;

impl DeskTask {
    /// A task that nobody waits for. `name` identifies it.
    pub(super) fn new(
        name: impl Into<String>,
        work: impl FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send + 'static,
    ) -> Self {
        Self { name: name.into(), doing: None, work: Box::new(work) }
    }

    /// Makes the operator wait for the task.
    #[must_use]
    pub(super) fn waited_for(self, doing: Doing) -> Self {
        Self { doing: Some(doing), ..self }
    }

    /// The work shown to the waiting operator; none if nobody waits.
    pub const fn doing(&self) -> Option<&Doing> {
        self.doing.as_ref()
    }

    /// Runs the task. A stopped task has changed nothing.
    pub(super) fn run(self, desk: &mut DeskWorker, progress: &dyn Progress) -> Outcome {
        (self.work)(desk, progress).unwrap_or_else(|Stopped| News::Stopped.into())
    }
}

impl fmt::Debug for DeskTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DeskTask").field(&self.name).finish()
    }
}

/// Tasks are compared by name. Closures cannot be compared.
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

/// The result of a study: a table, or a sentence that says why there is none.
#[derive(Debug, Clone, PartialEq)]
pub enum Studied {
    Table(TableOverlay),
    Nothing(String),
}

pub const INFO_TIME: Duration = Duration::from_secs(4);

/// Columns of each name in the message about a call.
const CALLED: usize = 30;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toast {
    pub text: String,
    pub severity: Severity,
    /// The command that undoes the reported change: undo or redo. Its
    /// key is shown behind the sentence, if the screen in front has one.
    pub back: Option<CommandId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Disappears at this moment.
    Info { until: Instant },
    /// Stays until a key is pressed.
    Error,
    /// Stays until a key is pressed. It is not an error.
    Hint,
}

impl Toast {
    /// A message that disappears [`INFO_TIME`] after `now`.
    pub fn info(text: impl Into<Sentence>, now: Instant) -> Self {
        Self::verbatim(written(&text.into()), now)
    }

    /// A message without a capital added: it may begin with a name.
    pub fn verbatim(text: String, now: Instant) -> Self {
        Self { text, severity: Severity::Info { until: now + INFO_TIME }, back: None }
    }

    pub fn error(said: impl Into<Sentence>) -> Self {
        Self::failure(written(&said.into()))
    }

    /// A failure without a capital added.
    pub const fn failure(text: String) -> Self {
        Self { text, severity: Severity::Error, back: None }
    }

    /// A message about a key without effect.
    pub fn hint(text: String) -> Self {
        Self { text, severity: Severity::Hint, back: None }
    }

    /// When the message disappears; none if it stays until a key is pressed.
    pub const fn until(&self) -> Option<Instant> {
        match self.severity {
            Severity::Info { until } => Some(until),
            Severity::Error | Severity::Hint => None,
        }
    }
}

/// A sentence about recorded actions. Names are written whole, so that the reader finds slips. A call's
/// names are cut to [`CALLED`] columns: the message covers the page of the hall, which shows them too.
pub fn told(said: &Sentence, done: &[Action]) -> String {
    let is_call = matches!(done, [Action::CallMatch(_)]);
    let told = said.with(|part| match part {
        Part::Player(name) if is_call => text::fit(name, CALLED).into(),
        other => other.text().into(),
    });
    capital_of(said, told)
}

/// The text for the status line, with a capital.
pub fn written(said: &Sentence) -> String {
    capital_of(said, said.with(|part| part.text().into()))
}

/// The text with a capital, unless it begins with a name or with
/// something that is no English word: a file, a number, a key.
fn capital_of(said: &Sentence, text: String) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    let is_word = first.bytes().all(|letter| letter.is_ascii_lowercase());
    if is_word && !said.is_name_first() { capital(&text) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Club, Place, Refusal, Seq};
    use crate::domain::ids::TournamentId;
    use crate::domain::number::PlayerId;
    use crate::words::ENGLISH;

    #[test]
    fn a_message_begins_with_a_capital_unless_it_begins_with_what_is_written_so() {
        let told = |text: &str| Toast::error(text).text;
        assert_eq!(told("no table is free"), "No table is free");
        assert_eq!(told("cup.csv cannot be read"), "cup.csv cannot be read");
        assert_eq!(told("卓が空いていません"), "卓が空いていません");
        assert_eq!(told(""), "");
        let refused = |sentence: Sentence| Toast::error(sentence).text;
        let mut club = Club::default();
        let m = PlayerId(1);
        let add = Action::add_player(m, "m".to_owned());
        club.perform(&add, Place { seq: Seq(1), index: 0 }).expect("allowed");
        let not_entered = Refusal::NotEntered(TournamentId(1), m);
        let sentence = ENGLISH.message.refused(&not_entered, &club);
        assert!(refused(sentence).starts_with("m "), "a name stays as it is stored");
    }
}
