//! Refusals, faults and entries as sentences.

use crate::club::{Club, Refusal};
use crate::desk::DeskError;
use crate::journal::Entry;

/// Refusals, faults and entries as sentences.
#[derive(Debug, Clone, Copy)]
pub struct MessageWords {
    /// Why something may not be done: what, on whom, why, and what to do instead.
    pub refusal: fn(&Refusal, &Club) -> String,
    /// Why a desk did not do something.
    pub desk_error: fn(&DeskError, &Club) -> String,
    /// What an entry decided, in one line.
    pub entry: fn(&Entry, &Club) -> String,
}
