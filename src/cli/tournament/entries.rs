//! Who plays, and the start.

use super::meant;
use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;

/// A tournament and players of it, in order.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Field {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
}

/// Who plays in a tournament.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Enter {
    #[command(flatten)]
    field: Field,
    #[arg(long)]
    anyway: bool,
}

impl Enter {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words, context.outside.today());
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.field.name)?;
            let players = meant::players(words, club, &self.field.players)?;
            if !self.anyway {
                admit(words, club, found, &players, today)?;
            }
            Ok(vec![Action::EnterPlayers { tournament: found.id, players }])
        })
    }
}

pub(super) fn remove(context: &mut Context<'_>, name: &str, player: &str) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let tournament = meant::tournament(words, club, name)?.id;
        let player = meant::entrant(words, club, tournament, player)?;
        Ok(vec![Action::RemoveEntrant { tournament, player }])
    })
}

pub(super) fn order(context: &mut Context<'_>, field: &Field) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let tournament = meant::tournament(words, club, &field.name)?.id;
        let order = meant::entrants(words, club, tournament, &field.players)?;
        Ok(vec![Action::OrderEntrants { tournament, order }])
    })
}
