//! Banzuke (番付): a tournament desk in the terminal, on one SQLite file.
//!
//! One idea carries everything: the journal is the truth. A person's decision becomes an
//! `club::Action`; the `club::Club` says whether it may be done, the journal keeps it, and
//! every screen, table and rating is folded from there. `docs/ARCHITECTURE.md` is a map of the
//! rooms.

/// The rules, a crate of their own.
pub use banzuke_domain as domain;

pub mod cards;
pub mod cli;
pub mod clock;
pub mod club;
pub mod command;
pub mod desk;
pub mod drawing;
pub mod export;
pub mod import;
pub mod journal;
pub mod lab;
pub mod logfile;
pub mod opener;
pub mod outside;
pub mod paper;
pub mod records;
pub mod request;
pub mod settings;
pub mod site;
pub mod tui;
pub mod words;
