//! Japanese.

mod help;
mod message;
mod screen;
mod term;

use chrono::{Datelike as _, NaiveDate};

use super::{Language, Words, grouped};

/// Japanese.
pub static JAPANESE: Words = Words {
    language: Language::Japanese,
    term: term::TERM,
    message: message::MESSAGE,
    help: help::HELP,
    screen: screen::SCREEN,
};

/// `2試合`, `1,024試合`: a number and its counter.
fn count(number: usize, counter: &str) -> String {
    format!("{}{counter}", grouped(number))
}

/// `2026年11月21日`.
fn date(day: NaiveDate) -> String {
    day.format("%Y年%-m月%-d日").to_string()
}

/// `2026年11月21日(土)`, where there is room.
fn full_date(day: NaiveDate) -> String {
    let weekday =
        ["月", "火", "水", "木", "金", "土", "日"][day.weekday().num_days_from_monday() as usize];
    format!("{}({weekday})", date(day))
}
