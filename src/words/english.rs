//! English.

mod screen;

use super::Words;

/// The words in English.
pub static ENGLISH: Words = Words {
    screen: screen::SCREEN,
};
