//! The arithmetic of S4.

use super::presentation::{Shown, WordedFindings};
use crate::charts;
use crate::domain::game::Hand;
use crate::lab::elo_table::{EloTable, Part};
use crate::sheets;
use crate::words::message::ValueFault;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::{count, number, one_of};

/// The part to print, and how much is simulated for it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "PART", value_parser = one_of::<Part>())]
    part: Option<Part>,
    #[arg(long, value_name = "N", default_value_t = EloTable::STANDARD.sets, value_parser = count)]
    sets: u32,
    #[arg(long, value_name = "N", default_value_t = EloTable::STANDARD.games, value_parser = count)]
    games: u32,
    #[arg(long, value_name = "P", value_delimiter = ',', value_parser = hand)]
    hand: Vec<Hand>,
    #[arg(long, value_name = "P", value_delimiter = ',', value_parser = hand, conflicts_with = "hand")]
    win_rate: Vec<Hand>,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (seed, sets, games) = (self.shown.random_seed, self.sets, self.games);
        let words = own(context.all_words).experiment;
        if !self.hand.is_empty() || !self.win_rate.is_empty() {
            return self.worked_out(context);
        }
        let table = EloTable { seed, sets, games };
        // Only the operating system can stop it here.
        let Ok(found) = table.play(&ProgressLine::new(context.words.command)) else {
            return Ok(());
        };
        let parts = self.part.map_or_else(|| Part::ALL.to_vec(), |part| vec![part]);
        let sheets = parts
            .iter()
            .map(|part| (words.part(*part).to_owned(), sheets::elo_table(&found, *part)));
        let sheets = sheets.collect();
        let charts = charts::elo_table(&found, context.all_words);
        let said = vec![words.elo_table_seed(seed)];
        self.shown.write(context, WordedFindings { title: words.elo_table(), sheets, charts, said })
    }

    /// The curves of hands, or the gaps of win rates, which need no simulation.
    fn worked_out(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = own(context.all_words).experiment;
        let (title, sheet, charts) = if self.hand.is_empty() {
            (words.gaps(), sheets::elo_gaps(&self.win_rate), Vec::new())
        } else {
            let chart = charts::elo_hands(&self.hand, context.all_words);
            (words.hands(), sheets::elo_hands(&self.hand), vec![chart])
        };
        let sheets = vec![(title.to_owned(), sheet)];
        self.shown.write(context, WordedFindings { title, sheets, charts, said: Vec::new() })
    }
}

/// Reads a probability above 0 and below 1.
fn hand(text: &str) -> Result<Hand, ValueFault> {
    Hand::new(number(text)?).map_err(|_fault| ValueFault::Within(0.0, 1.0))
}
