//! The desk on the club's file, on a thread of its own: it looks what others decided, and makes a moment of it.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use tokio::sync::{oneshot, watch};

use crate::club::Club;
use crate::club::question::floor::Where;
use crate::club::report::Report;
use crate::codes::wall;
use crate::desk::{Desk, DeskError, Followed, Stamp};
use crate::journal::OpId;
use crate::journal::store::Missing;
use crate::moment::{Moment, Moments, Record};
use crate::outside::Environment;

/// The time between two looks whether other desks of this machine wrote.
const PAUSE: Duration = Duration::from_millis(10);
/// The time after which the file itself is looked at. The first desk that does so writes SQLite's log into the file, and the
/// others then open it again, which takes 30 ms: screens look sooner, so it is not theirs that wait.
const REST: Duration = Duration::from_millis(100);

/// The name of the desk in the log; what it records is signed by table or match.
const NAME: &str = "phones";

/// Work for the desk's thread.
type Job = Box<dyn FnOnce(&mut Follower) + Send>;

/// The desk, as the handlers of requests reach it. Its thread ends when the last of these is dropped.
#[derive(Debug)]
pub(crate) struct Jobs(Sender<Job>);

impl Jobs {
    /// Has something done at the desk; none where it has ended.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Follower) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(|follower| {
            // A phone that is gone needs no answer.
            let _ = answer.send(work(follower));
        });
        self.0.send(job).ok()?;
        answered.await.ok()
    }
}

#[derive(Debug)]
pub(crate) struct Follower {
    desk: Desk,
    outside: Environment,
    moments: watch::Sender<Arc<Moment>>,
}

/// Opens the file; the desk goes on as long as it can be asked for something.
pub(crate) fn start(
    file: &Path,
    outside: Environment,
) -> Result<(Moments, Jobs, JoinHandle<()>), DeskError> {
    let desk = Desk::open(file, Missing::Refuse, NAME)?;
    let first = Moment::new(Arc::new(Record::of(&desk)), None, wall(desk.path()), outside);
    let (moments, seen) = watch::channel(Arc::new(first));
    let (jobs, asked) = mpsc::channel();
    let follower = Follower { desk, outside, moments };
    let thread = std::thread::spawn(move || follower.work(&asked));
    Ok((seen, Jobs(jobs), thread))
}

impl Follower {
    fn work(mut self, asked: &Receiver<Job>) {
        let mut told = half_minute(self.outside.now());
        let mut rested = Instant::now();
        let mut failed = false;
        loop {
            match asked.recv_timeout(PAUSE) {
                Ok(job) => job(&mut self),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // A file that cannot be looked at is told of by following it.
            let is_quiet = matches!(self.desk.wait(Duration::ZERO), Ok(false));
            if is_quiet && rested.elapsed() < REST {
                continue;
            }
            rested = Instant::now();
            let now = half_minute(self.outside.now());
            match self.desk.follow() {
                Ok(Followed::Nothing)
                    if now == told && wall(self.desk.path()) == self.moments.borrow().wall => {}
                // Some matches are not called before a time.
                Ok(followed) => {
                    self.tell(followed != Followed::Nothing);
                    (told, failed) = (now, false);
                }
                Err(error) if !failed => {
                    error.tell();
                    failed = true;
                }
                Err(_) => {}
            }
        }
    }

    /// Shows the club as it is now; `changed` says whether something was decided since.
    fn tell(&self, changed: bool) {
        let before = Arc::clone(&self.moments.borrow());
        let record =
            if changed { Arc::new(Record::of(&self.desk)) } else { Arc::clone(&before.record) };
        let moment = Moment::new(record, Some(&before), wall(self.desk.path()), self.outside);
        self.moments.send_replace(Arc::new(moment));
    }

    /// Records a report of a match, and the result where both sides agree then. `stands` says whether the match is still the
    /// one that the phone was shown.
    pub(crate) fn report(
        &mut self,
        signed: &str,
        op: OpId,
        report: &Report,
        stands: impl Fn(&Club) -> bool,
        at: Where,
    ) -> Result<bool, DeskError> {
        let (stamp, today) = (Stamp { at: self.outside.now(), op }, self.outside.today());
        let followed = self.desk.follow()?;
        if followed != Followed::Nothing {
            self.tell(true);
        }
        if matches!(followed, Followed::Moved(_)) || !stands(self.desk.club()) {
            return Ok(false);
        }
        self.desk.sign(signed);
        self.desk.perform(&stamp, |club| {
            club.reporting(at, report.clone(), today).map_err(DeskError::Refused)
        })?;
        self.tell(true);
        Ok(true)
    }
}

fn half_minute(now: DateTime<Utc>) -> i64 {
    now.timestamp().div_euclid(30)
}
