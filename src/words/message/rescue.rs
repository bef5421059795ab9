//! What was taken out of a damaged file, and what was not.

use std::path::Path;

use crate::club::{Club, Seq};
use crate::journal::rescue::{Loss, StandIns};

/// What was taken out of a damaged file, and what was not.
#[derive(Debug, Clone, Copy)]
pub struct RescueWords {
    /// An entry that was not taken as it was, with the club that came out in the end.
    pub loss: fn(&Loss, &Club) -> String,
    /// Entries from one number to another of which nothing was found.
    pub missing: fn(Seq, Seq) -> String,
    /// How many entries of how many were taken out of that file.
    pub taken: fn(usize, usize, &Path) -> String,
    /// They were written to a new file, and the old one was not touched: both.
    pub written: fn(&Path, &Path) -> String,
    /// Nothing was written, since only the report was asked for.
    pub dry: fn(&Path) -> String,
    /// What to do with the new file: whether anything is missing in it.
    pub next: fn(&Path, bool) -> String,
    /// Names for what is lost and needed.
    pub stand_ins: StandIns,
}
