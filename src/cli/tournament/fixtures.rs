//! The days of a league's matches: the list of a player or of all, as rows or as a calendar.

use super::show::write;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::output::{Output, TextFormat};
use crate::export;
use crate::export::file::Readers;

/// A tournament, one of its players or all, and where the list is written.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Fixtures {
    name: String,
    player: Option<String>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
    #[arg(long, conflicts_with = "format")]
    ics: bool,
    #[command(flatten)]
    output: Output,
}

impl Fixtures {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let to_file = self.output.path().is_some();
        if to_file || self.ics {
            self.output.promises(context, &["ics"])?;
        }
        let desk = context.open()?;
        let club = desk.club();
        let names = context.names(club);
        let found = names.tournament(&self.name)?;
        let player = self.player.as_ref().map(|player| names.entrant(found.id, player));
        let player = player.transpose()?;
        if !to_file && !self.ics {
            return write(context, export::fixtures(club, found, player), self.format);
        }
        let now = context.outside.now();
        let list = found.fixture_list(player).into_iter();
        let dated = list.map(|(day, one)| (found, day, one));
        let calendar = export::calendar(dated, now, |found, one| {
            context.words.sheet.fixture(found, one, club)
        });
        self.output.write(context, Readers::Usual, |out| out.write_all(calendar.as_bytes()))
    }
}
