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
        match self {
            Self::Analyse(analyse) => analyse.run(context),
            Self::Losses(losses) => losses.run(context),
            Self::Plies(plies) => plies.run(context),
            Self::Fit(fit) => fit.run(context),
            Self::Test(test) => test.run(context),
            Self::Suggest(suggest) => suggest.run(context),
        }
    }
}
