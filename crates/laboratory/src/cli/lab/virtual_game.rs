//! The virtual game of S0.

use super::presentation::{Shown, WordedFindings};
use crate::charts;
use crate::lab::virtual_game::{Outside, VirtualGame};
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::{count, k, one_of};

/// The games to play, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "N", default_value_t = VirtualGame::STANDARD.sets, value_parser = count)]
    sets: u32,
    #[arg(long, value_name = "N", default_value_t = VirtualGame::STANDARD.games, value_parser = count)]
    games: u32,
    #[arg(long, value_name = "K", default_value_t = VirtualGame::STANDARD.k, value_parser = k)]
    k: f64,
    #[arg(long, value_name = "RULE", value_parser = one_of::<Outside>(), default_value_t = VirtualGame::STANDARD.outside)]
    outside: Outside,
    #[arg(long)]
    histogram: bool,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let seed = self.shown.random_seed;
        let (sets, games, k, outside) = (self.sets, self.games, self.k, self.outside);
        let game = VirtualGame { seed, sets, games, k, outside };
        let words = own(context.all_words).experiment;
        // Only the operating system can stop it here.
        let Ok(found) = game.play(&ProgressLine::new(context.words.command)) else { return Ok(()) };
        let sheet = if self.histogram {
            sheets::virtual_game_histogram(&found)
        } else {
            sheets::virtual_game(&found)
        };
        let charts = charts::virtual_game(&found, context.all_words);
        let title = words.virtual_game();
        let said = words.virtual_game_verdict(&found);
        self.shown.write(
            context,
            WordedFindings { title, sheets: vec![(title.to_owned(), sheet)], charts, said },
        )
    }
}
