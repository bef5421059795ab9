//! Banzuke: a tournament desk in the terminal.

pub mod tui;
pub mod words;
