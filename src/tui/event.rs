//! Events of the interface, its effects, and the thread that listens to the terminal.

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

/// Rows for each notch of the wheel.
const NOTCH: isize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Left,
    /// The terminal is gone: its window was closed or the connection dropped.
    TerminalGone,
    /// The system ended the program with the signal of this number.
    Signal(u8),
}

impl End {
    /// The exit code. For a signal it is the one that shells use.
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
    /// The main button was pressed.
    Clicked(Position),
    /// The wheel was turned. Positive rows go down.
    Scrolled {
        position: Position,
        rows: isize,
    },
    Pasted(String),
    /// The terminal has another size.
    Resized,
    /// The program must end at once.
    Ended(End),
    /// The terminal can no longer be read.
    InputFailed(SystemFault),
    /// A moment came that the interface waited for.
    TimePassed,
    /// Half a second has passed, or the terminal got the focus: time to see what other desks did.
    Woke,
    /// The search for duplicates is over.
    Searched,
    /// Work that the operator waits for has begun.
    Began(Job, Doing),
    /// The progress of work.
    Reached(Job, TaskProgress),
    /// The search for duplicates was stopped.
    SearchStopped,
    /// The desk did something. The job, if any, is over.
    Outcome(Option<Job>, Box<Outcome>),
}

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
        Self::Refused(toast::written(&why.into()))
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

impl Event {
    /// Reads an event of the terminal. Releases, drags and moves of the mouse are ignored.
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
            // The operator is looking at this window again and wants to see what other desks did.
            terminal::Event::FocusGained => Some(Self::Woke),
            terminal::Event::Key(_) | terminal::Event::FocusLost => None,
        }
    }
}

const POLL: Duration = Duration::from_millis(100);

/// The thread that listens to the terminal. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Listener {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Closed when the thread has ended.
    over: Receiver<Infallible>,
}

impl Listener {
    /// Sends events of the terminal, until dropped or until the terminal fails.
    pub(super) fn start(events: Sender<Event>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let (running, over) = mpsc::channel();
        let thread = thread::spawn(move || {
            let _running = running;
            let failed = catch_unwind(AssertUnwindSafe(|| listen(&events, &stopped)));
            if let Err(panic) = failed {
                // Nobody listens after the interface has ended.
                let _ = events.send(Event::InputFailed(broken(&*panic).into()));
            }
        });
        Self { stop, thread: Some(thread), over }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // If the terminal is gone, crossterm never returns. That thread ends with the program.
        let stuck = self.over.recv_timeout(POLL * 5) == Err(RecvTimeoutError::Timeout);
        if let Some(thread) = self.thread.take().filter(|_| !stuck) {
            // A panic of the thread has been reported already.
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

// Effects: wishes to the world outside. `update` only names them.
// The terminal does some at once, the desk's thread the others.

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
