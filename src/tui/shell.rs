//! Between the interface and the desk: has effects done and tells what came of them.

use chrono::{DateTime, Utc};

use super::effect::Effect;
use super::event::Event;
use super::snapshot::Snapshot;
use crate::club::Seq;
use crate::desk::{Desk, DeskError};
use crate::outside::Outside;
use crate::words::Words;

/// A desk on behalf of an interface.
#[derive(Debug)]
pub struct Shell {
    desk: Desk,
    outside: Outside,
    words: &'static Words,
    shown: Snapshot,
}

impl Shell {
    /// A shell around an open desk.
    pub fn new(desk: Desk, outside: Outside, words: &'static Words) -> Self {
        let shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
        let shown = shown.at_desk(desk.name()).seen_at(outside.now());
        Self { desk, outside, words, shown }
    }

    /// What the screens know.
    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Has an effect done. What the interface does itself comes back as nothing.
    pub fn perform(&mut self, effect: Effect) -> Vec<Event> {
        let stamp = self.outside.stamp();
        let done = match effect {
            Effect::Quit | Effect::Fail(_) => return Vec::new(),
            Effect::Follow => return self.follow(),
            Effect::Perform(wish) => {
                let lots = self.outside.lots();
                self.desk.perform(&stamp, |club| wish.decide(club, lots).map_err(DeskError::from))
            }
            Effect::Undo(seq) => {
                return match self.desk.undo(&stamp, seq) {
                    Ok(seq) => self.changed(self.words.screen.undone, seq),
                    Err(error) => self.refused(&error),
                };
            }
            Effect::Redo => {
                return match self.desk.redo(&stamp) {
                    Ok(seq) => self.changed(self.words.screen.redone, seq),
                    Err(error) => self.refused(&error),
                };
            }
        };
        match done {
            Ok(Some(seq)) => {
                let mut events = self.changed(self.words.screen.done, seq);
                events.push(Event::Done(seq));
                events
            }
            Ok(None) => Vec::new(),
            Err(error) => self.refused(&error),
        }
    }

    fn follow(&mut self) -> Vec<Event> {
        match self.desk.follow() {
            Ok(true) => vec![self.look()],
            // Minutes are shown, so the screens hear of every one that passes.
            Ok(false) if minute(self.outside.now()) != minute(self.shown.now) => vec![self.look()],
            Ok(false) => Vec::new(),
            Err(error) => self.refused(&error),
        }
    }

    /// The new state, and a sentence about the entry that made it.
    fn changed(&mut self, sentence: fn(&str) -> String, seq: Seq) -> Vec<Event> {
        let looked = self.look();
        let entry = self.desk.entries().iter().find(|entry| entry.seq == seq);
        let label = entry
            .map(|entry| (self.words.message.entry)(entry, self.desk.entries(), self.desk.club()))
            .unwrap_or_default();
        vec![looked, Event::Told(sentence(&label))]
    }

    /// A refusal may come from what another desk did, so the screens see that first.
    fn refused(&mut self, error: &DeskError) -> Vec<Event> {
        let text = (self.words.message.desk)(error, self.desk.club()).to_string();
        vec![self.look(), Event::Refused(text)]
    }

    fn look(&mut self) -> Event {
        let (desk, today) = (&self.desk, self.outside.today());
        let later = self.shown.later(desk.club(), desk.entries(), today);
        self.shown = later.seen_at(self.outside.now());
        Event::Changed(Box::new(self.shown.clone()))
    }
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}
