//! Names: how they are cleaned for display, and the keys under which they are compared.
//!
//! The display text is what a person entered, only cleaned. Keys are never shown.

mod fold;
mod romaji;

pub use fold::{clean, fold};
pub use romaji::romaji;
