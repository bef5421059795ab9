//! What the interface asks of the world outside. `update` only names it; the shell has it done.

use std::path::PathBuf;

use super::screen::wizard::draft::Draft;
use super::wish::Wish;
use crate::club::question::rating_table::Asked;
use crate::domain::ids::{ListId, TournamentId};
use crate::export::Format;
use crate::settings::{Setting, Value};
use crate::words::Language;

/// A wish that `update` cannot fulfil by itself.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Leave the program with a failure that the terminal reported.
    Fail(String),
    /// Look for what other desks wrote, and come back with it.
    Follow,
    /// Record something.
    Perform(Wish),
    /// Take back the last entry that counts, or this one.
    Undo(Option<crate::club::Seq>),
    /// Take back the last undo.
    Redo,
    /// Give the terminal back to the shell until this program is called to the front again.
    Suspend,
    /// Have clicks and the wheel come to the program, or leave them to the terminal.
    Mouse(bool),
    /// Keep the new value of a setting.
    Keep(Setting, Value),
    /// Speak this language from now on.
    Speak(Language),
    /// Work out the odds of a tournament.
    Foretell(TournamentId),
    /// Look for the draft of a tournament, and come back with it.
    FindDraft,
    /// Keep the draft of a tournament.
    KeepDraft(Box<Draft>),
    /// Take away the draft that is kept.
    DropDraft,
    /// Read a file, and come back with what is in it.
    ReadFile(PathBuf),
    /// Complete a path as far as that can be done, and come back with it.
    CompletePath(String),
    /// Write a ranking to a new file beside the club's.
    Export(Ranking),
}

/// A ranking to be written out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ranking {
    /// Of which list.
    pub list: ListId,
    /// Which ranking.
    pub asked: Asked,
    /// How it is written.
    pub format: Format,
}
