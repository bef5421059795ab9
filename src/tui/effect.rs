//! What the interface asks of the world outside. `update` only names it; the shell has it done.

use super::wish::Wish;

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
}
