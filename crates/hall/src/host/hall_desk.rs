//! The thread with the desk on the club's file. The handlers of requests have it decide.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use tokio::sync::watch;

use crate::club::Seq;
use crate::desk::{Desk, DeskError, Followed, LineFault, OpenMatch, Rights, Taken};
use crate::host::Worker;
use crate::journal::entry::without_private;
use crate::journal::store::Missing;
use crate::journal::{Digest, Entry, Identity};
use crate::logfile::kind;
use crate::wire::{Answer, Sent, json};

/// The time between two looks for open matches at other desks of this machine.
const PAUSE: Duration = Duration::from_millis(15);

/// The name of the desk in the log. It signs no entries.
const NAME: &str = "host";

/// The most entries and bytes of one answer. A single entry may have more bytes.
const MOST: usize = 20_000;
const BYTES: usize = 8_000_000;

/// A joined machine that is silent for this time has no match open.
const SILENT: Duration = Duration::from_mins(1);
/// The most joined desks with an open match.
const MOST_OPEN: usize = 256;

/// The last entry and the open matches. Machines wait for changes of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) last: Seq,
    pub(super) digest: Digest,
    pub(super) open: Arc<Open>,
}

/// The open matches in the form of a header, with a token for them; blank if there are none.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Open {
    pub(super) told: Vec<u8>,
    pub(super) token: String,
}

impl Open {
    fn new(open: &[OpenMatch]) -> Self {
        if open.is_empty() {
            return Self::default();
        }
        let told = json(&open);
        let token = HEXLOWER.encode(&Sha256::digest(&told)[..8]);
        Self { told, token }
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
    /// The open matches of joined desks by the number of their line, with the time of the last report.
    open: HashMap<String, (OpenMatch, Instant)>,
    /// When the open matches of other desks were last read.
    met: Instant,
}

impl Worker for HallDesk {
    fn desk(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// A failure is reported to the machine that asks next.
    fn heard(&mut self, _heard: Result<Followed, DeskError>) {}

    fn pass(&mut self) {
        if self.met.elapsed() >= PAUSE {
            self.meet();
            self.met = Instant::now();
        }
        self.tell_head();
    }
}

impl HallDesk {
    /// Opens the file. Returns the desk, and its last entry as it changes.
    pub(super) fn open(file: &Path) -> Result<(Self, watch::Receiver<Head>), DeskError> {
        let desk = Desk::open(file, Missing::Refuse, NAME)?;
        let (last, digest) = desk.head();
        let head = Head { last, digest: digest.clone(), open: Arc::default() };
        let (head, heard) = watch::channel(head);
        Ok((Self { desk, head, open: HashMap::new(), met: Instant::now() }, heard))
    }

    fn tell_head(&self) {
        let (last, digest) = self.desk.head();
        self.head.send_if_modified(|known| {
            let is_new = (known.last, &known.digest) != (last, digest);
            if is_new {
                (known.last, known.digest) = (last, digest.clone());
            }
            is_new
        });
    }

    /// Exchanges open matches between the desks of this machine and the joined ones.
    fn meet(&mut self) {
        self.open.retain(|_, (_, heard)| heard.elapsed() < SILENT);
        self.desk.attend_for(self.open.values().map(|(open, _)| open.clone()).collect());
        if self.desk.meet() {
            let mut open = self.desk.open_elsewhere().to_vec();
            open.sort_by(|one, other| one.by.cmp(&other.by));
            self.head.send_modify(|known| known.open = Arc::new(Open::new(&open)));
        }
    }

    /// Notes the open match of a joined desk. `line` is the number of its line.
    pub(super) fn attend(&mut self, line: String, open: Option<OpenMatch>) {
        match open {
            None => drop(self.open.remove(&line)),
            Some(open) if self.open.len() < MOST_OPEN || self.open.contains_key(&line) => {
                self.open.insert(line, (open, Instant::now()));
            }
            Some(_) => {}
        }
        self.meet();
    }

    pub(super) fn identity(&mut self) -> Result<Identity, LineFault> {
        self.desk.identity().map_err(|error| fault(&error))
    }

    /// The entries behind one, without what the rights do not show.
    pub(super) fn entries(
        &mut self,
        after: Seq,
        digest: &Digest,
        rights: &Rights,
    ) -> Result<Part, LineFault> {
        // Reads entries that were appended a moment ago.
        let _ = self.desk.hear();
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
        // The rights are judged for the club on which the machine decided.
        // If other entries came first, the machine decides again.
        let _ = self.desk.hear();
        let is_behind = self.desk.head() == (after, &digest);
        if is_behind && !rights.may(&entry, self.desk.entries(), self.desk.club()) {
            return Err(LineFault::NotAllowed(rights.clone()));
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
    without_private(entry).0.into_owned()
}

/// A desk's error in the form for machines.
fn fault(error: &DeskError) -> LineFault {
    error.tell();
    match error {
        DeskError::Line(fault) => fault.clone(),
        DeskError::Store(error) => LineFault::Down(error.to_string().into()),
        DeskError::Displaced(_) => {
            LineFault::Down("its file was replaced or is gone".to_owned().into())
        }
        DeskError::Refused(refusal) => LineFault::Refused(kind(refusal)),
        other => LineFault::Refused(kind(other)),
    }
}
