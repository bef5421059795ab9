//! Banzuke (番付): a tournament desk in the terminal, on one SQLite file.
//!
//! One idea carries everything: the journal is the truth. A person's decision becomes an
//! `club::Action`; the `club::Club` says whether it may be done, the journal keeps it, and
//! every screen, table and rating is folded from there. `docs/ARCHITECTURE.md` is a map of the
//! rooms.

pub use banzuke_club::{
    clock, club, desk, journal, listen, logfile, opener, outside, settings, system,
};
pub use banzuke_domain as domain;
pub use banzuke_exchange::{cards, export, foresight, import, request};
pub use banzuke_hall as hall;
pub use banzuke_paper::{drawing, paper, site};
pub use banzuke_web as web;
pub use banzuke_words::{command, words};

pub mod cli;
mod hall_words;
pub mod hooks;
pub mod own_commands;
mod received;
pub mod tui;
