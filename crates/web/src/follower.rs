//! The desk on the club's file, on a thread of its own: it looks what others decided, and makes a moment of it.

use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use chrono::{DateTime, Utc};
use tokio::sync::watch;

use crate::club::Club;
use crate::club::question::floor::Where;
use crate::club::report::Report;
use crate::codes::wall;
use crate::desk::{Desk, DeskError, Followed, Stamp};
use crate::jobs::{Jobs, Worker};
use crate::journal::OpId;
use crate::journal::store::Missing;
use crate::moment::{Moment, Moments, Record};
use crate::outside::Environment;

/// The name of the desk in the log; what it records is signed by table or match.
const NAME: &str = "phones";

#[derive(Debug)]
pub(crate) struct Follower {
    desk: Desk,
    outside: Environment,
    moments: watch::Sender<Arc<Moment>>,
    /// The half minute of the last moment: some matches are not called before a time.
    told: i64,
    /// Whether the last look failed, which is told once.
    failed: bool,
}

/// Opens the file; the desk goes on as long as it can be asked for something.
pub(crate) fn start(
    file: &Path,
    outside: Environment,
) -> Result<(Moments, Jobs<Follower>, JoinHandle<()>), DeskError> {
    let desk = Desk::open(file, Missing::Refuse, NAME)?;
    let first = Moment::new(Arc::new(Record::of(&desk)), None, wall(desk.path()), outside);
    let (moments, seen) = watch::channel(Arc::new(first));
    let told = half_minute(outside.now());
    let (jobs, thread) = Jobs::start(Follower { desk, outside, moments, told, failed: false });
    Ok((seen, jobs, thread))
}

impl Worker for Follower {
    fn desk(&mut self) -> &mut Desk {
        &mut self.desk
    }

    fn heard(&mut self, heard: Result<Followed, DeskError>) {
        let now = half_minute(self.outside.now());
        match heard {
            Ok(Followed::Nothing)
                if now == self.told && wall(self.desk.path()) == self.moments.borrow().wall => {}
            Ok(heard) => {
                self.tell(heard != Followed::Nothing);
                (self.told, self.failed) = (now, false);
            }
            Err(error) if !self.failed => {
                error.tell();
                self.failed = true;
            }
            Err(_) => {}
        }
    }
}

impl Follower {
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
        let followed = self.desk.hear()?;
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
