//! The events that happen to the interface, the effects that it asks for, and the thread that listens to the terminal.

use std::convert::Infallible;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::{self as terminal, KeyEventKind, MouseEventKind};
use ratatui::layout::Position;

use super::desk_worker::DeskWorker;
use super::kit::key::Key;
use super::kit::layer::News;
use super::kit::overlay::TableOverlay;
use super::kit::toast;
use super::snapshot::Snapshot;
use super::work::{Job, TaskProgress, broken};
use crate::domain::progress::{Progress, Stopped};
use crate::own_commands::{OwnEnd, OwnRun};
use crate::request::{Decision, Doing};
use crate::system::SystemFault;
use crate::words::message::Sentence;

/// Rows that one notch of the wheel moves.
const NOTCH: isize = 3;

/// How the interface came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Left,
    /// The terminal is gone: its window was closed, or the line dropped.
    TerminalGone,
    /// The system asked the program to end, by the signal of this number.
    Signal(u8),
}

impl End {
    /// The code that the program ends with, as a shell gives it for one that a signal ended.
    pub const fn code(self) -> u8 {
        const HANG_UP: u8 = 1;
        match self {
            Self::Left => 0,
            Self::TerminalGone => 128 + HANG_UP,
            Self::Signal(signal) => 128_u8.saturating_add(signal),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    KeyPressed(Key),
    /// The main button was pressed there.
    Clicked(Position),
    /// The wheel was turned there; positive rows go down.
    Scrolled {
        position: Position,
        rows: isize,
    },
    Pasted(String),
    /// The terminal has another size.
    Resized,
    /// The program has to end, whatever goes on.
    Ended(End),
    /// The terminal can no longer be read.
    InputFailed(SystemFault),
    /// A moment that something waited for has come.
    TimePassed,
    /// Half a second has passed, or somebody looks here again: time to see what other desks did.
    Woke,
    /// The search for players who may be registered twice is over.
    Searched,
    /// Work that is waited for has begun.
    Began(Job, Doing),
    /// Work has come so far.
    Reached(Job, TaskProgress),
    /// The search for players who may be registered twice was stopped.
    SearchStopped,
    /// Something was done at the desk, and the job of it, if it was one, is over.
    Outcome(Option<Job>, Box<Outcome>),
}

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

impl Event {
    /// Reads a terminal event; releases, drags and moves mean nothing here.
    pub fn from_terminal(event: terminal::Event) -> Option<Self> {
        match event {
            terminal::Event::Key(key) if key.kind == KeyEventKind::Press => {
                Some(Self::KeyPressed(Key::from(key)))
            }
            terminal::Event::Mouse(mouse) => {
                let position = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(terminal::MouseButton::Left) => {
                        Some(Self::Clicked(position))
                    }
                    MouseEventKind::ScrollDown => Some(Self::Scrolled { position, rows: NOTCH }),
                    MouseEventKind::ScrollUp => Some(Self::Scrolled { position, rows: -NOTCH }),
                    _ => None,
                }
            }
            terminal::Event::Paste(text) => Some(Self::Pasted(text)),
            terminal::Event::Resize(..) => Some(Self::Resized),
            // An operator who looks here again wants to see what the other desks did.
            terminal::Event::FocusGained => Some(Self::Woke),
            terminal::Event::Key(_) | terminal::Event::FocusLost => None,
        }
    }
}

const POLL: Duration = Duration::from_millis(100);

/// The listening thread; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct Listener {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Closed once the thread is over.
    over: Receiver<Infallible>,
}

impl Listener {
    /// Sends what the terminal reports to `events`, until dropped or until the terminal fails.
    pub(super) fn start(events: Sender<Event>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let (running, over) = mpsc::channel();
        let thread = thread::spawn(move || {
            let _running = running;
            let failed = catch_unwind(AssertUnwindSafe(|| listen(&events, &stopped)));
            if let Err(panic) = failed {
                // Nobody listens any more once the interface is left.
                let _ = events.send(Event::InputFailed(broken(&*panic).into()));
            }
        });
        Self { stop, thread: Some(thread), over }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // A terminal that is gone keeps crossterm for ever; that thread goes with the program.
        let stuck = self.over.recv_timeout(POLL * 5) == Err(RecvTimeoutError::Timeout);
        if let Some(thread) = self.thread.take().filter(|_| !stuck) {
            // A thread that panicked has told so; there is nothing left to stop.
            let _ = thread.join();
        }
    }
}

fn listen(events: &Sender<Event>, stopped: &AtomicBool) {
    while !stopped.load(Ordering::Relaxed) {
        let read = match terminal::poll(POLL) {
            Ok(false) => continue,
            Ok(true) => terminal::read(),
            Err(error) => Err(error),
        };
        let event = match read {
            Ok(event) => Event::from_terminal(event),
            Err(error) => Some(Event::InputFailed((&error).into())),
        };
        let failed = matches!(event, Some(Event::InputFailed(_)));
        let unheard = event.is_some_and(|event| events.send(event).is_err());
        if failed || unheard {
            return;
        }
    }
}

// Requests of the interface to the world outside. `update` only names them: the terminal does some at once, the desk's
// thread all others.

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

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};

    use super::*;

    #[test]
    fn only_presses_clicks_and_the_wheel_mean_something() {
        let key = |kind| {
            let event = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, kind);
            Event::from_terminal(terminal::Event::Key(event))
        };
        assert_eq!(key(KeyEventKind::Press), Key::parse("a").map(Event::KeyPressed));
        assert_eq!(key(KeyEventKind::Repeat), None);
        assert_eq!(key(KeyEventKind::Release), None);
        let mouse = |kind| {
            let event = MouseEvent { kind, column: 4, row: 2, modifiers: KeyModifiers::NONE };
            Event::from_terminal(terminal::Event::Mouse(event))
        };
        let position = Position::new(4, 2);
        let down = MouseEventKind::Down(terminal::MouseButton::Left);
        assert_eq!(mouse(down), Some(Event::Clicked(position)));
        assert_eq!(mouse(MouseEventKind::ScrollUp), Some(Event::Scrolled { position, rows: -3 }));
        assert_eq!(mouse(MouseEventKind::Moved), None);
        assert_eq!(Event::from_terminal(terminal::Event::FocusGained), Some(Event::Woke));
        assert_eq!(Event::from_terminal(terminal::Event::FocusLost), None);
    }
}
