//! Findings of experiments as rows. Each row has the seed, so that no number is without it.

mod affinity;
mod audit;
mod convergence;
mod elo_table;
mod influence;
mod league;
mod programs;
mod records;
mod virtual_game;

pub use affinity::{affinity, win_curves};
pub use audit::{audit, audit_counts};
pub use convergence::convergence;
pub use elo_table::{elo_gaps, elo_hands, elo_table, spread};
pub use influence::{Figure, influence, influence_claims, influence_comparisons};
pub use league::{league, league_order};
pub use programs::{Program, programs};
pub use records::{one_game, othello_engines, othello_games, record_steps};
pub use virtual_game::{virtual_game, virtual_game_histogram};

use std::fmt::Display;

use crate::export::{Cell, Column, NamedTerm, Sheet, Term};

/// The sheet with the seed in every row.
fn seeded(sheet: Sheet, seed: u64) -> Sheet {
    let rows = sheet.rows.len();
    sheet.and(Column::RandomSeed, std::iter::repeat_n(Cell::seed(seed), rows))
}

/// A word of the laboratory: its spelling in data, and its Japanese form.
fn term(data: impl Display, japanese: &'static str) -> Cell {
    Term::Named(NamedTerm { data: data.to_string(), japanese }).into()
}
