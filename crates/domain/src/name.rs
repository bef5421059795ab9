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
