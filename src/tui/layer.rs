//! What passes between the frame and its layers: an [`Intent`] goes down to the layer in front, [`Step`]s come back.
//!
//! A layer (a screen or an overlay) changes only itself. Whatever concerns others it asks for by a step.

use std::time::Instant;

use super::effect::Effect;
use super::hitbox::{Hitboxes, Pane};
use super::overlay::Overlay;
use super::screen::Screen;
use super::snapshot::Snapshot;
use super::toast::Toast;
use crate::club::Seq;
use crate::command::{CommandId, FooterLabel};
use crate::domain::number::PlayerId;
use crate::settings::{Setting, Settings, Value};
use crate::words::Words;

/// What the operator wants of the layer in front, after keys and mouse have been understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    Run(CommandId),
    /// A click on a row.
    Click {
        pane: Pane,
        row: usize,
    },
    /// The wheel over a list; positive goes down.
    Scroll {
        pane: Pane,
        /// Rows.
        rows: isize,
    },
    /// A click on a tab.
    Tab(usize),
    /// The text of the focused input has changed.
    Edited,
    /// A digit, 0 to 9, for a screen that takes digits.
    Digit(u32),
    /// Somebody was picked on the screen that lay over this one.
    Picked(PlayerId),
    /// What the screen in front wished for was recorded as this entry.
    Done(Seq),
    /// The club has changed; what was worked out from it is old.
    Refreshed,
}

/// The part of a screen that keys go to, for help: what it is called, and the commands that concern it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Focus {
    /// What it is called.
    pub name: String,
    /// The commands that concern it more than the rest of the screen.
    pub commands: &'static [CommandId],
}

/// What the footer says of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// What it says of it everywhere.
    Own,
    /// What it does here.
    As(FooterLabel),
    /// Nothing: another key that is shown does the same, or the screen says it where it is needed.
    Unsaid,
}

/// What a layer may look at while it updates.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The club and its journal.
    pub data: &'a Snapshot,
    pub words: &'static Words,
    /// What the operator prefers.
    pub settings: &'a Settings,
    /// Where the last frame put things.
    pub frame: &'a Hitboxes,
    /// The time of the event.
    pub now: Instant,
}

/// What a layer asks of the frame. Several are taken in order.
#[derive(Debug, Clone)]
pub enum Step {
    /// Put a screen on the stack.
    Open(Screen),
    /// Lay an overlay over the screen.
    Cover(Overlay),
    /// Take the layer in front away; the first screen stays.
    Back,
    /// Take the layer in front away and hand somebody who was picked there to the one below.
    HandBack(PlayerId),
    /// Put a screen in the place of the one in front.
    Replace(Screen),
    /// Give a setting another value, and follow it at once.
    Prefer(Setting, Value),
    /// Run a command on the layer that is then in front.
    Run(CommandId),
    /// Tell something on the status line.
    Say(Toast),
    /// Have something done outside.
    Do(Effect),
}
