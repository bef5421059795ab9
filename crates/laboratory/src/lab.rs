//! Experiments outside of a club: models learned from recorded games and the quality of their
//! predictions, and the accuracy of ratings if true strengths are known. The same seed gives the
//! same numbers on every machine, with any number of threads. In some experiments programs play
//! cards against each other; their results so far are kept in a file.

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
