//! Two desks on one file: what one of them looks at, the other changes. Whatever a key does is what the screen named when
//! it was pressed, or is refused with a sentence; a selection, a dialogue, a question and a form keep their subject.
//!
//! `BANZUKE_LONG=100 cargo test --release --test main two_desks` tries ten thousand sequences.

mod kinds;
mod random;
