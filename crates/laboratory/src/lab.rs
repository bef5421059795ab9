//! Experiments beside the club: what a model learns from recorded games and how well it foretells, and what ratings can
//! be trusted with where true strengths are known. The same seed gives the same figures on every machine, with any number
//! of threads. Programs play cards among each other, and what they found so far is kept in a file.

pub mod affinity;
pub mod audit;
mod checkpoints;
pub mod convergence;
pub mod elo_table;
mod estimate;
mod experiment;
pub mod hands;
pub mod influence;
pub mod league;
pub mod othello_engines;
mod program;
pub mod records;
mod sample;
pub mod virtual_game;

pub use checkpoints::{Kept, KeptFault};
pub use estimate::Estimate;
pub use experiment::{Experiment, ExperimentFindings};
pub use program::{NoSuchProgram, Program};
pub use sample::Sample;
