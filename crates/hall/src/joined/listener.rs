//! The thread that hears what the host has.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::club::Seq;
use crate::desk::{LineFault, OpenMatch};
use crate::journal::chain::Ledger;
use crate::journal::{Digest, Identity, News};
use crate::line::{Line, OpensLine, Part};
use crate::membership::Membership;
use crate::outside::Environment;
use crate::wire::LONG_POLL;

/// The time that a question for news is held.
const LONG: Duration = Duration::from_secs(LONG_POLL);

/// The time between two tries to reach a host that does not answer.
const PAUSE: Duration = Duration::from_millis(500);

/// What was heard.
#[derive(Debug)]
pub(super) struct Heard {
    pub(super) news: News,
    /// Why nothing is heard now, and since when.
    pub(super) down: Option<(LineFault, DateTime<Utc>)>,
}

/// A listener at work. Its thread ends by itself soon after this is dropped.
#[derive(Debug)]
pub(super) struct Listener(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    news: News,
    /// The matches that are open at the desks.
    open: Vec<OpenMatch>,
    down: Option<(LineFault, DateTime<Utc>)>,
    /// The last entry that this machine knows otherwise, since it appended it.
    own: (Seq, Digest),
    /// Whether something changed since it was asked for last.
    is_new: bool,
    /// Whether nobody listens to this any more.
    is_over: bool,
}

impl Listener {
    /// Begins to hear what comes behind a journal.
    pub(super) fn start(
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

    /// What was heard since this was asked last.
    pub(super) fn hear(&self) -> Heard {
        let mut state = self.0.state();
        state.is_new = false;
        let news = std::mem::replace(&mut state.news, News { entries: Vec::new(), head: None });
        Heard { news, down: state.down.clone() }
    }

    /// The matches that are open at the desks, as far as the host is heard.
    pub(super) fn open(&self) -> Vec<OpenMatch> {
        self.0.state().open.clone()
    }

    /// Notes that the host did not answer another line.
    pub(super) fn went_down(&self, fault: LineFault) {
        self.0.state().fail(fault);
    }

    /// Has the listener ask for what comes behind an entry that is known.
    pub(super) fn knows(&self, last: Seq, head: &Digest) {
        self.0.state().own = (last, head.clone());
    }

    /// Waits for something new. Says whether there is.
    pub(super) fn wait(&self, patience: Duration) -> bool {
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
                    // The first question tells whether the host is there.
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
