//! Work that may hang, on a thread that is left behind then: a drive that is gone answers no more, and the system lets
//! nobody stop what waits for it.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::domain::progress::{Progress, Stopped, Task};

/// From one look whether it is still wanted to the next.
const LOOK: Duration = Duration::from_millis(20);

/// The progress of work apart, until it is handed on.
#[derive(Debug, Default)]
struct Relay {
    reached: Mutex<Option<(Task, usize, usize)>>,
    stopped: AtomicBool,
}

impl Progress for Relay {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if let Ok(mut reached) = self.reached.try_lock() {
            *reached = Some((task, done, of));
        }
        if self.stopped.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }
}

/// Has work done on a thread of its own and waits for it. Stopped, it waits no longer, whatever the thread does.
pub(in crate::tui) fn apart<T: Send + 'static>(
    progress: &dyn Progress,
    work: impl FnOnce(&dyn Progress) -> T + Send + 'static,
) -> Result<T, Stopped> {
    let relay = Arc::new(Relay::default());
    let (sender, done) = mpsc::channel();
    let theirs = Arc::clone(&relay);
    let thread = thread::spawn(move || {
        // Nobody may wait any more.
        let _ = sender.send(work(&*theirs));
    });
    loop {
        match done.recv_timeout(LOOK) {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Disconnected) => {
                return match thread.join() {
                    Err(panic) => resume_unwind(panic),
                    Ok(()) => Err(Stopped),
                };
            }
            Err(RecvTimeoutError::Timeout) => {
                let reached = relay.reached.lock().unwrap_or_else(PoisonError::into_inner).take();
                let (task, done, of) = reached.unwrap_or((Task::Reading, 0, 0));
                if let Err(stopped) = progress.reached(task, done, of) {
                    relay.stopped.store(true, Ordering::Relaxed);
                    return Err(stopped);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::progress::NoProgress;

    /// Wants no more after so many looks.
    struct Impatient(AtomicBool);

    impl Progress for Impatient {
        fn reached(&self, _task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
            if self.0.swap(true, Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
        }
    }

    #[test]
    fn what_came_of_it_comes_back_and_what_hangs_is_left() {
        assert_eq!(apart(&NoProgress, |_| 7), Ok(7));
        let (kept, never) = mpsc::channel::<()>();
        let hangs = apart(&Impatient(AtomicBool::new(false)), move |_| never.recv());
        assert_eq!(hangs, Err(Stopped));
        drop(kept);
    }

    #[test]
    fn what_goes_on_hears_that_it_is_stopped() {
        let (sender, heard) = mpsc::channel();
        let endless = move |progress: &dyn Progress| {
            while progress.reached(Task::Reading, 1, 2).is_ok() {
                thread::yield_now();
            }
            sender.send(())
        };
        let stopped = apart(&Impatient(AtomicBool::new(false)), endless);
        assert_eq!(stopped.map(|_| ()), Err(Stopped));
        heard.recv_timeout(Duration::from_secs(20)).expect("it heard");
    }

    #[test]
    #[should_panic(expected = "as agreed")]
    fn a_panic_goes_on_where_it_is_waited_for() {
        let _ = apart(&NoProgress, |_| panic!("as agreed"));
    }
}
