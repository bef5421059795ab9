//! What experiments found, as rows. Each row has the seed, so that no figure goes without it.

mod convergence;
mod elo_table;
mod foresight;
mod records;
mod virtual_game;

pub use convergence::convergence;
pub use elo_table::elo_table;
pub use foresight::{after, foresight};
pub use records::{one_game, othello_engines, record_steps};
pub use virtual_game::{virtual_game, virtual_game_histogram};

use super::Cell;

/// A seed, which may be larger than a whole number of a cell.
fn seed(seed: u64) -> Cell {
    i64::try_from(seed).map_or_else(|_| Cell::text(seed.to_string()), Cell::Whole)
}
