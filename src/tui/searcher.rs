//! The thread that looks for players who may be registered twice, so that no key waits for it.
//!
//! A snapshot and its clones share the pairs found: the thread fills in a clone, and the screens hear when it is done.
//! Until then they show the earlier pairs that are still open.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;

use super::event::{Event, Message, Outcome};
use super::snapshot::Snapshot;
use super::work::{Job, ProgressReporter, Stop, UNSEEN, broken};

/// Has one search done at a time; what changes meanwhile is searched when that one is over.
#[derive(Debug)]
pub(super) struct Searcher {
    events: Sender<Event>,
    is_busy: bool,
    /// Whether the operator wants no search.
    is_stopped: bool,
    stop: Stop,
}

impl Searcher {
    /// Tells `events` whenever a search is over.
    pub(super) fn new(events: Sender<Event>) -> Self {
        Self { events, is_busy: false, is_stopped: false, stop: Stop::default() }
    }

    /// Begins to search what is shown, unless that was searched or a search is going on.
    pub(super) fn look(&mut self, shown: &Snapshot) {
        if self.is_busy || self.is_stopped || shown.is_searched() {
            return;
        }
        self.is_busy = true;
        self.stop = Stop::default();
        let (events, shown) = (self.events.clone(), shown.clone());
        let progress_reporter =
            ProgressReporter::new(Job::SEARCH, events.clone(), self.stop.clone()).quiet_for(UNSEEN);
        thread::spawn(move || {
            // A search fills in a snapshot only once it is over.
            let searched =
                catch_unwind(AssertUnwindSafe(|| shown.search_watched(&progress_reporter)));
            let told = match searched {
                Ok(Ok(())) => vec![Event::Searched],
                Ok(Err(_)) => vec![Event::SearchStopped],
                Err(panic) => {
                    let broke = Outcome::from(Message::Broke(broken(&*panic)));
                    [Event::SearchStopped].into_iter().chain(broke.event()).collect()
                }
            };
            for event in told {
                // Nobody listens any more once the interface is left.
                let _ = events.send(event);
            }
        });
    }

    /// Stops the search; nothing is searched until it is asked for again.
    pub(super) fn stop(&mut self) {
        self.stop.stop();
        self.is_stopped = true;
    }

    pub(super) const fn again(&mut self) {
        self.is_stopped = false;
    }

    /// Hears whether a search is over.
    pub(super) fn hear(&mut self, event: &Event) {
        if matches!(event, Event::Searched | Event::SearchStopped) {
            self.is_busy = false;
            // A search that broke would break again.
            self.is_stopped |= matches!(event, Event::SearchStopped);
        }
    }
}

impl Drop for Searcher {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
