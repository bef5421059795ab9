//! Findings of experiments, as rows. Each row has the seed, so that no figure goes without it.

mod convergence;
mod elo_table;
mod foresight;
mod influence;
mod league;
mod programs;
mod records;
mod virtual_game;

pub use convergence::convergence;
pub use elo_table::elo_table;
pub use foresight::{after, foresight};
pub use influence::{Figure, influence, influence_claims};
pub use league::{league, league_order};
pub use programs::{Program, programs};
pub use records::{one_game, othello_engines, record_steps};
pub use virtual_game::{virtual_game, virtual_game_histogram};

use super::Cell;

/// A figure of an experiment, cut to so many parts of one.
fn rounded(figure: f64, parts: f64) -> Cell {
    Cell::Points((figure * parts).round() / parts)
}

/// A seed, which may be larger than a whole number of a cell.
fn seed(seed: u64) -> Cell {
    i64::try_from(seed).map_or_else(|_| Cell::text(seed.to_string()), Cell::Whole)
}
