//! English.

mod message;
mod screen;
mod term;

use super::{Language, Words};

/// English.
pub static ENGLISH: Words = Words {
    language: Language::English,
    term: term::TERM,
    message: message::MESSAGE,
    screen: screen::SCREEN,
};

/// `1 match`, `2 matches`.
fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
