//! Japanese.

mod message;
mod screen;
mod term;

use chrono::NaiveDate;

use super::{Language, Words};

/// Japanese.
pub static JAPANESE: Words = Words {
    language: Language::Japanese,
    term: term::TERM,
    message: message::MESSAGE,
    screen: screen::SCREEN,
};

/// `2試合`: a number and its counter.
fn count(number: usize, counter: &str) -> String {
    format!("{number}{counter}")
}

/// `2026年11月21日`.
fn date(day: NaiveDate) -> String {
    day.format("%Y年%-m月%-d日").to_string()
}
