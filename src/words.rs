//! Every word that people read, one typed structure a language: a missing sentence does not
//! compile.

pub mod english;
pub mod message;
pub mod screen;

use message::MessageWords;
use screen::ScreenWords;

/// The words of one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// Refusals, faults and entries, said the same way on every surface.
    pub message: MessageWords,
    /// What the terminal interface says.
    pub screen: ScreenWords,
}
