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

/// Whether a name, or a word of it, begins with a folded text, as it is written or in Latin letters.
pub fn begins_as_heard(name: &str, typed: &str) -> bool {
    let name = fold(name);
    begins(&name, typed) || begins(&romaji(&name), &romaji(typed))
}
