//! Banzuke (番付): a tournament desk in the terminal, on one SQLite file.
//!
//! One idea carries everything: the journal is the truth. A person's decision becomes an
//! `club::Action`; the `club::Club` says whether it may be done, the journal keeps it, and
//! every screen, table and rating is folded from there. `docs/ARCHITECTURE.md` is a map of the
//! rooms.

/// The club's file, its journal and its desk, likewise.
pub use banzuke_club::{clock, club, desk, journal, logfile, opener, outside, settings};
/// The rules, a crate of their own.
pub use banzuke_domain as domain;

pub mod cards;
pub mod cli;
pub mod command;
pub mod drawing;
pub mod export;
pub mod import;
pub mod lab;
pub mod paper;
pub mod records;
pub mod request;
pub mod site;
pub mod tui;
pub mod words;
