//! The desk on the club's file, on a thread of its own: it looks what others decided, and makes a moment of it.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::sync::watch;

use crate::club::Club;
use crate::desk::{Desk, DeskError, Followed};
use crate::journal::store::Missing;
use crate::journal::{Digest, Entry};
use crate::moment::Moment;
use crate::outside::Environment;

/// The time between two looks at what other desks of this machine wrote.
const PAUSE: Duration = Duration::from_millis(15);

/// The name of the desk in the log; it signs nothing.
const NAME: &str = "phones";

/// All that is known, of which the site is made: it takes out itself what is private.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) club: Club,
    pub(crate) entries: Vec<Arc<Entry>>,
    pub(crate) digest: Digest,
}

/// The latest of both, as the desk tells of it.
#[derive(Clone, Debug)]
pub(crate) struct Latest {
    pub(crate) moments: watch::Receiver<Arc<Moment>>,
    pub(crate) records: watch::Receiver<Arc<Record>>,
}

#[derive(Debug)]
struct Follower {
    desk: Desk,
    outside: Environment,
    moments: watch::Sender<Arc<Moment>>,
    records: watch::Sender<Arc<Record>>,
}

/// Opens the file; the desk goes on until the sender is dropped.
pub(crate) fn start(
    file: &Path,
    outside: Environment,
) -> Result<(Latest, Sender<()>, JoinHandle<()>), DeskError> {
    let desk = Desk::open(file, Missing::Refuse, NAME)?;
    let (moments, seen_moments) = watch::channel(moment(&desk, outside));
    let (records, seen_records) = watch::channel(record(&desk));
    let (alive, ended) = mpsc::channel();
    let follower = Follower { desk, outside, moments, records };
    let thread = std::thread::spawn(move || follower.work(&ended));
    Ok((Latest { moments: seen_moments, records: seen_records }, alive, thread))
}

impl Follower {
    fn work(mut self, ended: &Receiver<()>) {
        let mut told = half_minute(self.outside.now());
        let mut failed = false;
        while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
            let now = half_minute(self.outside.now());
            match self.desk.follow() {
                Ok(Followed::Nothing) if now == told => {}
                Ok(followed) => {
                    if followed != Followed::Nothing {
                        self.records.send_replace(record(&self.desk));
                    }
                    // Some matches are not called before a time.
                    self.moments.send_replace(moment(&self.desk, self.outside));
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
}

fn moment(desk: &Desk, outside: Environment) -> Arc<Moment> {
    let (now, today) = (outside.now(), outside.today());
    Arc::new(Moment::new(desk.club(), desk.entries(), now, today))
}

fn record(desk: &Desk) -> Arc<Record> {
    let digest = desk.head().1.clone();
    Arc::new(Record { club: desk.club().clone(), entries: desk.entries().to_vec(), digest })
}

fn half_minute(now: DateTime<Utc>) -> i64 {
    now.timestamp().div_euclid(30)
}
