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

use rayon::prelude::*;

use crate::domain::progress::{ProgressCounter, Stopped};

/// Plays all parts side by side, and counts each. The results are in the order of the parts.
fn play_all<P, T: Send>(
    parts: impl IntoParallelIterator<Item = P>,
    counter: &ProgressCounter<'_>,
    play: impl Fn(P) -> T + Send + Sync,
) -> Result<Vec<T>, Stopped> {
    let play = |part| {
        let played = play(part);
        counter.one().map(|()| played)
    };
    parts.into_par_iter().map(play).collect()
}
