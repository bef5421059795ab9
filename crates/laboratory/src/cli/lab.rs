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
use banzuke::run;

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
        run!(
            self,
            context,
            [
                Affinity,
                Audit,
                VirtualGame,
                Convergence,
                Deviation,
                EloTable,
                Experiments,
                Influence,
                League,
                TrainHands,
                Records,
                OthelloEngines,
                TrainOthello,
            ]
        )
    }
}

/// Reads the name of a card program.
fn program(text: &str) -> Result<Program, ValueFault> {
    text.parse().map_err(|_fault| ValueFault::Written(Form::Program))
}
