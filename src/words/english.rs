//! English.

mod message;
mod screen;

use super::Words;

/// English.
pub static ENGLISH: Words = Words { message: message::MESSAGE, screen: screen::SCREEN };
