//! What the crate promises, as its users see it.

mod rules;
mod solve;
mod wthor;
