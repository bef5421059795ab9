//! The words of long work.

use crate::domain::watch::Task;

/// What is being done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doing {
    /// Recording what was decided.
    Recording,
    /// Taking an entry back.
    Undoing,
    /// Doing again what was undone.
    Redoing,
    /// Writing a ranking to a file.
    Exporting,
    /// Looking through the backups.
    Verifying,
    /// Putting a backup in the place of the file.
    Restoring,
    /// Working out the odds of a tournament.
    Foretelling,
    /// Fitting ratings to all results of a list.
    Fitting,
    /// Reading what all entries of the journal say.
    ReadingJournal,
    /// Looking for files whose names begin so.
    Completing,
    /// Reading a file of this name.
    Reading(String),
    /// Recording what a file of this name holds.
    TakingIn(String),
}

/// The words of long work.
#[derive(Debug, Clone, Copy)]
pub struct WorkWords {
    /// The title of its gauge.
    pub doing: fn(&Doing) -> String,
    /// Before anything is known of it.
    pub waiting: &'static str,
    /// What it is at.
    pub task: fn(Task) -> &'static str,
    /// How far it has come: the task, parts done, parts there are.
    pub counted: fn(Task, usize, usize) -> String,
    /// How long it has gone on, in seconds.
    pub passed: fn(u64) -> String,
    /// What stops it.
    pub stop: &'static str,
    /// While it is being stopped.
    pub stopping: &'static str,
    /// That it was stopped.
    pub stopped: &'static str,
    /// That it failed by a fault of the program: what that said.
    pub broke: fn(&str) -> String,
    /// At the right of the title line, while duplicates are looked for: per cent.
    pub search: fn(usize) -> String,
}
