//! Tests of the crate as its users see it.

mod analyse;
mod evaluate;
mod play;
mod rules;
mod solve;
mod train;
mod wthor;
