//! A machine that joined a hall, as the place of a desk's journal.
//!
//! It keeps a whole copy, opens from that at once, and goes on while the line is down: what is decided then is kept on the
//! disk and counts here for now. When the line is back, each such entry is decided again behind what the host has by then,
//! and sent; what is refused by then is shown with its reason.

mod listener;
mod unsent;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::club::{Club, Seq};
use crate::desk::{
    Addition, Appended, DeskError, Displaced, Engine, FileEngine, LineFault, LineState, Look,
    OpenMatch, Role, Since, catch_up,
};
use crate::domain::progress::Progress;
use crate::journal::chain::Ledger;
use crate::journal::fold::fold;
use crate::journal::mirror::{Mirror, MirrorFault};
use crate::journal::validate::follows;
use crate::journal::verify::Finding;
use crate::journal::{Digest, Entry, Identity, News, StoreError};
use crate::line::{Line, OpensLine, Part};
use crate::membership::Membership;
use crate::outside::drawn;
use listener::{Heard, Listener};

/// A joined machine.
#[derive(Debug)]
pub struct Joined {
    membership: Membership,
    folder: PathBuf,
    path: PathBuf,
    /// The copy; none of a machine that only looks.
    mirror: Option<Mirror>,
    opens: OpensLine,
    line: Box<dyn Line>,
    /// None until the first copy is there.
    listener: Option<Listener>,
    /// Entries that count here and that the host has not recorded yet, in order.
    unsent: Vec<Arc<Entry>>,
    /// The digest of the last entry before them.
    base: Digest,
    state: LineState,
    told: Told,
}

/// The match that is open here, as the host heard of it last.
#[derive(Debug)]
struct Told {
    open: Option<OpenMatch>,
    has_failed: bool,
    /// When it is told the same again, or whatever it did not hear.
    again: Instant,
}

/// The time after which a host is told again which match is open, and after which it is told what it did not hear.
const AGAIN: Duration = Duration::from_secs(20);
const SOON: Duration = Duration::from_secs(2);

impl Joined {
    /// Opens the copy of a club, and begins to listen to its host. A first copy is fetched before.
    pub fn open(
        membership: Membership,
        folder: &Path,
        opens: OpensLine,
    ) -> Result<(Self, Ledger), DeskError> {
        let path = membership.copy(folder);
        let (mirror, mut ledger) = if membership.rights.role == Role::Viewer {
            (None, Ledger::default())
        } else {
            let opened = Mirror::open(&path, &membership.identity, &membership.address);
            let (mirror, ledger) = opened.map_err(copy_fault)?;
            (Some(mirror), ledger)
        };
        let kept = |refused| mirror.as_ref().map(|mirror| mirror.unsent(refused)).transpose();
        let (kept, refused) = (kept(false)?.unwrap_or_default(), kept(true)?.unwrap_or_default());
        let mut joined = Self {
            line: opens(&membership, drawn())?,
            opens,
            state: LineState {
                host: membership.address.clone(),
                rights: membership.rights.clone(),
                down: None,
                unsent: Vec::new(),
                refused: Vec::new(),
            },
            membership,
            folder: folder.to_owned(),
            path,
            mirror,
            listener: None,
            unsent: Vec::new(),
            base: Digest::default(),
            told: Told { open: None, has_failed: false, again: Instant::now() },
        };
        if ledger.last() == Seq::default() {
            ledger = joined.fetch_all(false)?;
        }
        joined.listen_from(&ledger)?;
        joined.put_all_on_top(&mut ledger, &kept);
        joined.show_refused(&ledger, refused);
        Ok((joined, ledger))
    }

    /// Begins to listen for what comes behind a journal.
    fn listen_from(&mut self, ledger: &Ledger) -> Result<(), DeskError> {
        self.listener = Some(Listener::start(&self.membership, self.opens, ledger)?);
        self.base = ledger.head().clone();
        Ok(())
    }

    fn went_down(&self, fault: LineFault) {
        if let Some(listener) = &self.listener {
            listener.went_down(fault);
        }
    }

    /// The part of the journal behind an entry.
    fn fetch(&mut self, after: Seq, digest: &Digest) -> Result<Part, LineFault> {
        self.line.entries(&self.membership.identity, (after, digest), Duration::ZERO)
    }

    /// Adds to a ledger all that the host has behind it.
    fn catch_up(&mut self, ledger: &mut Ledger) -> Result<bool, DeskError> {
        let mut any = false;
        loop {
            let Part { news, more, .. } = self.fetch(ledger.last(), &ledger.head().clone())?;
            self.keep(ledger.entries(), &news)?;
            any |= catch_up(ledger, news)?;
            if !more {
                return Ok(any);
            }
        }
    }

    /// Reads the whole journal of the host, and keeps it as this machine's copy; one of another journal begins again.
    fn fetch_all(&mut self, begins_again: bool) -> Result<Ledger, DeskError> {
        let welcome = self.membership.hello(&mut *self.line)?;
        let (host, known) = (welcome.identity.epoch, self.membership.identity.epoch);
        if host < known {
            return Err(LineFault::Displaced { host, known }.into());
        }
        self.membership.welcomed(welcome);
        if begins_again && let Some(mirror) = &mut self.mirror {
            let of = &self.membership.identity;
            mirror.begin_again(of, &self.membership.address).map_err(copy_fault)?;
        }
        self.membership
            .keep(&self.folder)
            .map_err(|source| StoreError::Io { path: self.folder.clone(), source })?;
        let (mut entries, mut head) = (Vec::new(), Digest::default());
        loop {
            let last = entries.last().map(|entry: &Arc<Entry>| entry.seq).unwrap_or_default();
            let Part { mut news, more, .. } = self.fetch(last, &head)?;
            follows(&entries, &news.entries)?;
            self.keep(&entries, &news)?;
            entries.append(&mut news.entries);
            head = news.head.unwrap_or(head);
            if !more {
                break;
            }
        }
        let club = fold(&entries)?;
        Ok(Ledger::of(entries, head, club))
    }

    /// Adds entries of the host to the copy, behind those that are known.
    fn keep(&mut self, known: &[Arc<Entry>], news: &News) -> Result<(), DeskError> {
        let (Some(mirror), Some(head)) = (&mut self.mirror, &news.head) else { return Ok(()) };
        let is_whole = self.membership.rights.see_private();
        let kept = match mirror.add(&news.entries, head, is_whole) {
            Err(MirrorFault::Behind) => {
                let before = news.entries.first().map_or(0, |first| first.seq.0.saturating_sub(1));
                let before = usize::try_from(before).unwrap_or(known.len()).min(known.len());
                mirror.add(&[&known[..before], &news.entries].concat(), head, is_whole)
            }
            kept => kept,
        };
        kept.map_err(copy_fault)
    }

    /// The host's journal is another one: a backup was put back there, or another machine took over. What this machine knew
    /// is kept beside its copy.
    fn go_over(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let confirmed = known.entries().len() - self.unsent.len();
        let mut ledger = self.fetch_all(true)?;
        self.listen_from(&ledger)?;
        let displaced =
            Displaced::by_host(&self.path, &known.entries()[..confirmed], ledger.entries());
        let unsent = std::mem::take(&mut self.unsent);
        self.put_all_on_top(&mut ledger, unsent.iter().map(|entry| &**entry));
        Ok(Since::Another(Box::new(ledger), displaced))
    }

    /// Sends one entry behind what is known; what came first is kept.
    fn send(&mut self, known: &Ledger, entry: &Entry, after: &Club) -> Result<Appended, DeskError> {
        let appended = self.line.append(&self.membership.identity, known, entry, after)?;
        if let Appended::Moved(news) = &appended {
            self.keep(known.entries(), news)?;
        }
        Ok(appended)
    }
}

impl Engine for Joined {
    fn identity(&mut self) -> Result<Identity, DeskError> {
        Ok(self.membership.identity.clone())
    }

    fn since(&mut self, known: &Ledger, look: Look) -> Result<Since, DeskError> {
        let Some(Heard { mut news, down }) = self.listener.as_ref().map(Listener::hear) else {
            return Ok(Since::Nothing);
        };
        if matches!(down, Some((LineFault::OtherJournal, _))) {
            return self.go_over(known);
        }
        self.state.down = down;
        if !self.unsent.is_empty() {
            let is_up = self.state.down.is_none();
            return if is_up { self.send_unsent(known) } else { Ok(Since::Nothing) };
        }
        if look == Look::Sure {
            match self.fetch(known.last(), known.head()) {
                Ok(now) => news = now.news,
                Err(LineFault::OtherJournal) => return self.go_over(known),
                // Nobody can say more while the line is down.
                Err(LineFault::Down(_)) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        news.entries.retain(|entry| entry.seq > known.last());
        if news.entries.is_empty() {
            return Ok(Since::Nothing);
        }
        self.keep(known.entries(), &news)?;
        Ok(Since::Entries(news))
    }

    fn append(
        &mut self,
        known: &Ledger,
        addition: Addition<'_>,
        _progress: &dyn Progress,
    ) -> Result<Appended, DeskError> {
        let [entry] = addition.entries else { return Err(DeskError::NoFile) };
        if !self.membership.rights.may(entry, known.entries(), known.club()) {
            return Err(LineFault::NotAllowed(self.membership.rights.clone()).into());
        }
        addition.after.settle();
        if self.unsent.is_empty() {
            match self.send(known, entry, addition.after) {
                // The answer may be lost after the entry was recorded: its operation says so later.
                Err(DeskError::Line(fault @ LineFault::Down(_))) => self.went_down(fault),
                answered => return answered,
            }
        }
        self.keep_unsent(known, entry)
    }

    fn settle(&mut self, known: &Ledger) -> Result<(), DeskError> {
        let Some(last) = known.entries().last().filter(|_| self.unsent.is_empty()) else {
            return Ok(());
        };
        if let Some(listener) = &self.listener {
            listener.knows(last.seq, known.head());
        }
        let news = News { entries: vec![Arc::clone(last)], head: Some(known.head().clone()) };
        self.keep(known.entries(), &news)
    }

    fn end_turn(&mut self) {
        self.line.end_turn();
    }

    fn wait(&mut self, _known: &Ledger, patience: Duration) -> Result<bool, DeskError> {
        Ok(self.listener.as_ref().is_some_and(|listener| listener.wait(patience)))
    }

    fn is_as_written(&mut self, _entry: &Entry) -> Result<bool, DeskError> {
        // The host looks into its file.
        Ok(true)
    }

    fn verify(&mut self, known: &mut Ledger) -> Result<Vec<Finding>, DeskError> {
        if !self.unsent.is_empty() {
            return Err(LineFault::Down("entries are still to be sent".to_owned().into()).into());
        }
        if self.catch_up(known)? {
            self.listen_from(known)?;
        }
        self.line.verify(&self.membership.identity, known.last())?;
        self.line.findings(&self.membership.identity, known.club())
    }

    fn republish(&mut self, known: &mut Ledger) -> Result<(), DeskError> {
        self.catch_up(known)?;
        self.line.republish(&self.membership.identity, known)
    }

    fn path(&self) -> &Path {
        &self.path
    }

    fn file(&mut self) -> Option<&mut FileEngine> {
        None
    }

    fn meet(&mut self, own: &[OpenMatch]) -> Vec<OpenMatch> {
        let Some(listener) = self.listener.as_ref().filter(|_| self.state.down.is_none()) else {
            // A host that is back knows nothing of it.
            self.told.open = None;
            return Vec::new();
        };
        let open = listener.open();
        let (own, is_due) = (own.first(), Instant::now() >= self.told.again);
        let is_other = own != self.told.open.as_ref();
        if (is_other && !self.told.has_failed) || (is_due && (is_other || own.is_some())) {
            let told = self.line.attend(&self.membership.identity, own).map(|()| own.cloned());
            self.told.has_failed = told.is_err();
            self.told.again = Instant::now() + if told.is_ok() { AGAIN } else { SOON };
            self.told.open = told.unwrap_or_else(|_| self.told.open.take());
        }
        open
    }

    fn leave(&mut self, _known: &Ledger) {
        self.meet(&[]);
    }

    fn line(&self) -> Option<&LineState> {
        Some(&self.state)
    }

    fn dismiss_refused(&mut self) {
        for (entry, _) in std::mem::take(&mut self.state.refused) {
            self.forget(&entry);
        }
    }
}

/// A copy's fault as a desk's.
fn copy_fault(fault: MirrorFault) -> DeskError {
    match fault {
        MirrorFault::Store(error) => error.into(),
        MirrorFault::Own(own) => LineFault::Displaced { host: 0, known: own.epoch }.into(),
        MirrorFault::OtherClub(_) => LineFault::OtherClub.into(),
        MirrorFault::Behind | MirrorFault::Unsound => {
            LineFault::Garbled("the journal does not continue this machine's copy".to_owned())
                .into()
        }
    }
}
