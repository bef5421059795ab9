//! The public board: a screen for the hall that follows the file and never writes to it.
//!
//! An interface of its own, built as the other one is: what happens changes the state
//! ([`state`]), the state is drawn ([`view`]), and only this file and [`follower`] touch the world.
//! Its pages (`page`) are made when something changes, its keys are those of the scope `board`.

pub mod big;
pub mod follower;
pub(crate) mod page;
pub mod state;
pub mod view;

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Instant;

use super::event::{End, Event, Listener};
use super::hangup;
use super::kit::hitbox::Hitboxes;
use super::terminal::Session;
use super::work::LOOK;
use super::{WAKE, or_gone};
use follower::FileFollower;
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
