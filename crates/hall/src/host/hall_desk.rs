//! The thread with the desk on the club's file. The handlers of requests have it decide.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{oneshot, watch};

use crate::club::Seq;
use crate::desk::{Desk, DeskError, LineFault, Rights, Taken};
use crate::domain::kind::kind;
use crate::journal::private::{without_births, without_notes};
use crate::journal::store::Missing;
use crate::journal::{Digest, Entry, Identity};
use crate::wire::{Answer, Sent};

/// The time between two looks at what other desks of this machine wrote.
const PAUSE: Duration = Duration::from_millis(15);

/// The name of the desk in the log; it signs nothing.
const NAME: &str = "host";

/// Entries in one answer, at most; and bytes, of which one entry may have more.
const MOST: usize = 20_000;
const BYTES: usize = 8_000_000;

/// Work for the desk's thread.
type Job = Box<dyn FnOnce(&mut HallDesk) + Send>;

/// The last entry, as the machines wait for the next.
pub(super) type Head = (Seq, Digest);

/// The desk, as the handlers reach it.
#[derive(Debug)]
pub(super) struct Jobs {
    jobs: Sender<Job>,
    pub(super) head: watch::Receiver<Head>,
}

impl Jobs {
    /// Has something done at the desk.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut HallDesk) -> Result<T, LineFault> + Send + 'static,
    ) -> Result<T, LineFault> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(|desk| {
            // A machine that is gone needs no answer.
            let _ = answer.send(work(desk));
        });
        let gone = || LineFault::Down("the host's desk has ended".to_owned());
        self.jobs.send(job).map_err(|_closed| gone())?;
        answered.await.map_err(|_closed| gone())?
    }
}

/// Part of the journal, a line an entry.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) lines: Vec<String>,
    /// Whether more follows.
    pub(super) more: bool,
}

#[derive(Debug)]
pub(super) struct HallDesk {
    desk: Desk,
    head: watch::Sender<Head>,
}

impl HallDesk {
    /// Opens the file at a thread of its own.
    pub(super) fn start(file: &Path) -> Result<(Jobs, JoinHandle<()>), DeskError> {
        let desk = Desk::open(file, Missing::Refuse, NAME)?;
        let (last, digest) = desk.head();
        let (head, heard) = watch::channel((last, digest.clone()));
        let (jobs, asked) = mpsc::channel();
        let hall = Self { desk, head };
        let thread = std::thread::spawn(move || hall.work(&asked));
        Ok((Jobs { jobs, head: heard }, thread))
    }

    fn work(mut self, asked: &Receiver<Job>) {
        let mut looked = Instant::now();
        loop {
            match asked.recv_timeout(PAUSE) {
                Ok(job) => job(&mut self),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if looked.elapsed() >= PAUSE {
                // What fails now is told to the machine that asks next.
                let _ = self.desk.follow();
                looked = Instant::now();
            }
            self.tell_head();
        }
    }

    fn tell_head(&self) {
        let (last, digest) = self.desk.head();
        self.head.send_if_modified(|known| {
            let is_new = (known.0, &known.1) != (last, digest);
            if is_new {
                *known = (last, digest.clone());
            }
            is_new
        });
    }

    pub(super) fn identity(&mut self) -> Result<Identity, LineFault> {
        self.desk.identity().map_err(|error| fault(&error))
    }

    /// The entries behind one, as rights show them.
    pub(super) fn entries(
        &mut self,
        after: Seq,
        digest: &Digest,
        rights: &Rights,
    ) -> Result<Part, LineFault> {
        // What was appended a moment ago is among them.
        let _ = self.desk.follow();
        let known = usize::try_from(after.0).unwrap_or(usize::MAX);
        if known > self.desk.entries().len() {
            return Err(LineFault::OtherJournal);
        }
        let before = Seq(after.0.saturating_sub(1));
        let from = usize::from(after.0 > 0);
        let digests =
            self.desk.digests_after(before, MOST + from).map_err(|error| fault(&error))?;
        if from == 1 && digests.first() != Some(digest) {
            return Err(LineFault::OtherJournal);
        }
        let behind = &self.desk.entries()[known..];
        let (mut lines, mut bytes) = (Vec::new(), 0);
        for (entry, digest) in behind.iter().zip(&digests[from..]) {
            let line = shown(entry, rights).to_digested_line(digest);
            if bytes > 0 && bytes + line.len() > BYTES {
                break;
            }
            bytes += line.len();
            lines.push(line);
        }
        Ok(Part { more: lines.len() < behind.len(), lines })
    }

    /// Appends an entry of a machine, or says why not.
    pub(super) fn append(
        &mut self,
        sent: Sent<Entry>,
        rights: &Rights,
    ) -> Result<Answer, LineFault> {
        let Sent { after, digest, entry } = sent;
        // What the machine may do is judged for the club that it decided on; where others came first it decides again.
        let _ = self.desk.follow();
        let is_behind = self.desk.head() == (after, &digest);
        if is_behind && !rights.may(&entry, self.desk.entries(), self.desk.club()) {
            return Err(LineFault::NotAllowed(rights.role));
        }
        match self.desk.take((after, &digest), entry).map_err(|error| fault(&error))? {
            Taken::Here => Ok(Answer::Here { digest: self.desk.head().1.clone() }),
            Taken::Known(seq) => Ok(Answer::Known { seq }),
            Taken::Other(_) => Err(LineFault::OtherOperation),
            Taken::Moved => {
                let part = self.entries(after, &digest, rights)?;
                Ok(Answer::Moved { lines: if part.more { Vec::new() } else { part.lines } })
            }
        }
    }
}

fn shown(entry: &Entry, rights: &Rights) -> Entry {
    if rights.see_private() {
        return entry.clone();
    }
    let (entry, _) = without_births(entry);
    without_notes(&entry).0.into_owned()
}

/// A desk's error as a machine hears it.
fn fault(error: &DeskError) -> LineFault {
    error.tell();
    match error {
        DeskError::Line(fault) => fault.clone(),
        DeskError::Store(error) => LineFault::Down(error.to_string()),
        DeskError::Displaced(_) => LineFault::Down("its file was replaced or is gone".to_owned()),
        DeskError::Refused(refusal) => LineFault::Refused(kind(refusal)),
        other => LineFault::Refused(kind(other)),
    }
}
