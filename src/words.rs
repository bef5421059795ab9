//! Every word that people read, one typed structure a language: a missing sentence does not compile.

pub mod english;
pub mod message;

use message::MessageWords;

/// The words of one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// What is said of refusals, faults and deeds.
    pub message: MessageWords,
}
