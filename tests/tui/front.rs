//! The interface at a real desk: what it asks for is done on a throw-away file, and it hears what came of it.

use std::collections::VecDeque;

use banzuke::outside::Outside;
use banzuke::tui::event::Event;
use banzuke::tui::shell::Shell;
use banzuke::words::english::ENGLISH;
use chrono::Local;

use crate::common::{Hall, stamp};
use crate::tui::driver::{Desk, keys};

/// The first stamp of a test's file; everything in a test happens within its minute.
const START: u64 = 0;

/// An interface and the file it works on.
pub(crate) struct Front {
    pub(crate) hall: Hall,
    pub(crate) desk: Desk,
    shell: Shell,
}

impl Front {
    /// Opens the interface on what a test has prepared.
    pub(crate) fn open(hall: Hall, columns: u16, rows: u16) -> Self {
        let outside = Outside::at(stamp(START).at);
        let shell = Shell::new(hall.another("desk 1"), outside, &ENGLISH);
        let desk = Desk::showing(shell.snapshot(), columns, rows);
        Self { hall, desk, shell }
    }

    /// Presses keys, and lets every wish come true before the next.
    #[track_caller]
    pub(crate) fn drive(&mut self, script: &str) {
        for key in keys(script) {
            self.happens(Event::KeyPressed(key));
        }
    }

    pub(crate) fn happens(&mut self, event: Event) {
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            for effect in self.desk.happens(event) {
                events.extend(self.shell.perform(effect));
            }
        }
    }

    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) {
        for effect in self.desk.click_on(text) {
            for event in self.shell.perform(effect) {
                self.happens(event);
            }
        }
    }

    /// The screen, the local time of the test written `hh:mm`.
    pub(crate) fn text(&self) -> String {
        let now = stamp(START).at.with_timezone(&Local).format("%H:%M").to_string();
        self.desk.text().replace(&now, "hh:mm")
    }

    /// The screen at every size that is cared for.
    pub(crate) fn at_all_sizes(&mut self, name: &str) {
        for (columns, rows) in [(60, 16), (80, 24), (120, 40)] {
            self.desk.resize(columns, rows);
            insta::assert_snapshot!(format!("{name}_{columns}x{rows}"), self.text());
        }
    }

    #[track_caller]
    pub(crate) fn shows(&self, text: &str) {
        assert!(self.text().contains(text), "no {text:?} in\n{}", self.text());
    }

    #[track_caller]
    pub(crate) fn hides(&self, text: &str) {
        assert!(!self.text().contains(text), "{text:?} in\n{}", self.text());
    }
}
