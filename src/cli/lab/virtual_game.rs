//! The virtual game of S0.

use super::presentation::{Found, Shown};
use super::progress::ProgressLine;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::{count, k, one_of};
use crate::drawing;
use crate::export;
use crate::lab::virtual_game::{Outside, VirtualGame};

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
        let words = context.words.experiment;
        // Nobody stops it but the system.
        let Ok(found) = game.play(&ProgressLine::new(words)) else { return Ok(()) };
        let sheet = if self.histogram {
            export::virtual_game_histogram(&found)
        } else {
            export::virtual_game(&found)
        };
        let charts = drawing::virtual_game(&found, context.all_words);
        let title = words.virtual_game();
        let said = words.virtual_game_verdict(&found);
        self.shown
            .write(context, Found { title, sheets: vec![(title.to_owned(), sheet)], charts, said })
    }
}
