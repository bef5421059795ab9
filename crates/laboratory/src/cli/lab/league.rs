//! The league of card programs.

use super::checkpoints::KeptArgs;
use super::presentation::{Shown, WordedFindings};
use super::program;
use crate::charts;
use crate::lab::Program;
use crate::lab::league::{Findings, League, Policy};
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::{count, k, one_of};

/// The games of a league, and how they are rated.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct LeagueArgs {
    #[arg(long, value_name = "N", default_value_t = League::SETS, value_parser = count)]
    sets: u32,
    #[arg(long, value_name = "N", default_value_t = League::GAMES, value_parser = count)]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = League::PLAYOUTS, value_parser = count)]
    playouts: u32,
    #[arg(long, value_name = "RULE", default_value_t, value_parser = one_of::<Policy>())]
    policy: Policy,
    #[arg(long, value_name = "K", value_delimiter = ',', default_values_t = League::K, value_parser = k)]
    k: Vec<f64>,
    #[arg(long, value_name = "N", default_value_t = League::ORDERS, value_parser = count)]
    orders: u32,
}

impl LeagueArgs {
    pub(in crate::cli) fn league(&self, programs: Vec<Program>, seed: u64) -> League {
        League {
            seed,
            programs,
            sets: self.sets,
            games: self.games,
            playouts: self.playouts,
            policy: self.policy,
            k: self.k.clone(),
            orders: self.orders,
        }
    }
}

/// The programs, the number of games, the rating rules, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "PROGRAM", value_delimiter = ',', default_value = League::PROGRAMS, value_parser = program)]
    programs: Vec<Program>,
    #[command(flatten)]
    rules: LeagueArgs,
    #[command(flatten)]
    kept: KeptArgs,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let league = self.rules.league(self.programs.clone(), self.shown.random_seed);
        if !league.is_sound() {
            return Err(CliError::Usage(own(context.all_words).league.no_league()));
        }
        let line = ProgressLine::new(context.words.command);
        let found = self.kept.play(context, league.plan(), |kept| league.play(kept, &line))?;
        drop(line);
        // Only the operating system can stop it here.
        found.map_or(Ok(()), |found| write(&self.shown, context, &found))
    }
}

/// Writes the findings of a league, whoever played it.
pub(in crate::cli) fn write(
    shown: &Shown,
    context: &mut Context<'_>,
    found: &Findings,
) -> Result<(), CliError> {
    let words = own(context.all_words).league;
    let title = words.title();
    let sheets = vec![
        (title.to_owned(), sheets::league(found)),
        (words.order().to_owned(), sheets::league_order(found)),
    ];
    let charts = charts::league(found, context.all_words);
    let mut said = vec![words.played(&found.league)];
    said.extend(words.verdict(found));
    shown.write(context, WordedFindings { title, sheets, charts, said })
}
