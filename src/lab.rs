//! Experiments beside the club: what a model learns from recorded games and how well it foretells, and what ratings can
//! be trusted with where true strengths are known. The same seed gives the same figures on every machine, with any number
//! of threads.

mod chance;
pub mod convergence;
pub mod elo_table;
mod experiment;
pub mod foresight;
pub mod hands;
pub mod othello_engines;
pub mod records;
mod sample;
pub mod virtual_game;

pub use experiment::{Experiment, Found};

/// The seed of an experiment where none is given: of the first ten the one whose medians of the virtual game are nearest to
/// those of 40,000 sets.
pub const SEED: u64 = 9;
