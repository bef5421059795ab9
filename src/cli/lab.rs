//! Experiments: models learned from recorded games, and what ratings can be trusted with.

mod convergence;
mod elo_table;
mod influence;
mod kept;
mod league;
pub(super) mod progress;
mod shown;
mod train_hands;
mod virtual_game;

use clap::Subcommand;

pub(super) use progress::ProgressLine;

use super::context::Context;
use super::error::CliError;

/// Experiments.
#[derive(Debug, Subcommand)]
pub(super) enum Lab {
    VirtualGame(virtual_game::Command),
    Convergence(Box<convergence::Command>),
    EloTable(elo_table::Command),
    Influence(influence::Command),
    League(league::Command),
    TrainHands(train_hands::TrainHands),
}

impl Lab {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::VirtualGame(game) => game.run(context),
            Self::Convergence(convergence) => convergence.run(context),
            Self::EloTable(table) => table.run(context),
            Self::Influence(influence) => influence.run(context),
            Self::League(league) => league.run(context),
            Self::TrainHands(train) => train.run(context),
        }
    }
}
