//! The public board: a screen for the hall that follows the file and never writes to it.
//!
//! An interface of its own, built as the other one is: what happens changes the state
//! ([`state`]), the state is drawn ([`view`]), and only this file and [`follower`] touch the world.
//! Its pages (`page`) are made when something changes, its keys are those of the scope `board`.

pub mod big;
pub(crate) mod page;
pub mod state;
pub mod view;

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveTime, Utc};

use super::hangup;
use super::kit::input::Hitboxes;
use super::terminal::Session;
use super::work::LOOK;
use super::{End, Event, Listener};
use super::{WAKE, or_gone};
use crate::clock::in_the_hall;
use crate::desk::{Desk, Followed};
use crate::outside::Environment;
use crate::tui::snapshot::Snapshot;
use crate::web::{Served, wall};
use state::{Board, Outcome};

/// Shows the board until somebody leaves it. `make` is told the size of the terminal.
pub fn run(
    watch: FileFollower,
    make: impl FnOnce((u16, u16), Instant) -> Board,
) -> io::Result<End> {
    or_gone(show(watch, make))
}

fn show(
    mut watch: FileFollower,
    make: impl FnOnce((u16, u16), Instant) -> Board,
) -> io::Result<End> {
    let (sender, events) = mpsc::channel();
    hangup::watch(sender.clone())?;
    let mut session = Session::enter(true)?;
    let size = session.terminal.size()?;
    let mut board = make((size.width, size.height), Instant::now());
    let _listener = Listener::start(sender);
    let mut wake = Instant::now() + WAKE;
    loop {
        draw(&mut board, &mut session)?;
        let event = next(&events, &mut wake, &mut watch);
        match event {
            Event::Ended(end) => return Ok(end),
            Event::Woke => board.hear(watch.look(), Instant::now()),
            _ => {}
        }
        match board.update(event, Instant::now()) {
            Outcome::Stay => {}
            Outcome::Leave => return Ok(End::Left),
            Outcome::Fail(reason) => return Err(io::Error::other(reason)),
        }
    }
}

fn draw(board: &mut Board, session: &mut Session) -> io::Result<()> {
    let mut drawn = Hitboxes::default();
    let mut size = (0, 0);
    session.terminal.draw(|frame| {
        size = (frame.area().width, frame.area().height);
        // The terminal is asked for its size right before: pages cut for another size are cut again.
        board.fit(size);
        drawn = view::view(board, frame.area(), frame.buffer_mut());
    })?;
    board.frame = drawn;
    Ok(())
}

/// Waits for what happens next: a report of the terminal, something that others did, or the next wake.
fn next(events: &Receiver<Event>, wake: &mut Instant, watch: &mut FileFollower) -> Event {
    loop {
        let now = Instant::now();
        if now >= *wake || watch.may_be_new() {
            *wake = now + WAKE;
            return Event::Woke;
        }
        match events.recv_timeout(LOOK.min(wake.saturating_duration_since(now))) {
            Ok(event) => return event,
            Err(RecvTimeoutError::Timeout) => {}
            Err(gone @ RecvTimeoutError::Disconnected) => {
                return Event::InputFailed(gone.to_string().into());
            }
        }
    }
}

/// Reads a time as the clock on the wall shows it.
#[derive(Debug, Clone, Copy)]
pub struct Clock(pub fn(DateTime<Utc>) -> NaiveTime);

impl Clock {
    /// The clock where the program runs.
    pub const LOCAL: Self = Self(|time| in_the_hall(time).time());

    pub fn hour_minute(self, time: DateTime<Utc>) -> String {
        self.0(time).format("%H:%M").to_string()
    }
}

/// The result of a look at the file.
#[derive(Debug, Clone, PartialEq)]
pub enum Look {
    Same,
    /// Another state, or the same a minute later.
    Seen(Box<Snapshot>),
    /// The file cannot be read now. The board shows what it knows; the time goes on.
    Unread(DateTime<Utc>),
}

/// An open file that is only looked at.
#[derive(Debug)]
pub struct FileFollower {
    desk: Desk,
    outside: Environment,
    shown: Snapshot,
    failed: bool,
}

impl FileFollower {
    /// Watches the file of a desk, which is best opened by [`Desk::open_to_read`].
    pub fn new(desk: Desk, outside: Environment) -> Self {
        let shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
        let shown = with_pages(shown.seen_at(outside.now()), &desk);
        Self { desk, outside, shown, failed: false }
    }

    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Whether others may have written. What fails here is told by the next look.
    pub(in crate::tui) fn may_be_new(&mut self) -> bool {
        self.desk.wait(Duration::ZERO).unwrap_or(false)
    }

    /// Looks what others wrote. A file that fails is tried again at the next look.
    pub fn look(&mut self) -> Look {
        let now = self.outside.now();
        let followed = self.desk.follow();
        let recovered = followed.is_ok() && std::mem::take(&mut self.failed);
        match followed {
            Ok(followed)
                if followed != Followed::Nothing
                    || recovered
                    || wall(self.desk.path()) != self.shown.wall
                    || minute(now) != minute(self.shown.now) =>
            {
                let today = self.outside.today();
                let (club, entries) = (self.desk.club(), self.desk.entries());
                let later = if matches!(followed, Followed::Moved(_)) {
                    Snapshot::new(club, entries, today)
                } else {
                    self.shown.later(club, entries, today)
                };
                self.shown = with_pages(later.seen_at(now), &self.desk);
                Look::Seen(Box::new(self.snapshot()))
            }
            Ok(_) => Look::Same,
            Err(error) => {
                error.tell();
                self.failed = true;
                Look::Unread(now)
            }
        }
    }
}

/// The snapshot with the address of the pages that are served of the file, and what goes round on walls.
fn with_pages(shown: Snapshot, desk: &Desk) -> Snapshot {
    let phones = Served::of(desk.path()).and_then(Served::open_address);
    shown.with_pages(phones, wall(desk.path()))
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}
