//! A driven interface wired to a real desk on a throw-away file: effects are performed and what
//! came of them is fed back, as the program does.

use std::collections::VecDeque;

use banzuke::club::Action;
use banzuke::desk;
use banzuke::journal::store::Missing;
use banzuke::outside::Outside;
use banzuke::tui::effect::Effect;
use banzuke::tui::event::Event;
use banzuke::tui::screen::Screen;
use banzuke::tui::shell::Shell;
use banzuke::tui::snapshot::Snapshot;
use banzuke::words::english::ENGLISH;
use chrono::DateTime;
use tempfile::TempDir;

use crate::common::stamp;
use crate::tui::driver::{Desk, keys};

/// An interface and its desk.
pub(crate) struct Hall {
    pub(crate) screen: Desk,
    shell: Shell,
    _folder: TempDir,
}

impl Hall {
    /// An interface of that size over a file on which `actions` were performed as one entry each.
    pub(crate) fn new((columns, rows): (u16, u16), actions: Vec<Vec<Action>>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut desk = desk::Desk::open(&path, Missing::Create, "desk").expect("a new file");
        for (entry, op) in actions.into_iter().zip(1..) {
            desk.perform::<desk::DeskError>(&stamp(op), |_| Ok(entry)).expect("allowed");
        }
        let outside = Outside::at(DateTime::from_timestamp(1_795_222_800, 0).expect("a time"));
        let shell = Shell::new(desk, outside, &ENGLISH);
        let mut screen = Desk::new(columns, rows);
        screen.happens(Event::Changed(Box::new(shell.snapshot())));
        Self { screen, shell, _folder: folder }
    }

    /// What the screens know.
    pub(crate) fn data(&self) -> Snapshot {
        self.shell.snapshot()
    }

    /// Puts a screen on the stack.
    pub(crate) fn open(&mut self, screen: Screen) {
        self.screen.app.open(screen);
        self.screen.happens(Event::Resized);
    }

    /// Presses the keys of a script (see [`Desk::drive`]), each performed before the next.
    #[track_caller]
    pub(crate) fn drive(&mut self, script: &str) {
        for key in keys(script) {
            let effects = self.screen.happens(Event::KeyPressed(key));
            self.perform(effects);
        }
    }

    /// Clicks on the first place where `text` is shown.
    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) {
        let effects = self.screen.click_on(text);
        self.perform(effects);
    }

    /// Performs actions as another desk would, and lets the interface see it.
    pub(crate) fn elsewhere(&mut self, actions: Vec<Action>) {
        let wish = banzuke::tui::wish::Wish::Do(actions);
        self.perform(vec![Effect::Perform(wish)]);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        let mut due = VecDeque::from(effects);
        while let Some(effect) = due.pop_front() {
            for event in self.shell.perform(effect) {
                due.extend(self.screen.happens(event));
            }
        }
    }
}
