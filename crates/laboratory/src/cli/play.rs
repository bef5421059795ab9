//! Card games played by programs and people.

mod daihinmin;
mod join;
mod league;
mod serve;

use std::sync::LazyLock;

use ::daihinmin::player::{Player, player_named, players};
use clap::Subcommand;
use clap::builder::PossibleValuesParser;

use banzuke::cli::context::{CliError, Context};
use banzuke::run;

/// Games at one table.
#[derive(Debug, Subcommand)]
pub(super) enum Play {
    Daihinmin(daihinmin::Daihinmin),
    Serve(Box<serve::Serve>),
    Join(join::Join),
    League(Box<league::LeagueOfOthers>),
}

impl Play {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        run!(self, context, [Daihinmin, Serve, Join, League])
    }
}

/// Reads the name of one of our players.
fn program() -> PossibleValuesParser {
    static NAMES: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| players(0).iter().map(|player| player.name()).collect());
    PossibleValuesParser::new(NAMES.iter().copied())
}

/// The players of these names; players with a target have the first at the table.
fn programs(names: &[String]) -> Vec<Box<dyn Player>> {
    names.iter().filter_map(|name| player_named(name, 0)).collect()
}
