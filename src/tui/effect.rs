//! What the interface asks of the world outside, and what comes of it, as the status line tells it. `update` only names an
//! effect: the terminal does some at once, the desk's thread all others.

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
        Self::Refused(written(&why.into()))
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

// The message on the status line.

/// How long a piece of information stays.
pub const INFO_TIME: Duration = Duration::from_secs(4);

/// Columns of a name in the message on a call.
const CALLED: usize = 30;

/// A message on the status line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toast {
    /// A sentence, from the words.
    pub text: String,
    /// How it looks and how long it stays.
    pub severity: Severity,
    /// The command that takes it back: undo, or redo. Its key is told behind the sentence, as the screen in front has it.
    pub back: Option<CommandId>,
}

/// How grave a toast is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Gone at this moment.
    Info { until: Instant },
    /// Stays until a key is pressed.
    Error,
    /// Stays until a key is pressed, and is nothing that went wrong.
    Hint,
}

impl Toast {
    /// Information that goes by itself, [`INFO_TIME`] after `now`.
    pub fn info(text: impl Into<Sentence>, now: Instant) -> Self {
        Self::verbatim(written(&text.into()), now)
    }

    /// A message written as it stands: it may begin with a name.
    pub fn verbatim(text: String, now: Instant) -> Self {
        Self { text, severity: Severity::Info { until: now + INFO_TIME }, back: None }
    }

    /// A refusal or failure that stays until a key is pressed.
    pub fn error(said: impl Into<Sentence>) -> Self {
        Self::failure(written(&said.into()))
    }

    /// A failure as it stands.
    pub const fn failure(text: String) -> Self {
        Self { text, severity: Severity::Error, back: None }
    }

    /// A message, as it stands, about a key that does nothing.
    pub fn hint(text: String) -> Self {
        Self { text, severity: Severity::Hint, back: None }
    }

    /// When it goes by itself; any other stays until a key is pressed.
    pub const fn until(&self) -> Option<Instant> {
        match self.severity {
            Severity::Info { until } => Some(until),
            Severity::Error | Severity::Hint => None,
        }
    }
}

/// A sentence about what was done. A name is written as it is stored, since who reads the message looks for a slip; but
/// the names of a call are cut to [`CALLED`], since the message lies over the floor, which shows them too.
pub fn told(said: &Sentence, done: &[Action]) -> String {
    let is_call = matches!(done, [Action::CallMatch(_)]);
    let told = said.with(|part| match part {
        Part::Player(name) if is_call => text::fit(name, CALLED).into(),
        other => other.text().into(),
    });
    capital_of(said, told)
}

/// A sentence as it is written on the status line.
pub fn written(said: &Sentence) -> String {
    capital_of(said, said.with(|part| part.text().into()))
}

/// The text of a sentence with a capital to begin with, unless that is a name, which is written as it is stored, or no
/// word of English: a file, a number, a key.
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
