//! English.

mod message;

use super::Words;

/// The words in English.
pub static ENGLISH: Words = Words { message: message::MESSAGE };
