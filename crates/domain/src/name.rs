//! Names: how they are cleaned for display, and the keys under which they are compared.
//!
//! The display text is what a person entered, only cleaned. Keys are never shown.

mod cell;
mod fold;
mod order;
mod romaji;

pub use cell::{from_cell, to_cell};
pub use fold::{begins, clean, fold, is_refused, shown};
pub use order::spoken_order;
pub use romaji::{romaji, romaji_by_kana};

/// A text folded, as it is written and in Latin letters.
pub fn heard(text: &str) -> [String; 2] {
    let written = fold(text);
    let latin = romaji(&written);
    [written, latin]
}

/// Whether a name, or a word of it, begins with a text in either; see [`heard`].
pub fn begins_as_heard(name: &[String; 2], typed: &[String; 2]) -> bool {
    name.iter().zip(typed).any(|(name, typed)| begins(name, typed))
}
