//! The public display: a screen for the hall that follows the file and never writes to it.
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

use super::kit::input::Hitboxes;
use super::terminal::Session;
use super::work::LOOK;
use super::{End, Event, Listener, WAKE, hangup, or_gone};
use crate::clock::in_the_hall;
use crate::desk::{Desk, Followed};
use crate::outside::Environment;
use crate::tui::snapshot::Snapshot;
use crate::web::{Served, wall};
use state::{Board, Outcome};

/// `make` gets the size of the terminal, columns and rows.
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
        // Pages are cut for the size of the terminal, so the size is read right before drawing.
        board.fit(size);
        drawn = view::view(board, frame.area(), frame.buffer_mut());
    })?;
    board.frame = drawn;
    Ok(())
}

/// Waits for an event of the terminal. Returns [`Event::Woke`] at `wake`, or when another desk may have written.
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

/// Turns a moment into the time of day that the display shows.
#[derive(Debug, Clone, Copy)]
pub struct Clock(pub fn(DateTime<Utc>) -> NaiveTime);

impl Clock {
    /// The local time of this computer.
    pub const LOCAL: Self = Self(|time| in_the_hall(time).time());

    pub fn hour_minute(self, time: DateTime<Utc>) -> String {
        self.0(time).format("%H:%M").to_string()
    }
}

/// The result of a look at the file.
#[derive(Debug, Clone, PartialEq)]
pub enum Look {
    Same,
    /// The club has changed, or a minute has passed.
    Seen(Box<Snapshot>),
    /// The file cannot be read now. The display keeps what it shows; its clock goes on.
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
    /// Use a desk from [`Desk::open_to_read`].
    pub fn new(desk: Desk, outside: Environment) -> Self {
        let shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
        let shown = with_pages(shown.seen_at(outside.now()), &desk);
        Self { desk, outside, shown, failed: false }
    }

    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Whether another desk may have written. An error counts as no; the next look reports it.
    pub(super) fn may_be_new(&mut self) -> bool {
        self.desk.wait(Duration::ZERO).unwrap_or(false)
    }

    /// Reads what other desks wrote. After an error the next look tries again.
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

/// Adds the address of the pages for phones, and the settings of the wall, to a snapshot.
fn with_pages(shown: Snapshot, desk: &Desk) -> Snapshot {
    let phones = Served::of(desk.path()).and_then(Served::open_address);
    shown.with_pages(phones, wall(desk.path()))
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}
