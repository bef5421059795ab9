//! Targeted influence.

use super::checkpoints::KeptArgs;
use super::presentation::{Shown, WordedFindings};
use super::program;
use crate::charts;
use crate::lab::Program;
use crate::lab::influence::{EvaluatedPlayer, Influence};
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::count;

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
        let words = own(context.all_words).influence;
        let line = ProgressLine::new(context.words.command);
        let found =
            self.kept.play(context, influence.plan(), |kept| influence.play(kept, &line))?;
        drop(line);
        // Only the operating system can stop it here.
        let Some(found) = found else { return Ok(()) };
        let title = words.title();
        let sheets = vec![
            (title.to_owned(), sheets::influence(&found)),
            (words.comparisons().to_owned(), sheets::influence_comparisons(&found)),
            (words.claims().to_owned(), sheets::influence_claims(&found)),
        ];
        let charts = charts::influence(&found, context.all_words);
        let mut said = vec![words.played(&influence)];
        let faults: u32 = found.lines.iter().map(EvaluatedPlayer::faults).sum();
        said.extend(words.stands_in(&influence));
        said.extend((faults > 0).then(|| words.faults(faults)));
        said.extend(words.false_alarms(&found.false_alarms()));
        self.shown.write(context, WordedFindings { title, sheets, charts, said })
    }
}
