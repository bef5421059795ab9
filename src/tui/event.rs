//! What happens to the interface, and the thread that listens to the terminal.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::{self as terminal, KeyEventKind, MouseEventKind};
use ratatui::layout::Position;

use super::backups::Offers;
use super::hangup::End;
use super::key::Key;
use super::snapshot::Snapshot;
use super::typed_path::Completion;
use super::work::{Doing, Job, TaskProgress, broken};
use crate::club::Seq;
use crate::request::draft::Draft;
use crate::request::listing::Listing;
use crate::request::odds::TournamentOdds;

const POLL: Duration = Duration::from_millis(100);
/// Rows that one notch of the wheel moves.
const NOTCH: isize = 3;

#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A key was pressed.
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
    InputFailed(String),
    /// A moment that something waited for has come.
    TimePassed,
    /// Half a second has passed, or somebody looks here again: time to see what other desks did.
    Woke,
    /// The club is another now, by this desk's doing or another's.
    Changed(Box<Snapshot>),
    /// The search for players who may be registered twice is over.
    Searched,
    /// What was to be fitted to all results of a list is.
    Fitted,
    /// What all entries of the journal say, folded to be searched.
    JournalRead(Arc<[String]>),
    /// Work that is waited for has begun.
    Began(Job, Doing),
    /// Work has come so far.
    Reached(Job, TaskProgress),
    /// Work was stopped; nothing came of it.
    Stopped,
    /// Work failed by a fault of the program: what the panic said.
    Broke(String),
    /// Work is over, and what came of it was told before.
    Over(Job),
    /// The search for players who may be registered twice was stopped.
    SearchStopped,
    /// Files were found whose paths begin as one that is being typed.
    Completed(Completion),
    /// A list was read.
    Listed(Box<Listing>),
    /// The odds of a tournament were worked out.
    TournamentOdds(Box<TournamentOdds>),
    /// The draft of a tournament was found.
    DraftFound(Box<Draft>),
    /// A file was read.
    FileRead(Vec<u8>),
    /// What a screen wished for was recorded as this entry.
    Done(Seq),
    /// An entry was taken back.
    Undone,
    /// The backups were looked through.
    BackupsFound(Box<Offers>),
    /// Something went wrong beside what was done; a sentence that says what.
    Warned(String),
    /// Something was done; a sentence that says what.
    Told(String),
    /// Something was refused; a sentence that says why, and what to do instead.
    Refused(String),
}

impl Event {
    /// What a terminal event means here: releases, drags and moves mean nothing.
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
            // Whoever looks here again wants to see what the other desks did.
            terminal::Event::FocusGained => Some(Self::Woke),
            terminal::Event::Key(_) | terminal::Event::FocusLost => None,
        }
    }
}

/// The listening thread; it ends when this is dropped.
#[derive(Debug)]
pub struct Listener {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Closed once the thread is over.
    over: Receiver<Infallible>,
}

impl Listener {
    /// Sends what the terminal reports to `events`, until dropped or until the terminal fails.
    pub fn start(events: Sender<Event>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let (running, over) = mpsc::channel();
        let thread = thread::spawn(move || {
            let _running = running;
            let failed = catch_unwind(AssertUnwindSafe(|| listen(&events, &stopped)));
            if let Err(panic) = failed {
                // Nobody listens any more once the interface is left.
                let _ = events.send(Event::InputFailed(broken(&*panic)));
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
            Err(error) => Some(Event::InputFailed(error.to_string())),
        };
        let failed = matches!(event, Some(Event::InputFailed(_)));
        let unheard = event.is_some_and(|event| events.send(event).is_err());
        if failed || unheard {
            return;
        }
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
