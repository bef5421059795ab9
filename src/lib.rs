//! Banzuke: a tournament desk in the terminal. See `docs/ARCHITECTURE.md` for the rooms.

pub mod domain;
