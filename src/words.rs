//! Every word that people read, one typed structure a language: a missing sentence does not compile.

pub mod english;
pub mod screen;

use screen::ScreenWords;

/// The words of one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// What the terminal interface says.
    pub screen: ScreenWords,
}
