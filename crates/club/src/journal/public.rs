//! The journal for the public record: results and draws, from which anybody can calculate every rating again.

use std::sync::Arc;

use super::{Entry, OpId};
use crate::club::Club;

/// A text that a journal must have where its own is not public.
pub(crate) const LEFT_OUT: &str = "-";

/// The entry with what moves results and ratings and nothing else: no desks, notes, births, aliases, readings, tables
/// or reasons. Players bear the names that `club` has for them, whatever they were registered under; `club` is a public
/// one ([`Club::public`]). Its number and what it undoes stay; it has no digest of its own.
pub fn public(entry: &Entry, club: &Club) -> Entry {
    Entry {
        seq: entry.seq,
        at: entry.at,
        desk: LEFT_OUT.to_owned(),
        op: OpId(entry.seq.to_string()),
        undoes: entry.undoes,
        actions: entry.actions.iter().filter_map(|action| action.public(club)).collect(),
    }
}

/// All entries, a line each.
pub fn lines(entries: &[Arc<Entry>], club: &Club) -> Vec<u8> {
    let mut lines = Vec::new();
    for entry in entries {
        lines.extend_from_slice(public(entry, club).to_line().as_bytes());
        lines.push(b'\n');
    }
    lines
}
