//! Two desks on one file: one of them changes the records that the other is showing. A
//! key does what the screen named when it was pressed, or is refused with a message; a
//! selection, a dialogue, a question and a form keep their subject.
//!
//! `BANZUKE_LONG=100 cargo test --release --test main two_desks` tries ten thousand sequences.

mod kinds;
mod random;
