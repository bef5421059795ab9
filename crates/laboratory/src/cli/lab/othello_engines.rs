//! S1's first experiment with strengths of our own engine.

use super::presentation::{Shown, WordedFindings};
use crate::lab::othello_engines::OthelloEngines;
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::Context;
use banzuke::cli::error::CliError;
use banzuke::cli::progress::ProgressLine;
use banzuke::cli::value::count;

/// The number of openings, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "N", value_parser = count, default_value_t = OthelloEngines::STANDARD.openings)]
    openings: u32,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let seed = self.shown.random_seed;
        let engines = OthelloEngines { seed, openings: self.openings, ..OthelloEngines::STANDARD };
        // Nobody stops it but the system.
        let Ok(found) = engines.play(&ProgressLine::new(context.words.command)) else {
            return Ok(());
        };
        let words = own(context.all_words).records;
        let title = words.engines();
        let sheets = vec![(title.to_owned(), sheets::othello_engines(&found, seed))];
        let said = vec![
            words.engines_agree(&found),
            own(context.all_words).experiment.elo_table_seed(seed),
        ];
        self.shown.write(context, WordedFindings { title, sheets, charts: Vec::new(), said })
    }
}
