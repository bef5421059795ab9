//! Why two registrations may be one person.

use crate::club::Club;
use crate::club::question::matcher::Owner;
use crate::domain::matching::{Band, Reason};

/// Why two registrations may be one person.
#[derive(Debug, Clone, Copy)]
pub struct LikenessWords {
    /// One fact, as a fragment of a sentence.
    pub reason: fn(&Reason) -> String,
    /// All facts, one behind the other.
    pub reasons: fn(&[Reason]) -> String,
    /// Whom a name may belong to, and why.
    pub may_be: fn(&str, &[Owner], &Club) -> String,
    /// What a score means, in a word or two.
    pub band: fn(Band) -> &'static str,
}
