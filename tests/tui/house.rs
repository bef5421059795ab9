//! An interface wired to a desk on a throw-away file: what it asks for is really done.

use banzuke::desk::Desk;
use banzuke::outside::Outside;
use banzuke::tui::effect::Effect;
use banzuke::tui::event::Event;
use banzuke::tui::shell::Shell;
use banzuke::words::english::ENGLISH;
use chrono::{DateTime, Utc};

use crate::common;
use crate::tui::driver;

/// An interface, its shell, and a second desk on the same file.
pub(crate) struct Hall {
    /// The other desk; what it writes is seen after [`Hall::wake`].
    pub(crate) other: common::Hall,
    pub(crate) screen: driver::Desk,
    shell: Shell,
}

impl Hall {
    /// The interface as it opens on a file that `prepare` has written to.
    pub(crate) fn new(columns: u16, rows: u16, prepare: impl FnOnce(&mut common::Hall)) -> Self {
        let mut other = common::Hall::new();
        prepare(&mut other);
        let desk: Desk = other.another("front");
        let shell = Shell::new(desk, Outside::at(now()), &ENGLISH);
        let mut screen = driver::Desk::new(columns, rows);
        screen.happens(Event::Changed(Box::new(shell.snapshot())));
        Self { other, screen, shell }
    }

    /// Presses the keys of a script and has done what they ask for.
    #[track_caller]
    pub(crate) fn drive(&mut self, script: &str) {
        for key in driver::keys(script) {
            self.happens(Event::KeyPressed(key));
        }
    }

    /// Lets the interface look for what the other desk wrote.
    pub(crate) fn wake(&mut self) {
        self.happens(Event::Woke);
    }

    pub(crate) fn happens(&mut self, event: Event) {
        let mut effects: Vec<Effect> = self.screen.happens(event);
        while !effects.is_empty() {
            let events: Vec<Event> =
                effects.drain(..).flat_map(|effect| self.shell.perform(effect)).collect();
            effects = events.into_iter().flat_map(|event| self.screen.happens(event)).collect();
        }
    }

    /// The screen as text.
    pub(crate) fn text(&self) -> String {
        self.screen.text()
    }

    /// The line on which messages are shown.
    pub(crate) fn told(&self) -> String {
        self.screen.line(usize::from(self.screen.buffer.area.height) - 2)
    }

    /// Whether the screen shows `text`; panics with the screen if not.
    #[track_caller]
    pub(crate) fn shows(&self, text: &str) {
        assert!(self.text().contains(text), "no {text:?} in\n{}", self.text());
    }
}

/// The time of everything that is done through the interface.
pub(crate) fn now() -> DateTime<Utc> {
    common::stamp(0).at
}
