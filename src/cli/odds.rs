//! The odds of each place in a tournament.

use super::context::Context;
use super::error::CliError;
use super::value::{count, one_of};
use crate::domain::odds::{Method, Simulation};
use crate::export::{self, Format};

/// The tournament, and the simulation for odds that cannot be worked out.
#[derive(Debug, clap::Args)]
pub(super) struct Odds {
    #[arg(value_name = "TOURNAMENT")]
    name: String,
    #[arg(long, value_name = "N", default_value_t = Simulation::STANDARD.runs,
        value_parser = count)]
    runs: u32,
    #[arg(long, value_name = "SEED", default_value_t = Simulation::STANDARD.seed)]
    random_seed: u64,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl Odds {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let desk = context.open()?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        let simulation = Simulation { seed: self.random_seed, runs: self.runs };
        let groups = club.odds(found, simulation);
        let groups = groups.map_err(|why| words.rating.no_odds(why, found))?;
        let format = self.format;
        context.print(export::odds(club, found, &groups), format)?;
        let simulated = groups.iter().find(|group| !group.odds.is_exact());
        let method = simulated.map_or(Method::Exact, |group| group.odds.method);
        let largest = groups.iter().flat_map(|group| {
            let all = group.odds.players.iter().flat_map(|player| &player.probabilities);
            all.map(|probability| group.odds.standard_error(*probability))
        });
        let error = largest.fold(0.0, f64::max);
        let told = words.rating.method(method, error);
        if format == Format::Table {
            writeln!(context.out, "{told}")?;
        } else {
            context.say(&told);
        }
        Ok(())
    }
}
