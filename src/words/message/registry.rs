//! Who is one person: mergers, what they change, and lists that come in.

use crate::club::Club;
use crate::club::question::merger::MergerEffect;
use crate::club::registry::{Merger, Verdict};
use crate::domain::number::PlayerId;
use crate::words::message::Message;

/// Who is one person.
#[derive(Debug, Clone, Copy)]
pub struct RegistryWords {
    /// Which results count for another person then, an event a line.
    pub moved: fn(&MergerEffect, &Club) -> Vec<String>,
    /// How many others' ratings move, besides those of the two.
    pub others: fn(usize) -> String,
    /// A merger.
    pub merger: fn(Merger, &Club) -> String,
    /// What was said of two registrations.
    pub verdict: fn([PlayerId; 2], Verdict, &Club) -> String,
    /// Nobody is merged into a player, or the player into anybody.
    pub no_merger: fn(PlayerId, &Club) -> Message,
    /// A player goes on for several other numbers, of which one is to be named.
    pub which_merger: fn(PlayerId, &[PlayerId], &Club) -> Message,
    /// A pair of which the operator said so.
    pub put_off: fn(&str) -> String,
    /// Birth dates that were left out of an export.
    pub born_left_out: fn(usize) -> String,
}
