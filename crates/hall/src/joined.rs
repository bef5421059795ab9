//! A machine that joined a hall, as the place of a desk's journal.
//!
//! It keeps a whole copy, opens from that at once, and goes on while the line is down: what is decided then is kept on the
//! disk and counts here for now. When the line is back, each such entry is decided again behind what the host has by then,
//! and sent; what is refused by then is shown with its reason.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use super::desk::Rebase;
use super::journal::chain::Link;
use super::line::{Line, OpensLine, Part};
use super::outside::Environment;
use super::wire::LONG_POLL;
use crate::club::{Club, Seq};
use crate::desk::{
    Addition, Appended, DeskError, Displaced, Engine, FileEngine, LineFault, LineState, Look,
    OpenMatch, Role, Since, catch_up,
};
use crate::domain::progress::Progress;
use crate::journal::chain::Ledger;
use crate::journal::fold::fold;
use crate::journal::mirror::{Mirror, MirrorFault};
use crate::journal::verify::{Finding, follows};
use crate::journal::{Digest, Entry, Identity, News, StoreError};
use crate::membership::Membership;
use crate::outside::drawn;

/// A joined machine.
#[derive(Debug)]
pub struct Joined {
    membership: Membership,
    folder: PathBuf,
    path: PathBuf,
    /// The copy; none on a machine that only looks.
    mirror: Option<Mirror>,
    opens: OpensLine,
    line: Box<dyn Line>,
    /// None until the first copy is complete.
    listener: Option<Listener>,
    /// Entries that count here but are not recorded by the host yet, in order.
    unsent: Vec<Arc<Entry>>,
    /// The digest of the last entry before the unsent ones.
    base: Digest,
    state: LineState,
    told: Told,
}

/// The open match that the host knows of this machine.
#[derive(Debug)]
struct Told {
    open: Option<OpenMatch>,
    has_failed: bool,
    /// When the open match is reported again.
    again: Instant,
}

/// The times after which the open match is reported again: usually, and after a failure.
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

    /// Starts to listen for entries behind a journal.
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

    /// Adds all new entries of the host to a ledger.
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

    /// Reads the host's whole journal into this machine's copy.
    /// `begins_again` says that another journal replaces the old one.
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

    /// Adds the host's new entries to the copy.
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

    /// The host has another journal: a backup was restored there, or another
    /// machine has taken over. What this machine knew is kept beside its copy.
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

    /// Sends one entry behind the known ones. If other entries came first, they are kept.
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
                // Nothing more is known while the line is down.
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
                // The answer may be lost after the entry was recorded. Its operation shows that later.
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
            // A host that comes back does not know the open match.
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

impl Joined {
    /// Keeps an entry on the disk until the host answers again.
    fn keep_unsent(&mut self, known: &Ledger, entry: &Arc<Entry>) -> Result<Appended, DeskError> {
        let Some(mirror) = &mut self.mirror else { return Err(DeskError::NoFile) };
        mirror.keep(entry)?;
        if self.unsent.is_empty() {
            self.base = known.head().clone();
        }
        self.unsent.push(Arc::clone(entry));
        self.state.unsent.clone_from(&self.unsent);
        Ok(Appended::Here(Link::after(known.head(), entry).digest))
    }

    /// Decides entries again behind the known ones, without the host.
    fn put_all_on_top<'e>(
        &mut self,
        ledger: &mut Ledger,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) {
        let mut rebase = Rebase::default();
        for entry in entries {
            self.put_on_top(ledger, entry, &mut rebase);
        }
    }

    /// Decides an entry again behind the known ones, without the host. If it is refused, it is shown with the reason.
    fn put_on_top(&mut self, ledger: &mut Ledger, entry: &Entry, rebase: &mut Rebase) {
        match rebase.decide(entry, ledger) {
            Ok((again, next)) => {
                rebase.stands(entry, &again);
                let head = Link::after(ledger.head(), &again).digest;
                ledger.grow(std::slice::from_ref(&again), head, next);
                self.unsent.push(again);
                self.state.unsent.clone_from(&self.unsent);
            }
            Err(why) => {
                rebase.refused(entry);
                self.refuse(Entry::clone(entry), why);
            }
        }
    }

    /// Shows entries that were refused before this program started, with their present reason.
    fn show_refused(&mut self, ledger: &Ledger, refused: Vec<Entry>) {
        for entry in refused {
            let why = Rebase::default().decide(&entry, ledger).err();
            // An entry that would be allowed now was refused before, so the operator decides.
            let why = why.unwrap_or_else(|| LineFault::Refused(String::new()).into());
            self.state.refused.push((Arc::new(entry), Arc::new(why)));
        }
    }

    /// Sends the unsent entries when the host answers again. Each is decided again behind the host's last entry.
    fn send_unsent(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let unsent = std::mem::take(&mut self.unsent);
        let confirmed = known.entries()[..known.entries().len() - unsent.len()].to_vec();
        let club = fold(&confirmed)?;
        let apart = Ledger::of(confirmed.clone(), self.base.clone(), club.clone());
        let (mut rebase, mut ledger) =
            (Rebase::of(apart), Ledger::of(confirmed, self.base.clone(), club));
        let mut is_up = match self.is_caught_up(&mut ledger) {
            Ok(is_up) => is_up,
            Err(error) => {
                // The host refuses this machine, so it has none of them.
                self.unsent = unsent;
                return Err(error);
            }
        };
        self.base = ledger.head().clone();
        for entry in &unsent {
            if !is_up {
                self.put_on_top(&mut ledger, entry, &mut rebase);
                continue;
            }
            match self.send_again(&mut ledger, entry, &mut rebase) {
                Ok(()) => self.forget(entry),
                Err(DeskError::Line(LineFault::Down(why))) => {
                    self.went_down(LineFault::Down(why));
                    is_up = false;
                    self.base = ledger.head().clone();
                    self.put_on_top(&mut ledger, entry, &mut rebase);
                }
                Err(why) => {
                    rebase.refused(entry);
                    self.refuse(Entry::clone(entry), why);
                }
            }
        }
        self.line.end_turn();
        self.state.unsent.clone_from(&self.unsent);
        if is_up {
            self.listen_from(&ledger)?;
        }
        Ok(Since::Another(Box::new(ledger), None))
    }

    /// Adds the host's new entries. False if the host does not answer.
    fn is_caught_up(&mut self, ledger: &mut Ledger) -> Result<bool, DeskError> {
        match self.catch_up(ledger) {
            Ok(_) => Ok(true),
            Err(DeskError::Line(LineFault::Down(_))) => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn send_again(
        &mut self,
        ledger: &mut Ledger,
        entry: &Entry,
        rebase: &mut Rebase,
    ) -> Result<(), DeskError> {
        loop {
            if let Some(there) = ledger.operation(&entry.op) {
                rebase.stands(entry, there);
                return Ok(());
            }
            let (now, next) = rebase.decide(entry, ledger)?;
            let sent = match self.send(ledger, &now, &next) {
                // Another desk of this machine was faster. With other numbers the content differs.
                Err(DeskError::Line(LineFault::OtherOperation)) if self.catch_up(ledger)? => {
                    continue;
                }
                sent => sent?,
            };
            match sent {
                Appended::Here(digest) => {
                    let news = News { entries: vec![Arc::clone(&now)], head: Some(digest.clone()) };
                    self.keep(ledger.entries(), &news)?;
                    ledger.grow(&news.entries, digest, next);
                    rebase.stands(entry, &now);
                    return Ok(());
                }
                Appended::Moved(news) => {
                    catch_up(ledger, news)?;
                }
                Appended::Known(_) => {
                    self.catch_up(ledger)?;
                }
            }
        }
    }

    /// Removes an entry from the disk when the host has it or the
    /// operator has seen it. A second sending or showing does no harm.
    fn forget(&mut self, entry: &Entry) {
        if let Some(mirror) = &mut self.mirror
            && let Err(error) = mirror.answered(&entry.op)
        {
            log::error!("an entry that was answered is kept: {error}");
        }
    }

    /// Shows an entry with the reason why it is refused.
    fn refuse(&mut self, entry: Entry, why: DeskError) {
        why.tell();
        if let Some(mirror) = &mut self.mirror
            && let Err(error) = mirror.refused(&entry.op)
        {
            log::error!("what was refused is tried again: {error}");
        }
        self.state.refused.push((Arc::new(entry), Arc::new(why)));
    }
}

/// The time for which the host holds a question for news.
const LONG: Duration = Duration::from_secs(LONG_POLL);

/// The time between two tries to reach a silent host.
const PAUSE: Duration = Duration::from_millis(500);

/// News of the host, and the state of the line.
#[derive(Debug)]
struct Heard {
    news: News,
    /// The reason and the start of a silence.
    down: Option<(LineFault, DateTime<Utc>)>,
}

/// A listener. Its thread ends soon after this is dropped.
#[derive(Debug)]
struct Listener(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    news: News,
    /// The open matches of all desks.
    open: Vec<OpenMatch>,
    down: Option<(LineFault, DateTime<Utc>)>,
    /// The last entry if this machine appended it itself.
    own: (Seq, Digest),
    /// Whether there is a change since the last call.
    is_new: bool,
    /// Whether the listener was dropped.
    is_over: bool,
}

impl Listener {
    /// Starts to listen behind a journal.
    fn start(
        membership: &Membership,
        opens: OpensLine,
        behind: &Ledger,
    ) -> Result<Self, LineFault> {
        let line = opens(membership, String::new())?;
        let state = State {
            news: News { entries: Vec::new(), head: None },
            open: Vec::new(),
            down: None,
            own: (behind.last(), behind.head().clone()),
            is_new: false,
            is_over: false,
        };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let (known, cursor) = (membership.identity.clone(), (behind.last(), behind.head().clone()));
        let told = Arc::clone(&shared);
        thread::spawn(move || told.listen(line, &known, cursor));
        Ok(Self(shared))
    }

    /// The news since the last call.
    fn hear(&self) -> Heard {
        let mut state = self.0.state();
        state.is_new = false;
        let news = std::mem::replace(&mut state.news, News { entries: Vec::new(), head: None });
        Heard { news, down: state.down.clone() }
    }

    /// The open matches of all desks, while the host answers.
    fn open(&self) -> Vec<OpenMatch> {
        self.0.state().open.clone()
    }

    /// Notes that the host did not answer another line.
    fn went_down(&self, fault: LineFault) {
        self.0.state().fail(fault);
    }

    /// Makes the listener ask for entries behind this one.
    fn knows(&self, last: Seq, head: &Digest) {
        self.0.state().own = (last, head.clone());
    }

    /// Waits for a change. False if the time is over.
    fn wait(&self, patience: Duration) -> bool {
        let state = self.0.state();
        let waited = self.0.changed.wait_timeout_while(state, patience, |state| !state.is_new);
        waited.unwrap_or_else(PoisonError::into_inner).0.is_new
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.state().is_over = true;
    }
}

impl State {
    fn fail(&mut self, fault: LineFault) {
        let since =
            self.down.as_ref().map_or_else(|| Environment::default().now(), |(_, since)| *since);
        self.down = Some((fault, since));
        self.open.clear();
        self.is_new = true;
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn listen(&self, mut line: Box<dyn Line>, known: &Identity, mut cursor: (Seq, Digest)) {
        let mut wait = Duration::ZERO;
        while !self.state().is_over {
            if self.state().own.0 > cursor.0 {
                cursor = self.state().own.clone();
            }
            let (after, digest) = &cursor;
            let sound = if wait.is_zero() { line.verify(known, *after) } else { Ok(()) };
            let heard = sound.and_then(|()| line.entries(known, (*after, digest), wait));
            let mut state = self.state();
            let failed = heard.is_err();
            match heard {
                Ok(Part { news: News { entries, head }, open, .. }) => {
                    state.is_new |= !entries.is_empty() || state.down.is_some();
                    state.down = None;
                    state.open = open;
                    if let (Some(last), Some(head)) = (entries.last(), head) {
                        cursor = (last.seq, head.clone());
                        state.news.entries.extend(entries);
                        state.news.head = Some(head);
                    }
                    // The first question shows whether the host answers.
                    wait = LONG;
                }
                Err(fault) => {
                    state.fail(fault);
                    wait = Duration::ZERO;
                }
            }
            drop(state);
            self.changed.notify_all();
            if failed {
                let is_refused = !matches!(self.state().down, Some((LineFault::Down(_), _)));
                thread::sleep(if is_refused { PAUSE * 10 } else { PAUSE });
            }
        }
    }
}
