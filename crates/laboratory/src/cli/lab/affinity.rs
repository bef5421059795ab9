//! Head-to-heads beside what strengths expect, and other forms of the win rate.

use super::presentation::{Shown, WordedFindings};
use crate::lab::affinity::Affinity;
use crate::lab::convergence::past_of;
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::count;

/// The list, how often results are drawn again, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = count)]
    sets: u32,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let desk = context.open()?;
        let list = context.names(desk.club()).list(self.list.as_deref())?;
        let words = own(context.all_words).experiment;
        let (bouts, players) = past_of(desk.club(), list.id);
        if bouts.is_empty() {
            return Err(words.no_past(&list.name).into());
        }
        let name = |player| desk.club().player(player).map(|one| one.name.clone());
        let names: Vec<String> =
            players.into_iter().map(|player| name(player).unwrap_or_default()).collect();
        let affinity = Affinity { seed: self.shown.random_seed, sets: self.sets, bouts };
        // Only the operating system can stop it here.
        let Ok(found) = affinity.play(&ProgressLine::new(context.words.command)) else {
            return Ok(());
        };
        let title = words.affinity();
        let sheets = vec![
            (title.to_owned(), sheets::affinity(&found, &names, affinity.seed)),
            (words.forms().to_owned(), sheets::win_curves(&found)),
        ];
        let said = vec![words.affinity_found(&found, &affinity)];
        self.shown.write(context, WordedFindings { title, sheets, charts: Vec::new(), said })
    }
}
