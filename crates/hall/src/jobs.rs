//! A desk on a thread of its own: handlers of requests have it do something, and in between it hears what others decide.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::desk::{Desk, DeskError, Followed};

/// The time between two looks whether other desks of this machine wrote.
const PAUSE: Duration = Duration::from_millis(10);
/// The time after which the file itself is looked at.
const REST: Duration = Duration::from_millis(500);

/// Work for the desk's thread.
type Job<W> = Box<dyn FnOnce(&mut W) + Send>;

/// A desk, and what is made of what it hears.
pub trait Worker: Send + Sized + 'static {
    fn desk(&mut self) -> &mut Desk;

    /// Takes what a look brought.
    fn heard(&mut self, heard: Result<Followed, DeskError>);

    /// Does what is due after each job and each pause.
    fn pass(&mut self) {}
}

/// A desk's thread, as the handlers of requests reach it. It ends when the last of these is dropped.
#[derive(Debug)]
pub struct Jobs<W>(Sender<Job<W>>);

impl<W: Worker> Jobs<W> {
    pub fn start(worker: W) -> (Self, JoinHandle<()>) {
        let (jobs, asked) = mpsc::channel();
        (Self(jobs), std::thread::spawn(move || work(worker, &asked)))
    }

    /// Has something done at the desk; none where it has ended.
    pub async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut W) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job<W> = Box::new(|worker| {
            // Whoever is gone needs no answer.
            let _ = answer.send(work(worker));
        });
        self.0.send(job).ok()?;
        answered.await.ok()
    }
}

fn work<W: Worker>(mut worker: W, asked: &Receiver<Job<W>>) {
    let mut looked = Instant::now();
    loop {
        match asked.recv_timeout(PAUSE) {
            Ok(job) => job(&mut worker),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        // A file that cannot be looked at is told of by the look.
        let is_quiet = matches!(worker.desk().wait(Duration::ZERO), Ok(false));
        if !is_quiet || looked.elapsed() >= REST {
            let heard = worker.desk().hear();
            worker.heard(heard);
            looked = Instant::now();
        }
        worker.pass();
    }
}
