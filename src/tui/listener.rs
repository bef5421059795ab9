//! The thread that listens to the terminal.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event as terminal;

use super::event::Event;
use super::work::broken;

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
