//! Who plays, and the start.

use super::meant;
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

pub(super) fn enter(context: &mut Context<'_>, field: &Field) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let tournament = meant::tournament(words, club, &field.name)?.id;
        let players = meant::players(words, club, &field.players)?;
        Ok(vec![Action::EnterPlayers { tournament, players }])
    })
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
