//! The events that happen to the interface.

use std::path::PathBuf;

use super::machines::Machines;
use crossterm::event::{self as terminal, KeyEventKind, MouseEventKind};
use ratatui::layout::Position;

use super::kit::key::Key;
use super::news::News;
use super::snapshot::Snapshot;
use super::work::{Job, TaskProgress};
use crate::club::Seq;
use crate::request::Doing;

/// Rows that one notch of the wheel moves.
const NOTCH: isize = 3;

/// How the interface came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Left,
    /// The terminal is gone: its window was closed, or the line dropped.
    TerminalGone,
    /// The system asked the program to end, by the signal of this number.
    Signal(u8),
}

impl End {
    /// The code that the program ends with, as a shell gives it for one that a signal ended.
    pub const fn code(self) -> u8 {
        const HANG_UP: u8 = 1;
        match self {
            Self::Left => 0,
            Self::TerminalGone => 128 + HANG_UP,
            Self::Signal(signal) => 128_u8.saturating_add(signal),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    KeyPressed(Key),
    /// The main button was pressed there.
    Clicked(Position),
    /// The wheel was turned there; positive rows go down.
    Scrolled {
        position: Position,
        rows: isize,
    },
    Pasted(String),
    /// The terminal has another size.
    Resized,
    /// The program has to end, whatever goes on.
    Ended(End),
    /// The terminal can no longer be read.
    InputFailed(String),
    /// A moment that something waited for has come.
    TimePassed,
    /// Half a second has passed, or somebody looks here again: time to see what other desks did.
    Woke,
    /// The club is another now, by this desk's doing or another's.
    Changed(Box<Snapshot>),
    /// The search for players who may be registered twice is over.
    Searched,
    /// A fit to all results of a list is done.
    Fitted,
    /// The outcome of something that the screen in front asked for.
    News(News),
    /// Work that is waited for has begun.
    Began(Job, Doing),
    /// Work has come so far.
    Reached(Job, TaskProgress),
    /// Work failed by a fault of the program, with the message of the panic.
    Broke(String),
    /// Work is over, and its outcome was told before.
    Over(Job),
    /// The search for players who may be registered twice was stopped.
    SearchStopped,
    /// A request of a screen was recorded as this entry.
    Done(Seq),
    /// An entry was taken back.
    Undone,
    /// The file cannot be followed any more, for this reason; or it can again.
    Alarmed(Option<String>),
    /// The machines of the hall, as they were asked for.
    Machines(Box<Machines>),
    /// Something went wrong beside what was done; a sentence that says what.
    Warned(String),
    /// Something was done; a sentence that says what.
    Told(String),
    /// A file was written, and can be opened.
    Written(PathBuf),
    /// Something was refused; a sentence that says why, and what to do instead.
    Refused(String),
}

impl Event {
    /// Reads a terminal event; releases, drags and moves mean nothing here.
    pub fn from_terminal(event: terminal::Event) -> Option<Self> {
        match event {
            terminal::Event::Key(key) if key.kind == KeyEventKind::Press => {
                Some(Self::KeyPressed(Key::from(key)))
            }
            terminal::Event::Mouse(mouse) => {
                let position = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(terminal::MouseButton::Left) => {
                        Some(Self::Clicked(position))
                    }
                    MouseEventKind::ScrollDown => Some(Self::Scrolled { position, rows: NOTCH }),
                    MouseEventKind::ScrollUp => Some(Self::Scrolled { position, rows: -NOTCH }),
                    _ => None,
                }
            }
            terminal::Event::Paste(text) => Some(Self::Pasted(text)),
            terminal::Event::Resize(..) => Some(Self::Resized),
            // An operator who looks here again wants to see what the other desks did.
            terminal::Event::FocusGained => Some(Self::Woke),
            terminal::Event::Key(_) | terminal::Event::FocusLost => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};

    use super::*;

    #[test]
    fn only_presses_clicks_and_the_wheel_mean_something() {
        let key = |kind| {
            let event = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, kind);
            Event::from_terminal(terminal::Event::Key(event))
        };
        assert_eq!(key(KeyEventKind::Press), Key::parse("a").map(Event::KeyPressed));
        assert_eq!(key(KeyEventKind::Repeat), None);
        assert_eq!(key(KeyEventKind::Release), None);
        let mouse = |kind| {
            let event = MouseEvent { kind, column: 4, row: 2, modifiers: KeyModifiers::NONE };
            Event::from_terminal(terminal::Event::Mouse(event))
        };
        let position = Position::new(4, 2);
        let down = MouseEventKind::Down(terminal::MouseButton::Left);
        assert_eq!(mouse(down), Some(Event::Clicked(position)));
        assert_eq!(mouse(MouseEventKind::ScrollUp), Some(Event::Scrolled { position, rows: -3 }));
        assert_eq!(mouse(MouseEventKind::Moved), None);
        assert_eq!(Event::from_terminal(terminal::Event::FocusGained), Some(Event::Woke));
        assert_eq!(Event::from_terminal(terminal::Event::FocusLost), None);
    }
}
