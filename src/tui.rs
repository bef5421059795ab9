//! The terminal interface: events become commands, commands change the state, the state is drawn.
//!
//! ```text
//! terminal → Event → key or mouse understood → News → layer in front → Steps → state, Effects
//! state → view → cells and Hitboxes → (next event)
//! ```
//!
//! Only this file, [`terminal`], `hangup`, `desk_worker` and the threads of [`event`], [`work`], `searcher` and `own_commands` touch the world; all others are functions
//! of the state.

pub use banzuke_terminal::theme;
pub(crate) use banzuke_terminal::{ascii, emoji};

pub mod backups;
pub mod board;
mod common_commands;
pub mod desk_worker;
pub mod event;
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
pub mod state;
pub mod terminal;
pub mod update;
pub mod view;
mod whereabouts;
pub mod work;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::tui::event::{DeskTask, Effect};
use desk_worker::DeskWorker;
use event::{End, Event, Listener, Message, Outcome};
use state::App;
use terminal::Session;
use work::{DeskThread, Searcher};

use crate::own_commands;

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
    let mut drawn = kit::hitbox::Hitboxes::default();
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
