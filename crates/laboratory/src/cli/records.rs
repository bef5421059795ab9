//! Ratings from game records (S1).

mod analyse;
pub(super) mod arguments;
mod engine_queries;
mod fit;
mod losses;
mod notation;
mod plies;
mod suggest;
mod test;

use clap::Subcommand;

use banzuke::cli::context::{CliError, Context};
use banzuke::run;

/// Ratings from game records.
#[derive(Debug, Subcommand)]
pub(super) enum Records {
    Analyse(analyse::Analyse),
    Losses(losses::Losses),
    Plies(plies::Plies),
    Fit(Box<fit::FitCommand>),
    Test(test::Test),
    Suggest(suggest::Suggest),
}

impl Records {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        run!(self, context, [Analyse, Losses, Plies, Fit, Test, Suggest])
    }
}
