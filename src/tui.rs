//! The terminal interface: events become commands, commands change the state, the state is drawn.
//!
//! ```text
//! terminal → Event → key or mouse understood → News → layer in front → Steps → state, Effects
//! state → view → cells and Hitboxes → (next event)
//! ```
//!
//! Only this file, [`terminal`], `hangup`, `desk_worker` and the threads of [`work`] and `own_commands` touch the world; all others are
//! functions of the state.

pub use banzuke_terminal::theme;

pub mod backups;
pub mod board;
mod commands;
pub mod desk_worker;
pub mod effect;
pub(crate) mod hangup;
pub mod keymap;
pub mod kit;
pub mod machines;
mod merger;
pub mod overlay;
pub mod preferences;
pub mod route;
pub mod screen;
pub mod snapshot;
pub mod terminal;
pub mod update;
pub mod view;
mod whereabouts;
pub mod work;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crossterm::event::{self as reports, KeyEventKind, MouseEventKind};
use ratatui::layout::Position;

use commands::InFront;
use desk_worker::DeskWorker;
use effect::{DeskTask, Effect, Message, Outcome, Toast};
use keymap::Keymap;
use kit::input::{Hitboxes, Key};
use kit::layer::{Context, Layer, Live, News};
use kit::widget::entries::TextInput;
use preferences::{Ambiguous, Preferences};
use route::Route;
use snapshot::Snapshot;
use terminal::{Laboratory, Session};
use theme::Theme;
use work::{DeskThread, Job, Searcher, TaskProgress, Work, broken};

use crate::club::question::floor::Where;
use crate::command::{CommandId, Scope};
use crate::own_commands;
use crate::request::Doing;
use crate::system::SystemFault;
use crate::words::Words;

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

/// How often the desk looks for entries of other desks.
const WAKE: Duration = Duration::from_millis(500);

/// Shows the screens until the operator leaves.
///
/// `worker` does the desk's work on a thread of its own. Meanwhile frames are drawn, and keys wait.
pub fn run(app: &mut App, worker: &mut DeskWorker) -> io::Result<End> {
    or_gone(show(app, worker))
}

/// Turns an error into [`End::TerminalGone`] if the terminal is gone.
fn or_gone(shown: io::Result<End>) -> io::Result<End> {
    shown.or_else(|error| if hangup::is_gone() { Ok(End::TerminalGone) } else { Err(error) })
}

fn show(app: &mut App, worker: &mut DeskWorker) -> io::Result<End> {
    let (sender, events) = mpsc::channel();
    hangup::watch(sender.clone())?;
    thread::scope(|scope| {
        let mut desk = DeskThread::start(scope, sender.clone(), worker);
        let mut session = Session::enter(app.preferences.settings().mouse)?;
        if app.preferences.has_to_ask() {
            app.learn(session.measure()?);
        }
        let mut searcher = Searcher::new(sender.clone());
        let mut listener = Listener::start(sender.clone());
        let mut wake = Instant::now() + WAKE;
        let mut quiet = false;
        let own_running = Arc::new(());
        loop {
            if !quiet {
                draw(app, &mut session)?;
            }
            searcher.look(&app.data);
            let event =
                app.typed_ahead().unwrap_or_else(|| next(&events, app.wakes_at(), &mut wake));
            // The desk looks at the file. Unless something on the screen is to change by itself, nobody sees that.
            quiet = event == Event::Woke && app.wakes_at().is_none();
            let mut happened = VecDeque::from([event]);
            while let Some(event) = happened.pop_front() {
                if let Event::Ended(end) = event {
                    return Ok(end);
                }
                searcher.hear(&event);
                for effect in update::update(app, event, Instant::now()) {
                    match effect {
                        Effect::Quit => return Ok(End::Left),
                        Effect::Fail(reason) => return Err(io::Error::other(reason)),
                        Effect::Suspend => {
                            session.suspend()?;
                            happened.push_back(Event::Woke);
                        }
                        Effect::Laboratory(arguments) => {
                            // The laboratory reads the same terminal. Two listeners would share the keys.
                            drop(listener);
                            let done = session.lend(|| app.visit_laboratory(&arguments))?;
                            listener = Listener::start(sender.clone());
                            let refused = |why| Outcome::from(Message::refused(why)).event();
                            let refused = done.err().and_then(refused);
                            happened.push_back(refused.unwrap_or(Event::Woke));
                        }
                        Effect::Begin(run) => {
                            let sender = sender.clone();
                            own_commands::begin(run, &own_running, move |end| {
                                // Nobody listens after the interface has ended.
                                let _ = sender.send(Event::Outcome(None, Box::new(end.into())));
                            });
                        }
                        Effect::Redraw => session.redraw()?,
                        Effect::Mouse(on) => session.mouse(on)?,
                        Effect::StopWork => desk.stop(),
                        Effect::StopSearch => searcher.stop(),
                        Effect::SearchAgain => searcher.again(),
                        Effect::Record(decision) => {
                            happened.extend(desk.ask(DeskTask::record(*decision)));
                        }
                        Effect::Do(task) => happened.extend(desk.ask(task)),
                    }
                }
            }
        }
    })
}

fn draw(app: &mut App, session: &mut Session) -> io::Result<()> {
    let mut drawn = Hitboxes::default();
    session.terminal.draw(|frame| {
        drawn = view::view(app, frame.area(), frame.buffer_mut());
        if let Some(cursor) = drawn.cursor() {
            frame.set_cursor_position(cursor);
        }
    })?;
    app.frame = drawn;
    Ok(())
}

/// Waits for an event of the terminal. Returns earlier at `until` or at the next wake.
fn next(events: &Receiver<Event>, until: Option<Instant>, wake: &mut Instant) -> Event {
    let now = Instant::now();
    if now >= *wake {
        *wake = now + WAKE;
        return Event::Woke;
    }
    let moment = until.map_or(*wake, |until| until.min(*wake));
    match events.recv_timeout(moment.saturating_duration_since(now)) {
        Ok(event) => event,
        Err(RecvTimeoutError::Timeout) => Event::TimePassed,
        Err(gone @ RecvTimeoutError::Disconnected) => Event::InputFailed(gone.to_string().into()),
    }
}

impl Event {
    /// Reads an event of the terminal. Releases, drags and moves of the mouse are ignored.
    pub fn from_terminal(event: reports::Event) -> Option<Self> {
        match event {
            reports::Event::Key(key) if key.kind == KeyEventKind::Press => {
                Some(Self::KeyPressed(Key::from(key)))
            }
            reports::Event::Mouse(mouse) => {
                let position = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(reports::MouseButton::Left) => {
                        Some(Self::Clicked(position))
                    }
                    MouseEventKind::ScrollDown => Some(Self::Scrolled { position, rows: NOTCH }),
                    MouseEventKind::ScrollUp => Some(Self::Scrolled { position, rows: -NOTCH }),
                    _ => None,
                }
            }
            reports::Event::Paste(text) => Some(Self::Pasted(text)),
            reports::Event::Resize(..) => Some(Self::Resized),
            // The operator is looking at this window again and wants to see what other desks did.
            reports::Event::FocusGained => Some(Self::Woke),
            reports::Event::Key(_) | reports::Event::FocusLost => None,
        }
    }
}

const POLL: Duration = Duration::from_millis(100);

/// The thread that listens to the terminal. It ends when this is dropped.
#[derive(Debug)]
struct Listener {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Closed when the thread has ended.
    over: Receiver<Infallible>,
}

impl Listener {
    /// Sends events of the terminal, until dropped or until the terminal fails.
    fn start(events: Sender<Event>) -> Self {
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
        let read = match reports::poll(POLL) {
            Ok(false) => continue,
            Ok(true) => reports::read(),
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

// The state of the interface: screens, overlays, the message, and the hitboxes of the last frame.

#[derive(Debug)]
pub struct App {
    pub data: Snapshot,
    pub words: &'static Words,
    pub theme: Theme,
    /// Whether only ASCII characters are drawn.
    pub ascii: bool,
    pub preferences: Preferences,
    pub keymap: Keymap,
    /// The club's file, if it is on this machine. Commands to be typed elsewhere name it.
    pub file: Option<PathBuf>,
    /// The laboratory, if it is installed.
    pub laboratory: Option<Laboratory>,
    pub toast: Option<Toast>,
    /// The hitboxes of the last frame, stored here after each drawing.
    pub frame: Hitboxes,
    first: Opened,
    over: Vec<Opened>,
    /// The page of the hall as it was left. An operator who returns finds the selection there.
    floor: Option<Opened>,
    overlays: Vec<Box<dyn Layer>>,
    /// The work that the operator waits for.
    work: Option<Work>,
    /// Keys that were pressed meanwhile. They are handled after the work.
    held: VecDeque<Event>,
    /// Until when digits and Enter are taken for a score that could not be entered.
    adrift: Option<Instant>,
    /// The match whose result is being entered, as last sent to the other desks.
    attended: Option<Where>,
    /// Commands from the palette, the most recent one last.
    recent: Vec<CommandId>,
}

#[derive(Debug)]
struct Opened {
    route: Route,
    layer: Box<dyn Layer>,
}

impl Opened {
    fn new(route: Route, context: &Context<'_>) -> Self {
        Self { layer: screen::build(&route, context), route }
    }
}

/// The layers, from the bottom to the top.
struct Stack<'a> {
    first: &'a mut Opened,
    over: &'a mut Vec<Opened>,
    overlays: &'a mut Vec<Box<dyn Layer>>,
}

impl Stack<'_> {
    /// The screen on top.
    fn screen(&mut self) -> &mut dyn Layer {
        self.over.last_mut().unwrap_or(self.first).layer.as_mut()
    }

    /// The layer that gets the keys.
    fn front(&mut self) -> &mut dyn Layer {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.as_mut(),
            None => self.over.last_mut().unwrap_or(self.first).layer.as_mut(),
        }
    }

    /// All screens, also covered ones.
    fn screens(&mut self) -> impl Iterator<Item = &mut dyn Layer> {
        let all = std::iter::once(&mut *self.first).chain(self.over.iter_mut());
        all.map(|opened| opened.layer.as_mut() as &mut dyn Layer)
    }
}

impl App {
    /// Opens on the home screen, with the usual keys.
    pub fn new(data: Snapshot, theme: Theme, words: &'static Words) -> Self {
        let (preferences, frame) = (Preferences::default(), Hitboxes::default());
        let context = Context {
            data: &data,
            words,
            preferences: &preferences,
            frame: &frame,
            now: Instant::now(),
        };
        let first = Opened::new(Route::Home, &context);
        Self {
            data,
            words,
            theme,
            ascii: false,
            preferences,
            keymap: Keymap::embedded(),
            file: None,
            laboratory: None,
            toast: None,
            frame,
            first,
            over: Vec::new(),
            floor: None,
            overlays: Vec::new(),
            work: None,
            held: VecDeque::new(),
            adrift: None,
            attended: None,
            recent: Vec::new(),
        }
    }

    /// Applies the operator's preferences.
    #[must_use]
    pub fn preferring(self, preferences: Preferences) -> Self {
        let words = preferences.language().spoken();
        Self { words, theme: preferences.theme(), ascii: preferences.ascii(), preferences, ..self }
    }

    /// Applies the theme and borders of the preferences.
    fn dress(&mut self) {
        self.theme = self.preferences.theme();
        self.ascii = self.preferences.ascii();
    }

    /// Stores how wide the terminal draws.
    fn learn(&mut self, ambiguous: Ambiguous) {
        self.preferences.ambiguous = ambiguous;
        self.ascii = self.preferences.ascii();
    }

    pub fn route(&self) -> &Route {
        &self.over.last().unwrap_or(&self.first).route
    }

    pub fn screen(&self) -> &dyn Layer {
        self.over.last().unwrap_or(&self.first).layer.as_ref()
    }

    /// The visible screens, from the bottom: the one on top, and those below it while it is a window.
    fn in_view(&self) -> impl Iterator<Item = &dyn Layer> {
        let stack: Vec<&Opened> = std::iter::once(&self.first).chain(&self.over).collect();
        let from = stack.iter().rposition(|opened| !opened.route.is_window()).unwrap_or(0);
        stack.into_iter().skip(from).map(|opened| opened.layer.as_ref())
    }

    /// Puts a screen on the stack.
    pub fn open(&mut self, route: Route, now: Instant) {
        let kept = self.floor.take_if(|kept| kept.route == route);
        let opened = self.with_context(now, |_, context| match kept {
            Some(mut kept) => {
                kept.layer.update(News::Refreshed, context);
                kept.layer.update(News::Reopened, context);
                kept
            }
            None => Opened::new(route, context),
        });
        self.over.push(opened);
    }

    /// Closes screens. The first one stays, with `but` others.
    fn leave(&mut self, but: usize) {
        let left = self.over.drain(but.min(self.over.len())..);
        if let Some(floor) = left.into_iter().find(|opened| opened.route == Route::Floor) {
            self.floor = Some(floor);
        }
    }

    pub fn overlay(&self) -> Option<&dyn Layer> {
        self.overlays.last().map(AsRef::as_ref)
    }

    /// The layer that gets the keys.
    fn front(&self) -> &dyn Layer {
        self.overlay().unwrap_or_else(|| self.screen())
    }

    /// Calls `act` with the stack and the context for updates.
    fn with_context<T>(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut Stack<'_>, &Context<'_>) -> T,
    ) -> T {
        let context = Context {
            data: &self.data,
            words: self.words,
            preferences: &self.preferences,
            frame: &self.frame,
            now,
        };
        let (first, over, overlays) = (&mut self.first, &mut self.over, &mut self.overlays);
        act(&mut Stack { first, over, overlays }, &context)
    }

    /// The state of the layer in front.
    pub fn in_front(&self) -> InFront<'_> {
        InFront::of(self)
    }

    pub fn scopes(&self) -> Vec<Scope> {
        self.in_front().scopes
    }

    /// Whether typed characters go to a field.
    pub fn is_typing(&self) -> bool {
        self.in_front().is_typing()
    }

    pub fn live(&self) -> Vec<Live> {
        self.in_front().live()
    }

    /// The work that is waited for, once it takes long enough to be shown.
    pub fn gauge(&self) -> Option<&Work> {
        self.work.as_ref().filter(|work| work.is_shown())
    }

    /// The next key from the time of the work, once that is over.
    pub fn typed_ahead(&mut self) -> Option<Event> {
        if self.work.is_none() { self.held.pop_front() } else { None }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.input(),
            None => self.over.last_mut().unwrap_or(&mut self.first).layer.input(),
        }
    }

    /// The time when the interface changes by itself.
    pub fn wakes_at(&self) -> Option<Instant> {
        let toast = self.toast.as_ref().and_then(Toast::until);
        toast.into_iter().chain(self.work.as_ref().map(Work::wakes_at)).min()
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};

    use super::*;

    #[test]
    fn only_presses_clicks_and_the_wheel_mean_something() {
        let key = |kind| {
            let event = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, kind);
            Event::from_terminal(reports::Event::Key(event))
        };
        assert_eq!(key(KeyEventKind::Press), Key::parse("a").map(Event::KeyPressed));
        assert_eq!(key(KeyEventKind::Repeat), None);
        assert_eq!(key(KeyEventKind::Release), None);
        let mouse = |kind| {
            let event = MouseEvent { kind, column: 4, row: 2, modifiers: KeyModifiers::NONE };
            Event::from_terminal(reports::Event::Mouse(event))
        };
        let position = Position::new(4, 2);
        let down = MouseEventKind::Down(reports::MouseButton::Left);
        assert_eq!(mouse(down), Some(Event::Clicked(position)));
        assert_eq!(mouse(MouseEventKind::ScrollUp), Some(Event::Scrolled { position, rows: -3 }));
        assert_eq!(mouse(MouseEventKind::Moved), None);
        assert_eq!(Event::from_terminal(reports::Event::FocusGained), Some(Event::Woke));
        assert_eq!(Event::from_terminal(reports::Event::FocusLost), None);
    }
}
