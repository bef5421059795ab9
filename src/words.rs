//! Every word that people read, one typed structure a language: a missing sentence does not
//! compile.

pub mod english;
pub mod message;
pub mod screen;
pub mod term;

use message::MessageWords;
use screen::ScreenWords;
use term::TermWords;

/// The words of one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// The names of things, for both of the following.
    pub term: TermWords,
    /// Refusals, faults and entries, said the same way on every surface.
    pub message: MessageWords,
    /// What the terminal interface says.
    pub screen: ScreenWords,
}
