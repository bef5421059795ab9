//! The rules, pure: no clock, no randomness source, no I/O, no SQL, no terminal.

pub mod name;
pub mod number;
pub mod search;
