//! The thread that looks for players who may be registered twice, so that no key waits for it.

use std::sync::mpsc::Sender;
use std::thread;

use super::event::Event;
use super::snapshot::Snapshot;

/// Has one search done at a time; what changes meanwhile is searched when that one is over.
#[derive(Debug)]
pub(super) struct Searcher {
    events: Sender<Event>,
    is_busy: bool,
}

impl Searcher {
    /// Tells `events` whenever a search is over.
    pub(super) const fn new(events: Sender<Event>) -> Self {
        Self { events, is_busy: false }
    }

    /// Begins to search what is shown, unless that was searched or a search is going on.
    pub(super) fn look(&mut self, shown: &Snapshot) {
        if self.is_busy || shown.is_searched() {
            return;
        }
        self.is_busy = true;
        let (events, shown) = (self.events.clone(), shown.clone());
        thread::spawn(move || {
            shown.search();
            // Nobody listens any more once the interface is left.
            let _ = events.send(Event::Searched);
        });
    }

    /// Hears whether a search is over.
    pub(super) fn hear(&mut self, event: &Event) {
        if *event == Event::Searched {
            self.is_busy = false;
        }
    }
}
