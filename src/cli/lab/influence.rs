//! Targeted influence.

use super::checkpoints::KeptArgs;
use super::presentation::{Found, Shown};
use super::progress::ProgressLine;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::{count, program};
use crate::drawing;
use crate::export;
use crate::lab::Program;
use crate::lab::influence::{Influence, Line};

/// The programs, the number of games, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "PROGRAM", value_delimiter = ',', default_value = Influence::AGAINST, value_parser = program)]
    against: Vec<Program>,
    #[arg(long, value_name = "PROGRAM", value_delimiter = ',', default_value = Influence::PLAYERS, value_parser = program)]
    players: Vec<Program>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count)]
    sets: u32,
    #[arg(long, value_name = "N", default_value_t = Influence::GAMES, value_parser = count)]
    games: u32,
    #[command(flatten)]
    kept: KeptArgs,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let influence = Influence {
            seed: self.shown.random_seed,
            against: self.against.clone(),
            players: self.players.clone(),
            sets: self.sets,
            games: self.games,
        };
        let words = context.words.influence;
        let line = ProgressLine::new(context.words.experiment);
        let found =
            self.kept.play(context, influence.plan(), |kept| influence.play(kept, &line))?;
        drop(line);
        // Nobody stops it but the system.
        let Some(found) = found else { return Ok(()) };
        let title = words.title();
        let sheets = vec![
            (title.to_owned(), export::influence(&found)),
            (words.claims().to_owned(), export::influence_claims(&found)),
        ];
        let charts = drawing::influence(&found, context.all_words);
        let mut said = vec![words.played(&influence)];
        let faults: u32 = found.lines.iter().map(Line::faults).sum();
        said.extend((faults > 0).then(|| words.faults(faults)));
        self.shown.write(context, Found { title, sheets, charts, said })
    }
}
