//! Experiments: models learned from recorded games, and the accuracy of ratings.

mod affinity;
pub(super) mod audit;
pub(super) mod checkpoints;
mod convergence;
mod deviation;
mod elo_table;
mod experiments;
mod influence;
pub(super) mod league;
mod othello_engines;
pub(super) mod presentation;
mod records;
mod train_hands;
mod train_othello;
mod virtual_game;

use banzuke_words::words::message::{Form, ValueFault};
use clap::Subcommand;

use crate::lab::Program;

use banzuke::cli::context::{CliError, Context};

/// Experiments.
#[derive(Debug, Subcommand)]
pub(super) enum Lab {
    Affinity(affinity::Command),
    Audit(audit::Command),
    VirtualGame(virtual_game::Command),
    Convergence(Box<convergence::Command>),
    Deviation(deviation::Command),
    EloTable(elo_table::Command),
    Influence(influence::Command),
    Experiments(experiments::Command),
    League(league::Command),
    TrainHands(train_hands::TrainHands),
    Records(Box<records::Command>),
    OthelloEngines(othello_engines::Command),
    TrainOthello(train_othello::TrainOthello),
}

impl Lab {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::Affinity(affinity) => affinity.run(context),
            Self::Audit(audit) => audit.run(context),
            Self::VirtualGame(game) => game.run(context),
            Self::Convergence(convergence) => convergence.run(context),
            Self::Deviation(deviation) => deviation.run(context),
            Self::EloTable(table) => table.run(context),
            Self::Experiments(experiments) => experiments.run(context),
            Self::Influence(influence) => influence.run(context),
            Self::League(league) => league.run(context),
            Self::TrainHands(train) => train.run(context),
            Self::Records(records) => records.run(context),
            Self::OthelloEngines(engines) => engines.run(context),
            Self::TrainOthello(train) => train.run(context),
        }
    }
}

/// Reads the name of a card program.
fn program(text: &str) -> Result<Program, ValueFault> {
    text.parse().map_err(|_fault| ValueFault::Written(Form::Program))
}
