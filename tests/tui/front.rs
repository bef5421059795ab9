//! The interface at a real desk: what it asks for is done on a throw-away file, and it hears what came of it.

use std::collections::VecDeque;

use banzuke::club::Club;
use banzuke::outside::Outside;
use banzuke::tui::event::Event;
use banzuke::tui::screen::Screen;
use banzuke::tui::shell::Shell;
use banzuke::words::english::ENGLISH;
use chrono::{Local, TimeDelta};

use crate::common::{Hall, stamp};
use crate::tui::driver::{Desk, keys};

/// The sizes that are cared for: the least, the usual, and one with room.
const SIZES: [(u16, u16); 3] = [(60, 16), (80, 24), (120, 40)];

/// The first stamp of a test's file; everything in a test happens within its minute.
const START: u64 = 0;

/// An interface, and another desk on the file that it works on.
pub(crate) struct Front {
    /// The other desk; what it writes is seen after [`Front::wake`].
    pub(crate) hall: Hall,
    pub(crate) desk: Desk,
    shell: Shell,
}

impl Front {
    /// Opens the interface at the usual size on what a test has prepared.
    pub(crate) fn open(hall: Hall) -> Self {
        let outside = Outside::at(stamp(START).at);
        let shell = Shell::new(hall.another("front"), outside, &ENGLISH);
        let desk = Desk::showing(shell.snapshot(), 80, 24);
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

    /// Clicks on the first place where `text` is shown.
    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) {
        let clicked = Event::Clicked(self.desk.place_of(text));
        self.happens(clicked);
    }

    /// Lets the interface look for what the other desk wrote.
    pub(crate) fn wake(&mut self) {
        self.happens(Event::Woke);
    }

    /// Looks for players who may be registered twice, as is done beside the drawing.
    pub(crate) fn search(&mut self) {
        self.desk.app.data.search();
        self.happens(Event::Searched);
    }

    /// Puts a screen on the stack.
    pub(crate) fn show(&mut self, screen: Screen) {
        self.desk.app.open(screen);
        self.happens(Event::Resized);
    }

    /// The club as it stands in the file.
    pub(crate) fn club(&mut self) -> Club {
        self.hall.desk.follow().expect("followed");
        self.hall.desk.club().clone()
    }

    /// The screen, with the time as it is where nobody lives east or west of Greenwich.
    pub(crate) fn text(&self) -> String {
        let (utc, local) = (stamp(START).at, stamp(START).at.with_timezone(&Local));
        ["%Y-%m-%d %H:%M", "%m-%d %H:%M", "%H:%M"].into_iter().fold(
            self.desk.text(),
            |text, time| {
                text.replace(&local.format(time).to_string(), &utc.format(time).to_string())
            },
        )
    }

    /// The same where a time to come is shown too, after the word "until".
    fn foretelling(&self) -> String {
        let text = (0..24 * 60).fold(self.text(), |text, minutes| {
            let utc = stamp(START).at + TimeDelta::minutes(minutes);
            let [local, utc] = [utc.with_timezone(&Local).naive_local(), utc.naive_utc()]
                .map(|time| time.format("%H:%M").to_string());
            // A space that no screen has marks what was replaced.
            text.replace(&format!("until {local}"), &format!("until\u{2003}{utc}"))
        });
        text.replace('\u{2003}', " ")
    }

    /// The line on which messages are shown.
    pub(crate) fn told(&self) -> String {
        self.desk.line(usize::from(self.desk.buffer.area.height) - 2)
    }

    /// The screen without a message, which only time would take away.
    pub(crate) fn quiet(&mut self) -> String {
        self.desk.app.toast = None;
        self.happens(Event::Resized);
        self.text()
    }

    /// The screen as it is, without a message.
    pub(crate) fn picture(&mut self, name: &str) {
        self.quiet();
        insta::assert_snapshot!(name, self.foretelling());
    }

    /// The screen at every size that is cared for. It is left at the usual one.
    pub(crate) fn at_all_sizes(&mut self, name: &str) {
        for (columns, rows) in SIZES {
            self.desk.resize(columns, rows);
            insta::assert_snapshot!(format!("{name}_{columns}x{rows}"), self.foretelling());
        }
        self.desk.resize(80, 24);
    }

    /// What on the screen is emphasised, as letters of the roles.
    pub(crate) fn roles(&self, name: &str) {
        insta::assert_snapshot!(format!("{name}_roles"), self.desk.roles());
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
